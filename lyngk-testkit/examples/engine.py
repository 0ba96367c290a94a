"""A rules engine that speaks the LYNGK line protocol, version 1: python3 engine.py. The rules are in rules.py."""
import sys

from rules import Position, Refusal, require

FACTS = "name=plain-python version=1 roles=engine variants=standard,six,captures setup=any claims=joined show=yes"
MOST_BYTES = 1 << 20  # in a line


class Server:
    """The state of one dialogue: whether the client has said `lyngk 1`, and the position."""

    greeted, position = False, None

    def answer(self, line):
        """The answer to a line of bytes, without its first word; what is bad raises a Refusal and changes nothing."""
        require(len(line) <= MOST_BYTES, "the line is too long")
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError:
            raise Refusal("the line is not UTF-8")
        command, _, rest = text.partition(" ")
        if command == "lyngk":
            require(rest == "1", "only version 1 is known", text)
            self.greeted = True
            return FACTS
        require(self.greeted, "the first command must be lyngk 1")
        if command == "position":
            self.position = Position.parse(rest)
            return ""
        require(command in ("moves", "play", "result", "show"), "unknown command", text)
        require(self.position, "there is no position yet")
        if command == "play":
            self.position = self.position.play(rest)
            return ""
        require(text == command, "too many words", text)
        if command == "moves":
            return " ".join(self.position.moves())
        return self.position.result() if command == "result" else str(self.position)


def read_line(stream):
    """The next line without its end, or None at the end of input; of a line too long just enough to see that it is."""
    line = part = stream.readline(MOST_BYTES + 2)
    while part and not part.endswith(b"\n"):
        part = stream.readline(MOST_BYTES)
    if line.endswith(b"\n"):
        return line[:-2] if line.endswith(b"\r\n") else line[:-1]
    return line or None


def main():
    server = Server()
    line = read_line(sys.stdin.buffer)
    while line is not None and line != b"quit":
        try:
            answer = f"ok {server.answer(line)}".rstrip()
        except Refusal as refusal:
            answer = f"no {refusal}"
        print(answer, flush=True)  # the client waits for it
        line = read_line(sys.stdin.buffer)


if __name__ == "__main__":
    main()
