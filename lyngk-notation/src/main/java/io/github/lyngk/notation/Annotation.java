package io.github.lyngk.notation;

/** What may stand after a move: a {@link Nag}, a {@link Comment} or a {@link Variation}, in any order. */
public sealed interface Annotation permits Comment, Nag, Variation {}
