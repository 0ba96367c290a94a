package io.github.lyngk.notation.json;

import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.lyngk.notation.Diagnostic;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema that ships with this module. */
public final class ShippedSchema {
    /** The schema itself. */
    static final JsonNode TREE = tree();

    private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            builder -> builder.schemas(Map.of("urn:lyngk:json:1", TREE.toString())));

    private ShippedSchema() {}

    private static JsonNode tree() {
        try (InputStream schema = Diagnostic.class.getResourceAsStream("/META-INF/lyngk/schema.json")) {
            return JsonMapper.shared().readTree(schema);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** {@return a definition, or a missing node} */
    public static JsonNode definition(String name) {
        return TREE.path("$defs").path(name);
    }

    /** {@return why a value does not fit a definition} */
    public static List<String> faults(String name, JsonNode value) {
        return REGISTRY.getSchema(SchemaLocation.of("urn:lyngk:json:1#/$defs/" + name)).validate(value).stream()
                .map(Object::toString)
                .toList();
    }
}
