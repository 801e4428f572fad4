/** One message of a list that somebody works through. */
export type Stop = { key: string; scope: "all" | "business" | "community" };

/** A list that was opened from: its address with its filters, and what it showed, in its order. */
export type Trail = { address: string; stops: readonly Stop[] };

const name = "portico.studio.trail";

/** Keeps the list that somebody goes through, for its next and its previous message; it outlives a reload, not the tab. */
export function keepTrail(trail: Trail, storage: Pick<Storage, "setItem"> = sessionStorage): void {
  try {
    storage.setItem(name, JSON.stringify(trail));
  } catch {
    // Without it the way on is the list itself.
  }
}

/** The list that somebody came from; undefined for whoever came by an address. */
export function keptTrail(storage: Pick<Storage, "getItem"> = sessionStorage): Trail | undefined {
  try {
    return (JSON.parse(storage.getItem(name) ?? "null") as Trail | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export type Neighbours = { previous: Stop | undefined; next: Stop | undefined; position: number; count: number };

/** What stands before and after a message in the list; undefined when it is not in it. */
export function neighboursOf({ stops }: Trail, { key, scope }: Stop): Neighbours | undefined {
  const place = stops.findIndex((stop) => stop.key === key && stop.scope === scope);
  return place < 0 ? undefined : { previous: stops[place - 1], next: stops[place + 1], position: place + 1, count: stops.length };
}
