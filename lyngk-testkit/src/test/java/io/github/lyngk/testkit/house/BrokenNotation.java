package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.notation.GameRecord;
import io.github.lyngk.testkit.junit.NotationContract;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A printer or parser with one fault: the library's own but for that.
 *
 * @param fault what it does wrong, as in "trims the line"
 * @param method the method of the contract that it breaks
 * @param notation the contract with the broken method
 */
public record BrokenNotation(String fault, String method, NotationContract notation) {

    /** All of them, printers first. */
    public static ImmutableList<BrokenNotation> all() {
        return Stream.of(
                        BrokenPrinters.all(),
                        BrokenRecordPrinters.all(),
                        BrokenParsers.all(),
                        BrokenMoveParsers.all(),
                        BrokenRecordParsers.all(),
                        BrokenTagParsers.all(),
                        BrokenRefusals.all(),
                        MoreBrokenNotations.all())
                .flatMap(ImmutableList::stream)
                .collect(ImmutableList.toImmutableList());
    }

    static BrokenNotation positionPrinter(String fault, Function<Position, String> printer) {
        return new BrokenNotation(fault, "printPosition", new NotationContract() {
            @Override
            public String printPosition(Position position) {
                return printer.apply(position);
            }
        });
    }

    static BrokenNotation positionParser(String fault, Function<String, Position> parser) {
        return new BrokenNotation(fault, "parsePosition", new NotationContract() {
            @Override
            public Position parsePosition(String line) {
                return parser.apply(line);
            }
        });
    }

    static BrokenNotation movePrinter(String fault, Function<Move, String> printer) {
        return new BrokenNotation(fault, "printMove", new NotationContract() {
            @Override
            public String printMove(Move move) {
                return printer.apply(move);
            }
        });
    }

    static BrokenNotation moveParser(String fault, Function<String, Move> parser) {
        return new BrokenNotation(fault, "parseMove", new NotationContract() {
            @Override
            public Move parseMove(String text) {
                return parser.apply(text);
            }
        });
    }

    static BrokenNotation describer(String fault, BiFunction<Position, Move, String> printer) {
        return new BrokenNotation(fault, "describeMove", new NotationContract() {
            @Override
            public String describeMove(Position position, Move move) {
                return printer.apply(position, move);
            }
        });
    }

    static BrokenNotation describedMoveParser(String fault, BiFunction<Position, String, Move> parser) {
        return new BrokenNotation(fault, "parseDescribedMove", new NotationContract() {
            @Override
            public Move parseDescribedMove(Position position, String text) {
                return parser.apply(position, text);
            }
        });
    }

    static BrokenNotation recordPrinter(String fault, Function<GameRecord, String> printer) {
        return new BrokenNotation(fault, "printRecord", new NotationContract() {
            @Override
            public String printRecord(GameRecord record) {
                return printer.apply(record);
            }
        });
    }

    static BrokenNotation recordParser(String fault, Function<String, GameRecord> parser) {
        return new BrokenNotation(fault, "parseRecord", new NotationContract() {
            @Override
            public GameRecord parseRecord(String text) {
                return parser.apply(text);
            }
        });
    }

    /** Refuses a text, as broken parsers do. */
    static void refuseIf(boolean refused, String text) {
        if (refused) {
            throw new IllegalArgumentException("cannot read " + text);
        }
    }

    @Override
    public String toString() {
        return method + ": " + fault;
    }
}
