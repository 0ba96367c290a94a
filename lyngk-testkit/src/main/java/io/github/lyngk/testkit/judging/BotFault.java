package io.github.lyngk.testkit.judging;

import io.github.lyngk.core.Bot;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Rule;
import java.time.Duration;
import java.util.Optional;

/** What a bot did wrong, and the game in whose last position it did. Never leaves the contract. */
final class BotFault extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** The kinds of fault. */
    enum Kind {
        ILLEGAL,
        NULL,
        EXCEPTION,
        SLOW,
        UNSTEADY
    }

    private final Kind kind;
    private final transient Optional<Rule> rule;
    private final transient Game game;

    private BotFault(Kind kind, Optional<Rule> rule, String sentence, Game game) {
        super(sentence, null, false, false);
        this.kind = kind;
        this.rule = rule;
        this.game = game;
    }

    /** Asks a bot for its move in the last position of a game. */
    static Move ask(Bot bot, Game game) {
        Move answer;
        try {
            answer = bot.choose(game.position());
        } catch (RuntimeException | AssertionError | StackOverflowError thrown) {
            throw new BotFault(Kind.EXCEPTION, Optional.empty(), "threw " + thrown, game);
        }
        if (answer == null) {
            throw new BotFault(Kind.NULL, Optional.empty(), "answered null", game);
        }
        Legality legality = game.position().check(answer);
        legality.rule().ifPresent(broken -> {
            String sentence = "answered " + answer + ", which breaks " + broken + ": " + legality.sentence();
            throw new BotFault(Kind.ILLEGAL, Optional.of(broken), sentence, game);
        });
        return answer;
    }

    static BotFault slow(Duration taken, Duration limit, Game game) {
        String sentence = "took " + taken.toMillis() + " ms, and its limit is " + limit.toMillis() + " ms";
        return new BotFault(Kind.SLOW, Optional.empty(), sentence, game);
    }

    static BotFault unsteady(Move first, Move second, Game game) {
        String sentence = "calls itself deterministic, but answered first " + first + " and then " + second;
        return new BotFault(Kind.UNSTEADY, Optional.empty(), sentence, game);
    }

    Game game() {
        return game;
    }

    /** Tells whether another fault is the same, seen in another position. */
    boolean isLike(BotFault other) {
        return kind == other.kind && rule.equals(other.rule);
    }

    /** The whole report: what the bot of this name did, and where. */
    String report(String name, ReportDetail games) {
        String summary = rule.map(broken -> "\nRule " + broken + ": " + broken.summary() + ".")
                .orElse("");
        return name + " " + getMessage() + summary + "\n\nIn the position " + game.position() + "\n\n"
                + games.show("Shortest play found", game);
    }
}
