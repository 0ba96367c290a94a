package io.github.lyngk.notation;

/** An annotation of a turn: a {@link Nag}, a {@link Comment} or a {@link Variation}, in any order. */
public sealed interface Annotation permits Comment, Nag, Variation {}
