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
        JsonSerializer<Move> printer = (move, type, context) -> new JsonPrimitive(move.toString());
        JsonDeserializer<Move> parser = (json, type, context) -> Move.parse(json.getAsString());
        JsonSerializer<Legality> fields = (legality, type, context) -> context.serialize(legality.toMap());
        Gson gson = new GsonBuilder()
                .registerTypeAdapter(Move.class, printer)
                .registerTypeAdapter(Move.class, parser)
                .registerTypeAdapter(Legality.class, fields)
                .serializeNulls()
                .create();
        Position position = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
        Move move = gson.fromJson("\"e1-a1\"", Move.class);
        System.out.println(gson.toJson(Map.of(move, position.check(move))));
    }

    static void handMade() {
        Position end = Position.parse("1/4/7/6/7/6/7/4/1 1 -:- 0:1");
        System.out.println(HandMadeJson.of(end.outcome().orElseThrow().toMap()));
    }
}
