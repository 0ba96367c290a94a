package io.github.lyngk.notation.boardspace;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.reading.Vocabulary;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.TextCut;
import java.util.Optional;

/**
 * A game of the server as one of our records tells it. The way there: SGF, its main line, facts, replay, ending, tags.
 *
 * @param start the position before the first move
 * @param tags what is known about it, result and termination included
 * @param moves its legal moves
 */
public record ServerGame(Position start, ImmutableMap<String, String> tags, ImmutableList<Move> moves) {
    /** Reads a game; {@return it, or its legal prefix, empty if there is not even a start} */
    public static Optional<ServerGame> read(TextCut text, Faults faults) {
        if (text.tooLong()) {
            String sentence = "the record is longer than " + Limits.RECORD + " characters";
            faults.error(Fault.of(DiagnosticCode.LIMIT, Fault.WHOLE, sentence));
            return Optional.empty();
        }
        SgfParser.Result sgf = SgfParser.parse(text.text(), faults);
        if (sgf.mainLine().isEmpty() && !faults.isEmpty()) {
            return Optional.empty();
        }
        GameFacts facts = GameFacts.of(sgf.mainLine(), faults);
        return facts.variant().map(variant -> read(sgf, facts, variant, faults));
    }

    /** {@return the tags of a game that can be told without replaying it: all but how it ended} */
    public static ImmutableMap<String, String> tags(TextCut text, Faults faults) {
        ImmutableList<SgfProperty> properties =
                SgfParser.parse(text.text(), faults).mainLine();
        GameFacts facts = GameFacts.of(properties, faults);
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        putPlayers(tags, facts, first(properties));
        facts.variant().ifPresent(variant -> putStart(tags, variant, KeyedStart.position(variant, facts.key())));
        facts.variant().ifPresent(variant -> putKey(tags, facts));
        return tags.build();
    }

    /** {@return who moves first, as what stands before the first move has it} */
    private static Seat first(ImmutableList<SgfProperty> properties) {
        Seat first = Seat.P0;
        for (SgfProperty property : properties) {
            if (Seat.ofProperty(property.name()).isPresent()) {
                Action action = Action.parse(property.value());
                if (action instanceof Action.Start start) {
                    first = start.seat();
                } else if (!(action instanceof Action.Word) && !(action instanceof Action.Unknown)) {
                    break;
                }
            }
        }
        return first;
    }

    private static void putPlayers(ImmutableMap.Builder<String, String> tags, GameFacts facts, Seat first) {
        facts.gameName().ifPresent(name -> tags.put("Event", name));
        facts.date().ifPresent(date -> tags.put("Date", ServerDate.convert(date)));
        facts.name(first).ifPresent(name -> tags.put("First", name));
        facts.name(first.other()).ifPresent(name -> tags.put("Second", name));
    }

    private static void putStart(ImmutableMap.Builder<String, String> tags, Variant variant, Position start) {
        tags.put(Tags.VARIANT, variant.tag());
        tags.put(Tags.POSITION, start.toString());
    }

    private static void putKey(ImmutableMap.Builder<String, String> tags, GameFacts facts) {
        tags.put("BoardspaceKey", Long.toString(facts.key()));
    }

    private static ServerGame read(SgfParser.Result sgf, GameFacts facts, Variant variant, Faults faults) {
        Position start = KeyedStart.position(variant, facts.key());
        ActionReplay replay = new ActionReplay(start, faults);
        replay.replay(sgf.mainLine(), sgf.isComplete());
        Ending ending = Ending.of(facts, replay, faults);
        ImmutableMap.Builder<String, String> tags = ImmutableMap.builder();
        putPlayers(tags, facts, replay.first());
        putStart(tags, variant, start);
        tags.put(Tags.RESULT, ending.result());
        if (!ending.termination().equals(Vocabulary.NORMAL)) {
            tags.put(Tags.TERMINATION, ending.termination());
        }
        ending.serverResult().ifPresent(result -> tags.put("ServerResult", result));
        putKey(tags, facts);
        return new ServerGame(start, tags.build(), replay.moves());
    }
}
