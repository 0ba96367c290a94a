package io.github.lyngk.notation.text;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.Severity;
import java.util.Set;

/** Shim. */
public final class Faults {
    private final DiagnosticList list;

    public Faults(TextCut cut, long record, Set<DiagnosticCode> accepted) {
        list = new DiagnosticList(cut, record, accepted);
    }

    public void error(Fault fault) {
        add(fault, true);
    }

    public void warning(Fault fault) {
        add(fault, false);
    }

    public void errorUnlessAccepted(Fault fault) {
        if (!accepts(fault.code())) {
            throw fault;
        }
        checkRoom(fault.index());
        warning(fault);
    }

    public void note(Fault fault) {
        add(fault, !accepts(fault.code()));
    }

    public boolean accepts(DiagnosticCode code) {
        return list.accepts(code);
    }

    public void checkRoom(int index) {
        if (isFull()) {
            throw tooMany(index);
        }
    }

    public Fault tooMany(int index) {
        return Fault.of(
                DiagnosticCode.LIMIT,
                index,
                "there is more to say about this record than " + Limits.DIAGNOSTICS + " diagnostics");
    }

    public boolean isFull() {
        return list.inOrder().size() >= Limits.DIAGNOSTICS;
    }

    public boolean isEmpty() {
        return list.isEmpty();
    }

    private void add(Fault fault, boolean error) {
        Diagnostic d = Diagnostic.of(error ? Severity.ERROR : Severity.WARNING, fault.code(), fault.sentence());
        d = fault.rule().isPresent() ? d.withRule(fault.rule().get()) : d;
        d = fault.ply() == 0 ? d : d.withPly(fault.ply());
        list.add(fault.index(), d);
    }

    public ImmutableList<Diagnostic> inOrder() {
        return list.inOrder();
    }
}
