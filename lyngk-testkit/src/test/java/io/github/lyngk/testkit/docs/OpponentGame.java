package io.github.lyngk.testkit.docs;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.protocol.ProgramBot;
import io.github.lyngk.notation.protocol.ProgramFailure;
import java.time.Duration;
import java.util.SplittableRandom;

class OpponentGame {
    public static void main(String[] command) {
        SplittableRandom random = new SplittableRandom(7);
        Game game = Game.of(Position.initial(Variant.STANDARD, random));
        try (ProgramBot opponent = ProgramBot.start(command)) {
            opponent.answerTimeout(Duration.ofMinutes(1)); // wait up to a minute for each answer
            while (!game.isOver()) {
                Position position = game.position();
                boolean mine = position.playerToMove() == Player.FIRST;
                game = game.play(mine ? position.randomMove(random) : opponent.choose(position, Duration.ofSeconds(1)));
            }
            System.out.println(
                    "Against " + opponent.name() + ": " + game.outcome().orElseThrow());
        } catch (ProgramFailure failure) {
            System.out.println(failure.getMessage());
        }
    }
}
