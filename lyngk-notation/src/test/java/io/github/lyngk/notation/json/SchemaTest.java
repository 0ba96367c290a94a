package io.github.lyngk.notation.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.RecordRange;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Severity;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.archive.GameFilter;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What is written fits the schema that ships with this module, and the schema knows all that is written. */
class SchemaTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();
    private static final JsonNode TREE = tree();
    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of("urn:lyngk:json:1", TREE.toString())));

    private static JsonNode tree() {
        try (InputStream schema = Diagnostic.class.getResourceAsStream("/META-INF/lyngk/schema.json")) {
            return MAPPER.readTree(schema);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> faults(String type, JsonNode value) {
        Schema schema = REGISTRY.getSchema(SchemaLocation.of("urn:lyngk:json:1#/$defs/" + type));
        return schema.validate(value).stream().map(Object::toString).toList();
    }

    static Stream<Object> values() {
        Stream<Object> constants = Stream.<Object[]>of(
                        Point.values(),
                        Color.values(),
                        Piece.values(),
                        Player.values(),
                        Variant.values(),
                        Rule.values(),
                        Result.values(),
                        Termination.values())
                .flatMap(Stream::of);
        return Stream.concat(constants, Samples.all().stream())
                .filter(value -> !(value instanceof GameFilter)
                        && !(value instanceof RecordRange)
                        && !(value instanceof RecordRange.Count));
    }

    private static String nameOf(Object value) {
        Class<?> type = value.getClass();
        return (type.getEnclosingClass() == null ? type : type.getEnclosingClass()).getSimpleName();
    }

    @ParameterizedTest
    @MethodSource("values")
    void everyValueFits(Object value) {
        JsonNode written = MAPPER.valueToTree(value);
        assertThat(TREE.at("/$defs").has(nameOf(value))).isTrue();
        assertThat(faults(nameOf(value), written)).isEmpty();
    }

    /** In the order of the schema, too; numbers of unreadable files are the command's. */
    @ParameterizedTest
    @MethodSource("values")
    void everyFieldIsInTheSchema(Object value) {
        JsonNode definition = TREE.at("/$defs").get(nameOf(value));
        if (definition.has("required")) {
            List<String> required = definition
                    .get("required")
                    .valueStream()
                    .map(JsonNode::asString)
                    .toList();
            assertThat(MAPPER.<JsonNode>valueToTree(value).propertyNames()).containsExactlyElementsOf(required);
            assertThat(definition.get("properties").propertyNames())
                    .filteredOn(name -> !name.equals("unreadable"))
                    .containsExactlyElementsOf(required);
        }
    }

    @ParameterizedTest
    @MethodSource("values")
    void anObjectWithoutAFieldOrWithAnotherTypeDoesNotFit(Object value) {
        if (MAPPER.valueToTree(value) instanceof ObjectNode object
                && TREE.at("/$defs").get(nameOf(value)).has("required")) {
            for (String name : Set.copyOf(object.propertyNames())) {
                ObjectNode less = object.deepCopy();
                less.remove(name);
                assertThat(faults(nameOf(value), less)).as("without %s", name).isNotEmpty();
                ObjectNode other = object.deepCopy();
                other.put(name, 0.5);
                assertThat(faults(nameOf(value), other)).as("0.5 for %s", name).isNotEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Point, \"c8x\"", "Color, \"J\"", "Player, 3", "Claim, \"FIRST:R\"", "Move, \"b1\"", "Stack, \"()\"",
        "Position, \"x\"", "Variant, \"SIX\"", "Rule, \"E\"", "Nag, \"$\"", "Comment, \"x\"", "GameKey, \"ff\""
    })
    void aWrongTextDoesNotFit(String type, String json) {
        assertThat(faults(type, MAPPER.readTree(json))).isNotEmpty();
    }

    @Test
    void listsOfConstantsAreComplete() {
        assertThat(constants("/$defs/Outcome/properties/reason"))
                .containsExactlyElementsOf(names(Outcome.Reason.values()));
        assertThat(constants("/$defs/Diagnostic/properties/severity"))
                .containsExactlyInAnyOrderElementsOf(names(Severity.values()));
        assertThat(constants("/$defs/Variant")).hasSameSizeAs(Variant.values());
        assertThat(constants("/$defs/Result")).hasSameSizeAs(Result.values());
        assertThat(constants("/$defs/Termination")).hasSameSizeAs(Termination.values());
    }

    private static List<String> constants(String place) {
        return TREE.at(place).get("enum").valueStream().map(JsonNode::asString).toList();
    }

    private static List<String> names(Enum<?>[] constants) {
        return Stream.of(constants).map(Enum::name).toList();
    }

    @Test
    void theSchemaIsOneOfItsOwnKind() {
        Schema meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        assertThat(meta.validate(TREE)).isEmpty();
    }
}
