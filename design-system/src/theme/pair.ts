import type { Color } from "./primitives.ts";

export const schemes = ["light", "dark"] as const;
export type Scheme = (typeof schemes)[number];

/** A colour for each scheme: light and dark. */
export type Pair = Readonly<Record<Scheme, Color>>;
export const pair = (light: Color, dark: Color): Pair => ({ light, dark });
