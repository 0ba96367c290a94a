package io.github.lyngk.testkit;

/** A right engine passes the contract with default settings. */
class CoreEngineProperties extends CoreEngine {}
