package io.github.lyngk.notation.text;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why something could not be read or done, in words. */
public final class Failures {
    private Failures() {}

    /** {@return why a program could not do something, though nothing is wrong with what it was asked} */
    public static String words(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            return "not enough memory; give Java more with -Xmx";
        }
        return "internal error, please report it: " + failure;
    }

    /** {@return why something could not be read} */
    public static String words(IOException failure) {
        if (failure instanceof NoSuchFileException || failure instanceof FileNotFoundException) {
            return "no such file or folder";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof FileSystemException file && file.getReason() != null) {
            return file.getReason();
        }
        return failure.getMessage() == null ? "it cannot be read" : failure.getMessage();
    }
}
