package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.GameRecord;
import java.util.SplittableRandom;

/**
 * The examples of the project's README: each method's body is shown there under its name, with what it prints. They need
 * no other imports than these, which the page names: {@code java.util.*} would bring another {@code Stack}.
 */
final class ReadmeExamples {
    private ReadmeExamples() {}

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
