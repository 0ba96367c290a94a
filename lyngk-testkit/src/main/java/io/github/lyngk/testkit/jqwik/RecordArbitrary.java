package io.github.lyngk.testkit.jqwik;

import io.github.lyngk.notation.GameRecord;

/**
 * Draws game records with tags, comments, annotations, variations and every kind of ending.
 *
 * <p>The games in them are those of {@link LyngkArbitraries#games()}. A failing record shrinks to fewer remarks and
 * shorter play.
 */
public interface RecordArbitrary extends PlayArbitrary<GameRecord, RecordArbitrary> {}
