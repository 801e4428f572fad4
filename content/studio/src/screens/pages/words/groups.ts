import type { ShownWords } from "@portico/content-runtime/preview/protocol";
import { folded } from "../../../components/folded.ts";

/** The groups: the page's title, visible text, text for assistive technology only. */
export const places = ["title", "text", "spoken"] as const;
export type Place = (typeof places)[number];

/** One message on the page: its first text, and its number of occurrences. */
export type Entry = { key: string; text: string; count: number };

export type Group = { place: Place; entries: Entry[] };

/** A placeholder is visible; accessible names, descriptions, alternative texts and visually hidden text are not. */
function placeOf({ place, inSight }: ShownWords): Place {
  if (place === "title") return "title";
  return inSight && (place === "text" || place === "placeholder") ? "text" : "spoken";
}

/** Groups a page's messages, in page order. Several occurrences in a group are one entry. */
export function groupsOf(words: readonly ShownWords[], search = ""): Group[] {
  const wanted = folded(search.trim());
  const groups = new Map(places.map((place) => [place, new Map<string, Entry>()]));
  for (const shown of words) {
    const entries = groups.get(placeOf(shown));
    const entry = entries?.get(shown.key);
    if (entry) entry.count++;
    else if (folded(`${shown.text}\n${shown.key}`).includes(wanted))
      entries?.set(shown.key, { key: shown.key, text: shown.text, count: 1 });
  }
  return places
    .map((place) => ({ place, entries: [...(groups.get(place)?.values() ?? [])] }))
    .filter(({ entries }) => entries.length > 0);
}

export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { entries }) => sum + entries.length, 0);
