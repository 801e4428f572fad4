import type { ShownWords } from "@portico/content-runtime/preview/protocol";
import { folded } from "../../../components/folded.ts";

/** What a list of words is parted by: the page's own title, what is read, what only assistive technology reads. */
export const places = ["title", "text", "spoken"] as const;
export type Place = (typeof places)[number];

/** One message on the page: its words where they stand first, and how often it stands there. */
export type Entry = { key: string; text: string; count: number };

export type Group = { place: Place; entries: Entry[] };

/** A placeholder is seen; a name, a description or an alternative is only spoken, and so is text that nobody sees. */
function placeOf({ place, inSight }: ShownWords): Place {
  if (place === "title") return "title";
  return inSight && (place === "text" || place === "placeholder") ? "text" : "spoken";
}

/** Parts the words of a page by where they stand, in the order of the page. A message that stands in one place several times is one entry. */
export function groupsOf(words: readonly ShownWords[], search = ""): Group[] {
  const wanted = folded(search.trim());
  const groups = new Map(places.map((place) => [place, new Map<string, Entry>()]));
  for (const shown of words) {
    const entries = groups.get(placeOf(shown));
    const entry = entries?.get(shown.key);
    if (entry) entry.count++;
    else if (folded(`${shown.text}\n${shown.key}`).includes(wanted)) entries?.set(shown.key, { key: shown.key, text: shown.text, count: 1 });
  }
  return places.map((place) => ({ place, entries: [...(groups.get(place)?.values() ?? [])] })).filter(({ entries }) => entries.length > 0);
}

export const countOf = (groups: readonly Group[]): number => groups.reduce((sum, { entries }) => sum + entries.length, 0);
