package io.github.lyngk.testkit;

import io.github.lyngk.testkit.house.CoreEngine;

/** A right engine passes the contract with default settings. */
class CoreEngineProperties extends CoreEngine {}
