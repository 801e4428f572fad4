import { type Differences, productionOf, type Release, type ReleasePage } from "../../data/releases.api.ts";

/** The two releases of a comparison. */
export type Sides = { from: string; to: string };

/**
 * Which release to compare with. The live one shows its own changes; any other shows what a rollback to it would change
 * for customers.
 * @param chosen the other release, if the user chose one
 */
export function sidesOf(
  { release, basedOn }: Release,
  { live }: Pick<ReleasePage, "live">,
  chosen: string | null,
): Sides {
  const liveRelease = productionOf(live)?.release;
  const other = chosen ?? (liveRelease === release ? basedOn : liveRelease) ?? release;
  return { from: other, to: release };
}

export type Part = "all" | "messages" | "toggles" | "forms" | "articles";

const within = (text: string, wanted: string) => text.toLowerCase().includes(wanted);

/** Filters a comparison by kind, and by text in the key or wording. */
export function filtered({ messages, toggles, forms, articles }: Differences, part: Part, search: string): Differences {
  const wanted = search.trim().toLowerCase();
  const fits = (key: string, ...sides: unknown[]) =>
    within(key, wanted) || sides.some((side) => side !== undefined && within(JSON.stringify(side), wanted));
  const shown = <One extends { key: string; before?: unknown; after?: unknown }>(kind: Part, all: One[]) =>
    part === "all" || part === kind ? all.filter(({ key, before, after }) => fits(key, before, after)) : [];
  return {
    messages: shown("messages", messages),
    toggles: shown("toggles", toggles),
    forms: shown("forms", forms),
    articles: shown("articles", articles),
  };
}

export const sizeOf = ({ messages, toggles, forms, articles }: Differences): number =>
  messages.length + toggles.length + forms.length + articles.length;
