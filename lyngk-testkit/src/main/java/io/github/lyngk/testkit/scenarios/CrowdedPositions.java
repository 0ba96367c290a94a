package io.github.lyngk.testkit.scenarios;

import static io.github.lyngk.testkit.scenarios.Draft.FIVE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Stack;
import io.github.lyngk.core.Symmetry;
import io.github.lyngk.core.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Generates positions with nearly as many legal moves as possible, to find lists with a fixed size that is too small.
 *
 * <p>They are the positions with the longest lists that a long search found, for each number of claims by the players; they
 * are rotated or mirrored, with colours exchanged and small changes. A player with one claim who may claim any other colour
 * has the most moves, since each claim adds a copy of the list.
 */
final class CrowdedPositions {
    /** The maximum number of legal moves found in any position with the pieces of the game. */
    static final int MOST_MOVES = 1876;

    /** By descending number of moves: 1876 (four times), 1532, 1276, 1128, 1108, 862, 500, 484, 456. */
    private static final ImmutableList<Position> LONGEST = ImmutableList.of(
                    "R/BBKG/RII1IGR/GKKB1B/RGG1GIB/IIBK1K/RKI1IGR/KKBB/R 1 I:- 0:0",
                    "R/GKBB/RGI1IIR/B1BKKG/BIG1GGR/K1KBII/RGI1IKR/GBKK/R 1 I:- 0:0",
                    "B/(JG)IKB/BGIRKIB/R1RKIR/KIG1GIR/K1KR1R/BGI1IGB/GRKK/B 1 I:- 0:0",
                    "B/GGKK/BRI1IRB/K1KG1G/(JK)IR1RIG/IRGK1K/BGGIIRB/BIRR/B 1 I:- 0:0",
                    "K/BBGR/KII1IRK/RGGB1B/BRR1RIB/IIBG1G/KGI1IRK/GGBR/K 1 I:K 0:0",
                    "B/KIKG/JBBIIGK/RIIGGB/BRR1RGK/KGGIRR/JGIIRBK/BKRK/B 1 -:- 0:0",
                    "K/GRIK/KRB1BBG/I1IRRI/KB2B1K/R1RI1(GR)/GIBRI(JB)K/KBIG/G 1 I:KG 0:0",
                    "K/RRRB/JRGI1IK/BB1BRI/GIIG1GI/GR1RBI/KGGIRBK/KGBB/K 1 -:K 0:0",
                    "K/KRIK/GIB2BJ/RIBR1R/GRI1IIG/B2BBB/JIR1RRK/KBIG/J 1 -:KG 0:0",
                    "G/GIKR/RB1BGI(JG)/KIRB1B/RGI1IRK/B1BGIG/(JK)IRB1BJ/KGIK/K 1 IB:- 0:0",
                    "K/GRBR/JII1IGK/B1BGIB/R1GRR1G/I1IGBI/KBB1BGR/GRIR/K 1 IB:K 0:0",
                    "G/KBRK/GI1IIBG/(KR)BRK1R/JBGRBIJ/I1I1IR/G(JR)BB1BK/KRIK/K 1 IB:KG 0:0")
            .stream()
            .map(Position::parse)
            .collect(ImmutableList.toImmutableList());

    /** The number of them with the maximum of moves. */
    private static final int RECORDS = 4;

    /** The maximum number of exchanges of two stacks. */
    private static final int MOST_EXCHANGES = 3;

    private static final ImmutableList<Symmetry> SYMMETRIES = ImmutableList.copyOf(Symmetry.values());

    private CrowdedPositions() {}

    /** A crowded position that is not over: half of the time one with 1876 legal moves or slightly fewer. */
    static Position draw(ImmutableSet<Variant> variants, RandomGenerator random) {
        while (true) {
            int record = random.nextInt(random.nextBoolean() ? RECORDS : LONGEST.size());
            Position turned = LONGEST.get(record).transform(GameGenerator.pick(SYMMETRIES, random));
            Draft draft = renamed(turned, GameGenerator.pick(variants.asList(), random), random);
            for (int exchanges = random.nextInt(MOST_EXCHANGES + 1); exchanges > 0; exchanges--) {
                StackEdits.exchangeStacks(draft, random);
            }
            Optional<Position> drawn = draft.position();
            if (drawn.isPresent()) {
                return drawn.get();
            }
        }
    }

    /**
     * The same position with other colours, in a variant, with either player to move, and missing pieces in scored stacks.
     */
    private static Draft renamed(Position position, Variant variant, RandomGenerator random) {
        List<Color> names = new ArrayList<>(Arrays.asList(Color.values()));
        RandomStacks.shuffle(names, random);
        boolean swapped = random.nextBoolean();
        Draft draft = new Draft(variant);
        position.stacks().forEach((Point point, Stack stack) -> draft.put(point, renamed(stack, names)));
        for (Player player : Player.values()) {
            List<Color> claims = draft.claims(swapped ? player.opponent() : player);
            position.claims(player).forEach(color -> claims.add(names.get(color.ordinal())));
        }
        Player mover = swapped ? Player.SECOND : Player.FIRST;
        draft.playerToMove(mover);
        draft.fives(mover, variant.fivesScored() ? draft.room() / FIVE : 0);
        return draft;
    }

    private static Stack renamed(Stack stack, List<Color> names) {
        return Stack.of(stack.pieces().stream()
                .map(piece -> piece.color()
                        .map(color -> names.get(color.ordinal()).piece())
                        .orElse(piece))
                .toList());
    }
}
