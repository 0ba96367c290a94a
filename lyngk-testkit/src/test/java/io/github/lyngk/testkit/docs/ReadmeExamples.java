package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import java.util.SplittableRandom;

/**
 * The examples of the project's README: each method's body is shown there under its name, with what it prints. They need
 * no other imports than these, which the page tells by name: {@code java.util.*} would bring another {@code Stack}.
 */
final class ReadmeExamples {
    private ReadmeExamples() {}

    static void claimAndMove() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Position next = start.play(Move.parse("a1-b2")).play(Move.parse("R:c6-c5"));
        System.out.println(next.stackAt(Point.C5) + " belongs to " + next.owner(Point.C5));
        System.out.println(next.stackAt(Point.B2) + " belongs to " + next.owner(Point.B2));
    }

    static void whyIllegal() {
        Position start = Position.initial(Variant.STANDARD, new SplittableRandom(7));
        Legality legality = start.play(Move.parse("a1-b2")).check(Move.parse("b3-b2"));
        System.out.println(legality);
    }

    static void lyngkMove() {
        Position position = Position.parse(
                "K/1(KIG)B(GR)/BJ1J3/KIBRJ(BR)/1(KI)G(BR)BG1/KK(GK)RGB/I1KIR(GI)G/BR(IR)1/I 2 KG:BR 0:0");
        Effect effect = position.effect(Move.parse("d6-g3"));
        System.out.println(effect.route() + " forms " + effect.formed());
    }

    static void playToTheEnd() {
        SplittableRandom random = new SplittableRandom(2026);
        Game game = Game.of(Position.initial(Variant.STANDARD, random));
        while (!game.isOver()) {
            game = game.play(game.position().randomMove(random));
        }
        System.out.println(game.size() + " moves, " + game.outcome().orElseThrow());
        System.out.print(GameRecord.of(game));
    }
}
