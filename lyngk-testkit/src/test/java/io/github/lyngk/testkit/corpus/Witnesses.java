package io.github.lyngk.testkit.corpus;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Sets;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Rule;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Engine;
import io.github.lyngk.testkit.house.FaultyEngine;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Who tells what a line is about: for each rule some engines that do not know it. A line bears the label of a rule if one
 * of them answers it otherwise.
 *
 * <p>C1, C2, R2 and R11 have no witness: how many pieces there are, a marker on the board, a written route and a turn that
 * was not passed are nothing that an engine is asked in a game. They are labels of set-ups and records.
 */
final class Witnesses {
    private static final Map<String, FaultyEngine> ZOO =
            FaultyEngine.all().stream().collect(Collectors.toMap(FaultyEngine::name, Function.identity()));

    /** Engines kept in the tests, by what they do wrong. */
    private static final ImmutableSetMultimap<Rule, Supplier<Engine<?>>> ENGINES =
            ImmutableSetMultimap.<Rule, Supplier<Engine<?>>>builder()
                    .putAll(Rule.C3, kept("lets the second player begin"))
                    .putAll(Rule.D1, kept("moves jokers", "lands on no joker"))
                    .put(Rule.D2, OwnRules.D2_NEUTRAL_STAYS)
                    .putAll(Rule.D3, kept("allows three claims", "lets a colour be claimed twice"))
                    .putAll(Rule.D4, kept("claims after the move"))
                    .putAll(Rule.D5, kept("offers a second claim in a turn"))
                    .putAll(Rule.D6, kept("freezes the fifth colour"))
                    .putAll(Rule.E1, kept("reads stacks from the top"))
                    .putAll(Rule.E2, kept("moves the opponent's stacks"))
                    .putAll(Rule.E3, kept("jumps over stacks", "goes to neighbours only"))
                    .putAll(Rule.E4, kept("knows no LYNGK rule"))
                    .putAll(Rule.E5, kept("doubles colours", "lets jokers clash", "stacks six in the standard game"))
                    .putAll(Rule.E6, kept("lets neutral singles climb", "spares the opponent's stacks"))
                    .putAll(Rule.E7, kept("lets neutral stacks climb", "wants neutral stacks to go down"))
                    .putAll(Rule.E8, kept("keeps own stacks from climbing"))
                    .putAll(Rule.E9, kept("leaves own fives on the board", "scores nothing for a five"))
                    .putAll(Rule.E10, kept("removes neutral fives", "scores neutral fives but leaves them"))
                    .putAll(Rule.E11, kept("skips players without a stack of their own", "skips for good"))
                    .putAll(Rule.E12, kept("ends the game instead of skipping"))
                    .putAll(Rule.F1, kept("travels with neutral stacks"))
                    .putAll(Rule.F2, kept("teleports between tops of a colour", "goes on to neighbours only"))
                    .putAll(Rule.F3, kept("uses any stack holding the colour", "stops after two legs"))
                    .putAll(Rule.F4, kept("uses jokers as LYNGK points"))
                    .putAll(Rule.F5, kept("uses LYNGK points twice and lists each route"))
                    .putAll(Rule.G1, kept("counts three fives at most", "plays on in finished set-ups"))
                    .putAll(Rule.G2, kept("counts singles first", "counts fives only", "names the loser"))
                    .putAll(Rule.G3, kept("gives a draw to the first player", "gives a draw to the second player"))
                    .putAll(Rule.H1, kept("removes fives in the six-stack game"))
                    .putAll(
                            Rule.H2,
                            kept("stacks five at most in the six-stack game", "lets neutral fives climb on fives"))
                    .putAll(Rule.H3, kept("wants one joker in a six"))
                    .putAll(
                            Rule.H4,
                            kept("lets nobody win by a six", "wins by a six only from the turn after the claim"))
                    .putAll(Rule.H5, kept("lets a neutral six win"))
                    .putAll(Rule.H6, kept("calls it a draw without a winning six"))
                    .putAll(Rule.R1, kept("lists a move once for each route"))
                    .putAll(
                            Rule.R3,
                            kept("uses single pieces only as LYNGK points", "uses no full stack as LYNGK point"))
                    .putAll(
                            Rule.R4,
                            kept(
                                    "scores neutral fives on a claim",
                                    "counts claimed fives at the end",
                                    "captures nothing by a claim"))
                    .putAll(Rule.R5, kept("skips without thought of claims", "lists nothing where a claim is needed"))
                    .putAll(Rule.R6, kept("never skips", "tells whose turn it is by counting moves"))
                    .put(Rule.R7, OwnRules.R7_LAST_MOVER_STAYS)
                    .putAll(Rule.R8, kept("lets a six win when its colour is claimed", "counts a six as a five"))
                    .putAll(Rule.R9, kept("does not count fives in the six-stack game"))
                    .putAll(Rule.R10, kept("stops after four legs", "stops after six legs"))
                    .putAll(Rule.R12, kept("claims only a colour in sight", "makes claiming a duty"))
                    .putAll(Rule.R13, kept("keeps fives where they are", "lands on no five"))
                    .build();

    private static final ImmutableSet<Rule> SIX_STACK =
            Sets.immutableEnumSet(Rule.H1, Rule.H2, Rule.H3, Rule.H4, Rule.H5, Rule.H6, Rule.R8, Rule.R9, Rule.R13);
    private static final ImmutableSetMultimap<Rule, Supplier<Engine<?>>> ELSEWHERE =
            ImmutableSetMultimap.copyOf(Multimaps.filterKeys(ENGINES, rule -> !SIX_STACK.contains(rule)));

    private Witnesses() {}

    private static List<Supplier<Engine<?>>> kept(String... names) {
        return Arrays.stream(names)
                .<Supplier<Engine<?>>>map(name -> {
                    checkState(ZOO.containsKey(name), "no engine is kept that %s", name);
                    return ZOO.get(name)::engine;
                })
                .toList();
    }

    /** Rules of the six-stack game say nothing about others. */
    private static ImmutableSetMultimap<Rule, Supplier<Engine<?>>> about(Position position) {
        return position.variant() == Variant.SIX_STACK ? ENGINES : ELSEWHERE;
    }

    /** The line with its labels. */
    static PositionLine label(PositionLine line) {
        ImmutableSetMultimap<Rule, Supplier<Engine<?>>> engines = about(Position.parse(line.position()));
        return line.labelled(engines.keySet().stream()
                .filter(rule -> engines.get(rule).stream()
                        .anyMatch(engine -> !Examinee.of(engine.get()).knows(line)))
                .collect(ImmutableSet.toImmutableSet()));
    }

    /** The lines of a game, each with the labels of the rules that a witness first gets wrong there. */
    static ImmutableList<PlyLine> label(String id, Game game) {
        ImmutableList<PlyLine> lines = PlyLine.of(id, game);
        ImmutableSetMultimap.Builder<PlyLine, Rule> labels = ImmutableSetMultimap.builder();
        about(game.start())
                .forEach((rule, engine) ->
                        Examinee.of(engine.get()).firstUnknown(lines).ifPresent(line -> labels.put(line, rule)));
        ImmutableSetMultimap<PlyLine, Rule> found = labels.build();
        return lines.stream()
                .map(line -> line.labelled(found.get(line).stream().sorted().collect(ImmutableSet.toImmutableSet())))
                .collect(ImmutableList.toImmutableList());
    }

    /** What witnesses would play and may not, each move with the rules they do not know. */
    static ImmutableSetMultimap<Move, Rule> tempting(Position position) {
        ImmutableSetMultimap.Builder<Move, Rule> moves = ImmutableSetMultimap.builder();
        about(position)
                .forEach((rule, engine) -> Examinee.of(engine.get()).moves(position).stream()
                        .filter(move -> !position.isLegal(move))
                        .forEach(move -> moves.put(move, rule)));
        return moves.build();
    }
}
