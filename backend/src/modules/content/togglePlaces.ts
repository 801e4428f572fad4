import places from "@portico/catalogue/toggleUses.json" with { type: "json" };

const known: Readonly<Record<string, readonly string[]>> = places;

/** Source that reads a toggle, by its path; found when the catalogue was generated. */
export const placesOf = (key: string): string[] => (Object.hasOwn(known, key) ? [...(known[key] ?? [])] : []);
