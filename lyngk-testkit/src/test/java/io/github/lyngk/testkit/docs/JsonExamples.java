package io.github.lyngk.testkit.docs;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Legality;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** The examples of lyngk-notation's pages about JSON. */
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
        class AsJackson implements TypeAdapterFactory {
            @Override
            public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
                Optional<Method> print = marked(type, JsonValue.class);
                Optional<Method> parse = marked(type, JsonCreator.class);
                TypeAdapter<T> adapter = new TypeAdapter<>() {
                    @Override
                    public void write(JsonWriter out, T value) {
                        Object plain = call(print, value);
                        gson.toJson(plain, plain.getClass(), out);
                    }

                    @Override
                    @SuppressWarnings("unchecked")
                    public T read(JsonReader in) throws IOException {
                        return (T) call(parse, null, in.nextString());
                    }
                };
                return print.isEmpty() ? null : adapter.nullSafe();
            }

            Optional<Method> marked(TypeToken<?> type, Class<? extends Annotation> mark) {
                Stream<Method> methods = Stream.of(type.getRawType().getMethods());
                return methods.filter(method -> method.isAnnotationPresent(mark))
                        .findFirst();
            }

            Object call(Optional<Method> method, Object object, Object... arguments) {
                try {
                    return method.orElseThrow(() -> new JsonParseException("not read back"))
                            .invoke(object, arguments);
                } catch (ReflectiveOperationException e) {
                    throw new JsonParseException(e.getCause());
                }
            }
        }

        Gson gson = new GsonBuilder()
                .registerTypeAdapterFactory(new AsJackson())
                .enableComplexMapKeySerialization()
                .serializeNulls()
                .create();
        Position position = gson.fromJson("\"1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0\"", Position.class);
        Legality legality = position.check(Move.parse("e1-a1"));
        System.out.println(gson.toJson(List.of(position, Player.FIRST, Map.of(Color.BLACK, legality))));
    }

    static void handMade() {
        Position end = Position.parse("1/4/7/6/7/6/7/4/1 1 -:- 0:1");
        System.out.println(HandMadeJson.of(end.outcome().orElseThrow().toMap()));
    }
}
