import { withTimeout } from "@portico/content-runtime/timeout";
import { chunk } from "@portico/rules/chunkConstants";
import { pageStorage } from "./storage.ts";

/** A chunk of the portal's code that failed to load; analytics uses the error's name (spec 8). */
export class ChunkLoadError extends Error {
  override name = "ChunkLoadError";
}

export type Surroundings = {
  storage: Storage;
  reload: () => void;
  place: string;
  /** Resolves when the network is back; returns undefined while the browser is online. */
  untilOnline: () => Promise<unknown> | undefined;
};

const withinTime = <T>(load: Promise<T>): Promise<T> =>
  withTimeout(load, chunk.timeoutSeconds * 1000, new ChunkLoadError("timeout"));

/** Loads a code chunk with one retry. For code that is not a screen, whose absence does not break the page. */
export const loadWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  withinTime(load()).catch(() => withinTime(load()));

/**
 * Says in the session's storage that the page was reloaded for this code. The source of `load` names its chunk: what
 * else loads on the same page, such as the routes, neither clears nor uses the entry of another chunk.
 */
export const reloadedFor = (place: string, load: () => unknown) => `portico-reloaded-for ${place} ${String(load)}`;

/**
 * After a deploy an open page requests chunks that no longer exist; a reload gets the new chunk names. At most one
 * reload per chunk and screen, to avoid a reload loop.
 */
function reloadOnce({ storage, reload, place }: Surroundings, load: () => unknown): Promise<never> {
  const entry = reloadedFor(place, load);
  if (storage.getItem(entry) !== null) throw new ChunkLoadError("missing");
  storage.setItem(entry, "1");
  reload();
  return new Promise(() => undefined);
}

const untilOnline = () =>
  navigator.onLine ? undefined : new Promise((resolve) => addEventListener("online", resolve, { once: true }));

const ofThePage = (): Surroundings => ({
  storage: pageStorage(window, "sessionStorage"),
  reload: () => location.reload(),
  place: location.pathname,
  untilOnline,
});

/**
 * Loads a screen's chunk: retries once, then reloads the page once, then throws `ChunkLoadError`. Offline it does not
 * reload, which would show the browser's own error page, but waits until the network is back.
 */
export async function loadScreen<T>(load: () => Promise<T>, around: () => Surroundings = ofThePage): Promise<T> {
  try {
    const screen = await loadWithRetry(load);
    around().storage.removeItem(reloadedFor(around().place, load));
    return screen;
  } catch {
    const online = around().untilOnline();
    if (!online) return reloadOnce(around(), load);
    await online;
    return loadScreen(load, around);
  }
}
