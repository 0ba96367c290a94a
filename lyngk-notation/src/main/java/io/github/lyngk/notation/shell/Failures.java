package io.github.lyngk.notation.shell;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why something could not be read, in words. */
public final class Failures {
    private Failures() {}

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
