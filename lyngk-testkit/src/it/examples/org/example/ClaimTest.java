package org.example;

import static io.github.lyngk.testkit.assertions.LyngkAssertions.assertThat;

import io.github.lyngk.core.Claim;
import io.github.lyngk.core.Move;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Variant;
import io.github.lyngk.testkit.jqwik.InVariant;
import io.github.lyngk.testkit.jqwik.Ongoing;
import io.github.lyngk.testkit.jqwik.Plies;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class ClaimTest {

    @Property(tries = 200)
    void aClaimTakesNoMoveAway(
            @ForAll @Ongoing @InVariant(Variant.STANDARD) @Plies(min = 4, max = 30) Position position) {
        for (Move move : position.legalMoves()) {
            for (Claim claim : position.legalClaims()) {
                if (move.claim().isEmpty()) {
                    assertThat(position).allows(move.claiming(claim.color()));
                }
            }
        }
    }
}
