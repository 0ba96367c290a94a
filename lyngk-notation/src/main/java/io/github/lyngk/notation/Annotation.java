package io.github.lyngk.notation;

import java.io.Serializable;

/** What may stand after a move: a {@link Nag}, a {@link Comment} or a {@link Variation}, in any order. */
public sealed interface Annotation extends Serializable permits Comment, Nag, Variation {}
