package io.github.lyngk.testkit.checking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.lyngk.core.Game;
import io.github.lyngk.core.RandomGames;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.Fault.Kind;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How lateness is judged; every answer exceeds a limit of nothing, and none a limit of a day. */
class LimitTest extends WithGuard {

    private static final Game GAME = RandomGames.game(Variant.STANDARD, 1);
    private static final Duration NOTHING = Duration.ZERO;
    private static final Duration DAY = Duration.ofDays(1);

    private Limit limit(Duration time) {
        return new Limit(guard, Optional.of(time));
    }

    private void answer(int times) {
        for (int time = 0; time < times; time++) {
            guard.ask("question", () -> "answer");
        }
    }

    @Test
    void onlyALateAnswerExceedsALimit() {
        answer(1);

        assertThat(limit(NOTHING).isExceeded()).isTrue();
        assertThat(limit(DAY).isExceeded()).isFalse();
        assertThat(new Limit(guard, Optional.empty()).isExceeded()).isFalse();
    }

    @Test
    void answerThatIsLateAgainIsAFault() {
        answer(1);
        Disagreement late = limit(NOTHING).afterRetry("the bot's answer", GAME).orElseThrow();

        assertThat(late.kind()).isEqualTo(Kind.SLOW_ANSWER);
        assertThat(late.game()).isEqualTo(GAME);
        assertThat(late.message()).matches("the bot's answer took \\d+ ms; the limit is 0 ms");
        assertThat(Limit.isTooOften(late)).isFalse();
    }

    /** Five are forgiven, and more if they are at most a twentieth. */
    @Test
    void answersThatAreLateOnceAreForgivenWhileTheyAreFew() {
        Limit limit = limit(DAY);
        answer(140);
        for (int time = 1; time <= 7; time++) {
            assertThat(limit.afterRetry("the bot's answer", GAME)).isEmpty();
        }
        Disagreement often = limit.afterRetry("the bot's answer", GAME).orElseThrow();

        assertThat(often.message())
                .isEqualTo("the bot's answer came late 8 times in 140 answers, and in time when asked again;"
                        + " the limit is 86400000 ms");
        assertThat(Limit.isTooOften(often)).isTrue();
    }

    @Test
    void fiveLateAnswersAreForgivenHoweverFewThereAre() {
        Limit limit = limit(DAY);
        answer(10);
        for (int time = 1; time <= 5; time++) {
            assertThat(limit.afterRetry("the bot's answer", GAME)).isEmpty();
        }
        assertThat(limit.afterRetry("the bot's answer", GAME)).isPresent();
    }
}
