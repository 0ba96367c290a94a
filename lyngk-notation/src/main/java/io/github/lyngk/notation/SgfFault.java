package io.github.lyngk.notation;

/** A place where a text is not SGF, exceeds a limit or is not UTF-8. */
record SgfFault(DiagnosticCode code, SgfPlace place, String sentence) {}
