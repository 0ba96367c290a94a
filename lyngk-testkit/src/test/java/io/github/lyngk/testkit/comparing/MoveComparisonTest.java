package io.github.lyngk.testkit.comparing;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An extra or doubled move is blamed on the most particular rule that explains it. */
class MoveComparisonTest {

    private static Finding compare(Position position, Collection<Move> listed) {
        return new MoveComparison(Game.of(position), Position::legalMoves, false)
                .compare(listed, new EarlierAnswers(), true)
                .orElseThrow();
    }

    private static Optional<Rule> rule(Finding finding) {
        return finding.first().explanation().rule();
    }

    private static Finding withExtra(String position, String... extra) {
        Position parsed = Position.parse(position);
        Stream<Move> moves = Arrays.stream(extra).map(Move::parse);
        return compare(
                parsed, Stream.concat(parsed.legalMoves().stream(), moves).toList());
    }

    /** Red on c1 wants to reach blue on f5, over what stands on c4. */
    @ParameterizedTest
    @CsvSource({
        "J,  R:-,  F4, a joker serves as LYNGK point",
        "G,  RG:-, F3, the player's other colour serves as LYNGK point",
        "G,  R:G,  F3, a stack of the opponent serves as LYNGK point",
        "(RG), R:-, F3, the colour serves as LYNGK point though it is not on top",
        "G,  R:-,  F3, any stack serves as LYNGK point",
        "R,  I:-,  F1, a neutral stack takes LYNGK points"
    })
    void F_wrongLyngkPointIsTold(String between, String claims, Rule rule, String told) {
        Finding finding = withExtra("1/4/R2" + between + "3/6/7/4B1/7/4/1 1 " + claims + " 0:0", "c1-f5");

        assertThat(finding.first().explanation().difference()).isEqualTo(Difference.EXTRA_MOVE);
        assertThat(rule(finding)).contains(rule);
        assertThat(finding.first().sentence()).contains("c1-f5", told);
    }

    @Test
    void F4_claimOfThisTurnMakesTheStackOnesOwn() {
        Finding finding = withExtra("1/4/R2J3/6/7/4B1/7/4/1 1 -:- 0:0", "R:c1-f5");

        assertThat(rule(finding)).contains(Rule.F4);
    }

    @Test
    void F2_topThatIsNotLinkedIsTold() {
        Finding finding = withExtra("1/4/RG4R/6/7/4B1/7/4/1 1 R:- 0:0", "c1-f5");

        assertThat(rule(finding)).contains(Rule.F2);
        assertThat(finding.first().sentence()).contains("though no chain leads to it");
    }

    @Test
    void E3_jumpIsTold() {
        Finding finding = withExtra("1/4/IG4B/6/7/6/7/4/1 1 R:- 0:0", "c1-c7");

        assertThat(rule(finding)).contains(Rule.E3);
        assertThat(finding.first().sentence()).contains("jumps over others");
    }

    @Test
    void F2_moveNothingExplainsIsLeftToCore() {
        Finding finding = withExtra("R/4/7/6/7/3B2/7/2GI/1 1 R:- 0:0", "a1-f4");

        assertThat(rule(finding)).contains(Rule.F2);
        assertThat(finding.first().sentence()).doesNotContain("unless");
    }

    /** Moves that are illegal for other reasons keep the rule they break. */
    @Test
    void E6_mostOfTheExtraMovesDecide() {
        Finding finding = withExtra("1/4/R(GK)5/6/7/4B1/7/4/1 1 -:- 0:0", "c1-c2", "I:c1-c2", "c1-f5");

        assertThat(rule(finding)).contains(Rule.E6);
    }

    private static final Position TWO_LINKED = Position.parse("1/4/R2R2R/6/7/4B1/7/4/1 1 R:- 0:0");

    private static List<Move> repeating(String move, int times) {
        return Stream.concat(
                        TWO_LINKED.legalMoves().stream(),
                        Stream.generate(() -> Move.parse(move)).limit(times - 1))
                .toList();
    }

    @Test
    void R1_moveListedForEachRoute() {
        assertThat(new RouteSearch(TWO_LINKED, Move.parse("c1-f5")).routes(9)).isEqualTo(2);
        assertThat(rule(compare(TWO_LINKED, repeating("c1-f5", 2)))).contains(Rule.R1);
    }

    @Test
    void F5_moveListedMoreOftenThanThereAreRoutes() {
        Finding finding = compare(TWO_LINKED, repeating("c1-f5", 3));

        assertThat(finding.first().explanation().difference()).isEqualTo(Difference.DUPLICATE_MOVE);
        assertThat(rule(finding)).contains(Rule.F5);
        assertThat(finding.first().sentence()).contains("c1-f5 3 times");
    }

    @Test
    void R1_directMoveListedTwice() {
        Position position = Position.parse("1/4/RG5/6/7/6/7/4/1 1 -:- 0:0");
        ImmutableList<Move> moves = position.legalMoves();

        Finding finding =
                compare(position, Stream.concat(moves.stream(), moves.stream()).toList());

        assertThat(rule(finding)).contains(Rule.R1);
    }

    private static Finding without(String position, Predicate<Move> left) {
        Position parsed = Position.parse(position);
        return compare(parsed, parsed.legalMoves().stream().filter(left).toList());
    }

    @Test
    void E8_missingMovesAreBlamedOnWhatTheyShareAndOthersLack() {
        Position position = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0");
        Finding finding =
                without(position.toString(), move -> position.heightAt(move.to()) <= position.heightAt(move.from()));

        assertThat(rule(finding)).contains(Rule.E8);
        assertThat(finding.first().sentence()).contains("lands on a higher stack");
    }

    /** A pair of features where neither is missing alone. */
    @Test
    void F2_missingMovesMayShareTwoThings() {
        Finding finding = without("1/4/R2R2(GI)/6/7/4(KB)1/7/4/1 1 R:- 0:0", move -> !move.equals(Move.parse("c1-c7")));

        assertThat(finding.readings())
                .allSatisfy(reading ->
                        assertThat(reading.explanation().difference()).isEqualTo(Difference.MISSING_MOVE));
        assertThat(finding.first().sentence()).contains("c1-c7");
    }

    @Test
    void E3_gapInTheBoardIsToldWithItsTwoPoints() {
        Position position = Position.parse("1/4/7/3R2/3BG2/2I3/7/4/1 1 -:- 0:0");
        Finding finding = without(
                position.toString(),
                move -> !EnumSet.of(move.from(), move.to()).equals(EnumSet.of(Point.D4, Point.E4)));

        assertThat(finding.readings())
                .anySatisfy(reading -> assertThat(reading.sentence()).contains("as if nothing led from d4 to e4"));
    }

    /** Where claims are listed apart, all moves decline to claim, and none for that reason. */
    @Test
    void R12_isNotBlamedForMovesListedApart() {
        Position position = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0");
        Function<Position, ImmutableList<Move>> plain = other -> other.legalMoves().stream()
                .filter(move -> move.claim().isEmpty())
                .collect(ImmutableList.toImmutableList());
        Finding finding = new MoveComparison(Game.of(position), plain, false)
                .compare(List.of(), new EarlierAnswers(), true)
                .orElseThrow();

        assertThat(finding.readings())
                .isNotEmpty()
                .noneMatch(reading -> reading.explanation().rule().equals(Optional.of(Rule.R12)));
    }

    @Test
    void movesOfAPositionAskedBeforeAreRecognised() {
        Position asked = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 R:- 0:0");
        Position twin = Position.parse("1/4/R(GK)4B/6/7/6/7/4/1 1 B:R 0:0");
        EarlierAnswers earlier = new EarlierAnswers();
        earlier.note(asked);
        Finding finding = new MoveComparison(Game.of(twin), Position::legalMoves, false)
                .compare(asked.legalMoves(), earlier, true)
                .orElseThrow();

        assertThat(finding.first().explanation().difference()).isEqualTo(Difference.WRONG_MEMORY);
        assertThat(finding.first().sentence()).contains(asked.toString());
    }
}
