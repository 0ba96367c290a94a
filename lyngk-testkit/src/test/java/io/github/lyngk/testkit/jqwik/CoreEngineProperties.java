package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.testkit.house.CoreEngine;

/** A right engine passes the contract. */
class CoreEngineProperties extends CoreEngine {}
