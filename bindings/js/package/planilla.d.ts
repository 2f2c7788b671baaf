/**
 * Chess scoresheets and PGN in any language and notation: read, checked, written as clean PGN.
 *
 *     import { read, convert, check, sealed, position } from "planilla";
 *
 *     for (const game of read("Blancas: Ana\n1. e4 e5 2. Cf3 Cc6", { language: "es" })) {
 *       console.log(game.tags.White, game.moves.map((move) => move.san));
 *       for (const finding of game.findings) console.log(finding.line, finding.rule, finding.message);
 *     }
 *
 * A language is a tag or a name, or several in order of trust: "es", "spanish", "español", "es,en", ["es", "en"]; left out, it is found out. A source is a
 * text, or its bytes in any character set, not packed. Faults of a game are findings; what is thrown is UnknownName or PackedInput.
 */

export type Source = string | ArrayBuffer | ArrayBufferView;
export type Names = string | readonly string[];
export type Severity = "note" | "warning" | "error";

export interface ReadOptions {
  language?: Names;
  /** "algebraic", "descriptive-es" ...; found out where it is left out. */
  notation?: string;
  /** A character set; found out where it is left out. Texts are characters already. */
  encoding?: string;
  /** "safe" where nothing is said; check() suggests. */
  repair?: "off" | "suggest" | "proceed" | "safe" | "guess";
  keepIllegal?: boolean;
  /** Where a bare sheet starts. */
  fen?: string;
  /** An edition of the Laws: "2018". */
  laws?: string;
  /** Rules or groups. */
  select?: Names;
  ignore?: Names;
  /** The form of Game.pgn: "en", "es", "figurine", "uci", "lan". */
  to?: string;
  /** The language of sentences; "en" where nothing is said. */
  ui?: string;
}

/** Where something stands: line and column (in code points) from 1; offset and length in bytes. */
export interface Span {
  line: number;
  column: number;
  offset: number;
  length: number;
}

/** A move of the main line: in English letters, as UCI, the position after it, as it stood, and where. */
export interface Move {
  san: string;
  uci: string;
  fen: string;
  written: string;
  span: Span;
}

/** A fault, or something worth knowing. The keys are those of the JSON report, and `help`: what to do about it. Absent keys have nothing to say. */
export interface Finding extends Span {
  file?: string;
  game?: number;
  span: Span;
  rule: string;
  severity: Severity;
  ply?: number;
  move?: string;
  variation?: string;
  written?: string;
  candidates?: string[];
  suggestion?: string;
  applied?: boolean;
  fen?: string;
  article?: string;
  message: string;
  help?: string;
}

/** `moves` are those of the main line as far as it was read; variations and comments stand in `pgn`. */
export interface Game {
  number: number;
  file: string;
  tags: Record<string, string>;
  startFen: string;
  moves: Move[];
  result: string;
  languages: string[];
  notation: string;
  pgn: string;
  isClean: boolean;
  findings: Finding[];
}

/** The games of a source. `findings` are those of the source rather than of a game: what breaks off or is no text. */
export interface Games extends Array<Game> {
  findings: Finding[];
}

export class UnknownName extends RangeError {}

/** Packed bytes (.gz, .zst, .xz, .bz2, .zip, .7z, .rar, .tar) where a text was wanted. */
export class PackedInput extends TypeError {}

/** What is inside a .gz; other bytes as they are. Throws PackedInput for what is packed otherwise. */
export function unpacked(source: ArrayBuffer | ArrayBufferView): Promise<Uint8Array>;

export const version: string;

export function read(source: Source, options?: ReadOptions): Games;

/** Every game of a text, as `planilla convert` writes them. */
export function convert(source: Source, options?: Omit<ReadOptions, "ui">): string;

/** All findings: those of `planilla check`, but for rules that compare games with each other. */
export function check(source: Source, options?: ReadOptions): Finding[];

/** The verdict on a sealed move: the object of `planilla sealed --format json`. */
export interface Verdict {
  verdict: "valid" | "ambiguous" | "illegal" | "unreadable";
  loses: boolean | null;
  outcome: string;
  written: string;
  move?: string;
  uci?: string;
  candidates?: string[];
  reasons: string[];
  [key: string]: unknown;
}
export function sealed(fen: string, written: string, options?: { language?: Names; notation?: string; laws?: string; ui?: string }): Verdict;

/** What the Laws say of a position: the object of `planilla position --format json`. */
export function position(fen: string, options?: { laws?: string; ui?: string }): Record<string, unknown>;
