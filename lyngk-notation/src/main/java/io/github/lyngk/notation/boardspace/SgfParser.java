package io.github.lyngk.notation.boardspace;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.Diagnostic;
import io.github.lyngk.notation.DiagnosticCode;
import io.github.lyngk.notation.Limits;
import io.github.lyngk.notation.text.DiagnosticList;
import io.github.lyngk.notation.text.FreeText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads one SGF game and keeps its main line: the properties of its nodes in order, variations left out.
 *
 * <p>If a line ends with several variations, the first one continues it, as SGF defines; a variation that is followed
 * by more nodes of the same line is left out. A fault ends reading; the properties before it are kept.
 */
final class SgfParser {
    /** The properties that were read, and whether the whole game was read. */
    record MainLine(ImmutableList<SgfProperty> properties, boolean isComplete) {}

    /** One open parenthesis: the line so far, and how its first variation would continue it. */
    private static final class Branch {
        final List<SgfProperty> line = new ArrayList<>();

        @Nullable
        List<SgfProperty> firstVariation;

        void add(SgfProperty property) {
            dropVariations();
            line.add(property);
        }

        /** Drops earlier variations, since another node of the line follows them. */
        void dropVariations() {
            firstVariation = null;
        }

        void vary(List<SgfProperty> variation) {
            if (firstVariation == null) {
                firstVariation = variation;
            }
        }

        List<SgfProperty> mainLine() {
            if (firstVariation != null) {
                line.addAll(firstVariation);
            }
            return line;
        }
    }

    private final String text;
    private final Deque<Branch> open = new ArrayDeque<>();
    private final DiagnosticList diagnostics;
    private List<SgfProperty> mainLine = List.of();
    private boolean complete;
    private boolean wellFormed = true;
    private int values;
    private int node;
    private int at;

    private SgfParser(String text, DiagnosticList diagnostics) {
        this.text = text;
        this.diagnostics = diagnostics;
    }

    static MainLine parse(String text, DiagnosticList diagnostics) {
        SgfParser parser = new SgfParser(text, diagnostics);
        parser.run();
        return new MainLine(ImmutableList.copyOf(parser.mainLine), parser.complete);
    }

    private void run() {
        skipJunk();
        complete = true;
        while (complete && at < text.length()) {
            complete = step();
            skipBlanks();
        }
        if (complete && !open.isEmpty()) {
            complete = fault(DiagnosticCode.SYNTAX, "the game is cut off: a closing parenthesis is missing");
        }
        while (!open.isEmpty()) {
            close();
        }
    }

    private void skipJunk() {
        skipBlanks();
        if (at < text.length() && text.charAt(at) != '(') {
            fault(DiagnosticCode.SYNTAX, "expected the opening parenthesis of a game");
            while (at < text.length() && text.charAt(at) != '(') {
                advance();
            }
        }
    }

    /** Reads one token; false after a fault. */
    private boolean step() {
        char c = text.charAt(at);
        if (c == '(') {
            if (open.size() == Limits.NESTING) {
                return fault(DiagnosticCode.LIMIT, "variations are nested more than " + Limits.NESTING + " deep");
            }
            open.push(new Branch());
            advance();
        } else if (c == ')' && !open.isEmpty()) {
            close();
            advance();
        } else if (c == ';' && !open.isEmpty()) {
            open.getFirst().dropVariations();
            node++;
            advance();
        } else if (isName(c) && !open.isEmpty()) {
            return property();
        } else {
            return fault(DiagnosticCode.SYNTAX, "expected a node, a property or a parenthesis");
        }
        return true;
    }

    private void close() {
        List<SgfProperty> finished = open.pop().mainLine();
        if (open.isEmpty()) {
            mainLine = finished;
        } else {
            open.getFirst().vary(finished);
        }
    }

    private boolean property() {
        int start = at;
        while (at < text.length() && isName(text.charAt(at))) {
            advance();
        }
        if (at - start > Limits.TOKEN) {
            return fault(DiagnosticCode.LIMIT, "the name of a property is longer than " + Limits.TOKEN + " characters");
        }
        String name = text.substring(start, at).toUpperCase(Locale.ROOT);
        skipBlanks();
        if (at >= text.length() || text.charAt(at) != '[') {
            return fault(DiagnosticCode.SYNTAX, "expected [ after the property " + name);
        }
        while (at < text.length() && text.charAt(at) == '[') {
            if (!value(name)) {
                return false;
            }
            skipBlanks();
        }
        return true;
    }

    private boolean value(String name) {
        if (++values > Limits.PARTS) {
            return fault(DiagnosticCode.LIMIT, "a game has more than " + Limits.PARTS + " values of properties");
        }
        advance();
        int from = at;
        StringBuilder unescaped = new StringBuilder();
        while (at < text.length() && text.charAt(at) != ']') {
            if (text.charAt(at) == '\\' && at + 1 < text.length()) {
                advance();
                if (text.charAt(at) == '\n') {
                    advance();
                    continue;
                }
            }
            int start = at;
            advance();
            unescaped.append(text, start, at);
        }
        if (at >= text.length()) {
            return fault(DiagnosticCode.SYNTAX, "the value of " + name + " is cut off: a closing bracket is missing");
        }
        advance();
        String value = unescaped.toString();
        if (!FreeText.fits(value, Limits.COMMENT)) {
            return fault(
                    DiagnosticCode.LIMIT, "the value of " + name + " is longer than " + Limits.COMMENT + " characters");
        }
        open.getFirst().add(new SgfProperty(name, value, from, node));
        return true;
    }

    private boolean fault(DiagnosticCode code, String message) {
        diagnostics.add(at, Diagnostic.error(code, message));
        return false;
    }

    private void skipBlanks() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            advance();
        }
    }

    /**
     * Advances by one code point. Malformed bytes are lone surrogates here; the first is reported, and reading
     * continues.
     */
    private void advance() {
        char c = text.charAt(at);
        if (FreeText.isUnpaired(text, at)) {
            if (wellFormed) {
                fault(DiagnosticCode.ENCODING, "the bytes are not well-formed UTF-8");
            }
            wellFormed = false;
        } else if (Character.isHighSurrogate(c)) {
            at++;
        }
        at++;
    }

    private static boolean isName(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-' || c == '_';
    }
}
