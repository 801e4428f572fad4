import type { Finding } from "@portico/gate/findings";

/** The kind of a token: argument, option name, tag, the number of a plural (`#`), or plain text. */
type TokenKind = "text" | "argument" | "choice" | "tag" | "number";

export type Token = { kind: TokenKind; start: number; end: number };

/** The caret's context: in plain text, between the options of an argument, or inside an argument's braces. */
type Level = { in: "text"; name?: string } | { in: "choices"; name: string; type: string } | { in: "argument" };

/** The enclosing structure at a position, from the outermost. */
export type Opened = readonly Level[];

const head = /^\{\s*(\w*)\s*(?:,\s*(\w*)\s*(,)?)?/;
const counted = ["plural", "selectordinal"];
const chosen = ["select", ...counted];

type Reading = { text: string; at: number; levels: Level[]; tokens: Token[] };

const top = ({ levels }: Reading): Level => levels.at(-1) ?? { in: "text" };

function take(reading: Reading, kind: TokenKind, length: number): void {
  const { tokens, at } = reading;
  const last = tokens.at(-1);
  if (last?.kind === kind && last.end === at && kind === "text") last.end = at + length;
  else tokens.push({ kind, start: at, end: at + length });
  reading.at = at + length;
}

const rest = ({ text, at }: Reading) => text.slice(at);

/** `{name}`, `{name, date, long}`, or the start of an argument with options: `{count, plural,`. */
function takeBrace(reading: Reading): void {
  const [opening = "{", name = "", type = "", comma] = head.exec(rest(reading)) ?? [];
  if (chosen.includes(type) && comma) {
    take(reading, "argument", opening.length);
    reading.levels.push({ in: "choices", name, type });
    return;
  }
  const closing = reading.text.slice(reading.at).search(/[}\n]/);
  if (closing > 0 && rest(reading)[closing] === "}") return take(reading, "argument", closing + 1);
  take(reading, "argument", opening.length);
  reading.levels.push({ in: "argument" });
}

/** The option names, each before its braces. */
function takeChoice(reading: Reading): void {
  const found = rest(reading);
  const blank = /^\s+/.exec(found)?.[0];
  if (blank) return take(reading, "text", blank.length);
  const word = /^[^\s{}]+/.exec(found)?.[0];
  if (word) return take(reading, "choice", word.length);
  const level = top(reading);
  if (found.startsWith("{")) reading.levels.push({ in: "text", name: level.in === "choices" ? level.name : "" });
  else reading.levels.pop();
  take(reading, found.startsWith("{") ? "choice" : "argument", 1);
}

const inPlural = ({ levels }: Reading) =>
  levels.some((level) => level.in === "choices" && counted.includes(level.type));

/** Between two apostrophes braces are literal text; a single apostrophe is an apostrophe. */
function quotedLength(found: string): number {
  if (found.startsWith("''")) return 2;
  return /^'[{}<>#]/.test(found) ? (/^'[^']*'?/.exec(found)?.[0].length ?? 1) : 1;
}

function takeWords(reading: Reading): void {
  const found = rest(reading);
  const tag = /^<\/?[a-zA-Z]\w*>/.exec(found)?.[0];
  if (tag) return take(reading, "tag", tag.length);
  if (found.startsWith("{")) return takeBrace(reading);
  if (found.startsWith("'")) return take(reading, "text", quotedLength(found));
  if (found.startsWith("#") && inPlural(reading)) return take(reading, "number", 1);
  if (!found.startsWith("}")) return take(reading, "text", 1);
  const closes = top(reading).in !== "choices" && reading.levels.length > 0;
  const level = reading.levels.pop();
  take(reading, closes ? (level?.in === "argument" ? "argument" : "choice") : "text", 1);
}

function readAll(text: string): Reading {
  const reading: Reading = { text, at: 0, levels: [], tokens: [] };
  while (reading.at < text.length) {
    if (top(reading).in === "choices") takeChoice(reading);
    else takeWords(reading);
  }
  return reading;
}

/** Tokenizes a wording completely and in order. Accepts invalid wording, because the user is still typing. */
export const tokensOf = (text: string): Token[] => readAll(text).tokens;

/** The enclosing structure at a position of a wording. */
export const openedAt = (text: string, place: number): Opened => readAll(text.slice(0, place)).levels;

/** The range that a finding is about; empty where something is missing. */
export function rangeOf({ offset, found }: Finding, text: string): { start: number; end: number } | undefined {
  if (offset === undefined) return undefined;
  if (found && text.startsWith(found, offset)) return { start: offset, end: offset + found.length };
  const element = /^(?:\{\s*\w*|<\/?\w*>?|\w+|\S)/.exec(text.slice(offset))?.[0].length ?? 0;
  return { start: offset, end: offset + element };
}

/** A range with one style. */
export type Segment = { text: string; start: number; kind: TokenKind; severity?: Finding["severity"] };

type Mark = { start: number; end: number; severity: Finding["severity"] };

function marksOf(text: string, findings: readonly Finding[]): Mark[] {
  return findings.flatMap((finding) => {
    const range = rangeOf(finding, text);
    return range && range.end > range.start ? [{ ...range, severity: finding.severity }] : [];
  });
}

/** An error takes precedence over a warning. */
function severityIn(marks: readonly Mark[], start: number, end: number): Finding["severity"] | undefined {
  const there = marks.filter((mark) => mark.start < end && mark.end > start).map(({ severity }) => severity);
  return there.includes("error") ? "error" : there[0];
}

/** Splits a wording wherever its style changes: at tokens, findings and `caret`. */
export function segmentsOf(text: string, findings: readonly Finding[], caret?: number): Segment[] {
  const marks = marksOf(text, findings);
  const cuts = [...marks.flatMap(({ start, end }) => [start, end]), ...(caret === undefined ? [] : [caret])];
  return tokensOf(text).flatMap(({ kind, start, end }) => {
    const places = [...new Set([start, ...cuts.filter((cut) => cut > start && cut < end), end])].sort((a, b) => a - b);
    return places.slice(0, -1).map((from, place): Segment => {
      const to = places[place + 1] ?? end;
      const severity = severityIn(marks, from, to);
      return { text: text.slice(from, to), start: from, kind, ...(severity ? { severity } : {}) };
    });
  });
}
