import type { components } from "@portico/openapi/studio";
import { ruleText, type RuleWords } from "./ruleText.ts";

export type ToggleDefinition = components["schemas"]["ToggleDefinition"];
export type ToggleLine = "state" | "default" | "variants" | "targeting" | "killed";

const written = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const targetingOf = ({ targeting }: ToggleDefinition, words: RuleWords) => (targeting === undefined || Object.keys(targeting).length === 0 ? "" : ruleText(targeting, words));

export type ToggleWords = { on: string; off: string; killed: string; rule: RuleWords };

/** A toggle's definition as lines of text, so that two of them can be held against each other. */
export function toggleLines(definition: ToggleDefinition | undefined, words: ToggleWords): Record<ToggleLine, string> {
  if (definition === undefined) return { state: "", default: "", variants: "", targeting: "", killed: "" };
  return {
    state: definition.state === "ENABLED" ? words.on : words.off,
    default: definition.defaultVariant,
    variants: Object.entries(definition.variants).map(([name, value]) => `${name} = ${written(value)}`).join("\n"),
    targeting: targetingOf(definition, words.rule),
    killed: definition.metadata?.["killed"] === true ? words.killed : "",
  };
}
