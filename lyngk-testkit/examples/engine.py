"""A complete, simple and slow rules engine for LYNGK that speaks the line protocol: python3 engine.py (3.8 or newer).
With --separate-claims, a claim is a separate command (claims=separate) instead of a part of a move (claims=joined).
To use the rules without the protocol, `from engine import Position`. Comments name the rules (E7, F5, R6)."""
import os
import re
import sys
from itertools import takewhile

FACTS = "name=plain-python version=1 roles=engine variants=standard,six,captures setup=any claims=%s show=yes"
SIZES, LOWEST = [1, 4, 7, 6, 7, 6, 7, 4, 1], [3, 2, 1, 2, 2, 3, 3, 5, 7]  # the points and lowest y of columns a to i
PLACES = {f"{c}{n + 1}": (x, LOWEST[x] + n) for x, c in enumerate("abcdefghi") for n in range(SIZES[x])}
NAMES = {place: name for name, place in PLACES.items()}
LINE = re.compile(r"(?ai:((?:/|[IBRGKJ]|\([IBRGKJ]{2,6}\)|[1-7](?![1-7]))+) ([12]) (-|[IBRGK]{1,2}):(-|[IBRGK]{1,2})) "
                  r"(0|[1-9][0-9]{0,8}):(0|[1-9][0-9]{0,8})(?: (captures|six|six#1|six#2))?")
STEPS = (0, 1), (0, -1), (1, 1), (-1, -1), (1, 0), (-1, 0)
RAYS = {name: [[*takewhile(bool, (NAMES.get((x + n * dx, y + n * dy)) for n in range(1, 9)))] for dx, dy in STEPS]
        for name, (x, y) in PLACES.items()}  # the points in each direction, up to the first place without a point


def require(condition, message, quote=""):
    if not condition:
        raise ValueError(f"{message}: '{quote[:80]}'" if quote else message)


class Position:
    """The contents of a position line. Players are 0 and 1; the board maps points to stacks, bottom first: {"c7": "GRB"}."""

    def __init__(self, board, player, claims, fives, variant):
        self.board, self.player, self.claims, self.fives = board, player, claims, fives
        self.variant = variant  # "" for standard, "captures" or "six"; "six#1" or "six#2" once won by a stack of six
        self.highest = 6 if variant.startswith("six") else 5  # E5, H2

    @staticmethod
    def parse(line):
        part = LINE.fullmatch(line)
        require(part, "this is not a position line", line)
        dotted = re.sub("[1-7]", lambda empty: "." * int(empty[0]), part[1].upper())
        columns = [re.findall(r"[.A-Z]|\([A-Z]+\)", column) for column in dotted.split("/")]
        require([len(column) for column in columns] == SIZES, "the columns do not have the lengths of the board", line)
        board = {point: stack.strip("()") for point, stack in zip(PLACES, sum(columns, [])) if stack != "."}
        claims, fives = [part[i].upper().strip("-") for i in (3, 4)], [int(part[i]) for i in (5, 6)]
        position = Position(board, int(part[2]) - 1, claims, fives, part[7] or "")
        mine, theirs = (any(position.moves(player)) for player in (position.player, 1 - position.player))
        require(mine or not theirs, "the player to move has no move, but the opponent has one (R6, R11)")
        return position

    def __str__(self):
        stacks = ((point, self.board.get(point, ".")) for point in PLACES)
        dotted = "".join("/" * (p[1] == "1") + (s if len(s) == 1 else f"({s})") for p, s in stacks)[1:]
        board = re.sub(r"\.+", lambda empty: str(len(empty[0])), dotted)
        claims, fives = ":".join(c or "-" for c in self.claims), ":".join(map(str, self.fives))
        return f"{board} {self.player + 1} {claims} {fives} {self.variant}".rstrip()

    def after_claim(self, player, color):
        """The position after a player has claimed a colour, or nothing; the claim is valid from this turn on."""
        fives = [point for point, stack in self.board.items() if len(stack) == 5 and stack[-1] == color]
        scored = fives if self.variant == "captures" else []  # the captures variant; otherwise they stay (R4, R13)
        board = {point: stack for point, stack in self.board.items() if point not in scored}
        after = Position(board, player, list(self.claims), list(self.fives), self.variant)
        after.claims[player] += color
        after.fives[player] += len(scored)
        return after

    def moves(self, player=None):
        """The moves of a player, by default the one to move, each once (R1); perhaps only moves with a claim (E11, R5)."""
        player = self.player if player is None else player
        free = set("IBRGK").difference(*self.claims) if len(self.claims[player]) < 2 else ()  # D3-D6, R12
        for claim in ["", *(f"{color}:" for color in sorted(free))] if "#" not in self.variant else []:  # H4
            after = self.after_claim(player, claim[:1])
            seen = {p: [q for q in (next(filter(after.board.get, r), "") for r in RAYS[p]) if q] for p in after.board}
            yield from (f"{claim}{origin}-{d}" for origin in after.board for d in after.destinations(origin, seen))

    def destinations(self, origin, seen):
        """Where the player to move may move a stack; `seen` has the first occupied points around each point (E3)."""
        mover, top = self.board[origin], self.board[origin][-1]
        if top == "J" or top in self.claims[1 - self.player]:
            return  # D1: a lone joker cannot be moved; E2: nor can the opponent's stack
        own = top in self.claims[self.player]
        reached, todo = {origin}, [origin]  # R2: points seen through the origin are also seen from it, so it may block
        while todo:
            for point in seen[todo.pop()]:
                if point not in reached:  # F5: each LYNGK point is used once
                    reached.add(point)
                    target = self.board[point]
                    if own and target[-1] == top:
                        todo.append(point)  # F1-F4, R3, R10: a LYNGK point of any height, for any number of legs
                    elif (len(mover) + len(target) <= self.highest and (own or len(target) <= len(mover))  # E5-E8
                          and not any(c in target for c in mover if c != "J")):  # E5: no colour twice
                        yield point

    def play(self, move):
        """The position after a legal move."""
        turn = move[:-5].upper() + move[-5:].lower()  # R:b1-c2 or b1-c2
        require(move.isascii() and turn in self.moves(), "this move is not legal here", move)
        claim, origin, target = turn[:-6], turn[-5:-3], turn[-2:]
        after = self.after_claim(self.player, claim)
        stack = after.board[target] = after.board[target] + after.board.pop(origin)
        completed = len(stack) == self.highest and stack[-1] in after.claims[self.player]
        if completed and self.variant == "six":
            after.variant = f"six#{self.player + 1}"  # H4; a neutral six wins nothing (R8), and fives stay (R13)
        elif completed:
            del after.board[target]  # E9; a neutral five stays for ever (E10, R4)
            after.fives[self.player] += 1
        if any(after.moves(1 - self.player)) or not any(after.moves(self.player)):
            after.player = 1 - self.player  # R6, R7; else the opponent passes
        return after

    def result(self):
        """`turn 1`, `turn 2`, `won 1`, `won 2` or `draw`."""
        if "#" in self.variant:
            return f"won {self.variant[-1]}"
        if any(self.moves()):
            return f"turn {self.player + 1}"
        tallies = [[fives] + [sum(len(s) == height and s[-1] in claims for s in self.board.values())
                              for height in range(self.highest - 1, 0, -1)]
                   for fives, claims in zip(self.fives, self.claims)]  # G, H6, R9: fives, fours … of one's colours
        return "draw" if tallies[0] == tallies[1] else f"won {1 if tallies[0] > tallies[1] else 2}"


def moves_after(claim, position):
    """The moves after a claim such as `R:`, or the moves without one if it is empty; without the letter of the claim."""
    return [move[-5:] for move in position.moves() if move[:-5] == claim]


def claims_after(claim, position):
    """The colours that may be claimed: those with a move after the claim (R5); none after a claim in this turn (D5)."""
    return sorted({move[0] for move in position.moves() if ":" in move and not claim})


ASKED = {"moves": lambda position: " ".join(position.moves()), "result": Position.result, "show": str}

if __name__ == "__main__":
    if sys.argv[1:] not in ([], ["--separate-claims"]):
        sys.exit("usage: python3 engine.py [--separate-claims]")
    separate = len(sys.argv) > 1
    greeted, position, claim = False, None, ""  # the claim in this turn, such as `R:`
    for line in sys.stdin.buffer:
        line = line[:-2] + line[-2:].replace(b"\r\n", b"").replace(b"\n", b"")
        if line == b"quit":
            break
        try:
            require(len(line) <= 1 << 20, "the line is too long")
            text, answer = line.decode("utf-8"), ""
            command, _, rest = text.partition(" ")
            require(greeted or text == "lyngk 1", "the first command must be lyngk 1")
            require(position or command in ("lyngk", "position"), "there is no position yet")
            if text == "lyngk 1":
                greeted, answer = True, FACTS % ("separate" if separate else "joined")
            elif command == "position":
                position, claim = Position.parse(rest), ""
            elif command == "play":
                require(not separate or ":" not in rest, "a claim is a separate command here", rest)
                position, claim = position.play(claim + rest), ""
            elif separate and command == "claim":
                require(rest in claims_after(claim, position), "this colour cannot be claimed here", rest)
                claim = f"{rest}:"
            elif separate and text == "claims":
                answer = " ".join(claims_after(claim, position))
            elif separate and text == "moves":
                answer = " ".join(moves_after(claim, position))
            else:
                require(text in ASKED, "unknown command, or wrong number of words", text)
                answer = ASKED[text](position)
            answer = f"ok {answer}".rstrip()
        except Exception as error:  # every line gets one answer, and an error changes nothing
            answer = "no " + re.sub("[^ -~]", "?", str(error) or repr(error))
        try:
            print(answer, flush=True)  # the client waits for the answer
        except OSError:
            os._exit(0)  # the client has closed the pipe
