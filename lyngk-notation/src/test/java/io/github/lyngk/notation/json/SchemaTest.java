package io.github.lyngk.notation.json;

import static io.github.lyngk.notation.json.ShippedSchema.definition;
import static io.github.lyngk.notation.json.ShippedSchema.faults;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.lyngk.notation.Comment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Everything that is written fits the schema that ships with this module, and the schema covers everything that is
 * written.
 */
@Tag("not-for-mutation")
class SchemaTest {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    static Stream<Class<?>> types() {
        return EveryValueTest.values();
    }

    static Stream<Class<?>> enums() {
        return types().filter(Class::isEnum);
    }

    static Stream<Object> values() {
        Stream<Object> constants = enums().map(Class::getEnumConstants).flatMap(Stream::of);
        return Stream.of(constants, Samples.all().stream(), Stream.of(new Comment("a } \u2028b")))
                .flatMap(values -> values);
    }

    /** What a type is called in the schema: a nested one with the type around it. */
    private static String nameOf(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return (outer == null ? "" : nameOf(outer) + ".") + type.getSimpleName();
    }

    private static String nameOf(Object value) {
        return nameOf(value instanceof Enum<?> constant ? constant.getDeclaringClass() : value.getClass());
    }

    @ParameterizedTest
    @MethodSource("types")
    void everyPublicValueIsDefined(Class<?> type) {
        assertThat(definition(nameOf(type)).isObject()).isTrue();
    }

    @ParameterizedTest
    @MethodSource("values")
    void everyValueFits(Object value) {
        assertThat(faults(nameOf(value), MAPPER.valueToTree(value))).isEmpty();
    }

    /** In the order of the schema, too; numbers of unreadable files are the command's. */
    @ParameterizedTest
    @MethodSource("values")
    void everyFieldIsInTheSchema(Object value) {
        JsonNode definition = definition(nameOf(value));
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
                && definition(nameOf(value)).has("required")) {
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
        "Point, \"c8x\"",
        "Color, \"J\"",
        "Player, 3",
        "Claim, \"FIRST:R\"",
        "Move, \"b1\"",
        "Stack, \"()\"",
        "Position, \"x\"",
        "Variant, \"SIX\"",
        "Rule, \"E\"",
        "Nag, \"$\"",
        "Comment, \"x\"",
        "GameKey, \"ff\"",
        "Comment, \"; a\\nb\"",
        "Violation, \"E3\\n\"",
        "Measure, \"CLAIM_PLY\"",
        "Likeness, \"equal\"",
        "Symmetry, \"REFLECT_90\"",
        "Termination, \"\"",
        "GameFilter, 1"
    })
    void aWrongTextDoesNotFit(String type, String json) {
        assertThat(faults(type, MAPPER.readTree(json))).isNotEmpty();
    }

    /** Constants are listed only where there will never be others, and there completely. */
    @ParameterizedTest
    @MethodSource("enums")
    void aListOfConstantsIsComplete(Class<?> type) throws IOException {
        JsonNode constants = definition(nameOf(type)).path("enum");
        if (constants.isArray()) {
            assertThat(constants.valueStream()).containsExactlyElementsOf(written(type));
        }
        assertThat(constants.isArray() && mayGrow(type)).isFalse();
    }

    private static List<JsonNode> written(Class<?> type) {
        return Stream.of(type.getEnumConstants())
                .<JsonNode>map(MAPPER::valueToTree)
                .toList();
    }

    /** Whether the Javadoc of an enum declares that it may grow. */
    private static boolean mayGrow(Class<?> type) throws IOException {
        Class<?> file = type.getNestHost();
        String module = file.getPackageName().startsWith("io.github.lyngk.core") ? "../lyngk-core" : ".";
        String source =
                Files.readString(Path.of(module, "src/main/java", file.getName().replace('.', '/') + ".java"));
        String before = source.substring(0, source.indexOf("public enum " + type.getSimpleName() + " {"));
        String said = before.substring(before.lastIndexOf("/**"));
        assertThat(said).containsAnyOf("No constants will be added.", "Constants may be added");
        return said.contains("Constants may be added");
    }

    /** A new variant is one of those that may come. */
    @Test
    void positionsOfOtherVariantsFit() {
        assertThat(faults("Position", MAPPER.readTree("\"1/4/7/6/7/6/7/4/1 1 -:- 0:0 seven-up\"")))
                .isEmpty();
    }

    @Test
    void theSchemaIsOneOfItsOwnKind() {
        Schema meta = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));
        assertThat(meta.validate(ShippedSchema.TREE)).isEmpty();
    }
}
