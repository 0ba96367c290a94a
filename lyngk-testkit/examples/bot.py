"""A bot for the LYNGK line protocol that looks one move ahead. Python 3.8 or newer.

It contains no rules. Its arguments are the command of a rules server, which it starts and asks:
    python3 bot.py java -jar lyngk-notation-*-cli.jar serve
To write your own bot, change `pick`. With --first before the command, it plays the first legal move, as a weak opponent.
"""
import re
import subprocess
import sys

NAME = "greedy-python"  # the name in reports, without blanks
MOST_BYTES = 1 << 20  # the maximum length of a line


def pick(moves, line, after):
    """Chooses the legal move after which the stacks of the player to move are worth most, compared with the opponent's."""
    player = int(line.split(" ")[1])
    return max(moves, key=lambda move: worth(after(move), player))


def worth(line, player):
    """The value of the stacks of player 1 or 2, minus that of the other player's: a single piece is 3, a stack of two 9 …"""
    board, _, claims, fives = line.split(" ")[:4]
    claims = claims.split(":")
    owned = [3 ** 6 * int(number) for number in fives.split(":")]  # a scored stack of five is 729
    for stack in re.findall("[A-Z]|[(][A-Z]+[)]", board):
        pieces = stack.strip("()")
        for each in (0, 1):
            if pieces[-1] in claims[each]:
                owned[each] += 3 ** len(pieces)
    return owned[player - 1] - owned[2 - player]


def read_line(stream):
    """The next line without its line end, or None at the end of input. A line that is too long is cut after the limit."""
    line = part = stream.readline(MOST_BYTES + 2)
    while part and not part.endswith(b"\n"):
        part = stream.readline(MOST_BYTES)
    if line.endswith(b"\n"):
        return line[:-2] if line.endswith(b"\r\n") else line[:-1]
    return line or None


class RulesServerFailed(Exception):
    """The rules server cannot be started, has ended or does not speak the protocol, so the bot has to end."""


class RulesServer:
    """The child process that has the rules."""

    def __init__(self, command):
        try:
            self.child = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise RulesServerFailed(f"cannot be started: {error}")

    def greet(self):
        """Sends `lyngk 1` and returns the facts in the answer."""
        answer, *facts = self.ask("lyngk 1").split()
        if answer != "ok" or "claims=separate" in facts or "show=yes" not in facts:
            raise RulesServerFailed("must speak version 1, with joined claims and show=yes")
        return facts

    def ask(self, command):
        """Sends a command and returns the answer: `ok` with or without more words, or `no` and a message."""
        try:
            self.child.stdin.write(command.encode("utf-8") + b"\n")
            self.child.stdin.flush()
            line = read_line(self.child.stdout)
        except OSError:
            line = None
        if line is None:
            raise RulesServerFailed("has ended")
        answer = line.decode("utf-8", "replace")
        if answer.split(" ")[0] not in ("ok", "no"):
            raise RulesServerFailed("answered neither ok nor no")
        return answer

    def close(self):
        try:
            self.child.stdin.close()  # the server ends at the end of its input
            self.child.wait(5)
        except (OSError, subprocess.TimeoutExpired):
            self.child.kill()
            self.child.wait()


class Bot:
    """The state of a session: whether the client has sent `lyngk 1`, and the position line."""

    def __init__(self, rules, first):
        self.rules, self.facts, self.first = rules, rules.greet(), first
        self.greeted, self.line = False, None

    def answer(self, line):
        """The answer to a line, given as bytes."""
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
            return "no the first command must be lyngk 1, the only supported version"
        if command == "position":
            answer = self.rules.ask(text)  # an invalid position gets a `no`
            self.line = rest if answer.startswith("ok") else self.line
            return answer
        if not re.fullmatch("choose( [0-9]+)?", text):
            return "no unknown command, or wrong number of words"
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
        """The position line after a move."""
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
            print(bot.answer(line), flush=True)  # the client waits for the answer
            line = read_line(sys.stdin.buffer)
    except RulesServerFailed as failure:
        sys.exit(f"bot.py: the rules server {failure}")  # exit code 1
    finally:
        if rules:
            rules.close()


if __name__ == "__main__":
    main()
