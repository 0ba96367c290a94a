package io.github.lyngk.testkit.docs;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** The examples of lyngk-notation's page about JSON. */
final class JsonExamples {
    private JsonExamples() {}

    static void jackson3() {
        record Table(Position position, Optional<Move> last, Map<Color, Player> owners) {}

        Position position = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
        Table table = new Table(position, Optional.empty(), Map.of(Color.RED, Player.FIRST));
        JsonMapper mapper = JsonMapper.builder().build();
        String json = mapper.writeValueAsString(table);
        System.out.println(json + " " + mapper.readValue(json, Table.class).equals(table));
        System.out.println(mapper.writeValueAsString(position.effect(Move.parse("e1-h4"))));
    }

    static void gson() {
        Gson gson = new GsonBuilder()
                .registerTypeAdapter(Position.class, (JsonSerializer<Position>)
                        (position, type, context) -> new JsonPrimitive(position.toString()))
                .registerTypeAdapter(Position.class, (JsonDeserializer<Position>)
                        (json, type, context) -> Position.parse(json.getAsString()))
                .serializeNulls()
                .create();
        Position position = gson.fromJson("\"1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0\"", Position.class);
        Legality legality = position.check(Move.parse("e1-a1"));
        System.out.println(gson.toJson(List.of(position, legality.toMap())));
    }
}
