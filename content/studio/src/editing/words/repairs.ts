import type { Finding, FindingCode } from "@portico/gate/findings";

/** Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1]?.toLowerCase() === other[j - 1]?.toLowerCase() ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The expected word most similar to the one found. */
const nearest = (found: string, words: readonly string[]): string | undefined =>
  [...words].sort((a, b) => distance(found, a) - distance(found, b))[0];

/** A text edit: replaces the range from `from` to `to` with `put`. */
export type Edit = { from: number; to: number; put: string };

/** Applies an edit to a text. */
export const applied = (text: string, { from, to, put }: Edit): string => text.slice(0, from) + put + text.slice(to);

/** Input of a repair: the wording, and the live wording, whose tags show what to wrap. */
export type Broken = { text: string; live: string };

type Repair = (finding: Finding, broken: Broken) => Edit | undefined;

const at = ({ offset = 0 }: Finding) => offset;

/** Replaces the word found by the most similar of the expected ones. */
const byNearest: Repair = (finding, { text }) => {
  const { found = "", expected = [] } = finding;
  const put = nearest(found, expected);
  const from = text.indexOf(found, at(finding));
  return put === undefined || from < 0 ? undefined : { from, to: from + found.length, put };
};

const without =
  (length: (finding: Finding, text: string) => number): Repair =>
  (finding, { text }) => ({ from: at(finding), to: at(finding) + length(finding, text), put: "" });

/** At the end, before the closing punctuation. */
function atEnd(text: string, put: string): Edit {
  const place = text.length - (/[.!?…:]?\s*$/.exec(text)?.[0].length ?? 0);
  return { from: place, to: place, put: /\s$/.test(text.slice(0, place)) || place === 0 ? put : ` ${put}` };
}

const missingArgument: Repair = ({ expected: [name] = [] }, { text }) => (name ? atEnd(text, `{${name}}`) : undefined);

/** Wraps the words that carry the tag in the live wording; when they are gone, appends the tag with them. */
const missingTag: Repair = ({ expected: [name = ""] = [] }, { text, live }) => {
  const words = new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(live)?.[1];
  const from = words ? text.indexOf(words) : -1;
  if (words && from >= 0) return { from, to: from + words.length, put: `<${name}>${words}</${name}>` };
  return words ? atEnd(text, `<${name}>${words}</${name}>`) : undefined;
};

/** Renames both ends of a tag. */
const renamedTag: Repair = (finding, { text }) => {
  const { found = "", expected = [] } = finding;
  const name = nearest(found, expected);
  const from = at(finding);
  const end = text.indexOf(`</${found}>`, from);
  if (name === undefined || end < 0) return undefined;
  const inside = text.slice(from + found.length + 2, end);
  return { from, to: end + found.length + 3, put: `<${name}>${inside}</${name}>` };
};

const unclosedTag: Repair = (_, { text }) => {
  const count = (pattern: string) => text.split(pattern).length - 1;
  const names = [...new Set([...text.matchAll(/<([a-zA-Z]\w*)>/g)].map(([, name = ""]) => name))];
  const name = names.find((each) => count(`<${each}>`) > count(`</${each}>`));
  return name ? { ...atEnd(text, ""), put: `</${name}>` } : undefined;
};

/** The content of an option, between its braces. */
function wordsOfChoice(text: string, brace: number): string {
  let depth = 0;
  for (let place = brace; place < text.length; place++) {
    if (text[place] === "{") depth++;
    if (text[place] === "}" && --depth === 0) return text.slice(brace + 1, place);
  }
  return "";
}

/** Spanish puts "de" after millions: un millón de pagos. */
const ofMillions = (words: string) => words.replace(/#\s+(?=\p{L})/u, "# de ");

/** Adds a missing option, with the content of `other` or, when `other` itself is missing, of the last option. */
const missingChoice: Repair = (finding, { text }) => {
  const { expected: [word = ""] = [] } = finding;
  const start = at(finding);
  const whole = `{${wordsOfChoice(text, start)}}`;
  const choices = [...whole.matchAll(/([=\w]+)\s*\{/g)].slice(0);
  const like = choices.find(([, name]) => name === "other") ?? choices.at(-1);
  if (like === undefined) return undefined;
  const words = wordsOfChoice(text, start + like.index + like[0].length - 1);
  const put = `${word} {${word === "many" ? ofMillions(words) : words}}`;
  const other = like[1] === "other" ? start + like.index : start + whole.length - 1;
  return { from: other, to: other, put: like[1] === "other" ? `${put} ` : ` ${put}` };
};

const repairs: Partial<Record<FindingCode, Repair>> = {
  UNKNOWN_PLURAL_CATEGORY: byNearest,
  UNKNOWN_CHOICE: byNearest,
  RENAMED_ARGUMENT: byNearest,
  UNKNOWN_ARGUMENT: byNearest,
  UNKNOWN_STYLE: byNearest,
  UNKNOWN_TAG: renamedTag,
  UNBALANCED_TAG: unclosedTag,
  MISSING_TAG: missingTag,
  MISSING_ARGUMENT: missingArgument,
  MISSING_PLURAL_CATEGORY: missingChoice,
  SPANISH_MANY_ABSENT: missingChoice,
  MISSING_CHOICE: missingChoice,
  PLURAL_OFFSET: without((finding, text) => /^offset:\s*\d+\s*/.exec(text.slice(at(finding)))?.[0].length ?? 0),
  STRAY_CHARACTER: without(({ found = "" }) => found.length),
  UNSAFE_CHARACTER: without((finding, text) => String.fromCodePoint(text.codePointAt(at(finding)) ?? 0).length),
};

const weight = (findings: readonly Finding[]) =>
  findings.reduce((sum, { severity }) => sum + (severity === "error" ? 100 : 1), 0);

/**
 * Returns the repair of a finding. Offered only when the gate has fewer findings afterwards.
 * @param check the gate, for this wording's key and language
 */
export function repairOf(
  finding: Finding,
  broken: Broken,
  check: (text: string) => readonly Finding[],
): Edit | undefined {
  const edit = repairs[finding.code]?.(finding, broken);
  if (edit === undefined) return undefined;
  return weight(check(applied(broken.text, edit))) < weight(check(broken.text)) ? edit : undefined;
}
