package io.github.lyngk.core;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import java.util.Base64;
import java.util.Collections;
import java.util.List;

/** Writes and reads games as bytes. Both use the digits that {@link Game#toBytes} describes, in the same order. */
final class GameCode {
    private static final int VERSION = 1;
    private static final int VERSIONS = 8;
    private static final int VARIANTS = 8;
    private static final int PIECES = Piece.values().length + 1;
    private static final int COLORS = Color.values().length + 1;
    private static final int FIVES = Setup.Builder.MOST_FIVES + 1;

    private static final CharMatcher BASE64 =
            CharMatcher.anyOf("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

    private GameCode() {}

    static byte[] write(Game game) {
        Digits digits = new Digits();
        digits.add(VERSION, VERSIONS);
        digits.add(game.start().variant().ordinal(), VARIANTS);
        boolean initial = game.start().isInitial();
        digits.add(initial ? 0 : 1, 2);
        if (initial) {
            digits.add(InitialSetup.rank(game.start()), InitialSetup.COUNT);
        } else {
            write(game.start().toSetup(), digits);
        }
        ImmutableList<Position> positions = game.positions();
        ImmutableList<Move> moves = game.moves();
        for (int i = 0; i < moves.size(); i++) {
            ImmutableList<Move> legal = positions.get(i).legalMoves();
            digits.add(Collections.binarySearch(legal, moves.get(i)) + 1, legal.size() + 1);
        }
        return digits.toBytes(); // without a 0 for the end of the moves, which would not change the number
    }

    private static void write(Setup start, Digits digits) {
        digits.add(start.playerToMove().ordinal(), 2);
        digits.add(start.suddenDeathWinner().map(Player::number).orElse(0), 3);
        for (Player player : Player.values()) {
            digits.addAll(Lists.transform(start.claims(player), color -> color.ordinal() + 1), COLORS);
        }
        for (Point point : Point.values()) {
            List<Piece> pieces = start.stackAt(point).map(Stack::pieces).orElse(ImmutableList.of());
            digits.addAll(Lists.transform(pieces, piece -> piece.ordinal() + 1), PIECES);
        }
        digits.add(start.fives(Player.FIRST), FIVES);
        digits.add(start.fives(Player.SECOND), FIVES);
    }

    static Game read(byte[] bytes) {
        Digits digits = Digits.of(bytes);
        int version = digits.next(VERSIONS);
        checkArgument(
                version == VERSION,
                "the bytes have version %s of the encoding; only version %s can be read",
                version,
                VERSION);
        int variant = digits.next(VARIANTS);
        checkArgument(variant < Variant.values().length, "no variant has the number %s", variant);
        Game game = Game.of(Position.of(readStart(Variant.values()[variant], digits)));
        while (!digits.areZero()) {
            ImmutableList<Move> legal = game.position().legalMoves();
            int move = digits.next(legal.size() + 1);
            checkArgument(move != 0, "there are extra bytes after the end of a game of %s moves", game.size());
            game = game.play(legal.get(move - 1));
        }
        return game;
    }

    private static Setup readStart(Variant variant, Digits digits) {
        if (digits.next(2) == 0) {
            return InitialSetup.ofRank(variant, digits.next(InitialSetup.COUNT));
        }
        Setup.Builder setup = Setup.builder(variant).playerToMove(Player.at(digits.next(2)));
        int winner = digits.next(3);
        if (winner != 0) {
            setup.suddenDeathWinner(Player.ofNumber(winner));
        }
        for (Player player : Player.values()) {
            digits.nextAll(COLORS).forEach(color -> setup.claim(player, Color.at(color - 1)));
        }
        for (Point point : Point.values()) {
            List<Integer> pieces = digits.nextAll(PIECES);
            if (!pieces.isEmpty()) {
                setup.put(point, Stack.of(Lists.transform(pieces, piece -> Piece.at(piece - 1))));
            }
        }
        setup.fives(Player.FIRST, digits.next(FIVES)).fives(Player.SECOND, digits.next(FIVES));
        Setup start = setup.build();
        checkArgument(
                !start.isInitial(),
                "the bytes list the pieces of an initial position, which must be written as a number");
        return start;
    }

    static String toBase64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Reads only what {@link #toBase64} prints: Java's decoder also accepts padding and bits that are left over. */
    static byte[] ofBase64(String text) {
        int wrong = BASE64.negate().indexIn(text);
        boolean readable = wrong < 0 && text.length() % 4 != 1;
        byte[] bytes = readable ? Base64.getUrlDecoder().decode(text) : new byte[0];
        if (!toBase64(bytes).equals(text)) {
            throw new NotationException(text, wrong < 0 ? text.length() : wrong, "base64url without padding");
        }
        return bytes;
    }
}
