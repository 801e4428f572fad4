import type { components } from "@portico/openapi/studio";
import { rulesOf, type Rule } from "@portico/gate/targeting";
import { ruleText, type RuleWords } from "./ruleText.ts";

export type ToggleDefinition = components["schemas"]["ToggleDefinition"];
export type ToggleLine = "state" | "default" | "variants" | "targeting" | "killed";

const written = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/** Rules as the toggle's own page says them, one a line; what has no sentence there is told operation by operation. */
function targetingOf(definition: ToggleDefinition, { sentence, special }: LineWords): string {
  const { targeting, defaultVariant } = definition;
  if (targeting === undefined || Object.keys(targeting).length === 0) return "";
  return rulesOf(targeting, defaultVariant)?.map((rule) => sentence(definition, rule)).join("\n") ?? ruleText(targeting, special);
}

export type LineWords = {
  on: string;
  off: string;
  killed: string;
  /** A rule as a sentence. */
  sentence: (definition: ToggleDefinition, rule: Rule) => string;
  /** The value of a variant, as people say it. */
  variant: (definition: ToggleDefinition, name: string) => string;
  special: RuleWords;
};

/** A toggle's definition as lines of text, so that two of them can be held against each other. */
export function toggleLines(definition: ToggleDefinition | undefined, words: LineWords): Record<ToggleLine, string> {
  if (definition === undefined) return { state: "", default: "", variants: "", targeting: "", killed: "" };
  return {
    state: definition.state === "ENABLED" ? words.on : words.off,
    default: words.variant(definition, definition.defaultVariant),
    variants: Object.entries(definition.variants).map(([name, value]) => `${name} = ${written(value)}`).join("\n"),
    targeting: targetingOf(definition, words),
    killed: definition.metadata?.["killed"] === true ? words.killed : "",
  };
}
