import { type Differences, productionOf, type Release, type ReleasePage } from "../../data/releases.api.ts";

/** From where to where a comparison reads. */
export type Sides = { from: string; to: string };

/**
 * What a release is held against. One that is live shows what it brought; any other what would change for customers if it came back.
 * @param chosen the other release that somebody asked for
 */
export function sidesOf({ release, basedOn }: Release, { live }: Pick<ReleasePage, "live">, chosen: string | null): Sides {
  const standing = productionOf(live)?.release;
  const other = chosen ?? (standing === release ? basedOn : standing) ?? release;
  return { from: other, to: release };
}

export type Part = "all" | "messages" | "toggles";

const within = (text: string, wanted: string) => text.toLowerCase().includes(wanted);

/** What is left of a comparison: one kind of thing, and what has the words that are looked for in its key or wording. */
export function filtered({ messages, toggles }: Differences, part: Part, search: string): Differences {
  const wanted = search.trim().toLowerCase();
  const fits = (key: string, ...sides: unknown[]) => within(key, wanted) || sides.some((side) => side !== undefined && within(JSON.stringify(side), wanted));
  return {
    messages: part === "toggles" ? [] : messages.filter(({ key, before, after }) => fits(key, before, after)),
    toggles: part === "messages" ? [] : toggles.filter(({ key, before, after }) => fits(key, before, after)),
  };
}

export const sizeOf = ({ messages, toggles }: Differences): number => messages.length + toggles.length;
