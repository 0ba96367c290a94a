package org.example.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static tools.jackson.databind.DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.lyngk.core.IllegalMoveException;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.BoardSvg;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Serves LYNGK games over HTTP. A table is an immutable {@link GameRecord}, so the map is the only shared state. */
public final class GameServer {
    private final Map<String, GameRecord> tables = new ConcurrentHashMap<>();
    private final JsonMapper json =
            JsonMapper.builder().enable(FAIL_ON_NULL_CREATOR_PROPERTIES).build();

    record Opening(Optional<Variant> variant, Optional<GameRecord> record) {}

    record Turn(Move move) {}

    record Resignation(Player player) {}

    record Table(String id, GameRecord record, Position position, Result result, Optional<Outcome> outcome) {}

    /** Starts the server at the given port, by default 8080. */
    public static void main(String[] args) throws IOException {
        HttpServer http = start(args.length == 0 ? 8080 : Integer.parseInt(args[0]));
        System.out.println("http://localhost:" + http.getAddress().getPort() + "/tables");
    }

    /** Starts a server at a port, or at any free port if it is 0. */
    static HttpServer start(int port) throws IOException {
        HttpServer http = HttpServer.create(new InetSocketAddress("localhost", port), 0);
        http.createContext("/tables", new GameServer()::handle);
        http.start();
        return http;
    }

    private void handle(HttpExchange exchange) throws IOException {
        try {
            answer(exchange);
        } catch (IllegalMoveException illegal) {
            send(exchange, 409, illegal.position().check(illegal.move()));
        } catch (IllegalStateException refused) {
            send(exchange, 409, Map.of("message", refused.getMessage()));
        } catch (NoSuchElementException notFound) {
            send(exchange, 404, Map.of("message", "not found"));
        } catch (JacksonException | IllegalArgumentException malformed) {
            Throwable cause = malformed.getCause() == null ? malformed : malformed.getCause();
            send(exchange, 400, Map.of("message", cause.getMessage()));
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        String[] path = exchange.getRequestURI().getPath().split("/");
        String id = path.length > 2 ? path[2] : "";
        switch (exchange.getRequestMethod() + " " + path[path.length > 3 ? 3 : 1]) {
            case "POST tables" -> send(exchange, 201, open(read(exchange, Opening.class)));
            case "GET tables" -> send(exchange, 200, table(id));
            case "GET moves" -> send(exchange, 200, table(id).position.legalMoves());
            case "GET record" -> send(exchange, 200, "text/plain; charset=utf-8", table(id).record);
            case "GET picture" -> send(exchange, 200, "image/svg+xml", BoardSvg.of(table(id).position));
            case "POST moves" -> change(exchange, id, Turn.class, (record, turn) -> record.play(turn.move));
            case "POST undo" -> change(exchange, id, Object.class, (record, nothing) -> record.undo());
            case "POST resignation" ->
                change(exchange, id, Resignation.class, (record, resignation) -> record.resign(resignation.player));
            default -> throw new NoSuchElementException();
        }
    }

    private Table open(Opening opening) {
        Position start = Position.initial(opening.variant.orElse(Variant.STANDARD), new SecureRandom());
        String id = UUID.randomUUID().toString();
        tables.put(id, opening.record.orElseGet(GameRecord.builder(start)::build));
        return table(id);
    }

    private <T> void change(
            HttpExchange exchange, String id, Class<T> type, BiFunction<GameRecord, T, GameRecord> change)
            throws IOException {
        T request = read(exchange, type);
        tables.computeIfPresent(id, (same, record) -> change.apply(record, request));
        send(exchange, 200, table(id));
    }

    private <T> T read(HttpExchange exchange, Class<T> type) {
        return Optional.ofNullable(json.readValue(exchange.getRequestBody(), type))
                .orElseThrow(() -> new IllegalArgumentException("a JSON object is expected"));
    }

    private Table table(String id) {
        GameRecord record = Optional.ofNullable(tables.get(id)).orElseThrow();
        return new Table(id, record, record.end(), record.result(), record.end().outcome());
    }

    private void send(HttpExchange exchange, int status, Object value) throws IOException {
        send(exchange, status, "application/json", json.writeValueAsString(value));
    }

    private static void send(HttpExchange exchange, int status, String type, Object text) throws IOException {
        byte[] bytes = text.toString().getBytes(UTF_8);
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
