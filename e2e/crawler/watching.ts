import type { BrowserContext, Page, Request } from "@playwright/test";

/** What a browser may say without a fault of ours, each with its reason. */
const allowedInConsole: readonly [pattern: RegExp, reason: string][] = [
  [/was preloaded using link preload but not used/, "the words of the last visit were kept, so the preloaded ones are not read"],
  [/status of 4(01|03|04|09|22|29) /, "a refusal is an answer: what the screen makes of it is judged on the screen"],
];

/** Calls that stay open, or that nobody waits for. */
const inBackground = (request: Request) => request.resourceType() === "eventsource" || /\/(events|ping|telemetry)\b/i.test(request.url());

/** What happens behind the screens of one person: faults so far, calls that are on their way, what a press caused. */
export type Watching = {
  faults: string[];
  /** Calls that began since the watch did. */
  started: () => number;
  /** Calls that are on their way now. */
  pending: () => number;
};

/** Watches every page of a context from its first moment. */
export function watchContext(context: BrowserContext): Watching {
  const faults: string[] = [];
  const open = new Set<Request>();
  let started = 0;
  const ended = (request: Request) => void open.delete(request);
  context.on("console", (message) => {
    const text = `${message.text()} (${message.location().url})`;
    const isFault = ["error", "warning"].includes(message.type()) && !allowedInConsole.some(([pattern]) => pattern.test(text));
    if (isFault) faults.push(`console ${message.type()}: ${text}`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 500) faults.push(`answer ${response.status()}: ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  context.on("request", (request) => {
    if (inBackground(request)) return;
    open.add(request);
    started += 1;
  });
  context.on("requestfinished", ended);
  context.on("requestfailed", ended);
  return { faults, started: () => started, pending: () => open.size };
}

/** Runs in the page: counts everything by which a press can be seen, heard or felt. */
function countEffects(): void {
  const effects = { count: 0 };
  Object.assign(globalThis, { crawlEffects: effects });
  const ours = ({ type, attributeName }: MutationRecord) => type === "attributes" && attributeName === "data-crawl";
  new MutationObserver((records) => (effects.count += records.filter((record) => !ours(record)).length)).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const event of ["input", "change", "toggle", "scroll", "focusin", "hashchange", "popstate"]) {
    addEventListener(event, () => (effects.count += 1), true);
  }
}

/** Counts effects on the page that stands, unless it does already. */
export const observeEffects = (page: Page) => page.evaluate(`"crawlEffects" in globalThis || (${countEffects.toString()})()`);

/** Effects so far; a page that was loaded anew has begun from nothing. */
export const effectsOn = (page: Page) => page.evaluate(() => (globalThis as { crawlEffects?: { count: number } }).crawlEffects?.count ?? -1);

/** Runs in the page: what is still on its way, in words. A page without its heading is still on its way itself. */
function loadingNow(): string | undefined {
  if (!document.querySelector("h1")) return `the screen of ${location.pathname}`;
  const marks = [...document.querySelectorAll("[aria-busy=true], [data-state=loading], [data-state=busy], [role=progressbar]:not([aria-valuenow])")];
  const first = marks.find((mark) => mark.checkVisibility());
  return first && (first.getAttribute("aria-label") ?? first.textContent ?? "").trim().slice(0, 80);
}

const quietFor = 150;

/**
 * Waits until nothing is on its way and the page is quiet.
 * @returns what was still loading after `longest` milliseconds
 */
export async function settle(page: Page, watching: Watching, longest: number): Promise<string | undefined> {
  const end = Date.now() + longest;
  let before = "";
  for (let quietSince = Date.now(); ; ) {
    const loading = await page.evaluate(loadingNow).catch(() => "the page");
    const now = `${watching.pending()} ${watching.started()} ${await effectsOn(page).catch(() => -1)} ${loading ?? ""}`;
    if (now !== before || watching.pending() > 0 || loading !== undefined) quietSince = Date.now();
    before = now;
    if (Date.now() - quietSince >= quietFor) return undefined;
    if (Date.now() > end) return loading;
    await page.waitForTimeout(30);
  }
}
