import type { components } from "@portico/openapi/studio";

export type ToggleDefinition = components["schemas"]["ToggleDefinition"];
export type ToggleLine = "state" | "default" | "variants" | "targeting" | "killed";

const written = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

const targetingOf = ({ targeting }: ToggleDefinition) => (targeting === undefined || Object.keys(targeting).length === 0 ? "" : JSON.stringify(targeting, null, 1));

/** A toggle's definition as lines of text, so that two of them can be held against each other. */
export function toggleLines(definition: ToggleDefinition | undefined, words: { on: string; off: string; killed: string }): Record<ToggleLine, string> {
  if (definition === undefined) return { state: "", default: "", variants: "", targeting: "", killed: "" };
  return {
    state: definition.state === "ENABLED" ? words.on : words.off,
    default: definition.defaultVariant,
    variants: Object.entries(definition.variants).map(([name, value]) => `${name} = ${written(value)}`).join("\n"),
    targeting: targetingOf(definition),
    killed: definition.metadata?.["killed"] === true ? words.killed : "",
  };
}
