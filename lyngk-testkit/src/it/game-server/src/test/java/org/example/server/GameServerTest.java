package org.example.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Termination;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests the server through HTTP only. */
class GameServerTest {
    private static final String RECORD = """
            [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
            [Result "*"]

            1. b1-c2 *
            """;

    private final JsonMapper json = new JsonMapper();
    private final HttpClient client = HttpClient.newHttpClient();
    private final HttpServer server = GameServer.start(0);
    private final HttpServer other = GameServer.start(0);
    private final String tables = address(server);

    GameServerTest() throws IOException {}

    @AfterEach
    void closeServer() {
        server.stop(0);
        other.stop(0);
    }

    private static String address(HttpServer server) {
        return "http://localhost:" + server.getAddress().getPort() + "/tables";
    }

    private HttpResponse<String> get(String address) throws IOException, InterruptedException {
        return client.send(HttpRequest.newBuilder(URI.create(address)).build(), BodyHandlers.ofString());
    }

    private HttpResponse<String> post(String address, Object body) throws IOException, InterruptedException {
        return client.send(
                HttpRequest.newBuilder(URI.create(address))
                        .POST(BodyPublishers.ofString(
                                body instanceof String text ? text : json.writeValueAsString(body)))
                        .build(),
                BodyHandlers.ofString());
    }

    /** Opens a new table and returns its address. */
    private String open(Object body) throws IOException, InterruptedException {
        HttpResponse<String> opened = post(tables, body);
        assertEquals(201, opened.statusCode(), opened.body());
        return tables + "/" + json.readTree(opened.body()).get("id").asString();
    }

    @Test
    void wholeGameCanBePlayed() throws IOException, InterruptedException {
        String table = open(Map.of("variant", "six"));
        Move[] moves = json.readValue(get(table + "/moves").body(), Move[].class);
        JsonNode state = json.readTree(get(table).body());
        while (moves.length > 0) {
            Position before = json.treeToValue(state.get("position"), Position.class);
            state = json.readTree(post(table + "/moves", Map.of("move", moves[moves.length / 2]))
                    .body());
            assertEquals(
                    before.play(moves[moves.length / 2]).toString(),
                    state.get("position").asString());
            moves = json.readValue(get(table + "/moves").body(), Move[].class);
        }
        GameRecord record = GameRecord.parse(get(table + "/record").body());

        assertEquals("six", record.variant().tag());
        assertEquals(record, json.treeToValue(state.get("record"), GameRecord.class));
        assertEquals(
                record.end().outcome().orElseThrow().reason().name(),
                state.get("outcome").get("reason").asString());
    }

    @Test
    void illegalMoveIsRejectedWithItsRuleAndAMessage() throws IOException, InterruptedException {
        String table = open(Map.of("record", RECORD));
        HttpResponse<String> rejection = post(table + "/moves", Map.of("move", "b2-b1"));
        JsonNode body = json.readTree(rejection.body());

        assertEquals(409, rejection.statusCode());
        assertEquals(
                "application/json",
                rejection.headers().firstValue("Content-Type").orElseThrow());
        assertEquals(false, body.get("legal").asBoolean());
        assertTrue(body.get("rule").asString().matches("[A-H]\\d+"), rejection.body());
        assertTrue(body.get("message").asString().startsWith("b2-b1: "), rejection.body());
        assertEquals(RECORD, get(table + "/record").body());
    }

    @Test
    void invalidRequestsAreRejected() throws IOException, InterruptedException {
        String table = open(Map.of());

        assertEquals(400, post(table + "/moves", Map.of("move", "b1 to c2")).statusCode());
        assertEquals(400, post(table + "/moves", Map.of()).statusCode());
        assertEquals(400, post(table + "/resignation", "{\"player\":3}").statusCode());
        assertEquals(400, post(table + "/moves", "null").statusCode());
        assertEquals(400, post(tables, Map.of("record", "[Result \"1-0\"]")).statusCode());
        assertEquals(404, get(tables + "/unknown").statusCode());
        assertEquals(404, get(table + "/unknown").statusCode());
        assertEquals(409, post(table + "/undo", Map.of()).statusCode());
    }

    @Test
    void pictureIsSvg() throws IOException, InterruptedException {
        HttpResponse<String> picture = get(open(Map.of()) + "/picture");

        assertEquals(
                "image/svg+xml", picture.headers().firstValue("Content-Type").orElseThrow());
        assertTrue(picture.body().startsWith("<svg "));
    }

    @Test
    void moveCanBeTakenBackAndGameResigned() throws IOException, InterruptedException {
        String table = open(Map.of("record", RECORD));
        Position start = GameRecord.parse(RECORD).start();

        assertEquals(
                start.toString(),
                json.readTree(post(table + "/undo", Map.of()).body())
                        .get("position")
                        .asString());
        assertEquals(200, post(table + "/resignation", Map.of("player", 1)).statusCode());
        assertEquals(409, post(table + "/moves", Map.of("move", "b1-c2")).statusCode());
        GameRecord record = GameRecord.parse(get(table + "/record").body());
        assertEquals(Result.SECOND_WINS, record.result());
        assertEquals(Termination.RESIGNATION, record.termination());
    }

    @Test
    void gameCanContinueOnAnotherServer() throws IOException, InterruptedException {
        String first = open(Map.of());
        Move[] moves = json.readValue(get(first + "/moves").body(), Move[].class);
        post(first + "/moves", Map.of("move", moves[0]));
        String text = get(first + "/record").body();

        JsonNode opened =
                json.readTree(post(address(other), Map.of("record", text)).body());
        String second = address(other) + "/" + opened.get("id").asString();

        assertEquals(text, get(second + "/record").body());
        assertEquals(get(first + "/moves").body(), get(second + "/moves").body());
    }
}
