package io.github.lyngk.notation.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import com.google.common.base.Ascii;
import java.util.Optional;

/** Kinds of file content that another program must convert to text first, recognised by their first bytes. */
enum ForeignContent {
    /** Decompressed by this library, unless it is compressed twice. */
    GZIP("compressed by gzip", ".gz", "gzip -dc", "\37\213"),
    ZSTD("compressed by zstd", ".zst", "zstd -dc", "\50\265\57\375"),
    ZSTD_IN_PARTS("compressed by zstd", ".zst", "zstd -dc", "?\52\115\30"),
    BZIP2("compressed by bzip2", ".bz2", "bzip2 -dc", "BZh?1AY&SY"),
    XZ("compressed by xz", ".xz", "xz -dc", "\3757zXZ\0"),
    LZ4("compressed by lz4", ".lz4", "lz4 -dc", "\4\42\115\30"),
    LZIP("compressed by lzip", ".lz", "lzip -dc", "LZIP\1"),
    COMPRESS("compressed by compress", ".z", "gzip -dc", "\37\235"),
    UTF_32_LE("text in UTF-32 instead of UTF-8", "", "iconv -f UTF-32 -t UTF-8", "\377\376\0\0"),
    UTF_32_BE("text in UTF-32 instead of UTF-8", "", "iconv -f UTF-32 -t UTF-8", "\0\0\376\377"),
    UTF_16_LE("text in UTF-16 instead of UTF-8", "", "iconv -f UTF-16 -t UTF-8", "\377\376"),
    UTF_16_BE("text in UTF-16 instead of UTF-8", "", "iconv -f UTF-16 -t UTF-8", "\376\377"),
    ZIP("a zip archive", ".zip", "", "PK\3\4"),
    SEVEN_ZIP("a 7z archive", ".7z", "", "7z\274\257\47\34"),
    RAR("a rar archive", ".rar", "", "Rar!\32\7"),
    TAR("a tar archive", ".tar", "", "?".repeat(257) + "ustar\0"),
    GNU_TAR("a tar archive", ".tar", "", "?".repeat(257) + "ustar  \0");

    private final String words;
    private final String extension;
    private final String command;
    private final String beginning;

    /**
     * A kind of content.
     *
     * @param command converts it to text: accepts the name of a file, or reads standard input without one; empty for
     *     archives, whose files must not be joined
     * @param beginning its first bytes, a question mark for any
     */
    ForeignContent(String words, String extension, String command, String beginning) {
        this.words = words;
        this.extension = extension;
        this.command = command;
        this.beginning = beginning;
    }

    /** Recognises content. */
    static Optional<ForeignContent> of(byte[] start) {
        String text = new String(start, ISO_8859_1);
        for (ForeignContent content : values()) {
            if (content.matches(text)) {
                return Optional.of(content);
            }
        }
        return Optional.empty();
    }

    private boolean matches(String text) {
        boolean matches = text.length() >= beginning.length();
        for (int i = 0; matches && i < beginning.length(); i++) {
            matches = beginning.charAt(i) == '?' || beginning.charAt(i) == text.charAt(i);
        }
        return matches;
    }

    /** Returns the name of a file without the extension of its compression. */
    static String unpackedName(String file) {
        for (ForeignContent content : values()) {
            if (!content.extension.isEmpty() && Ascii.toLowerCase(file).endsWith(content.extension)) {
                return file.substring(0, file.length() - content.extension.length());
            }
        }
        return file;
    }

    /**
     * Returns a message: why a source with this content is not read, and what to type instead.
     *
     * @param file its name, {@code -} for standard input
     * @param inGzip whether the content is compressed by gzip in it
     */
    String refusal(String file, boolean inGzip) {
        String name = file.equals("-") ? "" : " " + quoted(file);
        String what = (inGzip ? "after decompression, this is " : "this is ") + words;
        if (command.isEmpty()) {
            return what + "; unpack it into a folder and name the folder";
        }
        return what + "; type " + (inGzip ? "gzip -dc" + name + " | " + command : command + name)
                + " | lyngk validate -";
    }

    /** Quotes a name for a shell, so that no program mistakes it for an option. */
    private static String quoted(String file) {
        String name = file.startsWith("-") ? "./" + file : file;
        return name.matches("[a-zA-Z0-9_./+:,@%=-]+") ? name : "'" + name.replace("'", "'\\''") + "'";
    }
}
