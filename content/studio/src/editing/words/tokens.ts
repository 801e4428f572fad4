/** What a stretch of a wording is: what the screen fills in, words that are chosen from, a tag, the number of a plural, or plain words. */
export type TokenKind = "text" | "argument" | "choice" | "tag" | "number";

export type Token = { kind: TokenKind; start: number; end: number };

/** Where the caret stands in the structure: among words, among the choices of an argument, or inside the braces of an argument. */
type Level = { in: "text"; name?: string } | { in: "choices"; name: string; type: string } | { in: "argument" };

/** The structure that is open at a place, from the outermost. */
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

/** `{name}`, `{name, date, long}`, or the beginning of a choice: `{count, plural,`. */
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

/** The words to choose from, each before its braces. */
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

const inPlural = ({ levels }: Reading) => levels.some((level) => level.in === "choices" && counted.includes(level.type));

/** Between two apostrophes braces are words; one alone is an apostrophe. */
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

/** A wording in stretches, whole and in order. Broken wordings have stretches too: somebody is still typing. */
export const tokensOf = (text: string): Token[] => readAll(text).tokens;

/** What is open at a place of a wording. */
export const openedAt = (text: string, place: number): Opened => readAll(text.slice(0, place)).levels;
