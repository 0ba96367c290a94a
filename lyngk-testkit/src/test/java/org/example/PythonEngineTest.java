package org.example;

import io.github.lyngk.testkit.EngineValueContract;
import io.github.lyngk.testkit.process.ProcessEngine;

class PythonEngineTest implements EngineValueContract<ProcessEngine> {
    @Override
    public ProcessEngine engine() {
        return ProcessEngine.start("python3", "examples/engine.py");
    }
}
