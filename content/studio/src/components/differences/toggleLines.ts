import { type Rule, rulesOf } from "@portico/gate/targeting";
import type { components } from "@portico/openapi/studio";

export type ToggleDefinition = components["schemas"]["ToggleDefinition"];
export type ToggleLine = "state" | "default" | "variants" | "targeting" | "killed";

const written = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * Formats rules as the toggle's own page does, one per line; rules it cannot express are formatted operation by
 * operation.
 */
function targetingOf(definition: ToggleDefinition, { sentence, special }: LineWords): string {
  const { targeting, defaultVariant } = definition;
  if (targeting === undefined || Object.keys(targeting).length === 0) return "";
  return (
    rulesOf(targeting, defaultVariant)
      ?.map((rule) => sentence(definition, rule))
      .join("\n") ?? ruleText(targeting, special)
  );
}

export type LineWords = {
  on: string;
  off: string;
  killed: string;
  /** Formats a rule as a sentence. */
  sentence: (definition: ToggleDefinition, rule: Rule) => string;
  /** Formats the value of a variant for people. */
  variant: (definition: ToggleDefinition, name: string) => string;
  special: RuleWords;
};

/** Formats a toggle's definition as lines of text, so that two definitions can be compared. */
export function toggleLines(definition: ToggleDefinition | undefined, words: LineWords): Record<ToggleLine, string> {
  if (definition === undefined) return { state: "", default: "", variants: "", targeting: "", killed: "" };
  return {
    state: definition.state === "ENABLED" ? words.on : words.off,
    default: words.variant(definition, definition.defaultVariant),
    variants: Object.entries(definition.variants)
      .map(([name, value]) => `${name} = ${written(value)}`)
      .join("\n"),
    targeting: targetingOf(definition, words),
    killed: definition.metadata?.["killed"] === true ? words.killed : "",
  };
}

/** Texts to build a rule's sentence from. */
type RuleWords = {
  if: string;
  otherwise: string;
  and: string;
  or: string;
  not: string;
  oneOf: string;
  shares: string;
};

type Told = (rule: unknown) => string;

const sign: Record<string, string> = {
  "==": "=",
  "===": "=",
  "!=": "≠",
  "!==": "≠",
  "<": "<",
  "<=": "≤",
  ">": ">",
  ">=": "≥",
};

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** "if … : …", case by case, the last one for everyone else. */
function cases(parts: readonly unknown[], words: RuleWords, tell: Told): string {
  const lines: string[] = [];
  for (let place = 0; place < parts.length; place += 2) {
    const isLast = place === parts.length - 1;
    lines.push(
      isLast
        ? `${words.otherwise}: ${tell(parts[place])}`
        : `${words.if} ${tell(parts[place])}: ${tell(parts[place + 1])}`,
    );
  }
  return lines.join("\n");
}

/** Percentage shares (fractional): the bucketing expression may come first. */
function shares(parts: readonly unknown[], words: RuleWords): string {
  const buckets = parts.filter((part): part is [string, number?] => Array.isArray(part));
  return `${words.shares}: ${buckets.map(([variant, weight = 1]) => `${variant} ${weight}`).join(", ")}`;
}

function operation(name: string, value: unknown, words: RuleWords, tell: Told): string | undefined {
  const parts = listed(value);
  if (name === "var") return String(parts[0]);
  if (name === "if") return cases(parts, words, tell);
  if (name === "fractional") return shares(parts, words);
  if (name === "and" || name === "or") return parts.map(tell).join(` ${words[name]} `);
  if (name === "!") return `${words.not} ${tell(parts[0])}`;
  if (name === "in") return `${tell(parts[0])} ${words.oneOf} ${listed(parts[1]).map(tell).join(", ")}`;
  const between = sign[name];
  return between && parts.length === 2 ? `${tell(parts[0])} ${between} ${tell(parts[1])}` : undefined;
}

/**
 * Formats a targeting rule as text: "if site = community: on, otherwise: off". Unknown operations stay as JSON.
 * @param rule a flagd rule, in JSON
 */
export function ruleText(rule: unknown, words: RuleWords): string {
  const tell: Told = (part) => ruleText(part, words);
  if (Array.isArray(rule)) return rule.map(tell).join(", ");
  if (typeof rule !== "object" || rule === null) return String(rule);
  const [[name, value] = ["", undefined], ...more] = Object.entries(rule);
  return (more.length === 0 ? operation(name, value, words, tell) : undefined) ?? JSON.stringify(rule);
}
