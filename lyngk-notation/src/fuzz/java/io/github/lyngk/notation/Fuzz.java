package io.github.lyngk.notation;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** The fuzz targets as Jazzer runs them. It stores inputs that fail among the resources of {@link FuzzRegressionTest}. */
class Fuzz {
    static Stream<byte[]> positions() {
        return FuzzTarget.POSITIONS.seeds();
    }

    @MethodSource
    @FuzzTest
    void positions(byte[] input) throws IOException {
        FuzzTarget.POSITIONS.check(input);
    }

    static Stream<byte[]> moves() {
        return FuzzTarget.MOVES.seeds();
    }

    @MethodSource
    @FuzzTest
    void moves(byte[] input) throws IOException {
        FuzzTarget.MOVES.check(input);
    }

    static Stream<byte[]> records() {
        return FuzzTarget.RECORDS.seeds();
    }

    @MethodSource
    @FuzzTest
    void records(byte[] input) throws IOException {
        FuzzTarget.RECORDS.check(input);
    }

    static Stream<byte[]> boardspace() {
        return FuzzTarget.BOARDSPACE.seeds();
    }

    @MethodSource
    @FuzzTest
    void boardspace(byte[] input) throws IOException {
        FuzzTarget.BOARDSPACE.check(input);
    }

    static Stream<byte[]> files() {
        return FuzzTarget.FILES.seeds();
    }

    @MethodSource
    @FuzzTest
    void files(byte[] input) throws IOException {
        FuzzTarget.FILES.check(input);
    }

    static Stream<byte[]> protocol() {
        return FuzzTarget.PROTOCOL.seeds();
    }

    @MethodSource
    @FuzzTest
    void protocol(byte[] input) throws IOException {
        FuzzTarget.PROTOCOL.check(input);
    }

    static Stream<byte[]> bytes() {
        return FuzzTarget.BYTES.seeds();
    }

    @MethodSource
    @FuzzTest
    void bytes(byte[] input) throws IOException {
        FuzzTarget.BYTES.check(input);
    }
}
