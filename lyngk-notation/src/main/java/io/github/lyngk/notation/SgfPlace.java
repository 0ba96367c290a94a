package io.github.lyngk.notation;

/** A place in the text of an SGF game: line and column in the source, and the index in the text. */
record SgfPlace(int line, int column, int index) {}
