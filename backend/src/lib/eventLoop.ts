import { setImmediate as nextTurn } from "node:timers/promises";

/** As many items as take a few milliseconds, a text of the content gate being one. */
const usualSlice = 50;

/** `map` in slices, each in a turn of the event loop, so that other requests are answered in between. */
export async function mapInSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  slice = usualSlice,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += slice) {
    if (from > 0) await nextTurn();
    for (const item of items.slice(from, from + slice)) results.push(work(item));
  }
  return results;
}

/**
 * Runs work that blocks the event loop one after another, each in a turn of its own, so that what arrived meanwhile is
 * answered in between.
 */
export function createSerialQueue(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const own = last.then(() => nextTurn()).then(work);
    last = own.catch(() => undefined);
    return own;
  };
}
