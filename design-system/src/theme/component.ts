import { radius } from "./tokens.ts";
import type { ColorRole } from "./roles.ts";

type Source = { type: "color"; role: ColorRole } | { type: "radius"; size: keyof typeof radius };
const color = (role: ColorRole): Source => ({ type: "color", role });
const rounded = (size: keyof typeof radius): Source => ({ type: "radius", size });

/**
 * Third tier: component tokens, which default to roles. A brand, or a part of a page, may override each as a custom
 * property (`--p-button-radius`); these are the fallbacks.
 */
export const componentTokens = {
  "alert-radius": rounded("small"),
  "badge-radius": rounded("full"),
  "button-background": color("brand"),
  "button-background-hover": color("brandHover"),
  "button-radius": rounded("full"),
  "button-text": color("onBrand"),
  "card-background": color("surface"),
  "card-border": color("line"),
  "card-radius": rounded("medium"),
  "dialog-background": color("raised"),
  "dialog-radius": rounded("large"),
  "field-background": color("field"),
  "field-border": color("lineStrong"),
  "field-radius": rounded("medium"),
} as const satisfies Record<string, Source>;

export type ComponentToken = keyof typeof componentTokens;

/** The default CSS value of a component token. */
export function sourceOf(token: ComponentToken): string {
  const source: Source = componentTokens[token];
  return source.type === "color" ? `var(--p-${source.role})` : radius[source.size];
}
