package io.github.lyngk.testkit.texts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Collects what a printer or parser does wrong with many texts, and tells each sort of fault once. */
final class NotationReport {
    private static final int TOLD = 4;
    private static final int NAMED = 8;

    private final String who;
    private final Map<String, String> faults = new LinkedHashMap<>();
    private int texts;
    private int failed;

    /**
     * Begins a report.
     *
     * @param who whose faults they are, as in "the parser of moves"
     */
    NotationReport(String who) {
        this.who = who;
    }

    /** Counts a text that was answered well. */
    void right() {
        texts++;
    }

    /**
     * Counts a text that was not.
     *
     * @param kind what is done wrong, and with what sort of text; told once
     * @param report the text and what is wrong with the answer, in a few lines
     */
    void wrong(String kind, Supplier<String> report) {
        texts++;
        failed++;
        faults.computeIfAbsent(kind, first -> report.get());
    }

    /** Fails if anything was wrong. */
    void check() {
        if (!faults.isEmpty()) {
            String report = headline() + "\n\n" + told() + others();
            AssertionError failure = new AssertionError(report);
            failure.setStackTrace(new StackTraceElement[0]); // it is the texts that tell
            throw failure;
        }
    }

    private String headline() {
        return failed == 1
                ? who + " is wrong about one text of " + texts + "."
                : who + " is wrong about " + failed + " texts of " + texts + ", for example:";
    }

    private String told() {
        return faults.values().stream().limit(TOLD).collect(Collectors.joining("\n"));
    }

    private String others() {
        List<String> sorts = faults.keySet().stream().skip(TOLD).toList();
        if (sorts.isEmpty()) {
            return "";
        }
        String named = sorts.stream().limit(NAMED).collect(Collectors.joining("; it "));
        return "\nIt also " + named + (sorts.size() > NAMED ? "; and " + (sorts.size() - NAMED) + " more." : ".");
    }
}
