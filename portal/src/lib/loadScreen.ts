import { chunk } from "@portico/rules/constants";

/** A part of the portal's code that stayed missing; the name is the one that analytics knows (spec 8). */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

export type Surroundings = { storage: Storage; reload: () => void; place: string };

const reloadedAt = "portico-reloaded-for";

function withinTime<T>(load: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError("The screen took too long to load.")), chunk.timeoutSeconds * 1000);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads a part of the portal's code, once more when it fails. For code that no screen is: without it something is missing, not everything. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => withinTime(load()).catch(() => withinTime(load()));

/** After a deploy an open page asks for code that is gone: a fresh page knows the new names. Once a place, or it would go on for ever. */
function reloadOnce({ storage, reload, place }: Surroundings): Promise<never> {
  if (storage.getItem(reloadedAt) === place) throw new ChunkLoadError("The screen is missing.");
  storage.setItem(reloadedAt, place);
  reload();
  return new Promise(() => undefined);
}

const ofThePage = (): Surroundings => ({ storage: sessionStorage, reload: () => location.reload(), place: location.pathname });

/** Loads a screen's code: once more when it fails, then by one reload of the page; after that it is a `ChunkLoadError`. */
export async function loadScreen<T>(load: () => Promise<T>, around: () => Surroundings = ofThePage): Promise<T> {
  try {
    const screen = await loadPart(load);
    if (around().storage.getItem(reloadedAt) === around().place) around().storage.removeItem(reloadedAt);
    return screen;
  } catch {
    return reloadOnce(around());
  }
}
