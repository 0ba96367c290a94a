package io.github.lyngk.core;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A number in mixed radix that is written or read digit by digit, the least significant digit first. */
final class Digits {
    /** More than any game needs: 43 stacks of six need less than 120 bytes, and 42 moves less than 80. */
    private static final int MOST_BYTES = 256;

    private BigInteger number = BigInteger.ZERO;
    private BigInteger weight = BigInteger.ONE;

    /** Returns the digits of some bytes, the most significant byte first. */
    static Digits of(byte[] bytes) {
        if (bytes.length == 0 || bytes.length > MOST_BYTES) {
            throw new IllegalArgumentException("a game has from 1 to " + MOST_BYTES + " bytes, not " + bytes.length);
        }
        if (bytes[0] == 0) {
            throw new IllegalArgumentException("the bytes of a game never begin with 0");
        }
        Digits digits = new Digits();
        digits.number = new BigInteger(1, bytes);
        return digits;
    }

    void add(int digit, int radix) {
        add(BigInteger.valueOf(digit), BigInteger.valueOf(radix));
    }

    void add(BigInteger digit, BigInteger radix) {
        number = number.add(weight.multiply(digit));
        weight = weight.multiply(radix);
    }

    /** Writes digits that are not 0, and then a 0. */
    void addAll(List<Integer> digits, int radix) {
        digits.forEach(digit -> add(digit, radix));
        add(0, radix);
    }

    int next(int radix) {
        return next(BigInteger.valueOf(radix)).intValue();
    }

    BigInteger next(BigInteger radix) {
        BigInteger[] parts = number.divideAndRemainder(radix);
        number = parts[0];
        return parts[1];
    }

    /** Reads the digits before the next 0, and the 0. */
    List<Integer> nextAll(int radix) {
        List<Integer> digits = new ArrayList<>();
        for (int digit = next(radix); digit != 0; digit = next(radix)) {
            digits.add(digit);
        }
        return digits;
    }

    /** Returns whether all remaining digits are 0. */
    boolean areZero() {
        return number.signum() == 0;
    }

    /** Returns the number written so far, without leading zero bytes. */
    byte[] toBytes() {
        byte[] bytes = number.toByteArray();
        return bytes[0] == 0 ? Arrays.copyOfRange(bytes, 1, bytes.length) : bytes;
    }
}
