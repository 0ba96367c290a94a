package io.github.lyngk.notation.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Collects the faults of one text, and puts a line, a column and an excerpt to each. */
public final class Faults {
    /**
     * A fault and where it stands in the source.
     *
     * @param excerpt the line and a caret below the place; empty for a fault of the text as a whole
     */
    public record Found(Fault fault, boolean isError, long line, long column, String excerpt) {}

    private static final Comparator<Found> IN_ORDER =
            Comparator.comparingLong(Found::line).thenComparingLong(Found::column);

    private final TextCut cut;
    private final Set<FaultCode> accepted;
    private final Places places;
    private final List<Found> all = new ArrayList<>();

    /**
     * Begins with none.
     *
     * @param cut the text that is read
     * @param accepted what {@link #errorUnlessAccepted} makes a warning of
     */
    public Faults(TextCut cut, Set<FaultCode> accepted) {
        this.cut = cut;
        this.accepted = accepted;
        this.places = new Places(cut);
    }

    /** Notes what makes the record invalid. */
    public void error(Fault fault) {
        add(fault, true);
    }

    /** Notes what is odd. */
    public void warning(Fault fault) {
        add(fault, false);
    }

    /**
     * Notes as a warning what the reader was told to accept.
     *
     * @throws Fault if it was not, or if there is too much to say about the record already
     */
    public void errorUnlessAccepted(Fault fault) {
        if (!accepts(fault.code())) {
            throw fault;
        }
        checkRoom(fault.index());
        warning(fault);
    }

    /** Notes what reading can go on after: as a warning what the reader was told to accept, as an error what not. */
    public void note(Fault fault) {
        add(fault, !accepts(fault.code()));
    }

    /** {@return whether the reader was told to accept such faults} */
    public boolean accepts(FaultCode code) {
        return accepted.contains(code);
    }

    /**
     * Makes sure that there is room for one more.
     *
     * @param index where reading has got to
     * @throws Fault if there is not
     */
    public void checkRoom(int index) {
        if (isFull()) {
            throw tooMany(index);
        }
    }

    /** {@return the fault that ends the reading of a record about which there is too much to say} */
    public Fault tooMany(int index) {
        return Fault.of(
                FaultCode.LIMIT,
                index,
                "there is more to say about this record than " + Bounds.FAULTS + " diagnostics");
    }

    /** {@return whether there is so much to say that reading should end} */
    public boolean isFull() {
        return all.size() >= Bounds.FAULTS;
    }

    /** {@return whether there is nothing to say} */
    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** Adds a fault; where there is no room, once that there is more, and then nothing. */
    private void add(Fault fault, boolean error) {
        if (all.size() > Bounds.FAULTS) {
            return;
        }
        if (isFull() && fault.code() != FaultCode.LIMIT) {
            add(tooMany(fault.index()), true);
            return;
        }
        boolean whole = fault.index() == Fault.WHOLE;
        int index = Math.min(fault.index(), end());
        places.to(whole ? 0 : index);
        String excerpt = whole ? "" : Excerpt.around(cut.text(), index);
        all.add(new Found(fault, error, places.line(), places.column(), excerpt));
    }

    /** {@return the index behind the last line: what is missing at the end is missing there, not in the line after it} */
    private int end() {
        int end = cut.text().length();
        while (end > 0 && cut.text().charAt(end - 1) == '\n') {
            end--;
        }
        return end;
    }

    /** {@return everything in the order of the text} */
    public ImmutableList<Found> inOrder() {
        return all.isEmpty() ? ImmutableList.of() : ImmutableList.sortedCopyOf(IN_ORDER, all);
    }
}
