"""The rules of LYNGK, complete, plain and slow: Position.parse(line), .moves(), .play(move), .result(), str(position).
Comments name the rules (E7, F5, R6). Nothing but Python 3.8 or newer is needed."""
import re

SIZES, LOWEST = (1, 4, 7, 6, 7, 6, 7, 4, 1), (3, 2, 1, 2, 2, 3, 3, 5, 7)  # the points and lowest y of columns a to i
PLACES = {f"{c}{n + 1}": (x, LOWEST[x] + n) for x, c in enumerate("abcdefghi") for n in range(SIZES[x])}
NAMES = {place: name for name, place in PLACES.items()}
COLUMN = re.compile(r"(?:[IBRGKJibrgkj]|\([IBRGKJibrgkj]{2,}\)|[1-7](?![0-9]))+")
LINE = re.compile(r"(\S+) ([12]) (-|[IBRGKibrgk]+):(-|[IBRGKibrgk]+) (0|[1-9][0-9]{0,8}):(0|[1-9][0-9]{0,8})"
                  r"(?: (captures|six)(?:(?<=six)#([12]))?)?")
MOVE = re.compile(r"(?:([IBRGKibrgk]):)?([A-Ia-i][1-7])-([A-Ia-i][1-7])")


def ray(x, y, dx, dy):
    """The points in one direction; a line stops at the first coordinate that is not a point."""
    while (x + dx, y + dy) in NAMES:
        x, y = x + dx, y + dy
        yield NAMES[x, y]


RAYS = {name: [list(ray(x, y, dx, dy)) for dx, dy in ((0, 1), (0, -1), (1, 1), (-1, -1), (1, 0), (-1, 0))]
        for name, (x, y) in PLACES.items()}


class Refusal(ValueError):
    """A sentence that says why a text or a move is refused."""


def require(condition, sentence, quote=""):
    if not condition:  # of what is quoted, at most 80 characters, none of them a control character
        shown = "".join(c if " " <= c <= "~" else "?" for c in quote[:80])
        raise Refusal(f"{sentence}: '{shown}'" if shown else sentence)


class Position:
    """What a position line says. Players are 0 and 1, the board maps points to stacks, bottom first: {"c7": "GRB"}."""

    def __init__(self, board, player, claims, fives, variant="", winner=None):
        self.board, self.player, self.claims, self.fives = board, player, claims, fives
        self.variant, self.winner = variant, winner
        self.highest = 6 if variant == "six" else 5  # E5, H2

    @staticmethod
    def parse(line):
        part = LINE.fullmatch(line)
        require(part and part[1].count("/") == 8, "this is no position line", line)
        board = {}
        for letter, size, column in zip("abcdefghi", SIZES, part[1].split("/")):
            dotted = re.sub("[1-7]", lambda empty: "." * int(empty[0]), column.upper())
            stacks = [stack.strip("()") for stack in re.findall(r"[.A-Z]|\([A-Z]+\)", dotted)]
            require(COLUMN.fullmatch(column) and len(stacks) == size, f"column {letter} is malformed", column)
            board.update((f"{letter}{n}", stack) for n, stack in enumerate(stacks, 1) if stack != ".")
        claims, fives = [part[i].upper().replace("-", "") for i in (3, 4)], [int(part[i]) for i in (5, 6)]
        return Position(board, int(part[2]) - 1, claims, fives, part[7] or "", part[8] and int(part[8]) - 1).checked()

    def checked(self):
        """The same position, unless it is impossible."""
        for point, stack in self.board.items():
            require(len(stack) <= self.highest, f"the stack on {point} is too high (E5, H2)")
            require(not re.search(r"([^J]).*\1", stack), f"the stack on {point} holds a colour twice (E5)")
            require(len(stack) == 1 or stack[-1] != "J", f"a joker tops the stack on {point} (D1)")
        require(not re.search(r"(.).*\1", "".join(self.claims)), "a colour is claimed twice (D3)")
        require(max(map(len, self.claims)) <= 2, "a player has claimed more than two colours (D3)")
        require(self.variant != "six" or self.fives == [0, 0], "fives are not scored in the six-stack variant (H1)")
        if self.winner is not None:
            sixes = [s for s in self.board.values() if len(s) == 6 and s[-1] in self.claims[self.winner]]
            require(sixes and self.player != self.winner, "the winner has no six or is the one to move (H4, R7)")
        passed = not self.can_move(self.player) and self.can_move(1 - self.player)
        require(not passed, "the player to move has no move, but the opponent has one (R11)")
        return self

    def __str__(self):
        stacks = ((point, self.board.get(point, ".")) for point in PLACES)
        dotted = "".join("/" * (p[1] == "1") + (s if len(s) == 1 else f"({s})") for p, s in stacks)[1:]
        board = re.sub(r"\.+", lambda empty: str(len(empty[0])), dotted)
        claims, fives = ":".join(c or "-" for c in self.claims), ":".join(map(str, self.fives))
        winner = "" if self.winner is None else f"#{self.winner + 1}"
        return f"{board} {self.player + 1} {claims} {fives} {self.variant}{winner}".rstrip()

    def after_claim(self, player, color):
        """A new position in which a player has claimed a colour, or nothing; it counts at once, for the same turn."""
        after = Position(dict(self.board), player, list(self.claims), list(self.fives), self.variant)
        after.claims[player] += color
        for point, stack in self.board.items() if color and self.variant == "captures" else ():
            if len(stack) == 5 and stack[-1] == color:  # the house rule: neutral fives of that colour are scored
                del after.board[point]
                after.fives[player] += 1
        return after

    def turns(self, player):
        """The turns that a player has, as (claim, origin, destination), each once (R1)."""
        free = set("IBRGK").difference(*self.claims) if len(self.claims[player]) < 2 else ()  # D3-D6, R12
        for claim in ["", *sorted(free)] if self.winner is None else []:
            after = self.after_claim(player, claim)
            seen = {p: [q for q in (next(filter(after.board.get, r), "") for r in RAYS[p]) if q] for p in after.board}
            yield from ((claim, origin, d) for origin in after.board for d in after.destinations(origin, seen))

    def destinations(self, origin, seen):
        """Where the player to move may take a stack; seen has the first occupied points around each point (E3)."""
        mover, top = self.board[origin], self.board[origin][-1]
        if top == "J" or top in self.claims[1 - self.player]:
            return  # D1: a joker is never played; E2: nor is the opponent's stack
        own = top in self.claims[self.player]
        reached, todo = {origin}, [origin]  # R2: what is seen through the origin is seen from it, so it may block
        while todo:
            for point in seen[todo.pop()]:
                if point not in reached:  # F5: a LYNGK point serves once
                    reached.add(point)
                    target = self.board[point]
                    if own and target[-1] == top:
                        todo.append(point)  # F1-F4, R3, R10: a LYNGK point of any height, for any number of legs
                    elif (len(mover) + len(target) <= self.highest and (own or len(target) <= len(mover))  # E5-E8
                          and not any(c in target for c in mover if c != "J")):  # E5: no colour twice
                        yield point

    def can_move(self, player):
        return any(True for _ in self.turns(player))  # E11, R5: also if only after a claim

    def moves(self):
        return sorted(f"{claim}:{a}-{b}" if claim else f"{a}-{b}" for claim, a, b in self.turns(self.player))

    def play(self, move):
        """The position after a legal move."""
        match = MOVE.fullmatch(move)
        require(match, "this is no move", move)
        claim, origin, target = (match[1] or "").upper(), match[2].lower(), match[3].lower()
        require((claim, origin, target) in self.turns(self.player), "this move is not legal here", move)
        after = self.after_claim(self.player, claim)
        stack = after.board[target] = after.board[target] + after.board.pop(origin)
        if stack[-1] in after.claims[self.player] and len(stack) == after.highest:
            if self.variant == "six":
                after.winner = self.player  # H4; a neutral six wins nothing (R8), and fives stay (R13)
            else:
                del after.board[target]  # E9; a neutral five stays for ever (E10, R4)
                after.fives[self.player] += 1
        if after.can_move(1 - self.player) or not after.can_move(self.player):
            after.player = 1 - self.player  # R6, R7; else the opponent passes
        return after

    def result(self):
        """`turn 1`, `turn 2`, `won 1`, `won 2` or `draw`."""
        if self.winner is not None:
            return f"won {self.winner + 1}"
        if self.can_move(self.player):
            return f"turn {self.player + 1}"
        tallies = [[fives] + [sum(len(s) == height and s[-1] in claims for s in self.board.values())
                              for height in range(self.highest - 1, 0, -1)]
                   for fives, claims in zip(self.fives, self.claims)]  # G, H6, R9: fives, fours … of one's colours
        return "draw" if tallies[0] == tallies[1] else f"won {1 if tallies[0] > tallies[1] else 2}"
