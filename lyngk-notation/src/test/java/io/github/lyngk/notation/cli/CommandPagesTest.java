package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks the pages that show the command: after {@code <!-- command: ARGUMENTS -->} comes a block with the command and
 * what it really prints; after {@code <!-- dialogue: serve -->} lines that are said to the server,
 * each after a {@code >}, and below each what it answers. After a change, write the pages again with {@code mvn -pl
 * lyngk-notation -am test -Dtest=CommandPagesTest -Dsurefire.failIfNoSpecifiedTests=false -Dlyngk.rewrite=true}.
 */
@Tag("surroundings")
class CommandPagesTest {
    private static final Pattern BLOCK =
            Pattern.compile("(?<=<!-- command: )(?<args>[^>]*)(?<open> -->\n```text\n)(?<shown>[^`]*)(?=```)");
    private static final Pattern DIALOGUE = Pattern.compile("(?<=<!-- dialogue: serve -->\n```text\n)[^`]*(?=```)");
    private static final String SAID = "> ";
    private static final Pattern WORD = Pattern.compile("'[^']*'|\\S+");

    @ParameterizedTest
    @ValueSource(strings = {"../README.md", "COMMAND.md", "ARCHIVES.md"})
    void pageShowsWhatTheCommandPrints(String page) throws IOException {
        Path file = Path.of(page);
        String text = Files.readString(file, UTF_8);
        List<String> commands = new ArrayList<>();
        String current = BLOCK.matcher(text).replaceAll(block -> {
            commands.add(block.group(1));
            return Matcher.quoteReplacement(block.group(1) + block.group(2) + session(block.group(1)));
        });
        if (Boolean.getBoolean("lyngk.rewrite")) {
            Files.writeString(file, current, UTF_8);
            text = current;
        }

        assertThat(commands).isNotEmpty();
        assertThat(text).isEqualTo(current);
    }

    @Test
    void pageShowsWhatTheServerAnswers() throws IOException {
        Path file = Path.of("SERVE.md");
        String text = Files.readString(file, UTF_8);
        String current = DIALOGUE.matcher(text).replaceAll(block -> Matcher.quoteReplacement(dialogue(block.group())));
        if (Boolean.getBoolean("lyngk.rewrite")) {
            Files.writeString(file, current, UTF_8);
            text = current;
        }

        assertThat(DIALOGUE.matcher(text).results()).isNotEmpty();
        assertThat(text).isEqualTo(current);
    }

    /** The lines sent in a dialogue, each followed by the actual answer. */
    private static String dialogue(String shown) {
        List<String> said = shown.lines().filter(line -> line.startsWith(SAID)).toList();
        String input =
                said.stream().map(line -> line.substring(SAID.length()) + "\n").collect(joining());
        Iterator<String> answers = Run.withInput(input, "serve").out().lines().iterator();
        StringBuilder dialogue = new StringBuilder();
        for (String line : said) {
            dialogue.append(line).append('\n').append(answers.hasNext() ? answers.next() + "\n" : "");
        }
        return dialogue.toString();
    }

    /** What a reader sees who runs the command, or a pipe of them, in the project's folder, which is the one above. */
    private static String session(String arguments) {
        Run run = new Run(0, "", "");
        for (String part : arguments.replace("lyngk-", "../lyngk-").split(" \\| lyngk ")) {
            String[] words = WORD.matcher(part)
                    .results()
                    .map(word -> word.group().replace("'", ""))
                    .toArray(String[]::new);
            run = Run.withInput(run.out(), words);
        }
        String printed = run.out() + run.err();
        return "$ lyngk " + arguments + "\n" + printed.replace("../lyngk-", "lyngk-");
    }
}
