"""A bot for the LYNGK line protocol that looks one move ahead. Python 3.8 or newer.

It knows no rules. Its arguments are the command of a rules server, which it starts and asks:
    python3 bot.py java -jar lyngk-notation-*-cli.jar serve
Make it yours in `pick`. With --first before them it plays the first legal move: an opponent to measure against.
"""
import re
import subprocess
import sys

NAME = "greedy-python"  # yours has another, without blanks
MOST_BYTES = 1 << 20  # in a line


def pick(moves, line, after):
    """The move to play, of all legal ones in a position: the one after which the player to move owns most."""
    player = int(line.split(" ")[1])
    return max(moves, key=lambda move: worth(after(move), player))


def worth(line, player):
    """What player 1 or 2 owns in a position, less what the other owns: single pieces count 3, stacks of two 9 and so on."""
    board, _, claims, fives = line.split(" ")[:4]
    claims = claims.split(":")
    owned = [3 ** 6 * int(number) for number in fives.split(":")]  # a stack of five that was scored is worth even more
    for stack in re.findall("[A-Z]|[(][A-Z]+[)]", board):
        pieces = stack.strip("()")
        for each in (0, 1):
            if pieces[-1] in claims[each]:
                owned[each] += 3 ** len(pieces)
    return owned[player - 1] - owned[2 - player]


def read_line(stream):
    """The next line without its end, or None at the end of input; of a line too long just enough to see that it is."""
    line = part = stream.readline(MOST_BYTES + 2)
    while part and not part.endswith(b"\n"):
        part = stream.readline(MOST_BYTES)
    if line.endswith(b"\n"):
        return line[:-2] if line.endswith(b"\r\n") else line[:-1]
    return line or None


class RulesServerFailed(Exception):
    """The rules server cannot be started, has died or does not speak the protocol: the bot cannot go on."""


class RulesServer:
    """The child process that knows the rules."""

    def __init__(self, command):
        try:
            self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise RulesServerFailed(f"it cannot be started: {error}")

    def greet(self):
        """What it says of itself."""
        answer, *facts = self.ask("lyngk 1").split()
        if answer != "ok" or "claims=separate" in facts or "show=yes" not in facts:
            raise RulesServerFailed("it must speak version 1, take a claim together with its move and show positions")
        return facts

    def ask(self, command):
        """Its answer: `ok` with or without more words, or `no` and a message."""
        try:
            self.child.stdin.write(command.encode("utf-8") + b"\n")
            self.child.stdin.flush()
            line = read_line(self.child.stdout)
        except OSError:
            line = None
        if line is None:
            raise RulesServerFailed("it has ended")
        answer = line.decode("utf-8", "replace")
        if answer.split(" ")[0] not in ("ok", "no"):
            raise RulesServerFailed("it answers neither ok nor no")
        return answer

    def close(self):
        try:
            self.child.stdin.close()  # the end of its input ends it
            self.child.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            self.child.kill()
            self.child.wait()


class Bot:
    """The state of one dialogue: whether the client has said `lyngk 1`, and the line of the position."""

    def __init__(self, rules, first):
        self.rules, self.facts, self.first = rules, rules.greet(), first
        self.greeted, self.line = False, None

    def answer(self, line):
        """The answer to a line of bytes."""
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            return "no the line is not UTF-8"
        if len(line) > MOST_BYTES or any(c < " " or c == "\x7f" for c in text):
            return "no the line is too long or has a control character"
        command, _, rest = text.partition(" ")
        if text == "lyngk 1":
            self.greeted = True
            same = [fact for fact in self.facts if fact.startswith(("variants=", "setup="))]
            name = "first-move-python" if self.first else NAME
            return " ".join([f"ok name={name} version=1 roles=bot deterministic=yes"] + same)
        if not self.greeted or command == "lyngk":
            return "no the first command must be lyngk 1, the only version known"
        if command == "position":
            answer = self.rules.ask(text)  # it refuses what is no position
            self.line = rest if answer.startswith("ok") else self.line
            return answer
        if not re.fullmatch("choose( [0-9]+)?", text):
            return "no unknown command, or words too many or too few"
        if self.line is None:
            return "no there is no position yet"
        answer = self.rules.ask("moves")
        first, *moves = answer.split()
        if first == "no":
            return answer
        if not moves:
            return "no the game is over"
        return "ok " + (moves[0] if self.first else pick(moves, self.line, self.after))

    def after(self, move):
        """The line of the position after a move."""
        for command in "position " + self.line, "play " + move, "show":
            answer = self.rules.ask(command)
        return answer[3:]


def main():
    first = sys.argv[1:2] == ["--first"]
    command = sys.argv[2 if first else 1:]
    if not command:
        sys.exit("usage: python3 bot.py [--first] COMMAND OF A RULES SERVER")
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    rules = None
    try:
        rules = RulesServer(command)
        bot = Bot(rules, first)
        line = read_line(sys.stdin.buffer)
        while line is not None and line != b"quit":
            print(bot.answer(line), flush=True)  # the client waits for it
            line = read_line(sys.stdin.buffer)
    except RulesServerFailed as failure:
        sys.exit(f"bot.py: the rules server failed, {failure}")  # exit code 1
    finally:
        if rules:
            rules.close()


if __name__ == "__main__":
    main()
