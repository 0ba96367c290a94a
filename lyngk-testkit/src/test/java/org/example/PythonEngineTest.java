package org.example;

import io.github.lyngk.testkit.junit.EngineContract;
import io.github.lyngk.testkit.process.ProcessEngine;

class PythonEngineTest implements EngineContract<ProcessEngine> {
    @Override
    public ProcessEngine engine() {
        return ProcessEngine.start("python3", "examples/engine.py");
    }
}
