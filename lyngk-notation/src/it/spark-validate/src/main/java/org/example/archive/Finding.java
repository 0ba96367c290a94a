package org.example.archive;

import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.ValidationSummary;
import java.io.Serializable;
import java.util.List;

/** What is left of a record once it is validated: a few numbers and, of a faulty one, what is wrong with it. */
record Finding(Place place, List<Diagnostic> diagnostics, ValidationSummary summary) implements Serializable {}
