package io.github.lyngk.core;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Prints hash codes; {@link HashStabilityTest} runs it in another JVM. */
public final class ForkedHashCodes {
    private ForkedHashCodes() {}

    public static void main(String[] arguments) {
        System.out.println(hashCodes());
    }

    /** The hash codes of some of every kind of value. */
    static String hashCodes() {
        Position start = Position.initial(Variant.CLAIM_CAPTURES, new SplittableRandom(9));
        Position over = RandomGames.game(Variant.STANDARD, 9).position();
        Move move = start.legalMoves().get(100);
        return List.of(
                        Stack.parse("(GRB)"),
                        new Claim(Player.SECOND, Color.BLACK),
                        move,
                        start.toSetup(),
                        Setup.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0").problems(),
                        start,
                        over,
                        start.check(move),
                        over.check(move),
                        start.effect(move),
                        over.outcome().orElseThrow(),
                        RandomGames.game(Variant.SIX_STACK, 9))
                .stream()
                .map(value -> value.getClass().getSimpleName() + " " + value.hashCode())
                .collect(Collectors.joining("; "));
    }
}
