/** Delay in browsers without requestIdleCallback (Safari), milliseconds. */
const DELAY = 2_000;

/** Calls a function once while the page is idle. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, DELAY);
}
