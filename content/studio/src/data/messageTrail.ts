/** An entry of a list that the user works through. */
export type Stop = { key: string; scope: "all" | "business" | "community" };

/** The list that a message was opened from: its URL with filters, and its entries in order. */
export type Trail = { address: string; stops: readonly Stop[] };

const name = "portico.studio.trail";

/** Stores the list for previous/next navigation in sessionStorage: survives a reload, not the tab. */
export function saveTrail(trail: Trail, storage: Pick<Storage, "setItem"> = sessionStorage): void {
  try {
    storage.setItem(name, JSON.stringify(trail));
  } catch {
    // Storage blocked: the user navigates through the list itself.
  }
}

/** The list that the user came from; undefined when the message was opened by its URL. */
export function loadTrail(storage: Pick<Storage, "getItem"> = sessionStorage): Trail | undefined {
  try {
    return (JSON.parse(storage.getItem(name) ?? "null") as Trail | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export type Neighbours = { previous: Stop | undefined; next: Stop | undefined; position: number; count: number };

/** The previous and next entry of the list; undefined when the message is not in it. */
export function neighboursOf({ stops }: Trail, { key, scope }: Stop): Neighbours | undefined {
  const place = stops.findIndex((stop) => stop.key === key && stop.scope === scope);
  return place < 0
    ? undefined
    : { previous: stops[place - 1], next: stops[place + 1], position: place + 1, count: stops.length };
}
