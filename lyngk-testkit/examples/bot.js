// A bot for the LYNGK line protocol that looks one move ahead. Node 18 or newer.
//
// It contains no rules. Its arguments are the command of a rules server, which it starts and asks:
//     node bot.js java -jar lyngk-notation-*-cli.jar serve
// To write your own bot, change `pick`.
"use strict";
const { spawn } = require("node:child_process");
const { once } = require("node:events");

const NAME = "greedy-node"; // the name in reports, without blanks
const [LF, CR, MOST_BYTES] = [10, 13, 1 << 20]; // the maximum length of a line

/** Chooses one of the legal moves: the one after which the stacks of the player to move are worth most, compared with the opponent's. */
async function pick(moves, line, after) {
    const player = Number(line.split(" ")[1]);
    let [best, most] = ["", -Infinity];
    for (const move of moves) {
        const value = worth(await after(move), player);
        if (value > most) [best, most] = [move, value];
    }
    return best;
}

/** The value of the stacks of player 1 or 2, minus that of the other player's: a single piece is 3, a stack of two 9 … */
function worth(line, player) {
    const [board, , claimed, fives] = line.split(" ");
    const claims = claimed.split(":");
    const owned = fives.split(":").map((number) => 3 ** 6 * number); // a scored stack of five is 729
    for (const stack of board.match(/[A-Z]|[(][A-Z]+[)]/g)) {
        const pieces = stack.replace(/[()]/g, "");
        for (const each of [0, 1]) {
            if (claims[each].includes(pieces[pieces.length - 1])) owned[each] += 3 ** pieces.length;
        }
    }
    return owned[player - 1] - owned[2 - player];
}

/** The lines of a stream, as bytes without line ends. A line that is too long is cut after the limit. */
async function* readLines(stream) {
    let line = [];
    let size = 0;
    const add = (bytes) => {
        if (size <= MOST_BYTES + 1) line.push(bytes);
        size += bytes.length;
    };
    const take = (ended) => {
        const bytes = Buffer.concat(line);
        line = [];
        size = 0;
        return ended && bytes[bytes.length - 1] === CR ? bytes.subarray(0, -1) : bytes;
    };
    for await (const chunk of stream) {
        let start = 0;
        for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
            add(chunk.subarray(start, end));
            yield take(true);
            start = end + 1;
        }
        if (start < chunk.length) add(chunk.subarray(start));
    }
    if (size > 0) yield take(false);
}

/** Writes a line and waits until the stream has accepted it, so that lines do not pile up in memory. */
function writeLine(stream, text) {
    return new Promise((done, fail) => stream.write(text + "\n", (error) => (error ? fail(error) : done())));
}

/** The child process that has the rules. Wait for each answer before you send the next command. */
class RulesServer {
    async start(command) {
        this.child = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
        this.child.stdin.on("error", () => {}); // `ask` reports the missing answer
        await once(this.child, "spawn").catch((error) => {
            throw new Error("the rules server cannot be started: " + error.message);
        });
        this.ended = once(this.child, "exit");
        this.answers = readLines(this.child.stdout);
    }

    /** Sends `lyngk 1` and returns the facts in the answer. */
    async greet() {
        const [first, ...facts] = (await this.ask("lyngk 1")).split(" ");
        if (first !== "ok" || facts.includes("claims=separate") || !facts.includes("show=yes")) {
            throw new Error("the rules server must speak version 1, with joined claims and show=yes");
        }
        return facts;
    }

    /** Sends a command and returns the answer: `ok` with or without more words, or `no` and a message. */
    async ask(command) {
        await writeLine(this.child.stdin, command).catch(() => {});
        const { value, done } = await this.answers.next();
        if (done) throw new Error("the rules server has ended");
        const answer = value.toString("utf8");
        if (!/^(ok|no)( |$)/.test(answer)) throw new Error("the rules server answered neither ok nor no");
        return answer;
    }

    async close() {
        const timer = setTimeout(() => this.child.kill("SIGKILL"), 5000);
        this.child.stdin.end(); // the server ends at the end of its input
        await this.ended;
        clearTimeout(timer);
    }
}

/** The state of a session: whether the client has sent `lyngk 1`, and the position line. */
class Bot {
    constructor(rules, facts) {
        this.rules = rules;
        this.facts = facts;
        this.greeted = false;
    }

    /** The answer to a line, given as bytes. */
    async answer(line) {
        let text;
        try {
            text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(line);
        } catch {
            return "no the line is not UTF-8";
        }
        if (line.length > MOST_BYTES || /[\x00-\x1f\x7f]/.test(text)) {
            return "no the line is too long or has a control character";
        }
        const command = text.split(" ", 1)[0];
        if (text === "lyngk 1") {
            this.greeted = true;
            const same = this.facts.filter((fact) => /^(variants|setup)=/.test(fact));
            return [`ok name=${NAME} version=1 roles=bot deterministic=yes`, ...same].join(" ");
        }
        if (!this.greeted || command === "lyngk") return "no the first command must be lyngk 1, the only supported version";
        if (command === "position") {
            const answer = await this.rules.ask(text); // an invalid position gets a `no`
            if (answer.startsWith("ok")) this.line = text.slice(command.length + 1);
            return answer;
        }
        if (!/^choose( [0-9]+)?$/.test(text)) return "no unknown command, or wrong number of words";
        if (this.line === undefined) return "no there is no position yet";
        const answer = await this.rules.ask("moves");
        const [first, ...moves] = answer.trim().split(" ");
        if (first === "no") return answer;
        if (moves.length === 0) return "no the game is over";
        return "ok " + (await pick(moves, this.line, (move) => this.after(move)));
    }

    /** The position line after a move. */
    async after(move) {
        await this.rules.ask("position " + this.line);
        await this.rules.ask("play " + move);
        return (await this.rules.ask("show")).slice("ok ".length);
    }
}

async function main(command) {
    const rules = new RulesServer();
    await rules.start(command);
    try {
        const bot = new Bot(rules, await rules.greet());
        for await (const line of readLines(process.stdin)) {
            if (line.equals(Buffer.from("quit"))) break;
            await writeLine(process.stdout, await bot.answer(line)); // the next line waits for this answer
        }
    } finally {
        await rules.close();
    }
}

function fail(message) {
    console.error(message);
    process.exit(1);
}

if (process.argv.length < 3) fail("usage: node bot.js COMMAND OF A RULES SERVER");
main(process.argv.slice(2)).then(
    () => process.exit(0),
    (error) => fail("bot.js: " + error.message),
);
