package io.github.lyngk.testkit.checking;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Rule;
import io.github.lyngk.testkit.Fault.Kind;
import java.util.function.Predicate;

/** The effects of played moves on stacks and claims, besides moving a stack, with the rule of each. */
enum PlayFeature {
    CLAIMS_FIVE(
            Kind.WRONG_CAPTURE,
            Rule.R4,
            "the move claims the colour of a five",
            effect -> MoveFeature.meetsFives(effect.before(), effect.move())),
    SCORES(Kind.WRONG_CAPTURE, Rule.E9, "the move scores a stack of five", Effect::scored),
    NEUTRAL_FIVE(
            Kind.WRONG_CAPTURE,
            Rule.E10,
            "the move makes a neutral five",
            effect -> makesFive(effect) && effect.before().variant().fivesScored()),
    STAYING_FIVE(
            Kind.WRONG_CAPTURE,
            Rule.H1,
            "the move makes a five, which stays",
            effect -> makesFive(effect) && !effect.before().variant().fivesScored()),
    WINS(Kind.LATE_END, Rule.H4, "the move wins by a stack of six", Effect::wins),
    NEUTRAL_SIX(
            Kind.EARLY_END,
            Rule.H5,
            "the move makes a neutral six",
            effect -> effect.formed().height() == 6 && !effect.wins()),
    CLAIMS(
            Kind.WRONG_CLAIMS,
            Rule.D3,
            "the move claims a colour",
            effect -> effect.move().claim().isPresent());

    private static final ImmutableList<PlayFeature> ALL = ImmutableList.copyOf(values());

    private final Feature feature;
    private final Predicate<Effect> test;

    PlayFeature(Kind kind, Rule rule, String text, Predicate<Effect> test) {
        this.feature = Feature.ofPlay(kind, rule, text);
        this.test = test;
    }

    /** The effects of the last move of a game; empty if it only moves a stack. */
    static ImmutableList<Feature> of(Game game) {
        Effect effect = game.undo().position().effect(game.lastMove().orElseThrow());
        return ALL.stream()
                .filter(each -> each.test.test(effect))
                .map(each -> each.feature)
                .collect(ImmutableList.toImmutableList());
    }

    private static boolean makesFive(Effect effect) {
        return effect.formed().height() == 5 && !effect.scored();
    }
}
