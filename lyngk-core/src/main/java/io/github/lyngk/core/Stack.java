package io.github.lyngk.core;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.engine.StackCode;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One or more pieces on top of each other. A single piece is a stack of height 1.
 *
 * <p>A stack may have any pieces, even if the rules forbid it, because a {@link Setup} may contain such stacks. The
 * stacks of a {@link Position} always obey the rules.
 */
public final class Stack implements Serializable {
    private static final long serialVersionUID = 1;

    /**
     * The stacks of a single piece, by the ordinal of the piece. They are shared because every game starts with 43 of
     * them.
     */
    private static final ImmutableList<Stack> SINGLES = Arrays.stream(Piece.values())
            .map(piece -> new Stack(ImmutableList.of(piece)))
            .collect(ImmutableList.toImmutableList());

    private final transient ImmutableList<Piece> pieces;

    private Stack(ImmutableList<Piece> pieces) {
        if (pieces.isEmpty()) {
            throw new IllegalArgumentException("a stack has at least one piece");
        }
        this.pieces = pieces;
    }

    /**
     * {@return a stack of the given pieces}
     *
     * @param pieces the pieces from bottom to top
     * @throws IllegalArgumentException if there are no pieces
     */
    public static Stack of(Piece... pieces) {
        return pieces.length == 1 ? SINGLES.get(pieces[0].ordinal()) : new Stack(ImmutableList.copyOf(pieces));
    }

    /**
     * {@return a stack of the given pieces}
     *
     * @param pieces the pieces from bottom to top
     * @throws IllegalArgumentException if there are no pieces
     */
    public static Stack of(Iterable<Piece> pieces) {
        return new Stack(ImmutableList.copyOf(pieces));
    }

    /**
     * Parses a stack as in a position line: a piece such as {@code G}, or several pieces in parentheses from bottom to
     * top, such as {@code (GRB)}. Letters may be upper or lower case.
     *
     * @param text the text of a stack
     * @return the stack
     * @throws NotationException if the text is not exactly a stack
     */
    @JsonCreator
    public static Stack parse(String text) {
        Cursor cursor = new Cursor(text);
        Stack stack = read(cursor);
        if (stack == null) {
            throw cursor.error("a piece (I, B, R, G, K, J) or a stack in parentheses");
        }
        cursor.end();
        return stack;
    }

    /** Reads a stack, or returns null if there is none. */
    static @Nullable Stack read(Cursor cursor) {
        if (!cursor.accept('(')) {
            Piece single = cursor.maybePiece();
            return single == null ? null : SINGLES.get(single.ordinal());
        }
        ImmutableList.Builder<Piece> pieces = ImmutableList.builder();
        pieces.add(cursor.piece("a piece (I, B, R, G, K or J)"));
        pieces.add(cursor.piece("a second piece (a single one has no parentheses)"));
        for (Piece next = cursor.maybePiece(); next != null; next = cursor.maybePiece()) {
            pieces.add(next);
        }
        cursor.expect(')', "a piece or ')'");
        return new Stack(pieces.build());
    }

    /** {@return the pieces from bottom to top, at least one} */
    public ImmutableList<Piece> pieces() {
        return pieces;
    }

    /** {@return the top piece, which determines the owner of the stack (E1)} */
    public Piece top() {
        return pieces.get(pieces.size() - 1);
    }

    /** {@return the number of pieces, at least 1} */
    public int height() {
        return pieces.size();
    }

    /** {@return the colours of the pieces, in the order of {@link Color}, without duplicates; jokers have no colour} */
    public ImmutableSet<Color> colors() {
        Set<Color> colors = EnumSet.noneOf(Color.class);
        pieces.forEach(piece -> piece.color().ifPresent(colors::add));
        return ImmutableSet.copyOf(colors);
    }

    /** {@return the number of jokers in the stack} */
    public int jokers() {
        return (int) pieces.stream().filter(piece -> piece == Piece.JOKER).count();
    }

    /**
     * {@return this stack on top of another}
     *
     * @param below the stack at the bottom; whether the rules allow this is not checked
     */
    public Stack on(Stack below) {
        return of(ImmutableList.<Piece>builder()
                .addAll(below.pieces)
                .addAll(pieces)
                .build());
    }

    /** Returns the stack as a number; the stack must have at most {@link StackCode#MOST_PIECES} pieces. */
    int code() {
        int code = StackCode.EMPTY;
        for (int i = 0; i < pieces.size(); i++) { // without an iterator, to read archives faster
            code = StackCode.under(code, StackCode.single(pieces.get(i).ordinal()));
        }
        return code;
    }

    /** Returns the stack of a {@link #code()} other than {@link StackCode#EMPTY}. */
    static Stack ofCode(int code) {
        Piece[] pieces = new Piece[StackCode.height(code)];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = Piece.at(StackCode.piece(code, i));
        }
        return of(pieces);
    }

    /** Stacks are equal if they have the same pieces in the same order. */
    @Override
    public boolean equals(Object object) {
        return object instanceof Stack other && pieces.equals(other.pieces);
    }

    /** Returns a hash code that is the same in every JVM. */
    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /**
     * {@return the stack as in a position line, from bottom to top, for example {@code G} or {@code (GRB)};
     * {@link #parse} converts it back}
     */
    @Override
    @JsonValue
    public String toString() {
        StringBuilder text = new StringBuilder(height() + 2);
        appendTo(text);
        return text.toString();
    }

    void appendTo(StringBuilder text) {
        if (height() == 1) {
            text.append(top().letter());
            return;
        }
        text.append('(');
        pieces.forEach(piece -> text.append(piece.letter()));
        text.append(')');
    }

    private Object writeReplace() {
        return new TextProxy(TextProxy.Type.STACK, toString());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw TextProxy.required();
    }
}
