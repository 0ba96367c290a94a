package io.github.lyngk.testkit.house;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Piece;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Rule;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;

/** Engines that get the LYNGK rule of section F wrong: which stacks travel, and what they may land on then. */
final class BrokenTravel {

    private BrokenTravel() {}

    static ImmutableList<BrokenEngine> all() {
        return ImmutableList.of(
                BrokenEngine.of("knows no LYNGK rule", NoLyngk::new, Rule.F2, Rule.F3, Rule.R3, Rule.D4),
                BrokenEngine.of("travels with neutral stacks", NeutralsTravel::new, Rule.F1),
                BrokenEngine.of("must use a LYNGK point it sees", MustTravel::new, Rule.E3, Rule.D3, Rule.E8, Rule.E6),
                BrokenEngine.of(
                        "does not climb after a LYNGK point",
                        LandsLow::new,
                        Rule.E8,
                        Rule.F2,
                        Rule.F3,
                        Rule.R3,
                        Rule.E5,
                        Rule.R10),
                BrokenEngine.of(
                        "spares the opponent's stacks after a LYNGK point",
                        TravelsInPeace::new,
                        Rule.F2,
                        Rule.F3,
                        Rule.E6,
                        Rule.R3),
                BrokenEngine.of(
                        "travels with single pieces only",
                        SinglesTravel::new,
                        Rule.F2,
                        Rule.F3,
                        Rule.R3,
                        Rule.D4,
                        Rule.E5,
                        Rule.R10),
                BrokenEngine.of(
                        "travels with stacks only", StacksTravel::new, Rule.F2, Rule.F3, Rule.R3, Rule.D4, Rule.R10),
                BrokenEngine.of(
                        "travels with the first colour only",
                        FirstColorTravels::new,
                        Rule.F2,
                        Rule.F3,
                        Rule.R3,
                        Rule.D4));
    }

    private static final class NoLyngk extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return false;
        }
    }

    private static final class NeutralsTravel extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return true;
        }
    }

    /** A stack that sees a LYNGK point may not land on anything else it sees. */
    private static final class MustTravel extends BrokenRules {
        @Override
        Collection<Point> destinations(Table table, Point from) {
            Table lifted = table.without(from);
            Piece top = table.top(from);
            Set<Point> reached = EnumSet.copyOf(super.destinations(table, from));
            boolean must = mayUseLyngk(table, top)
                    && seen(lifted, from).stream().anyMatch(point -> isLyngkPoint(lifted, top, point));
            if (must) {
                reached.removeAll(seen(lifted, from));
            }
            return reached;
        }
    }

    /** Leaves out some of what is reached over LYNGK points. */
    private abstract static class Picky extends BrokenRules {
        abstract boolean refuses(Table table, Point from, Point to);

        @Override
        Collection<Point> destinations(Table table, Point from) {
            Collection<Point> direct = seen(table.without(from), from);
            return super.destinations(table, from).stream()
                    .filter(to -> direct.contains(to) || to == from || !refuses(table, from, to))
                    .toList();
        }
    }

    private static final class LandsLow extends Picky {
        @Override
        boolean refuses(Table table, Point from, Point to) {
            return table.at(to).size() > table.at(from).size();
        }
    }

    private static final class TravelsInPeace extends Picky {
        @Override
        boolean refuses(Table table, Point from, Point to) {
            return table.owns(table.toMove().opponent(), table.top(to));
        }
    }

    private static final class SinglesTravel extends Picky {
        @Override
        boolean refuses(Table table, Point from, Point to) {
            return table.at(from).size() > 1;
        }
    }

    private static final class StacksTravel extends Picky {
        @Override
        boolean refuses(Table table, Point from, Point to) {
            return table.at(from).size() == 1;
        }
    }

    private static final class FirstColorTravels extends BrokenRules {
        @Override
        boolean mayUseLyngk(Table table, Piece top) {
            return table.claims().stream()
                    .filter(claim -> claim.player() == table.toMove())
                    .findFirst()
                    .filter(claim -> claim.color().piece() == top)
                    .isPresent();
        }
    }
}
