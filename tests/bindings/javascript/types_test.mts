// Compiled, not run: what users may write, and what they may not.
import { check, convert, Finding, Game, Games, position, PackedInput, read, sealed, UnknownName, unpacked, Verdict, version } from "planilla";

const games: Games = read("1. e4 e5", { language: ["es", "en"], repair: "safe", keepIllegal: true, ui: "es" });
const first: Game = games[0];
const written: string = first.moves.map((move) => move.san + move.span.line).join(" ");
const findings: Finding[] = games.findings.concat(check(new Uint8Array(1)), first.findings);
const severities: ("note" | "warning" | "error")[] = findings.map((finding) => finding.severity);
const verdict: Verdict = sealed("8/8/8/8/8/8/8/8 w - - 0 1", "e4", { language: "es" });
export const all: unknown[] = [written, severities, verdict.candidates?.length, convert(new ArrayBuffer(1), { to: "uci" }), position(version), UnknownName, PackedInput, unpacked(new ArrayBuffer(1))];

// @ts-expect-error: a word that is no kind of repair
read("1. e4", { repair: "perhaps" });
// @ts-expect-error: no such option
read("1. e4", { colour: "red" });
// @ts-expect-error: no text
read(7);
