package io.github.lyngk.notation;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.NotationException;
import io.github.lyngk.core.Position;
import java.io.StringReader;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the text of one record: tags, start, moves, result, and what is wrong with any of them. */
final class RecordParsing {
    private final RecordText source;
    private final Set<Leniency> leniencies;
    private final Findings findings;
    private final Lexer lexer;
    private final TagParser tags;

    private RecordParsing(RecordText source, Set<Leniency> leniencies) {
        this.source = source;
        this.leniencies = requireNonNull(leniencies, "leniencies");
        findings = new Findings(source);
        lexer = new Lexer(source);
        tags = new TagParser(lexer, findings);
    }

    /** Reads a text that must be exactly one valid record. */
    static GameRecord parse(String text) {
        RecordSplitter texts = new RecordSplitter(new StringReader(text));
        if (!texts.hasNext()) {
            throw new NotationException(text, text.length(), "a record");
        }
        RecordResult result = texts.next().read(ImmutableSet.of());
        for (Diagnostic diagnostic : result.diagnostics()) {
            if (diagnostic.isError()) {
                throw new NotationException(
                        text,
                        SourceIndex.of(text, diagnostic.line(), diagnostic.column()),
                        "a valid record: " + diagnostic);
            }
        }
        if (texts.hasNext()) {
            int line = texts.next().location().firstLine();
            throw new NotationException(text, SourceIndex.of(text, line, 1), "the end of the text after one record");
        }
        return result.record().orElseThrow();
    }

    /** Reads a record, or its legal prefix. */
    static RecordResult read(RecordText source, Set<Leniency> leniencies) {
        return new RecordParsing(source, leniencies).read();
    }

    private RecordResult read() {
        boolean wellFormed = readTags();
        Heading heading = Heading.read(tags.tags());
        for (Heading.Fault fault : heading.faults()) {
            if (wellFormed || fault.code() != DiagnosticCode.TAG_MISSING) {
                report(fault);
            }
        }
        Optional<GameRecord> record = heading.isReadable()
                ? heading.start().flatMap(start -> readMoves(heading, start, wellFormed))
                : Optional.empty();
        ImmutableList<Diagnostic> diagnostics = findings.sorted();
        return record.map(found -> RecordResult.of(found, diagnostics, source.location()))
                .orElseGet(() -> RecordResult.withoutRecord(diagnostics, source.location()));
    }

    /** Returns false if the text goes wrong before the moves. */
    private boolean readTags() {
        try {
            tags.read();
            return true;
        } catch (RecordFault fault) {
            findings.error(fault, Findings.NO_PLY);
            return false;
        }
    }

    private void report(Heading.Fault fault) {
        findings.error(
                new RecordFault(fault.code(), tags.indexOf(fault.tag(), fault.index()), fault.rule(), fault.sentence()),
                Findings.NO_PLY);
    }

    private Optional<GameRecord> readMoves(Heading heading, Position start, boolean wellFormed) {
        if (!heading.isInitial()) {
            findings.warning(
                    new RecordFault(
                            DiagnosticCode.START_NOT_INITIAL,
                            tags.indexOf(Tags.POSITION, 0),
                            null,
                            "the start is no set-up by section C: 43 single pieces, nothing claimed, the first player to move"),
                    Findings.NO_PLY);
        }
        MovetextParser moves = new MovetextParser(lexer, findings, leniencies, LineReplay.from(start));
        boolean complete = wellFormed && moves.read();
        Optional<Result> result = complete ? result(heading, moves) : Optional.empty();
        GameRecord record = record(heading, start, moves, result);
        if (RecordSize.fits(record)) {
            return Optional.of(record);
        }
        if (!source.isTooLong()) {
            String sentence = "in full the record takes more than " + Limits.RECORD + " bytes";
            findings.error(new RecordFault(DiagnosticCode.LIMIT, 0, null, sentence), Findings.NO_PLY);
        }
        return Optional.empty();
    }

    /** Returns the result if nothing contradicts it. */
    private Optional<Result> result(Heading heading, MovetextParser moves) {
        Result written = moves.result();
        Optional<Result> tag = heading.result();
        if (tag.isPresent() && tag.get() != written) {
            contradicted(
                    moves,
                    DiagnosticCode.RESULT_CONTRADICTED,
                    "the moves end with " + written.text() + ", but the tag Result says "
                            + tag.get().text());
            return Optional.empty();
        }
        if (!heading.knowsTermination()) {
            return Optional.empty();
        }
        Optional<ResultCheck.Contradiction> contradiction =
                ResultCheck.check(moves.end(), written, heading.termination());
        contradiction.ifPresent(found -> contradicted(moves, found.code(), found.sentence()));
        return contradiction.isPresent() ? Optional.empty() : Optional.of(written);
    }

    private void contradicted(MovetextParser moves, DiagnosticCode code, String sentence) {
        findings.error(new RecordFault(code, moves.resultAt(), null, sentence), Findings.NO_PLY);
    }

    /** Builds the record; without a result that stands, it ends as its last position tells. */
    private GameRecord record(Heading heading, Position start, MovetextParser moves, Optional<Result> result) {
        Result ending = result.orElseGet(() -> ResultCheck.natural(moves.end()));
        Map<String, String> kept = tags.tags();
        kept.put(Tags.POSITION, heading.line());
        heading.faults().forEach(fault -> kept.remove(fault.tag()));
        kept.put(Tags.RESULT, ending.text());
        if (result.isEmpty()) {
            kept.remove(Tags.TERMINATION);
        }
        return new GameRecord(
                ImmutableMap.copyOf(kept),
                start,
                moves.comments(),
                moves.turns(),
                moves.closingComments(),
                ending,
                result.isEmpty() ? Termination.NORMAL : heading.termination(),
                moves.end());
    }
}
