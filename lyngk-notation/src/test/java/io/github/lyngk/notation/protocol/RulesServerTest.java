package io.github.lyngk.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Perft;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.bots.PlayoutBot;
import io.github.lyngk.notation.text.InputLine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each command answers. */
@Tag("surroundings")
class RulesServerTest {
    private static final String START = "G/BIKK/IGGRIRR/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 1 -:- 0:0";
    /** Red is the first player's; e1 travels over e4. */
    private static final String LATE = "1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 RB:GI 0:0";

    private static final String LOST = "(GRBK)/(GB)1(GR)1/J4(IK)1/6/1(JRKI)5/2(GI)1(RKBI)1/K6/4/B 2 BK:IG 3:1";

    private static final String EVEN =
            "(KIR)/GB1J/1(IG)4(KG)/1B(KGI)R1J/2(BGIK)1(GKR)1(RK)/2(RG)3/(RB)4(KIRJB)(GBR)/I1(IB)1/(KBI) 2 GR:IK 0:0 six";

    private static final String WON = "R/4/7/6/7/6/7/3(BK)/1 1 R:K 1:1";
    private static final String DRAWN = "J/4/7/6/7/6/7/4/1 1 R:K 1:1";
    private static final String SIX_WON = "1/4/7/6/3(JKGJIR)3/6/7/4/1 2 R:- 0:0 six#1";

    @Test
    void lyngkAnswersTheFacts() {
        assertThat(Session.begun().say("lyngk 1"))
                .isEqualTo("ok name=lyngk version=1.2.3 roles=engine,bot variants=standard,six,captures setup=any"
                        + " claims=joined duplicates=no show=yes deterministic=no");
    }

    @Test
    void lyngkAgainAnswersTheFactsAndChangesNothing() {
        Session session = Session.at(LATE).after("play e1-e7");
        String before = session.say("show");

        assertThat(session.say("lyngk 1")).isEqualTo(Session.begun().say("lyngk 1"));
        assertThat(session.say("show")).isEqualTo(before);
        assertThat(session.after("undo").say("show")).isEqualTo("ok " + LATE);
    }

    @Test
    void positionSetsUpAndForgetsWhatWasPlayed() {
        Session session = Session.at(LATE).after("play e1-e7").after("position " + START);

        assertThat(session.say("show")).isEqualTo("ok " + START);
        assertThat(session.say("undo")).startsWith("no there is nothing to undo");
    }

    @Test
    void positionIsReadInEitherCaseAndShownAsItIsPrinted() {
        assertThat(Session.at(LATE.toLowerCase(Locale.ROOT)).say("show")).isEqualTo("ok " + LATE);
    }

    @Test
    void movesListsTheLegalMoves() {
        assertThat(Session.at(LATE).say("moves")).isEqualTo("ok e1-e7 e1-h4 e4-e7 e4-h4 h4-e4");
    }

    @Test
    void movesOfOneStack() {
        assertThat(Session.at(LATE).say("moves e4")).isEqualTo("ok e4-e7 e4-h4");
        assertThat(Session.at(LATE).say("moves E4")).isEqualTo("ok e4-e7 e4-h4");
        assertThat(Session.at(LATE).say("moves a1")).isEqualTo("ok");
        assertThat(Session.at(LATE).say("moves a2"))
                .isEqualTo("no \"a2\", character 1: expected a point such as c7, found 'a2'");
    }

    @ParameterizedTest
    @ValueSource(strings = {WON, DRAWN, SIX_WON})
    void movesIsJustOkWhenTheGameIsOver(String position) {
        assertThat(Session.at(position).say("moves")).isEqualTo("ok");
        assertThat(Session.at(position).say("moves e4")).isEqualTo("ok");
        assertThat(Session.at(position).say("count")).isEqualTo("ok 0");
    }

    @Test
    void playMakesTheMove() {
        Session session = Session.at(START);
        assertThat(session.say("play R:c6-c5")).isEqualTo("ok");
        assertThat(session.say("show"))
                .isEqualTo("ok G/BIKK/IGGR(IR)1R/RGJIRB/BRBIBIG/KGJIRJ/BBGKKKK/RIGB/K 2 R:- 0:0");
    }

    @Test
    void R6_playGivesTheTurnToWhoeverHasItThen() {
        String skipping = RandomGames.games(Variant.STANDARD, 1)
                .flatMap(game -> game.positions().stream())
                .filter(position -> !position.isOver())
                .filter(position -> position.legalMoves().stream()
                        .anyMatch(move -> position.effect(move).skipsOpponent()))
                .findFirst()
                .orElseThrow()
                .toString();
        Position position = Position.parse(skipping);
        String move = position.legalMoves().stream()
                .filter(each -> position.effect(each).skipsOpponent())
                .findFirst()
                .orElseThrow()
                .toString();
        Session session = Session.at(skipping);
        String turn = session.say("result");

        assertThat(session.after("play " + move).say("result")).isEqualTo(turn);
    }

    @ParameterizedTest
    @ValueSource(strings = {"e1-e7", "E1-E7", "e1-E7"})
    void movesAreReadInEitherCase(String move) {
        assertThat(Session.at(LATE).say("play " + move)).isEqualTo("ok");
        assertThat(Session.at(START).say("check i:B2-b1")).isEqualTo("ok legal");
    }

    @Test
    void anIllegalMoveIsRefusedWithTheLibrarysSentence() {
        Session session = Session.at(START).after("play a1-b2");
        assertThat(session.say("play b3-b2"))
                .isEqualTo("no b3-b2: a neutral single piece may not land on a stack of 2 (E6)");
        assertThat(session.say("route b3-b2"))
                .isEqualTo("no b3-b2: a neutral single piece may not land on a stack of 2 (E6)");
    }

    @ParameterizedTest
    @CsvSource({START + ",turn 1", LATE + ",turn 1", WON + ",won 2", DRAWN + ",draw", SIX_WON + ",won 1"})
    void resultTellsWhoseTurnItIsOrWhoWon(String position, String result) {
        assertThat(Session.at(position).say("result")).isEqualTo("ok " + result);
    }

    @Test
    void resultTellsTheSecondPlayersTurn() {
        assertThat(Session.at(START).after("play a1-b2").say("result")).isEqualTo("ok turn 2");
    }

    @Test
    void outcomeTellsReasonAndTallies() {
        assertThat(Session.at(START).say("outcome")).isEqualTo("ok");
        assertThat(Session.at(WON).say("outcome"))
                .isEqualTo("ok winner=2 reason=twos first=1,0,0,0,1 second=1,0,0,1,0");
        assertThat(Session.at(DRAWN).say("outcome"))
                .isEqualTo("ok winner=- reason=all_equal first=1,0,0,0,0 second=1,0,0,0,0");
        assertThat(Session.at(SIX_WON).say("outcome"))
                .isEqualTo("ok winner=1 reason=sudden_death first=0,0,0,0,0 second=0,0,0,0,0");
    }

    @Test
    void chooseDrawsEveryLegalMoveAndChangesNothing() {
        Session session = Session.at(LATE);
        Set<String> chosen = new TreeSet<>();
        for (int i = 0; i < 500; i++) {
            chosen.add(session.say(i % 2 == 0 ? "choose" : "choose 100"));
        }
        assertThat(chosen).containsExactly("ok e1-e7", "ok e1-h4", "ok e4-e7", "ok e4-h4", "ok h4-e4");
        assertThat(session.say("show")).isEqualTo("ok " + LATE);
    }

    @Test
    void chooseHandsTheLimitToTheBot() {
        List<Duration> limits = new ArrayList<>();
        Bot bot = new Bot() {
            @Override
            public Move choose(Position position) {
                return Move.parse("e1-h4");
            }

            @Override
            public Move choose(Position position, Duration limit) {
                limits.add(limit);
                return Move.parse("e4-e7");
            }
        };
        Session session = Session.with(bot, true).after("lyngk 1").after("position " + LATE);

        assertThat(session.say("choose")).isEqualTo("ok e1-h4");
        assertThat(session.say("choose 100")).isEqualTo("ok e4-e7");
        assertThat(session.say("choose 0")).isEqualTo("ok e4-e7");
        assertThat(session.say("choose 9223372036854775807")).isEqualTo("ok e4-e7");
        assertThat(limits)
                .containsExactly(Duration.ofMillis(100), Duration.ofMillis(1), Duration.ofMillis(Long.MAX_VALUE));
    }

    @Test
    void theFactsTellWhetherTheBotIsDeterministic() {
        assertThat(Session.with(new PlayoutBot(1, 1), true).say("lyngk 1")).endsWith(" deterministic=yes");
    }

    @ParameterizedTest
    @CsvSource({
        LATE + ",1,unknown",
        LATE + ",1000,win 2",
        LOST + ",10000000,loss 3",
        EVEN + ",100000,draw",
        START + ",1000,unknown",
        WON + ",1,loss 0",
        DRAWN + ",1,draw",
        SIX_WON + ",1,loss 0"
    })
    void solveTellsTheResultOfBestPlay(String position, String nodes, String solution) {
        assertThat(Session.at(position).say("solve " + nodes)).isEqualTo("ok " + solution);
        assertThat(Session.at(position).after("solve " + nodes).say("show")).isEqualTo("ok " + position);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "10000001", "x", "1.5", ""})
    void solveRefusesOtherNodesThan1To10000000(String nodes) {
        assertThat(Session.at(LATE).say("solve " + nodes))
                .isEqualTo("no NODES must be a number from 1 to 10000000, not \"" + nodes + "\"");
    }

    @Test
    void chooseIsRefusedWhenTheGameIsOver() {
        assertThat(Session.at(WON).say("choose")).isEqualTo("no there is no move to choose: the game is over (G1)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "x", "", "1.5", "+1", "9223372036854775808", "\u0661"})
    void chooseTakesWholeMillisecondsOnly(String time) {
        assertThat(Session.at(LATE).say("choose " + time)).startsWith("no MILLISECONDS must be a number from 0 to ");
    }

    @Test
    void movesHaveNoRouteAndNoMarks() {
        assertThat(Session.at(START).say("play b1-c2-d3"))
                .isEqualTo("no \"b1-c2-d3\", character 6: expected the end of the move, without route and marks,"
                        + " found '-d3'");
    }

    @Test
    void claimsAreJoined() {
        assertThat(Session.at(START).say("claims")).startsWith("no the command claims is not supported: ");
        assertThat(Session.at(START).say("claim R")).startsWith("no the command claim is not supported: ");
    }

    @ParameterizedTest
    @EnumSource
    void initialSetsUpTheStartOfTheRandomGameOfThatSeed(Variant variant) {
        for (long seed : new long[] {0, 7, -1, Long.MIN_VALUE, Long.MAX_VALUE}) {
            Session session = Session.greeted();
            String start = RandomGames.game(variant, seed).start().toString();
            assertThat(session.say("initial " + variant.tag() + " " + seed)).isEqualTo("ok " + start);
            assertThat(session.say("show")).isEqualTo("ok " + start);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard 9223372036854775808", "standard x", "standard +1", "standard ", "seven 1", " 1"})
    void initialRefusesOtherVariantsAndSeeds(String words) {
        assertThat(Session.greeted().say("initial " + words)).matches("no (SEED|VARIANT) must be .*, not \".*\"");
    }

    @Test
    void checkTellsRuleAndReason() {
        Session session = Session.at(START).after("play a1-b2");
        assertThat(session.say("check R:c6-c5")).isEqualTo("ok legal");
        assertThat(session.say("check b3-b2"))
                .isEqualTo("ok illegal E6 b3-b2: a neutral single piece may not land on a stack of 2");
        assertThat(session.say("check b3"))
                .isEqualTo("no \"b3\", character 3: expected '-', found the end of the text");
    }

    @Test
    void routeTellsThePoints() {
        assertThat(Session.at(LATE).say("route e1-h4")).isEqualTo("ok e1 e4 h4");
        assertThat(Session.at(LATE).say("route e4-e7")).isEqualTo("ok e4 e7");
    }

    @Test
    void effectDescribesAMoveWithoutMakingIt() {
        Session session = Session.at(LATE);
        assertThat(session.say("effect E1-H4"))
                .isEqualTo("ok route=e1,e4,h4 formed=(IBGKR) scored=1 captured=- wins=no skips=no"
                        + " next=1/4/7/6/3R2G/6/7/4/1 2 RB:GI 1:0");
        assertThat(session.say("show")).isEqualTo("ok " + LATE);
        assertThat(session.say("effect e1-e2"))
                .isEqualTo("no " + Position.parse(LATE).check(Move.parse("e1-e2")));
    }

    @ParameterizedTest
    @CsvSource({
        "1/4/7/6/3(IBGKR)BI1/6/7/4/1 1 -:- 0:0 captures, R:e5-e6, scored=1 captured=e4 wins=no skips=no",
        "1/4/7/6/3(JKGIB)R2/6/7/4/1 1 R:- 0:0 six, e5-e4, scored=0 captured=- wins=yes skips=no",
        "1/4/7/6/3RG2/6/7/1RG1/1 1 RG:BK 0:0, e4-e5, scored=0 captured=- wins=no skips=yes",
        "1/4/7/6/RJ1R1J1/6/7/4/1 1 -:GB 0:0, R:e1-e2, scored=0 captured=- wins=no skips=yes",
    })
    void effectHasScoresCapturesWinsAndSkips(String position, String move, String effect) {
        assertThat(Session.at(position).say("effect " + move)).contains(" " + effect + " next=");
    }

    @Test
    void undoGoesBackToThePositionAndNotBeyond() {
        Session session = Session.at(START).after("play a1-b2").after("play R:c6-c5");
        assertThat(session.after("undo").after("undo").say("show")).isEqualTo("ok " + START);
        assertThat(session.say("undo"))
                .isEqualTo("no there is nothing to undo: nothing was played since the position was set up");
        assertThat(session.after("initial six 1").say("undo")).startsWith("no ");
    }

    @Test
    void perftAndCountCount() {
        Position start = Position.parse(START);
        assertThat(Session.at(START).say("count")).isEqualTo("ok " + start.legalMoveCount());
        assertThat(Session.at(START).say("perft 0")).isEqualTo("ok 1");
        assertThat(Session.at(START).say("perft 2")).isEqualTo("ok " + Perft.count(start, 2));
        assertThat(Session.at(LATE).say("perft 42")).isEqualTo("ok 0");
        assertThat(Session.at(WON).say("perft 0")).isEqualTo("ok 1");
        assertThat(Session.at(WON).say("perft 42")).isEqualTo("ok 0");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1", "43", "x", "", "99999999999999999999", "4294967298"})
    void perftRefusesOtherDepthsThan0To42(String depth) {
        assertThat(Session.at(START).say("perft " + depth))
                .isEqualTo("no DEPTH must be a number from 0 to 42, not \"" + depth + "\"");
    }

    @Test
    void hashHasSixteenDigitsEvenWhenItIsSmall() {
        List<String> hashes = Arrays.asList(
                Session.at(START).say("hash"),
                Session.at(LATE).say("hash"),
                Session.at(WON).say("hash"));
        assertThat(hashes).doesNotHaveDuplicates().allMatch(hash -> hash.matches("ok [0-9a-f]{16}"));
    }

    @Test
    void quitEndsTheSessionWithoutAnAnswer() {
        RulesServer server = new RulesServer("1", position -> position.legalMove(0), true);
        assertThat(server.answer(InputLine.of("quit"))).isEmpty();
        assertThat(Session.at(START).say("quit")).isEmpty();
    }
}
