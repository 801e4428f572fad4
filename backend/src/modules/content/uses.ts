import uses from "@portico/catalogue/uses.json" with { type: "json" };

const screens: Readonly<Record<string, readonly string[]>> = uses;

/** Screens of the portal whose code uses a key, by their place in it; found when the catalogue was generated. */
export const screensOf = (key: string): string[] => (Object.hasOwn(screens, key) ? [...(screens[key] ?? [])] : []);
