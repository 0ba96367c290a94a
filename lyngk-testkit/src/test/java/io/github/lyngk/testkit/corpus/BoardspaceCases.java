package io.github.lyngk.testkit.corpus;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Player;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Files of Boardspace: whole games, what people do besides, and what cannot be read. */
final class BoardspaceCases {
    private static final long SEED = 6;
    private static final long KEY = 1;
    private static final String OTHER_START = "; P0[0 Start P0]";

    /** From the start of key 1. */
    private static final ImmutableList<String> MOVES = ImmutableList.of("Move H 1 G 2", "Move F 4 F 3", "Move F 6 E 7");

    private BoardspaceCases() {}

    static Stream<RecordFile> all() {
        return Stream.of(whole("lyngk", "captures"), whole("lyngk-6", "six"), manners(), endings(), faults())
                .flatMap(files -> files);
    }

    /** Whole games by people and by robots, from keys of every sort. */
    private static Stream<RecordFile> whole(String variant, String name) {
        long[] keys = {1, 2, -7, 1_234_567_890_123L};
        return IntStream.range(0, keys.length).mapToObj(n -> {
            Game game = playedOut(variant, keys[n]);
            String text = Sgf.of(variant, keys[n], n % 2 == 1).play(game).text(Sgf.verdict(game));
            return RecordFile.ofBoardspace(name + "-" + (n + 1), text);
        });
    }

    private static Game playedOut(String variant, long key) {
        SplittableRandom random = new SplittableRandom(SEED + key);
        Game game = Game.of(Sgf.start(variant, key));
        while (!game.isOver()) {
            game = game.play(game.position().randomMove(random));
        }
        return game;
    }

    private static Sgf people() {
        return Sgf.of("lyngk", KEY, false);
    }

    /** So many turns, each ended. */
    private static Sgf robots(int turns) {
        Sgf sgf = Sgf.of("lyngk", KEY, true);
        for (int turn = 0; turn < turns; turn++) {
            sgf.act(turn % 2 == 0 ? Player.FIRST : Player.SECOND, MOVES.get(turn), "Done");
        }
        return sgf;
    }

    private static Stream<RecordFile> manners() {
        String plain = robots(3).text("");
        return Stream.of(
                file(
                        "second-starts",
                        robots(0)
                                .act(Player.SECOND, "Move H 1 G 2", "Done")
                                .text("")
                                .replace(OTHER_START, "; P1[0 Start P1]")),
                file("line-ends", plain.replace("\n", "\r\n")),
                file("small-letters", plain.replace("Move", "move").replace("Done", "DONE")),
                file("other-properties", robots(2).text("FF[4]DT[Sun Nov 15 2026]GN[LK-1]C[a \\] b]")),
                file("escaped-names", plain.replace("\"ada\"", "\"a\\]da\\\\\"").replace("P0[id", "P0[ id")),
                file(
                        "pick-taken-back",
                        people().act(Player.FIRST, "Pickb F 6 0", "Dropb F 6", "Pickb H 1 0", "Dropb G 2", "Done")
                                .text("")),
                file(
                        "drop-taken-back",
                        people().act(
                                        Player.FIRST,
                                        "Pickb H 1 0",
                                        "Dropb G 2",
                                        "Pickb G 2 0",
                                        "Dropb H 1",
                                        "Pickb F 4 0",
                                        "Dropb F 3",
                                        "Done")
                                .text("")),
                file(
                        "claim-taken-back",
                        people().act(
                                        Player.FIRST,
                                        "Pick R",
                                        "Drop F",
                                        "Pick R",
                                        "Drop R",
                                        "Pickb H 1 0",
                                        "Dropb G 2",
                                        "Done")
                                .text("")),
                file("two-games", plain + robots(1).text("")));
    }

    private static Stream<RecordFile> endings() {
        return Stream.of(
                file("resigned", robots(2).act(Player.FIRST, "Resign", "Done").text("RE[Game won by ben]")),
                file("time", robots(2).act(Player.FIRST, "LoseOnTime").text("RE[Game won by ben]")),
                file(
                        "time-without-result",
                        robots(1).act(Player.SECOND, "WinOnTime").text("")),
                file("unfinished", robots(3).text("")),
                file("stopped-early", robots(3).text("RE[Game won by ada]")),
                file("stopped-with-a-draw", robots(3).text("RE[The game is a draw]")),
                file("translated", robots(3).text("RE[Partie gagn\u00e9e par ben]")),
                file("nobody-named", robots(3).text("RE[unclear]")));
    }

    private static Stream<RecordFile> faults() {
        String plain = robots(3).text("");
        return Stream.of(
                file("edited", robots(1).act(Player.SECOND, "Edit").text("")),
                file(
                        "illegal-move",
                        robots(1).act(Player.SECOND, "Move A 1 C 1", "Done").text("")),
                file(
                        "wrong-player",
                        robots(1).act(Player.FIRST, "Move F 4 F 3", "Done").text("")),
                file("wrong-pass", robots(1).act(Player.SECOND, "Pass", "Done").text("RE[Game won by ada]")),
                file(
                        "claim-without-move",
                        robots(1).act(Player.SECOND, "Claim R S", "Done").text("")),
                file(
                        "unknown-action",
                        robots(1).act(Player.SECOND, "Fly", "Done").text("")),
                file(
                        "not-done",
                        robots(0)
                                .act(Player.FIRST, MOVES.get(0))
                                .act(Player.SECOND, MOVES.get(1), "Done")
                                .text("")),
                file("cut-off", plain.substring(0, plain.length() - 9)),
                file("no-game", plain.replace("GM[lyngk]", "")),
                file("other-game", plain.replace("GM[lyngk]", "GM[hive]")),
                file("no-setup", plain.replace("SU[lyngk 2 1 100]", "")),
                file("other-variant", plain.replace("SU[lyngk ", "SU[lyngk-7 ")),
                file("no-key", plain.replace("SU[lyngk 2 1 100]", "SU[lyngk 2]")),
                file("key-too-long", plain.replace(" 1 100]", " 99999999999999999999 100]")),
                file("three-players", plain.replace("lyngk 2 1", "lyngk 3 1")),
                file(
                        "contradicted",
                        robots(2).act(Player.FIRST, "Resign", "Done").text("RE[Game won by ada]")));
    }

    private static RecordFile file(String name, String text) {
        return RecordFile.ofBoardspace(name, text);
    }
}
