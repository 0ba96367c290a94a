package io.github.lyngk.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Lexer;
import io.github.lyngk.notation.reading.MovetextParser;
import io.github.lyngk.notation.reading.TagParser;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.reading.TurnSink;
import io.github.lyngk.notation.text.Fault;
import io.github.lyngk.notation.text.Faults;
import io.github.lyngk.notation.text.TextCut;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;

/** Makes a record of the text of one: tags, start, turns, result, and what is wrong with any of them. */
final class RecordAssembly {
    private final TextCut text;
    private final Faults faults;
    private final Lexer lexer;
    private final TagParser tags;

    private RecordAssembly(TextCut text, Faults faults) {
        this.text = text;
        this.faults = faults;
        lexer = new Lexer(text);
        tags = new TagParser(lexer, faults);
    }

    /** Reads a record, or its legal prefix; empty if there is not even a start. */
    static Optional<GameRecord> read(TextCut text, Faults faults) {
        return new RecordAssembly(text, faults).read();
    }

    /** {@return the tags of a record that are well-formed, without reading its moves; a faulty line costs only itself} */
    static ImmutableMap<String, String> tags(TextCut text, Faults faults) {
        RecordAssembly record = new RecordAssembly(text, faults);
        while (!record.readTags() && record.tags.skip()) {
            // What is wrong is told by those who read the record.
        }
        return ImmutableMap.copyOf(record.tags.tags());
    }

    private Optional<GameRecord> read() {
        boolean wellFormed = readTags();
        RecordTags meaning = new RecordTags(tags.tags(), tags::indexOf);
        for (Fault fault : meaning.faults()) {
            if (wellFormed || fault.code() != DiagnosticCode.TAG_MISSING) {
                faults.error(fault);
            }
        }
        if (wellFormed && !tags.tags().containsKey(Tags.RESULT)) {
            resultTagMissing();
        }
        return meaning.isReadable()
                ? meaning.start().flatMap(start -> readMoves(meaning, start, wellFormed))
                : Optional.empty();
    }

    /** {@return false if the text goes wrong before the moves} */
    private boolean readTags() {
        try {
            tags.read();
            return true;
        } catch (Fault fault) {
            faults.error(fault);
            return false;
        }
    }

    private void resultTagMissing() {
        DiagnosticCode accepted = DiagnosticCode.MISSING_RESULT;
        DiagnosticCode code = faults.accepts(accepted) ? accepted : DiagnosticCode.TAG_MISSING;
        faults.note(Fault.of(code, 0, "the tag Result is missing"));
    }

    private Optional<GameRecord> readMoves(RecordTags meaning, Position start, boolean wellFormed) {
        meaning.startOddity().ifPresent(faults::warning);
        Collector turns = new Collector(start);
        MovetextParser moves = new MovetextParser(lexer, faults, start, turns);
        boolean complete = wellFormed && moves.read();
        Optional<Result> result = complete ? result(meaning, moves) : Optional.empty();
        GameRecord record = record(meaning, turns.line(), moves, result);
        if (RecordPrinter.fits(record)) {
            return Optional.of(record);
        }
        if (!text.tooLong()) {
            faults.error(Fault.of(
                    DiagnosticCode.LIMIT, 0, "in full the record takes more than " + Limits.RECORD + " bytes"));
        }
        return Optional.empty();
    }

    /** {@return the result if nothing contradicts it: that after the moves, else that of the tag, else the outcome} */
    private Optional<Result> result(RecordTags meaning, MovetextParser moves) {
        Result written =
                moves.result().flatMap(Result::find).or(meaning::result).orElseGet(() -> Result.natural(moves.end()));
        Optional<Fault> contradiction = meaning.result()
                .filter(tag -> tag != written)
                .map(tag -> Fault.of(
                        DiagnosticCode.RESULT_CONTRADICTED,
                        moves.resultAt(),
                        "the moves end with " + written.text() + ", but the tag Result says " + tag.text()));
        if (contradiction.isEmpty() && meaning.knowsTermination()) {
            contradiction = written.check(moves.end(), meaning.termination(), moves.resultAt());
        }
        contradiction.ifPresent(faults::error);
        return contradiction.isEmpty() && meaning.knowsTermination() ? Optional.of(written) : Optional.empty();
    }

    /** Builds the record; without a result that stands, it ends as its last position tells. */
    private GameRecord record(RecordTags meaning, Variation main, MovetextParser moves, Optional<Result> result) {
        Result ending = result.orElseGet(() -> Result.natural(moves.end()));
        Map<String, String> kept = tags.tags();
        kept.put(Tags.POSITION, meaning.positionLine());
        kept.keySet().removeAll(meaning.faulty());
        kept.put(Tags.RESULT, ending.text());
        if (result.isEmpty()) {
            kept.remove(Tags.TERMINATION);
        }
        return new GameRecord(
                ImmutableMap.copyOf(kept),
                main,
                ImmutableList.copyOf(Lists.transform(moves.closingComments(), Comment::new)),
                ending,
                result.isEmpty() ? Termination.NORMAL : meaning.termination(),
                moves.end());
    }

    /** Collects what is read: the turns of the main line, and of each variation while it is open. */
    private static final class Collector implements TurnSink {
        private final Deque<TurnList> around = new ArrayDeque<>();
        private TurnList current;

        Collector(Position start) {
            current = new TurnList(start);
        }

        /** {@return the line that is open: the main line when all is read} */
        Variation line() {
            return current.line(false);
        }

        @Override
        public void move(Move move) {
            current.add(Turn.of(move));
        }

        @Override
        public void pass() {
            current.add(Turn.pass());
        }

        @Override
        public void comment(String text) {
            current.comment(new Comment(text));
        }

        @Override
        public void nag(int number) {
            current.annotate(ImmutableList.of(new Nag(number)));
        }

        @Override
        public void openVariation(Position start) {
            around.push(current);
            current = new TurnList(start);
        }

        @Override
        public void closeVariation() {
            Variation variation = line();
            current = around.pop();
            current.annotate(ImmutableList.of(variation));
        }
    }
}
