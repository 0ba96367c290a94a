package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.reading.Movetext;
import io.github.lyngk.notation.reading.Parts;
import io.github.lyngk.notation.reading.TagReader;
import io.github.lyngk.notation.reading.Tags;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.FreeText;
import io.github.lyngk.notation.text.TextCut;
import io.github.lyngk.notation.text.Utf8;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a record: tags, start, turns, result, and their diagnostics. The record itself is created on
 * demand, since validation does not need it.
 */
final class RecordAssembly implements Supplier<GameRecord> {
    /**
     * An upper bound of the printed bytes for each part of a record and each byte of its text, which saves making most
     * records to check their size.
     */
    private static final int PART = 80;

    private static final int BYTE = 4;

    private final TextCut text;
    private final DiagnosticList found;
    private final TagReader tags;
    private final RecordTags meaning;
    private final Movetext moves;

    /** The result if nothing contradicts it; null if the record gets the outcome of its last position. */
    private @Nullable Result result;

    private @Nullable GameRecord record;

    private RecordAssembly(TextCut text, DiagnosticList found) {
        this.text = text;
        this.found = found;
        tags = new TagReader(text, found);
        boolean readable = tags.read();
        meaning = new RecordTags(tags::value, this::report);
        if (tags.isWellFormed() && tags.value(Tags.RESULT) == null) {
            resultTagMissing();
        }
        Position start = meaning.isReadable() ? meaning.start() : null;
        if (start != null && !start.isInitial()) {
            String message =
                    "the position is not the start of a game (section C), which has 8 pieces of each colour and 3 jokers,"
                            + " one on each point, no claims, and the first player to move";
            report(Tags.POSITION, 0, Diagnostic.warning(DiagnosticCode.START_NOT_INITIAL, message));
        }
        if (readable && meaning.isReadable()) {
            moves = Movetext.read(text, tags.end(), start, found);
            checkResult();
        } else {
            moves = Movetext.unread(start);
        }
    }

    /** Reads a record; {@return it, or its legal prefix; null if it has no possible start} */
    static RecordResult.@Nullable Read read(TextCut text, DiagnosticList found) {
        RecordAssembly assembly = new RecordAssembly(text, found);
        if (!assembly.meaning.isReadable() || assembly.meaning.start() == null) {
            return null;
        }
        return assembly.mayBeTooLong() && !assembly.fits()
                ? null
                : new RecordResult.Read(assembly.moves.moves(), assembly);
    }

    /** {@return the tags of a record that are well-formed, without reading its moves} */
    static ImmutableMap<String, String> tags(TextCut text) {
        TagReader tags = new TagReader(text, new DiagnosticList(text, 1, ImmutableSet.of()));
        tags.read();
        return tags.tags();
    }

    private void report(String tag, int index, Diagnostic diagnostic) {
        if (diagnostic.code() != DiagnosticCode.TAG_MISSING || tags.isWellFormed()) {
            found.addAtByte(tags.indexOf(tag, index), diagnostic);
        }
    }

    private void resultTagMissing() {
        DiagnosticCode accepted = DiagnosticCode.MISSING_RESULT;
        DiagnosticCode code = found.accepts(accepted) ? accepted : DiagnosticCode.TAG_MISSING;
        found.add(0, Diagnostic.error(code, "the tag Result is missing"));
    }

    /**
     * Checks the result after the moves, else that of the tag, else the outcome, against the tags and the last
     * position.
     */
    private void checkResult() {
        Result tag = meaning.result();
        Result written = moves.result();
        if (written != null && tag != null && tag != written) {
            String message =
                    "the result after the moves is " + written.text() + ", but the tag Result says " + tag.text();
            found.addAtByte(moves.resultAt(), Diagnostic.error(DiagnosticCode.RESULT_CONTRADICTED, message));
        } else if (moves.complete() && knowsTermination()) {
            Result ending = written != null ? written : tag != null ? tag : Result.natural(moves.end());
            Diagnostic contradiction = ending.check(moves.end(), meaning.termination());
            if (contradiction == null) {
                result = ending;
            } else {
                found.addAtByte(moves.resultAt(), contradiction);
            }
        }
    }

    /** {@return whether the tags explain the end of the game, or a tag that cannot be read might do so} */
    private boolean knowsTermination() {
        return meaning.knowsTermination() && (tags.isWellFormed() || tags.value(Tags.TERMINATION) != null);
    }

    private boolean mayBeTooLong() {
        return (long) PART * moves.parts().size() + (long) BYTE * text.bytes().length > Limits.RECORD;
    }

    private boolean fits() {
        boolean fits = RecordPrinter.fits(get());
        if (!fits && !text.tooLong()) {
            found.add(0, Diagnostic.error(DiagnosticCode.LIMIT, "in full " + TextCut.TOO_LONG));
        }
        return fits;
    }

    /** {@return the record, created at the first call; threads that create it at the same time get equal records} */
    @Override
    public GameRecord get() {
        GameRecord known = record;
        if (known == null) {
            known = record();
            record = known;
        }
        return known;
    }

    private GameRecord record() {
        Position start = requireNonNull(meaning.start(), "no start");
        Result ending = result == null ? Result.natural(moves.end()) : result;
        Turns turns = new Turns(start);
        for (int i = 0; i < moves.parts().size(); i++) {
            int part = moves.parts().get(i);
            if (part == Parts.COMMENT) {
                turns.comment(comment(moves.parts().get(++i), moves.parts().get(++i)));
            } else {
                turns.add(part, moves.parts());
            }
        }
        return new GameRecord(
                keptTags(start, ending),
                turns.current.line(false),
                turns.closingComments.build(),
                ending,
                result == null ? Termination.NORMAL : meaning.termination(),
                moves.end());
    }

    /** {@return the tags without faults, and the tags that every record has} */
    private ImmutableMap<String, String> keptTags(Position start, Result ending) {
        ImmutableMap.Builder<String, String> kept = ImmutableMap.builder();
        tags.tags().forEach((name, value) -> {
            if (name.equals(Tags.POSITION)) {
                kept.put(name, printed(start, value));
            } else if (name.equals(Tags.RESULT)) {
                kept.put(name, ending.text());
            } else if (!meaning.faulty().contains(name) && !(result == null && name.equals(Tags.TERMINATION))) {
                kept.put(name, value);
            }
        });
        if (tags.value(Tags.RESULT) == null) {
            kept.put(Tags.RESULT, ending.text());
        }
        return kept.build();
    }

    /**
     * {@return the printed start: the line itself if it has no empty points and small letters, which saves printing it}
     */
    private static String printed(Position start, String line) {
        boolean canonical = start.isInitial();
        for (int i = 0; canonical && line.charAt(i) != ' '; i++) {
            canonical = line.charAt(i) < 'a';
        }
        return canonical ? line : start.toString();
    }

    private Comment comment(int from, int to) {
        return new Comment(FreeText.unwrapped(Utf8.decode(text.bytes(), from, to)));
    }

    /** Puts the parts together: the turns of the main line, and of each variation while it is open. */
    private static final class Turns {
        private final Deque<TurnList> around = new ArrayDeque<>();
        private final ImmutableList.Builder<Comment> closingComments = ImmutableList.builder();
        private TurnList current;
        private int variations;
        private boolean closing;

        Turns(Position start) {
            current = new TurnList(start);
        }

        void comment(Comment comment) {
            if (closing) {
                closingComments.add(comment);
            } else {
                current.comment(comment);
            }
        }

        void add(int part, Parts parts) {
            switch (part) {
                case Parts.PASS -> current.add(Turn.pass());
                case Parts.RESULT -> closing = true;
                case Parts.OPEN -> {
                    around.push(current);
                    current = new TurnList(parts.start(variations++));
                }
                case Parts.CLOSE -> {
                    Variation variation = current.line(false);
                    current = around.pop();
                    current.annotate(variation);
                }
                default -> {
                    if (part >= 0) {
                        current.add(Turn.of(Move.ofIndex(part)));
                    } else {
                        current.annotate(new Nag(Parts.NAG - part));
                    }
                }
            }
        }
    }
}
