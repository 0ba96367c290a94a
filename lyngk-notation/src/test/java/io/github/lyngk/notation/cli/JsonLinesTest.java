package io.github.lyngk.notation.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.notation.json.ShippedSchema;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every line that the command prints with {@code --json} fits the schema, whatever the request. */
class JsonLinesTest {
    private static final String START = "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0";
    private static final String OVER = "R/4/7/6/7/6/7/3(BK)/1 1 R:K 1:1";
    private static final String IMPOSSIBLE = "(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0";

    /** Positions, good and bad. */
    private static final byte[] LINES = String.join(
                    "\n", START, OVER, IMPOSSIBLE, "", "\u00ff", "x", "x".repeat(70_000))
            .getBytes(ISO_8859_1);

    private static final String FOLDER = "src/test/resources/cli/";
    private static final String GOOD = FOLDER + "three.lyngk";
    private static final String TWINS = FOLDER + "twins.lyngk";
    private static final String BROKEN = FOLDER + "broken.lyngk";
    private static final String NONE = FOLDER + "none.lyngk";

    private static List<Run> runs(String subcommand) {
        return switch (subcommand) {
            case "play" ->
                Stream.of("b1-c2", "b1-c2 a1-i1", "b1-c2 x", "b1-c2+", "b1\u001bc2")
                        .map(moves -> Run.withInput(LINES, "play", "--json", "-", moves))
                        .toList();
            case "legal" ->
                List.of(
                        Run.withInput(LINES, "legal", "--json", "-"),
                        Run.withInput(LINES, "legal", "--json", "--describe", "-"),
                        Run.withInput("[Event \"x\"]\n\n*\n", "legal", "--json", "--record", "1", "-"),
                        Run.of("legal", "--json", IMPOSSIBLE),
                        Run.of("legal", "--json", "--describe", "--ply", "30", GOOD, BROKEN, NONE));
            default ->
                List.of(
                        Run.of(subcommand, "--json", GOOD, BROKEN, TWINS, NONE),
                        Run.of(subcommand, "--json", GOOD),
                        Run.withInput("", subcommand, "--json", "-"));
        };
    }

    private static List<JsonNode> lines(String subcommand) {
        return runs(subcommand).stream()
                .flatMap(run -> run.out().lines())
                .map(JsonMapper.shared()::readTree)
                .toList();
    }

    private static String nameOf(String subcommand) {
        return Character.toUpperCase(subcommand.charAt(0)) + subcommand.substring(1) + "Line";
    }

    /** What a line of a subcommand can be. */
    private static List<String> kinds(String subcommand) {
        return ShippedSchema.definition(nameOf(subcommand))
                .path("oneOf")
                .valueStream()
                .map(kind -> kind.path("$ref").asString().substring("#/$defs/".length()))
                .toList();
    }

    /** Members are those of the definition, in its order. */
    @ParameterizedTest
    @ValueSource(strings = {"play", "legal", "duplicates", "stats", "validate"})
    @Tag("not-for-mutation")
    void everyLineIsDefinedAndEveryDefinitionMet(String subcommand) {
        Set<String> met = new TreeSet<>();
        for (JsonNode line : lines(subcommand)) {
            assertThat(ShippedSchema.faults(nameOf(subcommand), line))
                    .as("%s", line)
                    .isEmpty();
            String kind = kinds(subcommand).stream()
                    .filter(name -> ShippedSchema.faults(name, line).isEmpty())
                    .findAny()
                    .orElseThrow();
            List<String> members = List.copyOf(line.propertyNames());
            assertThat(ShippedSchema.definition(kind).get("properties").propertyNames())
                    .filteredOn(members::contains)
                    .containsExactlyElementsOf(members);
            met.add(kind);
        }
        assertThat(met).containsExactlyInAnyOrderElementsOf(kinds(subcommand));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "play | {'position':'x','error':'y'}",
                "play | {'position':'R/4/7/6/7/6/7/3(BK)/1 1 R:K 1:1','input':'x','index':0,'message':'y'}",
                "legal | {'position':'R/4/7/6/7/6/7/3(BK)/1 1 R:K 1:1','moves':['x'],'count':1}",
                "legal | {'file':'-','position':'R/4/7/6/7/6/7/3(BK)/1 1 R:K 1:1','moves':[],'count':0}",
                "duplicates | {'version':2,'records':0,'invalid':0,'groups':0,'duplicates':0}",
                "duplicates | {'group':0,'file':'-','record':1,'line':1,'lastLine':1}",
                "stats | {}",
                "validate | {'records':0}"
            })
    void otherLinesDoNotFit(String subcommand, String line) {
        assertThat(ShippedSchema.faults(nameOf(subcommand), JsonMapper.shared().readTree(line.replace('\'', '"'))))
                .isNotEmpty();
    }

    /** Otherwise a program would mistake the beginning of a game for all of it. */
    @Test
    void aRecordWithErrorsIsSaidToBeSo() {
        assertThat(Run.of("legal", "--json", BROKEN).out().lines().map(JsonMapper.shared()::readTree))
                .extracting(line -> line.path("valid").asBoolean())
                .containsExactly(false, false, true, false);
    }
}
