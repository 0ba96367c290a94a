package io.github.lyngk.notation;

/** One value of one property of an SGF node: its name in capitals, its unescaped text, and where the text begins. */
record SgfProperty(String name, String value, SgfPlace place) {}
