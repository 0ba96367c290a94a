package io.github.lyngk.core;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** {@link Agreement} on positions of every variant, played and not. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
@Tag("not-for-mutation")
class AgreementProperties {
    @Property
    void countAndPlacesAreThoseOfTheList(@ForAll Position position) {
        Agreement.assertCountAndPlaces(position);
    }

    @Property
    void randomMoveIsTheOneThatOneNumberNames(@ForAll Position position, @ForAll long seed) {
        Agreement.assertDrawn(position, seed);
    }

    @Property(tries = 200)
    void everyMoveThereIsIsLegalJustWhenItIsListed(@ForAll Position position) {
        Agreement.assertEveryMove(position);
    }

    @Property(tries = 200)
    void listedMovesCanBePlayedAndOthersCannot(@ForAll Position position, @ForAll Move any) {
        Agreement.assertPlayed(position, any);
    }

    @Property
    void movesOfTheStacksMakeUpTheList(@ForAll Position position) {
        Agreement.assertStacks(position);
    }

    @Property(tries = 300)
    void claimsAgreeWithTheList(@ForAll Position position) {
        Agreement.assertClaims(position);
    }
}
