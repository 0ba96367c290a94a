package io.github.lyngk.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.EndgameSolver;
import io.github.lyngk.core.bots.Solution;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The endgames in the check of bots. */
class EndgamesTest {

    private static final EndgameSolver SOLVER = new EndgameSolver(20_000);
    private static final int ENDGAMES = 10;

    private static ImmutableList<Move> movesKeepingResult(Position position) {
        return SOLVER.movesKeepingResult(position).orElse(position.legalMoves());
    }

    /** Moves that keep what can be kept, found only if that is fast. */
    private static ImmutableList<Move> foundFast(Position position) {
        return position.legalMoveCount() > 60 ? position.legalMoves() : movesKeepingResult(position);
    }

    /** Keeps every result that it can solve. */
    private static Move perfect(Position position) {
        return foundFast(position).get(0);
    }

    /** Gives up every result that it can solve, if there is a legal move that does. */
    private static Move worst(Position position) {
        ImmutableList<Move> keeping = foundFast(position);
        return position.legalMoves().stream()
                .filter(move -> !keeping.contains(move))
                .findFirst()
                .orElse(keeping.get(0));
    }

    private static BotCheck check(Bot bot) {
        return BotCheck.of(() -> bot).seed(1).games(50).endgames(ENDGAMES);
    }

    private static EndgameScore score(CheckReport report) {
        return report.endgames().orElseThrow();
    }

    @Test
    void aPerfectBotKeepsAllResults() {
        CheckReport report = check(EndgamesTest::perfect).perfectEndgames().run();

        assertThat(report.isSound()).isTrue();
        assertThat(report.isComplete()).isTrue();
        assertThat(report.games()).isEqualTo(50 + ENDGAMES);
        assertThat(report.testedKinds()).contains(Kind.SPOILED_ENDGAME);
        assertThat(score(report)).isEqualTo(new EndgameScore(ENDGAMES, ENDGAMES, Optional.empty()));
        assertThat(report.toString()).endsWith("\nEndgames: the win or draw was kept in 10 of 10 positions");
    }

    @Test
    void theWorstBotKeepsNoneAndIsSoundAllTheSame() {
        CheckReport report = check(EndgamesTest::worst).run();
        GameRecord worst = score(report).worst().orElseThrow();

        assertThat(report.isSound()).isTrue();
        assertThat(report.testedKinds()).doesNotContain(Kind.SPOILED_ENDGAME);
        assertThat(score(report).kept()).isZero();
        assertThat(report.toString())
                .contains("\nEndgames: the win or draw was kept in 0 of 10 positions; the worst answer:\n    [");
        Move move = worst.moves().get(0);
        Solution before = SOLVER.solve(worst.start()).orElseThrow();

        assertThat(GameRecord.parse(worst.toString())).isEqualTo(worst);
        assertThat(worst.moves()).hasSize(1);
        assertThat(before.value()).isEqualTo(Solution.Value.WIN);
        assertThat(movesKeepingResult(worst.start())).doesNotContain(move);
        assertThat(worst.turns().get(0).comments().get(0).text())
                .startsWith(before + " before the move, loss after it; ");
    }

    @Test
    void declaredPerfectEndgamesAreAFaultWhenSpoiled() {
        CheckReport report = check(EndgamesTest::worst).perfectEndgames().run();

        assertThat(report.isSound()).isFalse();
        assertThat(report.faults()).hasSize(1);
        Fault fault = report.faults().get(0);
        assertThat(fault.kind()).isEqualTo(Kind.SPOILED_ENDGAME);
        assertThat(fault.games()).isEqualTo(ENDGAMES);
        assertThat(fault.summary()).startsWith("spoiled endgame: the bot declares perfect endgames, but ");
        assertThat(fault.counterexample().position().stacks()).hasSizeLessThan(12);
        assertThat(report.endgames()).isPresent();

        Game again = fault.counterexample();
        assertThat(check(EndgamesTest::worst).perfectEndgames().replay(again).faults())
                .extracting(Fault::kind)
                .containsExactly(Kind.SPOILED_ENDGAME);
        assertThat(check(EndgamesTest::perfect).perfectEndgames().replay(again).isSound())
                .isTrue();
    }

    @Test
    @Tag("not-for-mutation")
    void theSameSeedAsksInTheSameEndgames() {
        Bot first = position -> position.legalMove(0);

        CheckReport report = check(first).run();

        assertThat(check(first).run()).hasToString(report.toString());
        assertThat(score(check(first).seed(2).run())).isNotEqualTo(score(report));
    }

    @Test
    @Tag("not-for-mutation")
    void theOrderOfTheVariantsDoesNotMatter() {
        BotCheck check = check(position -> position.legalMove(0));

        CheckReport report = check.variants(ImmutableSet.of(Variant.STANDARD, Variant.SIX_STACK))
                .run();

        assertThat(check.variants(ImmutableSet.of(Variant.SIX_STACK, Variant.STANDARD))
                        .run())
                .hasToString(report.toString());
    }

    @ParameterizedTest
    @EnumSource
    @Tag("not-for-mutation")
    void allEndgamesAreOfASelectedVariantAndLeaveAChoice(Variant variant) {
        List<Position> asked = new ArrayList<>();
        BotCheck.of((Bot) position -> {
                    asked.add(position);
                    return position.legalMove(0);
                })
                .variants(Set.of(variant))
                .seed(3)
                .games(1)
                .endgames(ENDGAMES)
                .run();

        assertThat(asked).hasSize(ENDGAMES + 1).allMatch(position -> position.variant() == variant);
        assertThat(asked.stream()
                        .filter(position -> movesKeepingResult(position).size() < position.legalMoveCount()))
                .hasSizeGreaterThanOrEqualTo(ENDGAMES);
    }

    @Test
    void anAnswerThatIsNoMoveKeepsNothing() {
        CheckReport report = check(position -> null).run();

        assertThat(report.faults()).extracting(Fault::kind).containsExactly(Kind.NULL_ANSWER);
        assertThat(score(report)).isEqualTo(new EndgameScore(ENDGAMES, 0, Optional.empty()));
    }

    @Test
    void withoutEndgamesThereIsNoScore() {
        CheckReport report = BotCheck.of(() -> EndgamesTest::worst).games(1).run();

        assertThat(report.endgames()).isEmpty();
        assertThat(report.toString()).doesNotContain("ndgames");
    }

    @Test
    @Tag("not-for-mutation")
    void perfectEndgamesAreAHundredUnlessToldOtherwise() {
        BotCheck check = BotCheck.of(() -> EndgamesTest::perfect).games(10).budget(Duration.ofMillis(1));

        assertThat(check.perfectEndgames().run().plannedGames()).isEqualTo(110);
        assertThat(check.perfectEndgames().endgames(2).run().plannedGames()).isEqualTo(12);
        assertThat(check.endgames(2).perfectEndgames().run().plannedGames()).isEqualTo(12);
    }

    @Test
    void noneOrFewerAreRefused() {
        BotCheck check = BotCheck.of(EndgamesTest::perfect);

        assertThatThrownBy(() -> check.endgames(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new EndgameScore(1, 2, Optional.empty())).isInstanceOf(IllegalArgumentException.class);
    }
}
