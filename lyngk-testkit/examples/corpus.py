"""Asks an engine that speaks the LYNGK line protocol every question of the corpus, as the README of the corpus describes.
python3 corpus.py FOLDER-OR-ZIP [-- COMMAND]; without a command, it asks the engine.py in its own folder.
It exits with 0 if all answers are right, 1 if some are wrong, 2 if the corpus or the engine cannot be used."""
import collections, itertools, pathlib, re, subprocess, sys, threading, zipfile

def stop(problem):
    print(f"corpus.py: {problem}", __doc__, sep="\n", file=sys.stderr)
    sys.exit(2)

def tables(name):  # the rows of the three tables
    path = pathlib.Path(name)
    if not path.is_dir() and not zipfile.is_zipfile(path):
        stop(f"{name}: neither a folder nor a zip file")
    folders = [path] if path.is_dir() else zipfile.Path(path).iterdir()
    folder = next((folder for folder in folders if (folder / "positions.tsv").exists()), None)
    if not folder:
        stop(f"{name}: has no positions.tsv" if path.is_dir() else f"{name}: has no folder with positions.tsv")
    for table in "positions.tsv", "refused.tsv", "games.tsv":
        yield [line.split("\t") for line in (folder / table).read_text("utf-8").split("\n") if line and line[0] != "#"]

def ask(question):  # the answer without its ok; None if there is no ok, or none in time
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
        difference = f"answered {a!r:.150}, expected {b!r:.150}"
        if isinstance(b, list):
            extra, missing = collections.Counter(a) - collections.Counter(b), collections.Counter(b) - collections.Counter(a)
            difference = f"extra moves {sorted(extra.elements())!s:.150}, missing moves {sorted(missing.elements())!s:.150}"
        print(f"{where} ({labels}): {difference}")
    return said == wanted

def right_ply(game, ply, labels, player, move, result, count, plain, claims, line, decided):
    said = [ask("play " + move if ply != "0" else "position " + line), str(len(moves())), ask("result")]
    shown = ask("show") if facts.get("show") == "yes" else line  # the winner by a stack of six may be omitted
    wanted = ["", count, result, shown if shown == line.split("#")[0] else line]
    return right(f"{game} ply {ply}", labels, said + [shown], wanted)

corpus, *rest = sys.argv[1:] or stop("which corpus? name its folder or zip file")
if rest and rest[0] != "--":
    stop("put -- before the command of the engine")
if rest == ["--"]:
    stop("which engine? the command after -- is missing")
command, counts = rest[1:] or [sys.executable, str(pathlib.Path(__file__).with_name("engine.py"))], [0, 0]
try:
    positions, refused, games = tables(corpus)
except (OSError, LookupError, ValueError, zipfile.BadZipFile) as problem:
    stop(f"{corpus}: cannot be read: {problem}")
try:
    engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
except OSError as problem:
    stop(f"the engine cannot be started: {problem}")
greeting = ask("lyngk 1")
facts = dict(fact.partition("=")[::2] for fact in (greeting or "").split())
if greeting is None or "engine" not in facts.get("roles", "engine").split(",") or facts.get("claims") == "separate":
    stop("the program must be an engine (roles=engine, or no roles) with joined claims (no claims=separate)")
for name, labels, line, result, legal in (row for row in positions if fits(row[2])):
    said = [ask("position " + line), ask("result"), moves(), ask("result"), moves()]
    right(name, labels, said, ["", *2 * [result, sorted(legal.split()) if legal != "-" else []]])
for name, labels, line, move, *_ in (row for row in refused if fits(row[2])):
    right(name, labels, [ask("position " + line), move in moves()], ["", False])
for lines in (list(rows) for _, rows in itertools.groupby(games, lambda row: row[0])):
    if fits(lines[0][9]) and all(right_ply(*row) for row in lines):
        again = [ask("position " + lines[0][9])] + [ask("play " + row[4]) for row in lines[1:-1]]
        right_ply(*lines[-1])
print("engine:", " ".join(command))
print(f"{counts[0]} passed, {counts[1]} failed" + (" (the first 20 are shown)" if counts[1] > 20 else ""))
sys.exit(counts[1] > 0)
