package org.example;

import io.github.lyngk.testkit.ProgramEngine;
import io.github.lyngk.testkit.junit.EngineContract;

class PythonEngineTest implements EngineContract<ProgramEngine> {
    @Override
    public ProgramEngine engine() {
        return ProgramEngine.start("python3", "examples/engine.py");
    }
}
