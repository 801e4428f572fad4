import { IntlMessageFormat } from "intl-messageformat";
import { formatParts, type MessageValues } from "@portico/message/format";
import { languages, localeOf, type Language, type MessageTree } from "@portico/message/tree";
import { checkWording } from "./checkWording.ts";
import type { ArgumentKind, MessageContract, Wording } from "./contract.ts";

/** A seeded random generator, so that failures can be reproduced. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export type Mutation = (text: string, pick: (max: number) => number) => string;

const replaceSome =
  (pattern: RegExp, by: (found: string) => string): Mutation =>
  (text, pick) => {
    const found = [...text.matchAll(pattern)];
    const chosen = found[pick(found.length)];
    return chosen ? text.slice(0, chosen.index) + by(chosen[0]) + text.slice(chosen.index + chosen[0].length) : text;
  };

const shorter = (word: string) => word.slice(0, -1);
const noise = [
  "{",
  "}",
  "<",
  ">",
  "'",
  "#",
  ",",
  "{x}",
  "<b>",
  "</b>",
  "{n, plural, other {",
  " ",
  "\u200b",
  "\u202e",
  "é",
];

/** The mutations: the four known defects, invalid ICU, and random damage. */
export const mutations: Record<string, Mutation> = {
  "misspelt category or choice": replaceSome(/\b(one|many|other)(?= \{)|\b[A-Za-z]+(?= \{)/g, shorter),
  "renamed argument": replaceSome(/(?<=\{)[a-z][A-Za-z0-9]*(?=[,}])/g, (name) => `${name}o`),
  "argument taken out": replaceSome(/\{[a-z][A-Za-z0-9]*\}/g, () => ""),
  "tag opened or closed no more": replaceSome(/<\/?[a-z][A-Za-z0-9]*>/g, () => ""),
  "tag renamed": replaceSome(/(?<=<\/?)[a-z][A-Za-z0-9]*(?=>)/g, (name) => `${name}x`),
  "brace lost": replaceSome(/[{}]/g, () => ""),
  "branch emptied": replaceSome(/(?<=[a-z] \{)[^{}]+(?=\})/g, () => ""),
  emptied: () => "",
  "cut off": (text, pick) => text.slice(0, pick(text.length)),
  "character lost": (text, pick) => {
    const at = pick(text.length);
    return text.slice(0, at) + text.slice(at + 1);
  },
  "noise put in": (text, pick) => {
    const at = pick(text.length + 1);
    return text.slice(0, at) + noise[pick(noise.length)] + text.slice(at);
  },
};

const samples = (kind: ArgumentKind): readonly (string | number)[] => {
  if (typeof kind === "object") return [...kind.select, "other"];
  if (kind === "count") return [0, 1, 2, 1_000_000];
  return { money: [123456], number: [7.5], date: ["2026-11-21T15:00:00Z"], text: ["Qxz"], tag: [] }[kind];
};

/** Every combination of the arguments' samples; tags mark their content. */
function combinations(contract: MessageContract): MessageValues[] {
  return Object.entries(contract.args ?? {}).reduce<MessageValues[]>(
    (all, [name, kind]) => {
      if (kind === "tag")
        return all.map((values) => ({ ...values, [name]: (children: string[]) => `[${name}:${children.join("")}]` }));
      return all.flatMap((values) => samples(kind).map((sample) => ({ ...values, [name]: sample })));
    },
    [{}],
  );
}

const visible = (text: string) => text.replace(/[\s\p{Cf}]/gu, "") !== "";

/** An independent oracle: finds broken messages by formatting every combination, without the gate. */
function broken(contract: MessageContract, tree: MessageTree, locale: (typeof localeOf)[Language]): string | undefined {
  const texts = combinations(contract).map((values) => formatParts(tree, locale, "America/New_York", values).join(""));
  if (texts.some((text) => !visible(text))) return "blank";
  if (texts.some((text) => /[{}]|<\/?[a-z]|\[\w+:\s*\]|undefined|NaN|\[object/.test(text))) return "leftovers";
  for (const [name, kind] of Object.entries(contract.args ?? {})) {
    if (kind === "text" && !texts.some((text) => text.includes("Qxz"))) return `${name} never shown`;
    if (kind === "money" && !texts.some((text) => text.includes("$1,234.56"))) return `${name} never shown as money`;
    if (kind === "date" && !texts.some((text) => /21|10:00|nov\w* (?:de )?2026/i.test(text)))
      return `${name} never shown`;
    if (kind === "tag" && !texts.some((text) => text.includes(`[${name}:`))) return `${name} never made`;
    if (typeof kind === "object" && new Set(texts).size === 1 && kind.select.length > 1)
      return `${name} changes nothing`;
  }
  return undefined;
}

/** Formats ICU with the reference formatter, which alone shows a category that is never selected. */
function neverChosen(text: string, locale: string): boolean {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const ordinals = new Intl.PluralRules(locale, { type: "ordinal" }).resolvedOptions().pluralCategories;
  const words = new IntlMessageFormat(text, locale).getAst().flatMap(function categories(element): string[] {
    if (element.type === 8) return element.children.flatMap(categories);
    if (element.type !== 6 && element.type !== 5) return [];
    const own = element.type === 6 ? Object.keys(element.options).filter((word) => !word.startsWith("=")) : [];
    return [...own, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(categories))];
  });
  return words.some((word) => !([...pluralCategories, ...ordinals] as string[]).includes(word));
}

/** Returns what is wrong with a wording that the gate accepts; undefined when the gate rejects it or it is valid. */
export function wordingError(key: string, contract: MessageContract, wording: Wording): string | undefined {
  const { trees } = checkWording(key, contract, wording);
  if (trees === undefined) return undefined;
  for (const language of languages) {
    const wrong = neverChosen(wording[language], localeOf[language])
      ? "a category that is never chosen"
      : broken(contract, trees[language], localeOf[language]);
    if (wrong) return `${key} (${language}) ${wrong}: ${wording[language]}`;
  }
  return undefined;
}
