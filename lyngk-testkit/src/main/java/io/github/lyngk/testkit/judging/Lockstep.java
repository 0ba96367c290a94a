package io.github.lyngk.testkit.judging;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Color;
import io.github.lyngk.core.Game;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.testkit.comparing.Finding;
import io.github.lyngk.testkit.comparing.Topic;
import io.github.lyngk.testkit.judging.Interview.Disagreement;
import io.github.lyngk.testkit.judging.Interview.Question;
import io.github.lyngk.testkit.judging.Visit.Manner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Walks an engine through a {@link Visit} beside core and notes every disagreement.
 *
 * <p>After one the engine is set up with core's position, where it can be, and the walk goes on; so what is found later is
 * no consequence of what was found before. Unless its states are values, only the last one is ever used.
 *
 * @param <S> the engine's state
 */
final class Lockstep<S> {

    /** Who is wrong at every ply is explained a few times in each walk, and for the rest now and then. */
    private static final int ALL_EXPLAINED = 3;

    private static final int EXPLAINED_ONE_IN = 4;

    private static final int BRANCHES = 6;

    private final Interview<S> interview;
    private final Visit visit;
    private final List<Finding> findings = new ArrayList<>();
    private final List<S> states = new ArrayList<>();
    private Game played;
    private int disagreements;
    private Optional<S> state = Optional.empty();

    private Lockstep(Interview<S> interview, Visit visit) {
        this.interview = interview;
        this.visit = visit;
        this.played = Game.of(visit.game().start());
    }

    /** Everything on which they disagree, in the order seen. */
    static <S> ImmutableList<Finding> walk(Interview<S> interview, Visit visit) {
        interview.explaining(true);
        Lockstep<S> walk = new Lockstep<>(interview, visit);
        walk.walk();
        return ImmutableList.copyOf(walk.findings);
    }

    private void walk() {
        setUp();
        boolean askAlways = visit.manner() != Manner.AT_THE_END;
        if (askAlways || visit.game().size() == 0) {
            ask();
        }
        int ply = 0;
        for (Move move : visit.game().moves()) {
            if (state.isEmpty() || interview.isTimeUp()) {
                return;
            }
            ply++;
            states.add(state.get());
            play(move);
            if (askAlways || ply == visit.game().size()) {
                ask();
            }
        }
        if (visit.manner() == Manner.BRANCHING && findings.isEmpty()) {
            branch();
        }
        visit.illegal().filter(move -> !played.position().isLegal(move)).ifPresent(this::tryIllegal);
        if (askAlways && visit.manner() != Manner.BRANCHING) {
            breakOff();
        }
    }

    /** Who claims apart is left in the middle of a turn, which is nobody's business later. */
    private void breakOff() {
        if (!played.isOver() && interview.engine().claiming().isPresent()) {
            Optional<Color> color =
                    played.position().legalClaims().stream().map(Claim::color).findFirst();
            state.ifPresent(here -> color.ifPresent(claimed -> attempt(() -> interview.claim(played, here, claimed))));
        }
    }

    private void tryIllegal(Move move) {
        state.ifPresent(here -> attempt(() -> {
            interview.tryIllegal(played, here, move);
            return true;
        }));
    }

    private void setUp() {
        state = attempt(() -> interview.setUp(played.position()));
    }

    /** Plays a move; when that fails, the engine is set up with what comes of it. */
    private void play(Move move) {
        S before = state.orElseThrow();
        Game here = played;
        state = attempt(() -> interview.play(here, before, move));
        played = played.play(move);
        if (state.isEmpty()) {
            recover();
        }
    }

    /**
     * Asks everything; when an answer is wrong, the engine is set up with the right position for the next question. Who is
     * wrong about turn or end even then lists moves accordingly, so these are not asked.
     */
    private void ask() {
        for (int time = visit.manner() == Manner.TWICE ? 2 : 1; time > 0; time--) {
            ask(Topic.POSITION);
            if (ask(Topic.STANDING) || state.filter(this::stands).isPresent()) {
                ask(Topic.MOVES);
            }
        }
    }

    /** Whether there was nothing wrong. */
    private boolean ask(Topic topic) {
        if (state.isEmpty() || interview.isTimeUp() || !visit.topics().contains(topic)) {
            return state.isPresent();
        }
        int before = findings.size();
        S here = state.get();
        boolean right = attempt(() -> {
                    question(topic).ask(played, here);
                    return true;
                })
                .isPresent();
        if (!right) {
            findings.subList(before, findings.size()).replaceAll(finding -> finding.about(topic));
            recover();
        }
        return right;
    }

    private Question<S> question(Topic topic) {
        return switch (topic) {
            case POSITION -> interview::compareSetup;
            case STANDING -> interview::compareStanding;
            case MOVES -> interview::compareMoves;
        };
    }

    private boolean stands(S here) {
        try {
            interview.compareStanding(played, here);
            return true;
        } catch (Disagreement again) {
            return false;
        }
    }

    private void recover() {
        Position right = played.position();
        if (interview.isTimeUp()) {
            state = Optional.empty();
            return;
        }
        state = interview.engine().startsFrom().test(right) ? attempt(() -> interview.setUp(right)) : Optional.empty();
    }

    /** Values: from some of the states other moves are played to the end, and nothing else changes by that. */
    private void branch() {
        S last = state.orElseThrow();
        for (int ply = played.size() - 1; ply >= 0; ply -= 1 + played.size() / BRANCHES) {
            S old = states.get(ply);
            Game before = visit.game().prefix(ply);
            attempt(() -> {
                askAll(before, old);
                playAside(before, old);
                askAll(before, old);
                askAll(played, last);
                return true;
            });
        }
    }

    private void playAside(Game before, S old) {
        Game aside = before;
        S there = old;
        while (!aside.isOver()) {
            int moves = aside.position().legalMoveCount();
            Move other = aside.position().legalMove((7 * aside.size() + 3) % moves);
            there = interview.play(aside, there, other);
            aside = aside.play(other);
        }
        askAll(aside, there);
    }

    private void askAll(Game where, S old) {
        for (Topic topic : Topic.values()) {
            question(topic).ask(where, old);
        }
    }

    private interface Step<T> {
        T take();
    }

    private <T> Optional<T> attempt(Step<T> step) {
        try {
            return Optional.of(step.take());
        } catch (Disagreement disagreement) {
            if (!disagreement.finding().readings().isEmpty()) {
                findings.add(Foreign.hearing(interview.engine().owner(), disagreement.finding()));
            }
            disagreements++;
            interview.explaining(disagreements < ALL_EXPLAINED || disagreements % EXPLAINED_ONE_IN == 0);
            return Optional.empty();
        }
    }
}
