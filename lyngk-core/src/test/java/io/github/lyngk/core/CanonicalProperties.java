package io.github.lyngk.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** Canonical forms: the same for all images, different for other positions, and chosen as documented. */
@Domain(CoreDomain.class)
@Domain(DomainContext.Global.class)
@Tag("not-for-mutation")
class CanonicalProperties {
    /** The order of images that {@link Symmetry#canonical} promises. */
    private static final Comparator<Position> ORDER = Comparator.comparing(
            position -> IntStream.range(0, Point.COUNT)
                    .mapToObj(point -> position.stackAt(Point.values()[point]))
                    .map(stack -> stack.map(CanonicalProperties::key).orElse(""))
                    .toList(),
            CanonicalProperties::compareLists);

    /** Compares by height, then from the top down. */
    private static String key(Stack stack) {
        return stack.height()
                + stack.pieces().reverse().stream()
                        .map(piece -> String.valueOf(piece.ordinal()))
                        .collect(Collectors.joining());
    }

    private static int compareLists(List<String> one, List<String> other) {
        return IntStream.range(0, one.size())
                .map(i -> one.get(i).compareTo(other.get(i)))
                .filter(difference -> difference != 0)
                .findFirst()
                .orElse(0);
    }

    /** All ways to rename the colours, the first of them none. */
    private static final List<Map<Color, Color>> RENAMINGS = Collections2.permutations(List.of(Color.values())).stream()
            .map(names -> Stream.of(Color.values())
                    .collect(Collectors.toMap(color -> color, color -> names.get(color.ordinal()))))
            .toList();

    private static Stack rename(Stack stack, Map<Color, Color> names) {
        return Stack.of(stack.pieces().stream()
                .map(piece -> piece.color().map(names::get).map(Color::piece).orElse(piece))
                .toList());
    }

    private static Position rename(Position position, Map<Color, Color> names) {
        Setup.Builder renamed = position.toSetup().toBuilder().clearClaims();
        position.stacks().forEach((point, stack) -> renamed.put(point, rename(stack, names)));
        position.claims().forEach(claim -> renamed.claim(claim.player(), names.get(claim.color())));
        return Position.of(renamed.build());
    }

    private static Move rename(Move move, Map<Color, Color> names) {
        return move.claim().map(names::get).map(move::claiming).orElse(move);
    }

    @Property
    void allImagesHaveOneCanonicalForm(@ForAll Position position, @ForAll Symmetry symmetry) {
        Position canonical = Symmetry.canonical(position);

        assertThat(Symmetry.canonical(symmetry.apply(position))).isEqualTo(canonical);
        assertThat(Symmetry.toCanonical(position).apply(position)).isEqualTo(canonical);
        assertThat(Symmetry.canonical(canonical)).isEqualTo(canonical);
        assertThat(Stream.of(Symmetry.values()).map(position::transform).min(ORDER))
                .contains(canonical);
    }

    @Property
    void allImagesHaveOneCanonicalFormUpToColors(
            @ForAll Position position, @ForAll Symmetry symmetry, @ForAll Random random) {
        Position canonical = Symmetry.canonicalUpToColors(position);
        Map<Color, Color> names = RENAMINGS.get(random.nextInt(RENAMINGS.size()));

        assertThat(Symmetry.canonicalUpToColors(rename(symmetry.apply(position), names)))
                .isEqualTo(canonical);
        assertThat(Symmetry.canonicalUpToColors(canonical)).isEqualTo(canonical);
        assertThat(Position.parse(canonical.toString()).legalMoves()).isEqualTo(canonical.legalMoves());
    }

    @Property(tries = 40)
    void canonicalFormUpToColorsIsTheFirstImageAndMovesAndOutcomeMapAlong(@ForAll Position position) {
        Position canonical = Symmetry.canonicalUpToColors(position);
        int images = 0;
        for (Symmetry symmetry : Symmetry.values()) {
            for (Map<Color, Color> names : RENAMINGS) {
                Position image = rename(position.transform(symmetry), names);
                assertThat(ORDER.compare(canonical, image)).isNotPositive();
                if (image.equals(canonical) && images++ == 0) {
                    assertThat(canonical.legalMoves())
                            .isEqualTo(position.legalMoves().stream()
                                    .map(move -> rename(symmetry.apply(move), names))
                                    .sorted()
                                    .toList());
                    assertThat(canonical.outcome()).isEqualTo(position.outcome());
                }
            }
        }
        assertThat(images).isPositive();
    }

    @Property(tries = 60)
    void formsAreEqualForImagesOnly(@ForAll Position position, @ForAll Random random) {
        Position other = slightlyOther(position, random);
        List<Position> images =
                Stream.of(Symmetry.values()).map(other::transform).toList();

        assertThat(Symmetry.canonical(position).equals(Symmetry.canonical(other)))
                .isEqualTo(images.contains(position));
        assertThat(Symmetry.canonicalUpToColors(position).equals(Symmetry.canonicalUpToColors(other)))
                .isEqualTo(images.stream()
                        .anyMatch(image -> RENAMINGS.stream()
                                .anyMatch(names -> rename(image, names).equals(position))));
    }

    /** Two stacks swapped, or the claims of the players: now and then an image all the same. */
    private static Position slightlyOther(Position position, Random random) {
        List<Point> points = new ArrayList<>(List.of(Point.values()));
        Collections.shuffle(points, random);
        Setup.Builder other = position.toSetup().toBuilder();
        if (random.nextBoolean()) {
            put(other, points.get(0), position, points.get(1));
            put(other, points.get(1), position, points.get(0));
        } else {
            other.clearClaims();
            for (Player player : Player.values()) {
                ImmutableList<Color> claims = position.claims(player);
                claims.reverse().forEach(color -> other.claim(player, color));
            }
        }
        Setup setup = other.build();
        return setup.isPossible() ? Position.of(setup) : position;
    }

    private static void put(Setup.Builder setup, Point point, Position position, Point from) {
        position.stackAt(from).ifPresentOrElse(stack -> setup.put(point, stack), () -> setup.remove(point));
    }
}
