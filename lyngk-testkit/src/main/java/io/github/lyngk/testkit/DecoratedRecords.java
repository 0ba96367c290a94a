package io.github.lyngk.testkit;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Drawn games, dressed up as records with random tags and remarks. */
final class DecoratedRecords implements RecordArbitrary {
    private static final int MOST_REMARKS = 6;
    private static final int MOST_TAGS = 4;
    private static final int LONGEST_TEXT = 40;
    private static final int MANY = 1000;

    private final GameArbitrary games;

    DecoratedRecords(GameArbitrary games) {
        this.games = games;
    }

    @Override
    public RandomGenerator<GameRecord> generator(int genSize) {
        RandomGenerator<Game> game = games.generator(genSize);
        RandomGenerator<RecordExtras> extras = extras().generator(genSize);
        return random ->
                new ShrinkableRecord(game.next(random), extras.next(random).value());
    }

    /** None for jqwik to mix in: the remarks are various enough. */
    @Override
    public EdgeCases<GameRecord> edgeCases(int maxEdgeCases) {
        return EdgeCases.none();
    }

    private static Arbitrary<RecordExtras> extras() {
        return Combinators.combine(
                        tags(),
                        remarks().list().ofMaxSize(MOST_REMARKS),
                        Arbitraries.integers().between(0, MANY))
                .as(RecordExtras::new);
    }

    private static Arbitrary<Map<String, String>> tags() {
        Arbitrary<String> names = Arbitraries.of("Event", "Site", "Date", "Round", "First", "Second", "X_1");
        return Arbitraries.maps(names, texts()).ofMaxSize(MOST_TAGS);
    }

    private static Arbitrary<RecordExtras.Remark> remarks() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, PlaySpec.LONGEST),
                        Arbitraries.of(RecordExtras.Kind.class),
                        texts(),
                        Arbitraries.integers().between(0, MANY))
                .as(RecordExtras.Remark::new);
    }

    /** Free text, with everything that means something to a reader of records. */
    private static Arbitrary<String> texts() {
        Arbitrary<String> strings = Arbitraries.strings()
                .withCharRange(' ', '~')
                .withChars("{}();\"\\[]!?$*-\u00e9\u00df\u0131\u03bb\u6f22\ufeff")
                .ofMaxLength(LONGEST_TEXT);
        return Arbitraries.oneOf(strings, Arbitraries.of("", "1-0", "a } b", "; c", "\\\"", "die \ud83c\udfb2"));
    }

    @Override
    public RecordArbitrary inVariant(Variant first, Variant... more) {
        return new DecoratedRecords(games.inVariant(first, more));
    }

    @Override
    public RecordArbitrary plies(int min, int max) {
        return new DecoratedRecords(games.plies(min, max));
    }

    @Override
    public RecordArbitrary ongoing() {
        return new DecoratedRecords(games.ongoing());
    }

    @Override
    public RecordArbitrary finished() {
        return new DecoratedRecords(games.finished());
    }

    @Override
    public RecordArbitrary with(EdgeCase first, EdgeCase... more) {
        return new DecoratedRecords(games.with(first, more));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DecoratedRecords that && games.equals(that.games);
    }

    @Override
    public int hashCode() {
        return games.hashCode();
    }

    @Override
    public String toString() {
        return "records of " + games;
    }
}
