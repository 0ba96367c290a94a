"""Asks an engine that speaks the LYNGK line protocol what stands in the corpus, in the way that its README tells:
python3 corpus.py FOLDER-OR-ZIP [-- COMMAND]; without a command it asks engine.py, which lies beside it.
It exits with 0 if all is right, 1 if something is wrong, 2 if the corpus or the engine cannot be used."""
import itertools, pathlib, re, subprocess, sys, threading, zipfile

def table(name):
    top = path if (path := pathlib.Path(sys.argv[1])).is_dir() else next(zipfile.Path(path).iterdir())
    return [line.split("\t") for line in (top / name).read_text("utf-8").split("\n") if line and line[0] != "#"]

def ask(question):  # the answer without its ok; None if it is another one, or comes too late
    (timer := threading.Timer(30, engine.kill)).start()
    try:
        print(question, file=engine.stdin, flush=True)
        first, _, rest = engine.stdout.readline().rstrip("\r\n").partition(" ")
    except (OSError, UnicodeDecodeError):
        first, rest = "", ""
    timer.cancel()
    return rest if first == "ok" else None

def moves():
    listed = (ask("moves") or "").split()
    return sorted(set(listed) if facts.get("duplicates") == "yes" else listed)

def fits(line):
    can = {"start": re.match("[A-Z/]+ 1 -:- 0:0", line), "unscored": " 0:0" in line}.get(facts.get("setup"), True)
    return can and (re.findall("[a-z]+", line) or ["standard"])[0] in facts.get("variants", "standard,six,captures")

def right(where, labels, said, wanted):
    counts[said != wanted] += 1
    for a, b in [(a, b) for a, b in zip(said, wanted) if a != b and counts[1] <= 20][:1]:
        a, b = (sorted(set(a) - set(b)), sorted(set(b) - set(a))) if isinstance(b, list) else (a, b)
        print(f"{where} ({labels}): answered {a!r:.150}, expected {b!r:.150}")
    return said == wanted

def right_ply(game, ply, labels, player, move, result, count, plain, claims, line, decided):
    said = [ask("play " + move if ply != "0" else "position " + line), str(len(moves())), ask("result")]
    shown = ask("show") if facts.get("show") == "yes" else line  # who won by a stack of six need not be shown
    wanted = ["", count, result, shown if shown == line.split("#")[0] else line]
    return right(f"{game} ply {ply}", labels, said + [shown], wanted)

try:
    positions, refused, games, counts = *map(table, ("positions.tsv", "refused.tsv", "games.tsv")), [0, 0]
    command = sys.argv[sys.argv.index("--") + 1:] if sys.argv[2:] else [sys.executable, __file__[:-9] + "engine.py"]
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
    greeting = ask("lyngk 1")
    facts = dict(fact.partition("=")[::2] for fact in (greeting or "").split())
    fit = "engine" in facts.get("roles", "engine") and facts.get("claims") != "separate" and greeting is not None
    assert fit, "in answer to lyngk 1 it is no engine that takes a claim and its move as one"
except (OSError, LookupError, ValueError, StopIteration, AssertionError, zipfile.BadZipFile) as problem:
    sys.exit(print(f"corpus or engine cannot be used: {problem}", __doc__, sep="\n", file=sys.stderr) or 2)
for name, labels, line, result, legal in (row for row in positions if fits(row[2])):
    said = [ask("position " + line), ask("result"), moves(), ask("result"), moves()]
    right(name, labels, said, ["", *2 * [result, sorted(legal.split()) if legal != "-" else []]])
for name, labels, line, move, *_ in (row for row in refused if fits(row[2])):
    right(name, labels, [ask("position " + line), move in moves()], ["", False])
for lines in (list(rows) for _, rows in itertools.groupby(games, lambda row: row[0])):
    if fits(lines[0][9]) and all(right_ply(*row) for row in lines):
        again = [ask("position " + lines[0][9])] + [ask("play " + row[4]) for row in lines[1:-1]]
        right_ply(*lines[-1])
sys.exit(print("asked:", " ".join(command) + f"\n{counts[0]} passed, {counts[1]} failed") or counts[1] > 0)
