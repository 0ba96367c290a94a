package io.github.lyngk.notation.drawing;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.lyngk.core.Effect;
import io.github.lyngk.core.Player;
import io.github.lyngk.core.Point;
import io.github.lyngk.core.Position;
import io.github.lyngk.core.Setup;
import io.github.lyngk.core.Stack;
import java.io.Serializable;
import java.util.Optional;

/**
 * A board to draw, in letters or as a picture.
 *
 * @param setup what stands on it
 * @param route the way the last stack came: origin, LYNGK points, destination; or empty
 * @param status who is to move, or how the game ended
 * @param heading which move this is, or nothing
 */
public record Scene(Setup setup, ImmutableList<Point> route, String status, String heading) implements Serializable {
    private static final long serialVersionUID = 1;

    /** Checks it, wherever it comes from. */
    public Scene {
        requireNonNull(setup, "setup");
        requireNonNull(status, "status");
        requireNonNull(heading, "heading");
        for (Point point : route) {
            requireNonNull(point, "point");
        }
        checkArgument(route.size() != 1, "a route has two points at least: %s", route);
    }

    /** {@return a set-up, which may be impossible} */
    public static Scene of(Setup setup) {
        return new Scene(setup, ImmutableList.of(), Caption.status(setup), "");
    }

    /** {@return a position} */
    public static Scene of(Position position) {
        return new Scene(position.toSetup(), ImmutableList.of(), Caption.status(position), "");
    }

    /** {@return the position after a move, and the way the stack came} */
    public static Scene of(Effect effect) {
        return new Scene(effect.after().toSetup(), effect.route(), Caption.status(effect.after()), "");
    }

    /** {@return the same with words above it} */
    public Scene headed(String words) {
        return new Scene(setup, route, status, words);
    }

    /** {@return all that is said about it} */
    String title() {
        return heading.isEmpty() ? status : heading + ". " + status;
    }

    /** {@return the points to which a stack may go, in notation order} */
    ImmutableList<Point> destinations(Point from) {
        return Position.of(setup).legalMoves(from).stream()
                .map(move -> move.to())
                .distinct()
                .sorted()
                .collect(ImmutableList.toImmutableList());
    }

    Optional<Stack> stackAt(Point point) {
        return Optional.ofNullable(setup.stacks().get(point));
    }

    int heightAt(Point point) {
        return stackAt(point).map(Stack::height).orElse(0);
    }

    /** {@return who has claimed the colour on top of a stack (E1)} */
    Optional<Player> owner(Stack stack) {
        return stack.top()
                .color()
                .flatMap(color -> setup.claims().stream()
                        .filter(claim -> claim.color() == color)
                        .map(claim -> claim.player())
                        .findFirst());
    }
}
