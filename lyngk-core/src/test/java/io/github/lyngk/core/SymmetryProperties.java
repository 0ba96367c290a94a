package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The rules treat a position and its images alike. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
@Tag("not-for-mutation")
class SymmetryProperties {
    @Property(tries = 300)
    void imageHasTheImagesOfTheMoves(@ForAll Position position, @ForAll Symmetry symmetry) {
        List<Move> images =
                position.legalMoves().stream().map(symmetry::apply).sorted().toList();

        assertThat(symmetry.apply(position).legalMoves()).isEqualTo(images);
    }

    @Property(tries = 300)
    void imageOfAMoveLeadsToTheImageOfThePosition(@ForAll Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);
        for (Move move : position.legalMoves()) {
            assertThat(image.play(symmetry.apply(move))).isEqualTo(symmetry.apply(position.play(move)));
        }
    }

    @Property(tries = 300)
    void imageHasRoutesOfTheSameLength(@ForAll Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);
        for (Move move : position.legalMoves()) {
            assertThat(image.route(symmetry.apply(move))).hasSameSizeAs(position.route(move));
        }
    }

    @Property
    void imageHasTheSameOutcome(@ForAll Position position, @ForAll Symmetry symmetry) {
        Position image = symmetry.apply(position);

        assertThat(image.outcome()).isEqualTo(position.outcome());
        assertThat(image.isOver()).isEqualTo(position.isOver());
        assertThat(image.playerToMove()).isEqualTo(position.playerToMove());
        assertThat(image.claims()).isEqualTo(position.claims());
    }

    @Property
    void imageOfTheImageIsTheImageOfBoth(@ForAll Position position, @ForAll Symmetry first, @ForAll Symmetry second) {
        assertThat(second.apply(first.apply(position)))
                .isEqualTo(first.then(second).apply(position));
    }

    @Property
    void inverseTakesEverythingBack(@ForAll Position position, @ForAll Move move, @ForAll Symmetry symmetry) {
        assertThat(symmetry.inverse().apply(symmetry.apply(position))).isEqualTo(position);
        assertThat(symmetry.inverse().apply(symmetry.apply(move))).isEqualTo(move);
        assertThat(symmetry.apply(move).claim()).isEqualTo(move.claim());
    }

    @Property
    void stacksAreOnTheImagesOfTheirPoints(@ForAll Position position, @ForAll Symmetry symmetry) {
        Position image = position.transform(symmetry);

        assertThat(image).isEqualTo(symmetry.apply(position));
        assertThat(Point.values())
                .allMatch(point -> image.stackAt(symmetry.apply(point)).equals(position.stackAt(point)));
    }
}
