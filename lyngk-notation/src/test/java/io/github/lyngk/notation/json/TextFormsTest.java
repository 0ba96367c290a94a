package io.github.lyngk.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Direction;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Outcome;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Problem;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import io.github.lyngk.core.Violation;
import io.github.lyngk.notation.Comment;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.notation.Leniency;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Nag;
import io.github.lyngk.notation.RecordFormat;
import io.github.lyngk.notation.Result;
import io.github.lyngk.notation.Severity;
import io.github.lyngk.notation.Termination;
import io.github.lyngk.notation.archive.GameKey;
import io.github.lyngk.notation.archive.Likeness;
import io.github.lyngk.notation.archive.Measure;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** Values with a text form are that text in JSON, wherever they appear, and are read back with their parse method. */
@Tag("surroundings")
class TextFormsTest {
    static final Position POSITION = Position.parse("1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0");
    private static final String LINE = "\"1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0\"";
    private static final Game GAME = Game.of(POSITION).play(Move.parse("e1-h4"));

    private static final Map<Object, String> TEXTS = Map.ofEntries(
            Map.entry(POSITION, LINE),
            Map.entry(POSITION.toSetup(), LINE),
            Map.entry(Setup.parse("(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0"), "\"(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0\""),
            Map.entry(GAME, "\"1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0 e1-h4\""),
            Map.entry(
                    GameRecord.of(GAME),
                    "\"[Position \\\"1/4/7/6/R2R2G/6/7/3(IBGK)/1 1 R:- 0:0\\\"]\\n[Result \\\"*\\\"]\\n\\n"
                            + "1. e1-e4-h4+ *\\n\""),
            Map.entry(Move.parse("R:b1-c2"), "\"R:b1-c2\""),
            Map.entry(Point.C7, "\"c7\""),
            Map.entry(Stack.parse("(GRB)"), "\"(GRB)\""),
            Map.entry(Claim.parse("1:R"), "\"1:R\""),
            Map.entry(Color.BLACK, "\"K\""),
            Map.entry(Piece.JOKER, "\"J\""),
            Map.entry(Player.SECOND, "2"),
            Map.entry(Variant.SIX_STACK, "\"six\""),
            Map.entry(Result.DRAW, "\"1/2-1/2\""),
            Map.entry(Termination.RESIGNATION, "\"resignation\""),
            Map.entry(Direction.NORTH_EAST, "\"NORTH_EAST\""),
            Map.entry(Symmetry.ROTATE_60, "\"ROTATE_60\""),
            Map.entry(Rule.E7, "\"E7\""),
            Map.entry(Violation.TOO_HIGH, "\"TOO_HIGH\""),
            Map.entry(Problem.Kind.WRONG_TOTAL, "\"WRONG_TOTAL\""),
            Map.entry(Outcome.Reason.FIVES, "\"FIVES\""),
            Map.entry(Severity.WARNING, "\"WARNING\""),
            Map.entry(DiagnosticCode.ILLEGAL_MOVE, "\"ILLEGAL_MOVE\""),
            Map.entry(Leniency.MARKS, "\"MARKS\""),
            Map.entry(RecordFormat.BOARDSPACE, "\"BOARDSPACE\""),
            Map.entry(Likeness.RECOLORED, "\"RECOLORED\""),
            Map.entry(Measure.CLAIM_PLY, "\"claimPlies\""),
            Map.entry(new Nag(5), "\"!?\""),
            Map.entry(new Nag(14), "\"$14\""),
            Map.entry(new Comment("a quiet start"), "\"{a quiet start}\""),
            Map.entry(new Comment("a } b"), "\"; a } b\""),
            Map.entry(GameKey.parse("ffffffffffffffff000000000000000a"), "\"ffffffffffffffff000000000000000a\""));

    @ParameterizedTest
    @EnumSource
    void valuesAreTheirTextAndComeBack(Mapper mapper) {
        TEXTS.forEach((value, text) -> {
            assertThat(mapper.write(value)).isEqualTo(text);
            assertThat((Object) mapper.read(text, value.getClass())).isEqualTo(value);
        });
    }

    /** What a user may have, with values of every kind in it. */
    record Table(
            Position position,
            Player toMove,
            Optional<Move> last,
            Optional<Claim> none,
            List<Stack> scored,
            Map<Player, Color> colors,
            Map<Point, Piece> board,
            Map<Variant, Result> results,
            Map<Move, Rule> refused,
            Map<Rule, Boolean> known) {}

    @ParameterizedTest
    @EnumSource
    void valuesStandInUsersRecordsAndAsKeysOfMaps(Mapper mapper) {
        Table table = new Table(
                POSITION,
                Player.FIRST,
                Optional.of(Move.parse("e1-h4")),
                Optional.empty(),
                List.of(Stack.parse("R")),
                Map.of(Player.SECOND, Color.GREEN),
                Map.of(Point.E1, Piece.RED),
                Map.of(Variant.CLAIM_CAPTURES, Result.NONE),
                Map.of(Move.parse("K:a1-b2"), Rule.D3),
                Map.of(Rule.R6, true));
        String json = "{\"position\":" + LINE + ",\"toMove\":1,\"last\":\"e1-h4\",\"none\":null,\"scored\":[\"R\"],"
                + "\"colors\":{\"2\":\"G\"},\"board\":{\"e1\":\"R\"},\"results\":{\"captures\":\"*\"},"
                + "\"refused\":{\"K:a1-b2\":\"D3\"},\"known\":{\"R6\":true}}";

        assertThat(mapper.write(table)).isEqualTo(json);
        assertThat(mapper.read(json, Table.class)).isEqualTo(table);
    }

    @ParameterizedTest
    @EnumSource
    void aPlayerIsReadFromANumberAndFromAText(Mapper mapper) {
        assertThat(mapper.read("2", Player.class)).isEqualTo(Player.SECOND);
        assertThat(mapper.read("\"2\"", Player.class)).isEqualTo(Player.SECOND);
        assertThatExceptionOfType(Mapper.Refused.class)
                .isThrownBy(() -> mapper.read("3", Player.class))
                .withMessageContaining("character 1: expected the number of a player (1 or 2), found '3'");
        for (String wrong : List.of("\"\"", "1.7", "1.0", "true", "{}", "[]", "[1]")) {
            assertThatExceptionOfType(Mapper.Refused.class).isThrownBy(() -> mapper.read(wrong, Player.class));
        }
    }

    private static final List<Class<?>> ANNOTATIONS = List.of(Nag.class, Comment.class);

    private static final Map<Class<?>, String> WRONG = Map.ofEntries(
            Map.entry(Position.class, "1/4/7"),
            Map.entry(Setup.class, "x"),
            Map.entry(Game.class, "1/4/7/6/7/6/7/4/1 1 -:- 0:0 a1"),
            Map.entry(GameRecord.class, "1. a1-b2 *"),
            Map.entry(Move.class, "b1-j9"),
            Map.entry(Point.class, "z1"),
            Map.entry(Stack.class, "(R"),
            Map.entry(Claim.class, "3:R"),
            Map.entry(Color.class, "J"),
            Map.entry(Player.class, "FIRST"),
            Map.entry(Piece.class, "X"),
            Map.entry(Variant.class, "SIX_STACK"),
            Map.entry(Result.class, "1:0"),
            Map.entry(Termination.class, "NORMAL"),
            Map.entry(Nag.class, "$256"),
            Map.entry(Comment.class, "no braces"),
            Map.entry(GameKey.class, "ff"));

    @ParameterizedTest
    @EnumSource
    void aWrongTextIsRefusedInTheWordsOfParse(Mapper mapper) {
        WRONG.forEach((type, text) -> {
            for (String wrong : List.of(text, "")) {
                Throwable own = catchThrowableOfType(NotationException.class, () -> parse(type, wrong));
                assertThatExceptionOfType(Mapper.Refused.class)
                        .as("%s from \"%s\"", type, wrong)
                        .isThrownBy(() -> mapper.read("\"" + wrong + "\"", type))
                        .withMessageContaining(own.getMessage())
                        .havingRootCause()
                        .isInstanceOf(NotationException.class);
            }
        });
    }

    private static void parse(Class<?> type, String text) throws Throwable {
        try {
            type.getMethod("parse", String.class).invoke(null, text);
        } catch (java.lang.reflect.InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @ParameterizedTest
    @EnumSource
    void anImpossiblePositionIsRefusedWithItsProblems(Mapper mapper) {
        assertThatExceptionOfType(Mapper.Refused.class)
                .isThrownBy(() -> mapper.read("\"(RR)/4/7/6/7/6/7/4/1 1 -:- 0:0\"", Position.class))
                .withMessageContaining("a1")
                .withMessageContaining("(E5)");
    }

    /** Records of two components aside, which Jackson always reads from an object with these fields. */
    @ParameterizedTest
    @EnumSource
    void aTextIsNoObject(Mapper mapper) {
        for (Class<?> type : Sets.filter(WRONG.keySet(), type -> !type.isRecord() || ANNOTATIONS.contains(type))) {
            for (String json : List.of("{}", "{\"text\":\"a1\"}", "{\"number\":5}", "[]", "[\"a1\"]")) {
                assertThatExceptionOfType(Mapper.Refused.class)
                        .as("%s from %s", type, json)
                        .isThrownBy(() -> mapper.read(json, type));
            }
        }
    }

    /** Jackson reads the ordinals of enums that have no creator, unless this is switched off. */
    @Test
    void noEnumIsReadFromANumberIfJacksonIsToldSo() {
        com.fasterxml.jackson.databind.ObjectMapper two = com.fasterxml.jackson.databind.json.JsonMapper.builder()
                .enable(com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .build();
        JsonMapper three = JsonMapper.builder()
                .enable(EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
                .build();
        for (String json : List.of("0", "\"0\"")) {
            for (Class<?> type : List.of(Rule.class, Severity.class, Measure.class)) {
                assertThatExceptionOfType(JsonProcessingException.class).isThrownBy(() -> two.readValue(json, type));
                assertThatExceptionOfType(JacksonException.class).isThrownBy(() -> three.readValue(json, type));
            }
        }
        assertThat(three.readValue("2", Player.class)).isEqualTo(Player.SECOND);
    }

    @ParameterizedTest
    @CsvSource({
        "a, 0, a comment in braces or after a semicolon",
        "{a, 2, a closing brace",
        "{a} b, 3, the end of the text",
        "{a}}, 3, the end of the text",
        "; a\u0007b, 3, a character that a comment can hold"
    })
    void aCommentIsWrittenAsInRecords(String text, int index, String expected) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Comment.parse(text))
                .satisfies(e -> assertThat(e.index()).isEqualTo(index))
                .satisfies(e -> assertThat(e.expected()).isEqualTo(expected));
    }

    @Test
    void aCommentIsAsLongAsRecordsAllow() {
        String longest = "x".repeat(Limits.COMMENT);
        assertThat(Comment.parse("{ " + longest + " }")).isEqualTo(new Comment(longest));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Comment.parse("{x" + longest + "}"))
                .withMessageContaining("no more than " + Limits.COMMENT);
    }
}
