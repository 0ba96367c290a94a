package io.github.lyngk.testkit;

import io.github.lyngk.testkit.judging.Subject;
import io.github.lyngk.testkit.judging.Subject.Claiming;
import java.util.Optional;

/** Hands an engine to the judge. Whether it claims by actions of their own is decided here and nowhere else. */
final class EngineSubject {
    private EngineSubject() {}

    static <S> Subject<S> of(Engine<S> engine) {
        return new Subject<>(
                engine::setUp,
                engine::moves,
                engine::play,
                state -> {
                    EngineResult result = engine.result(state);
                    return result == null ? null : result.standing();
                },
                engine::position,
                engine instanceof ClaimingEngine<S> claiming
                        ? Optional.of(new Claiming<>(claiming::claims, claiming::claim))
                        : Optional.empty(),
                engine.setsUpAnyPosition(),
                engine.listsDuplicates());
    }
}
