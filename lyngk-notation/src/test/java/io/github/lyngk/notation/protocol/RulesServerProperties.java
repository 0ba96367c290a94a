package io.github.lyngk.notation.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** What holds in every session: the answers are core's, and no line whatsoever harms it. */
@Tag("not-for-mutation")
class RulesServerProperties {
    private static final int LINES = 1000;

    @Property(tries = 25)
    void everyLineGetsOneAnswerAndARefusalChangesNothing(@ForAll long seed) {
        HostileLines lines = new HostileLines(seed);
        HostileSession session = new HostileSession();
        session.send("lyngk 1");
        for (int i = 0; i < LINES; i++) {
            session.send(lines.next());
        }
        assertThat(session.accepted).isGreaterThan(LINES / 10);
    }

    @Property(tries = 3)
    void untilTheGreetingEveryLineIsRefused(@ForAll long seed) {
        HostileLines lines = new HostileLines(seed);
        HostileSession session = new HostileSession();
        for (int i = 0; i < LINES; i++) {
            String line = lines.next();
            if (!line.equals("lyngk 1")) {
                session.send(line);
            }
        }
        assertThat(session.accepted).isZero();
    }

    @Property(tries = 60)
    void everyAnswerAboutAPositionIsCores(@ForAll Variant variant, @ForAll long seed) {
        Game game = RandomGames.game(variant, seed);
        Session played = Session.greeted().after("initial " + variant.tag() + " " + seed);
        for (int i = 0; i <= game.size(); i++) {
            Position position = game.prefix(i).position();
            assertAnswersAreCores(Session.at(position), position);
            assertAnswersAreCores(played, position);
            assertJudgesMovesAsCore(played, position, new SplittableRandom(seed));
            if (i < game.size()) {
                played.after("play " + game.moves().get(i));
            }
        }
        for (int i = game.size() - 1; i >= 0; i--) {
            assertThat(played.after("undo").say("show"))
                    .isEqualTo("ok " + game.prefix(i).position());
        }
        assertThat(played.say("undo")).startsWith("no ");
    }

    private static void assertAnswersAreCores(Session session, Position position) {
        assertThat(session.say("moves")).isEqualTo(ok(position.legalMoves()));
        for (Point point : Point.values()) {
            assertThat(session.say("moves " + point)).isEqualTo(ok(position.legalMoves(point)));
        }
        assertThat(session.say("count")).isEqualTo("ok " + position.legalMoveCount());
        assertThat(session.say("show")).isEqualTo("ok " + position);
        assertThat(session.say("hash")).isEqualTo(String.format(Locale.ROOT, "ok %016x", position.hash64()));
        assertThat(session.say("result")).isEqualTo("ok " + result(position));
        assertThat(session.say("outcome")).isEqualTo(outcome(position.outcome()));
        if (!position.isOver()) {
            String chosen = session.say("choose");
            assertThat(position.isLegal(Move.parse(chosen.substring(3)))).isTrue();
        }
    }

    private static void assertJudgesMovesAsCore(Session session, Position position, SplittableRandom random) {
        for (int i = 0; i < 20; i++) {
            boolean any = position.isOver() || random.nextBoolean();
            Move move = any ? Move.ofIndex(random.nextInt(Move.COUNT)) : position.randomMove(random);
            Legality legality = position.check(move);
            if (legality.isLegal()) {
                assertThat(session.say("check " + move)).isEqualTo("ok legal");
                assertThat(session.say("route " + move)).isEqualTo(ok(position.route(move)));
                assertThat(session.say("effect " + move)).isEqualTo(effect(position, move));
            } else {
                String rule = legality.rule().orElseThrow().toString();
                assertThat(session.say("check " + move)).isEqualTo("ok illegal " + rule + " " + legality.message());
                assertThat(session.say("route " + move)).isEqualTo("no " + legality);
                assertThat(session.say("effect " + move)).isEqualTo("no " + legality);
                assertThat(session.say("play " + move)).isEqualTo("no " + legality);
            }
        }
    }

    private static String effect(Position position, Move move) {
        Effect effect = position.effect(move);
        int scored = effect.capturedByClaim().size() + (effect.scored() ? 1 : 0);
        return String.format(
                "ok route=%s formed=%s scored=%s captured=%s wins=%s skips=%s next=%s",
                Joiner.on(',').join(position.route(move)),
                effect.formed(),
                scored,
                effect.capturedByClaim().isEmpty() ? "-" : Joiner.on(',').join(effect.capturedByClaim()),
                effect.wins() ? "yes" : "no",
                effect.skipsOpponent() ? "yes" : "no",
                position.play(move));
    }

    private static String ok(Iterable<?> values) {
        return ("ok " + Joiner.on(' ').join(values)).strip();
    }

    private static String result(Position position) {
        if (!position.isOver()) {
            return position.playerToMove() == Player.FIRST ? "turn 1" : "turn 2";
        }
        Outcome outcome = position.outcome().orElseThrow();
        return outcome.isDraw() ? "draw" : outcome.winner().orElseThrow() == Player.FIRST ? "won 1" : "won 2";
    }

    private static String outcome(Optional<Outcome> outcome) {
        if (outcome.isEmpty()) {
            return "ok";
        }
        StringBuilder told = new StringBuilder("ok winner=");
        told.append(
                outcome.get().isDraw()
                        ? "-"
                        : outcome.get().winner().orElseThrow().number());
        told.append(" reason=").append(outcome.get().reason().name().toLowerCase(Locale.ROOT));
        for (Player player : Player.values()) {
            told.append(player == Player.FIRST ? " first=" : " second=");
            for (int height = 5; height > 0; height--) {
                told.append(outcome.get().tally(player, height)).append(height > 1 ? "," : "");
            }
        }
        return told.toString();
    }
}
