import { chunk } from "@portico/rules/constants";

/** A part of the portal's code that stayed missing; the name is the one that analytics knows (spec 8). */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

export type Surroundings = {
  storage: Storage;
  reload: () => void;
  place: string;
  /** Undefined while the browser knows of a network; otherwise resolves when it is back. */
  untilOnline: () => Promise<unknown> | undefined;
};

const reloadedAt = "portico-reloaded-for";

function withinTime<T>(load: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkLoadError("timeout")), chunk.timeoutSeconds * 1000);
    load.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Loads a part of the portal's code, once more when it fails. For code that no screen is: without it something is missing, not everything. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => withinTime(load()).catch(() => withinTime(load()));

/** After a deploy an open page asks for code that is gone: a fresh page knows the new names. Once a place, or it would go on for ever. */
function reloadOnce({ storage, reload, place }: Surroundings): Promise<never> {
  if (storage.getItem(reloadedAt) === place) throw new ChunkLoadError("missing");
  storage.setItem(reloadedAt, place);
  reload();
  return new Promise(() => undefined);
}

const untilOnline = () => (navigator.onLine ? undefined : new Promise((resolve) => addEventListener("online", resolve, { once: true })));

const ofThePage = (): Surroundings => ({ storage: sessionStorage, reload: () => location.reload(), place: location.pathname, untilOnline });

/**
 * Loads a screen's code: once more when it fails, then by one reload of the page; after that it is a `ChunkLoadError`. Without a network
 * a reload would leave the portal for the browser's own error page: then the page stays and waits until the code can be had.
 */
export async function loadScreen<T>(load: () => Promise<T>, around: () => Surroundings = ofThePage): Promise<T> {
  try {
    const screen = await loadPart(load);
    if (around().storage.getItem(reloadedAt) === around().place) around().storage.removeItem(reloadedAt);
    return screen;
  } catch {
    const online = around().untilOnline();
    if (!online) return reloadOnce(around());
    await online;
    return loadScreen(load, around);
  }
}
