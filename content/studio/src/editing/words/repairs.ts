import type { Finding, FindingCode } from "@portico/gate/findings";
import { nearest } from "./nearest.ts";

/** A change of a wording: from `from` to `to` stands `put` instead. */
export type Edit = { from: number; to: number; put: string };

export const applied = (text: string, { from, to, put }: Edit): string => text.slice(0, from) + put + text.slice(to);

/** What a repair may look at: the wording, and the words that customers read now, whose tags tell what to wrap. */
export type Broken = { text: string; live: string };

type Repair = (finding: Finding, broken: Broken) => Edit | undefined;

const at = ({ offset = 0 }: Finding) => offset;

/** The word found, for the most similar of those expected. */
const byNearest: Repair = (finding, { text }) => {
  const { found = "", expected = [] } = finding;
  const put = nearest(found, expected);
  const from = text.indexOf(found, at(finding));
  return put === undefined || from < 0 ? undefined : { from, to: from + found.length, put };
};

const without = (length: (finding: Finding, text: string) => number): Repair => (finding, { text }) => ({ from: at(finding), to: at(finding) + length(finding, text), put: "" });

/** At the end, before the mark that closes the sentence. */
function atEnd(text: string, put: string): Edit {
  const place = text.length - (/[.!?…:]?\s*$/.exec(text)?.[0].length ?? 0);
  return { from: place, to: place, put: /\s$/.test(text.slice(0, place)) || place === 0 ? put : ` ${put}` };
}

const missingArgument: Repair = ({ expected: [name] = [] }, { text }) => (name ? atEnd(text, `{${name}}`) : undefined);

/** Around the words that carry the tag in what is live; where they are gone, with them at the end. */
const missingTag: Repair = ({ expected: [name = ""] = [] }, { text, live }) => {
  const words = new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(live)?.[1];
  const from = words ? text.indexOf(words) : -1;
  if (words && from >= 0) return { from, to: from + words.length, put: `<${name}>${words}</${name}>` };
  return words ? atEnd(text, `<${name}>${words}</${name}>`) : undefined;
};

/** Both ends of a tag that has another name in the contract. */
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

/** The words of a choice, from its opening brace to the one that closes it. */
function wordsOfChoice(text: string, brace: number): string {
  let depth = 0;
  for (let place = brace; place < text.length; place++) {
    if (text[place] === "{") depth++;
    if (text[place] === "}" && --depth === 0) return text.slice(brace + 1, place);
  }
  return "";
}

/** Spanish counts millions "de" something: un millón de pagos. */
const ofMillions = (words: string) => words.replace(/#\s+(?=\p{L})/u, "# de ");

/** A choice that is missing, with the words of `other` or, where that is the one, of the last choice. */
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

const weight = (findings: readonly Finding[]) => findings.reduce((sum, { severity }) => sum + (severity === "error" ? 100 : 1), 0);

/**
 * How a finding may be repaired. Offered only when the gate finds less in the wording afterwards.
 * @param check the gate, for this wording's key and language
 */
export function repairOf(finding: Finding, broken: Broken, check: (text: string) => readonly Finding[]): Edit | undefined {
  const edit = repairs[finding.code]?.(finding, broken);
  if (edit === undefined) return undefined;
  return weight(check(applied(broken.text, edit))) < weight(check(broken.text)) ? edit : undefined;
}
