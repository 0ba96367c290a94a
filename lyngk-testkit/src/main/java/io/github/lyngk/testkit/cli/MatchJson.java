package io.github.lyngk.testkit.cli;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.notation.text.JsonLine;
import io.github.lyngk.testkit.Fault;
import io.github.lyngk.testkit.MatchGame;
import io.github.lyngk.testkit.MatchResult;
import io.github.lyngk.testkit.PairCounts;
import io.github.lyngk.testkit.Sprt;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A match as lines of JSON: one for each game, and last a summary. */
final class MatchJson {

    private MatchJson() {}

    static String of(MatchGame game) {
        return new JsonLine()
                .add("game", game.number())
                .add("variant", game.record().variant().tag())
                .add("first", game.record().tag("First").orElse(null))
                .add("second", game.record().tag("Second").orElse(null))
                .add("result", game.record().result().text())
                .add("moves", game.record().moves().size())
                .add("fault", game.fault().map(Fault.Kind::name).orElse(null))
                .add("message", game.message().orElse(null))
                .end();
    }

    static String of(MatchResult result) {
        PairCounts pairs = result.pairs();
        return new JsonLine()
                .add("version", ReportJson.VERSION)
                .add("a", result.nameOfA())
                .add("b", result.nameOfB())
                .add("games", result.games())
                .add("plannedGames", result.plannedGames())
                .add("complete", result.isComplete())
                .add("wins", result.wins())
                .add("draws", result.draws())
                .add("losses", result.losses())
                .add("pairs", ImmutableList.of(pairs.ll(), pairs.ld(), pairs.even(), pairs.wd(), pairs.ww()))
                .add("elo", number(pairs.elo(), 2))
                .add("eloLow", number(pairs.eloLow(), 2))
                .add("eloHigh", number(pairs.eloHigh(), 2))
                .add("los", number(pairs.likelihoodOfSuperiority(), 4))
                .add("sprt", result.sprt().map(test -> of(test, result)).orElse(null))
                .add("faultsOfA", result.faultsOfA())
                .add("faultsOfB", result.faultsOfB())
                .add("milliseconds", result.duration().toMillis())
                .add("seed", String.valueOf(result.seed()))
                .add("brokenOff", result.endedEarly().orElse(null))
                .end();
    }

    private static Map<String, @Nullable Object> of(Sprt test, MatchResult result) {
        return new JsonLine()
                .add("elo0", BigDecimal.valueOf(test.elo0()))
                .add("elo1", BigDecimal.valueOf(test.elo1()))
                .add("llr", number(test.logLikelihoodRatio(result.pairs()), 2))
                .add("bound", number(Sprt.BOUND, 2))
                .add("accepted", result.accepted().map(Sprt.Hypothesis::name).orElse(null))
                .map();
    }

    /** The summary of a match that could not be played. */
    static String ofNone(String reason) {
        return new JsonLine()
                .add("version", ReportJson.VERSION)
                .add("games", 0)
                .add("complete", false)
                .add("brokenOff", reason)
                .end();
    }

    private static BigDecimal number(double value, int decimals) {
        return BigDecimal.valueOf(value).setScale(decimals, RoundingMode.HALF_EVEN);
    }
}
