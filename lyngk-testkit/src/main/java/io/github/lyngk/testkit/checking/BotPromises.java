package io.github.lyngk.testkit.checking;

/**
 * The expectations of a bot besides legal answers.
 *
 * @param deterministic whether it always gives the same answer in the same position
 * @param endgames the number of solved endgames in which it is asked for a move
 * @param perfectEndgames whether it keeps the result of each of them
 */
public record BotPromises(boolean deterministic, int endgames, boolean perfectEndgames) {

    public static final BotPromises NONE = new BotPromises(false, 0, false);
}
