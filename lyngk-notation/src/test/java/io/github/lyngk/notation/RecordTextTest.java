package io.github.lyngk.notation;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

/** Texts of records on their way to whoever reads them. */
class RecordTextTest {
    private static final String RECORD = """
            [Event "Caf\u00e9"]
            [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
            [Result "*"]

            1. b1-c2 a1-a1 *
            """;

    private static Object sent(Object value) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }

    @Test
    void textsReadTheSameElsewhere() throws Exception {
        // A byte that is no UTF-8, so that malformed characters are sent as well.
        RecordSplitter texts = new RecordSplitter(new ByteArrayInputStream(RECORD.getBytes(ISO_8859_1)));
        RecordText text = texts.next();
        RecordResult here = text.read(ImmutableSet.of());

        assertThat(here.diagnostics()).extracting(Diagnostic::code).contains(DiagnosticCode.ENCODING);
        assertThat(((RecordText) sent(text)).read(ImmutableSet.of())).isEqualTo(here);
    }
}
