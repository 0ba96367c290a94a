package io.github.lyngk.testkit.comparing;

import com.google.common.collect.ImmutableList;

/**
 * What a program that runs elsewhere said besides its answer; nothing for others.
 *
 * @param exchanges the last commands with their answers, the oldest first
 * @param errorOutput the last lines for people to read
 */
public record Overheard(ImmutableList<String> exchanges, ImmutableList<String> errorOutput) {

    public static final Overheard NOTHING = new Overheard(ImmutableList.of(), ImmutableList.of());

    public Overheard withExchanges(ImmutableList<String> lines) {
        return new Overheard(lines, errorOutput);
    }

    public Overheard withErrorOutput(ImmutableList<String> lines) {
        return new Overheard(exchanges, lines);
    }

    /** Only the last of the exchanges. */
    public Overheard atMost(int lines) {
        return withExchanges(exchanges.subList(Math.max(0, exchanges.size() - lines), exchanges.size()));
    }
}
