package io.github.lyngk.notation.archive;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.RecordBuilder;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Games and archives for the tests, drawn from a seed. */
public final class Archives {
    private Archives() {}

    /** A game from a set-up, or from a position with few stacks that is often its own image; finished or not. */
    public static Game game(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Variant variant = Variant.values()[random.nextInt(3)];
        Game game = RandomGames.playOut(
                random.nextInt(3) == 0 ? sparse(variant, random) : Position.initial(variant, random), random);
        return random.nextInt(3) == 0 ? game.prefix(random.nextInt(game.size() + 1)) : game;
    }

    /** Some single pieces on the inner points, few colours: turning and renaming often leave it as it is. */
    public static Position sparse(Variant variant, SplittableRandom random) {
        Setup.Builder setup = Setup.builder(variant);
        int colors = 1 + random.nextInt(3);
        boolean even = random.nextBoolean();
        for (Point point : Point.E4.neighbours()) {
            if (even || random.nextBoolean()) {
                setup.put(point, Color.values()[random.nextInt(colors)].piece());
            }
        }
        setup.put(Point.E4, random.nextBoolean() ? Piece.JOKER : Piece.RED);
        return Position.of(setup.build());
    }

    /** A record of a game, with tags and how it ended drawn. */
    public static GameRecord record(long seed) {
        Game game = game(seed);
        RecordBuilder record = GameRecord.builder(game.start())
                .tag("Event", seed % 2 == 0 ? "Club evening" : "Casual CLUB game")
                .tag("First", "Player " + seed % 3);
        game.moves().forEach(record::play);
        if (!game.isOver() && seed % 2 == 0) {
            record.result(Result.SECOND_WINS).termination(Termination.RESIGNATION);
        }
        return record.build();
    }

    /** The same game with its board turned and its colours renamed. */
    public static Game image(Game game, Symmetry symmetry, List<Color> names) {
        return Game.replay(renamed(game.start().transform(symmetry), names), moves(game, symmetry, names));
    }

    private static List<Move> moves(Game game, Symmetry symmetry, List<Color> names) {
        return game.moves().stream()
                .map(symmetry::apply)
                .map(move -> move.claim()
                        .map(color -> move.withoutClaim().claiming(names.get(color.ordinal())))
                        .orElse(move))
                .toList();
    }

    private static Position renamed(Position position, List<Color> names) {
        Setup setup = position.toSetup();
        Setup.Builder other = setup.toBuilder().clearClaims();
        setup.stacks()
                .forEach((point, stack) -> other.put(
                        point,
                        Stack.of(stack.pieces().stream()
                                .map(piece -> piece.color()
                                        .map(color -> names.get(color.ordinal()).piece())
                                        .orElse(piece))
                                .toList())));
        for (Player player : Player.values()) {
            setup.claims(player).forEach(color -> other.claim(player, names.get(color.ordinal())));
        }
        return Position.of(other.build());
    }

    /** The colours in an order drawn from a seed. */
    public static List<Color> names(long seed) {
        List<Color> names = new ArrayList<>(ImmutableList.copyOf(Color.values()));
        Collections.shuffle(names, new Random(seed));
        return names;
    }

    /** Whether two games are alike, tried by all images. */
    public static boolean alike(Game one, Game other, Likeness likeness) {
        if (one.size() != other.size()
                || one.start().stacks().size() != other.start().stacks().size()) {
            return false;
        }
        for (Symmetry symmetry : likeness == Likeness.EQUAL ? new Symmetry[] {Symmetry.IDENTITY} : Symmetry.values()) {
            for (List<Color> names : likeness == Likeness.RECOLORED
                    ? Collections2.permutations(List.of(Color.values()))
                    : List.of(List.of(Color.values()))) {
                if (moves(one, symmetry, names).equals(other.moves())
                        && renamed(one.start().transform(symmetry), names).equals(other.start())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The game with another last move, if it has one. */
    public static Game nearMiss(Game game) {
        if (game.size() == 0) {
            return game;
        }
        Game before = game.undo();
        for (Move move : before.position().legalMoves()) {
            if (!move.equals(game.lastMove().orElseThrow())) {
                return before.play(move);
            }
        }
        return before;
    }
}
