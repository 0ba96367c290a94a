package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.EngineResult;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Engines whose states have something in common that each should have for itself, as after a copy that is not deep.
 *
 * <p>The slow engine plays here; the part that is shared lies in a box that several states hold.
 */
final class SharingEngines {

    private SharingEngines() {}

    static ImmutableList<ForgetfulEngine> all() {
        return ImmutableList.of(
                shared("shares the board with the state before", Part.BOARD),
                shared("shares the claims with the state before", Part.CLAIMS),
                shared("shares the fives with the state before", Part.FIVES),
                shared("shares the turn with the state before", Part.TURN),
                shared("shares the end with the state before", Part.END),
                amongValues("puts pieces on stacks of the state before", LeakyStacks::new),
                amongValues("has one state for all", OneForAll::new),
                template("plays on the board it was set up with", Part.BOARD),
                template("adds claims to the position it was set up with", Part.CLAIMS),
                template("adds fives to the position it was set up with", Part.FIVES),
                template("ends the position it was set up with", Part.END),
                ForgetfulEngine.of("hands a set-up out twice", () -> new TableEngine(new SameState(), false)));
    }

    private static ForgetfulEngine shared(String name, Part part) {
        return amongValues(name, () -> new SharedPart(part));
    }

    /** An engine that says its states are values. */
    private static ForgetfulEngine amongValues(String name, Supplier<Memory> memory) {
        return ForgetfulEngine.of(name, () -> new TableEngine(memory.get(), true))
                .amongValues();
    }

    private static ForgetfulEngine template(String name, Part part) {
        return ForgetfulEngine.of(name, () -> new TableEngine(new Template(part), false));
    }

    /** A part of a table. */
    private enum Part {
        BOARD {
            @Override
            Table copied(Table from, Table to) {
                return to.withBoard(from.board());
            }
        },
        CLAIMS {
            @Override
            Table copied(Table from, Table to) {
                return to.withClaims(from.claims());
            }
        },
        FIVES {
            @Override
            Table copied(Table from, Table to) {
                return to.withFives(from.fives());
            }
        },
        TURN {
            @Override
            Table copied(Table from, Table to) {
                return to.turnOf(from.toMove());
            }
        },
        END {
            @Override
            Table copied(Table from, Table to) {
                return from.over() ? to.finished() : to.goingOn();
            }
        };

        /** The one table with this part of the other. */
        abstract Table copied(Table from, Table to);
    }

    /** Something that several states hold. */
    private static final class Box {
        private Table content;

        Box(Table content) {
            this.content = content;
        }
    }

    /** A table of one's own, a box held in common, and what of the box is seen. */
    private static final class State {
        private Table own;
        private final Box box;

        State(Table own, Box box) {
            this.own = own;
            this.box = box;
        }
    }

    /** How states come about and are looked at. */
    private abstract static class Memory {
        State begin(Position position, Table table) {
            return new State(table, new Box(table));
        }

        abstract State next(State before, Table table, Move move);

        Table look(State state) {
            return state.own;
        }
    }

    private static final class SharedPart extends Memory {
        private final Part part;

        SharedPart(Part part) {
            this.part = part;
        }

        @Override
        State next(State before, Table table, Move move) {
            before.box.content = table;
            return new State(table, before.box);
        }

        @Override
        Table look(State state) {
            return part.copied(state.box.content, state.own);
        }
    }

    /** The stack landed on is one object in both states. */
    private static final class LeakyStacks extends Memory {
        @Override
        State next(State before, Table table, Move move) {
            List<Piece> formed = ImmutableList.<Piece>builder()
                    .addAll(before.own.at(move.to()))
                    .addAll(before.own.at(move.from()))
                    .build();
            Map<Point, List<Piece>> board = new EnumMap<>(before.own.board());
            board.put(move.to(), formed);
            before.own = before.own.withBoard(board);
            return new State(table, before.box);
        }
    }

    private static final class OneForAll extends Memory {
        private Optional<State> state = Optional.empty();

        @Override
        State begin(Position position, Table table) {
            state = Optional.of(state.orElseGet(() -> super.begin(position, table)));
            return next(state.get(), table, Move.ofIndex(0));
        }

        @Override
        State next(State before, Table table, Move move) {
            before.own = table;
            return before;
        }
    }

    /** A position set up again finds what was played on it the last time. */
    private static final class Template extends Memory {
        private final Part part;
        private final Map<Position, Box> templates = new HashMap<>();

        Template(Part part) {
            this.part = part;
        }

        @Override
        State begin(Position position, Table table) {
            Box box = templates.computeIfAbsent(position, any -> new Box(table));
            return new State(part.copied(box.content, table), box);
        }

        @Override
        State next(State before, Table table, Move move) {
            before.box.content = table;
            return new State(table, before.box);
        }
    }

    private static final class SameState extends Memory {
        private final Map<Position, State> states = new HashMap<>();

        @Override
        State begin(Position position, Table table) {
            return states.computeIfAbsent(position, any -> super.begin(position, table));
        }

        @Override
        State next(State before, Table table, Move move) {
            before.own = table;
            return before;
        }
    }

    /** The slow engine with some memory. */
    private static final class TableEngine implements Engine<State> {
        private final Rules rules = new Rules();
        private final Memory memory;
        private final boolean values;

        TableEngine(Memory memory, boolean values) {
            this.memory = memory;
            this.values = values;
        }

        @Override
        public boolean statesAreValues() {
            return values;
        }

        @Override
        public State setUp(Position position) {
            return memory.begin(position, rules.setUp.apply(position));
        }

        @Override
        public Collection<Move> moves(State state) {
            return rules.moves.of(memory.look(state));
        }

        @Override
        public State play(State state, Move move) {
            return memory.next(state, rules.play.of(memory.look(state), move), move);
        }

        @Override
        public EngineResult result(State state) {
            return rules.result.of(memory.look(state));
        }
    }
}
