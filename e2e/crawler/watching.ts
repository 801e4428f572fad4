import type { BrowserContext, Page, Request } from "@playwright/test";

/** Console messages that are not our fault, each with its reason. */
const allowedInConsole: readonly [pattern: RegExp, reason: string][] = [
  [
    /was preloaded using link preload but not used/,
    "the words of the last visit were kept, so the preloaded ones are not read",
  ],
  [/Service Worker registration blocked by Playwright/, "only the journeys of the offline view have a worker"],
  [/status of 4(01|03|04|09|22|29) /, "a refusal is an answer: what the screen makes of it is judged on the screen"],
];

/** Requests that stay open, or that no screen waits for. */
const inBackground = (request: Request) =>
  request.resourceType() === "eventsource" || /\/(events|ping|telemetry)\b/i.test(request.url());

/** Background activity of one person's screens: recorded faults, pending requests, and the effects of a press. */
export type Watching = {
  faults: string[];
  /** Requests started since the watch began. */
  started: () => number;
  /** Pending requests. */
  pending: () => number;
};

/** Watches every page of a context from its creation. */
export function watchContext(context: BrowserContext): Watching {
  const faults: string[] = [];
  const open = new Set<Request>();
  let started = 0;
  const ended = (request: Request) => void open.delete(request);
  context.on("console", (message) => {
    const text = `${message.text()} (${message.location().url})`;
    const isFault =
      ["error", "warning"].includes(message.type()) && !allowedInConsole.some(([pattern]) => pattern.test(text));
    if (isFault) faults.push(`console ${message.type()}: ${text}`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
  context.on("response", (response) => {
    if (response.status() >= 500)
      faults.push(`answer ${response.status()}: ${response.request().method()} ${new URL(response.url()).pathname}`);
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

/** Runs in the page: counts every observable effect of a press. */
function countEffects(): void {
  const effects = { count: 0 };
  Object.assign(globalThis, { crawlEffects: effects });
  const ours = ({ type, attributeName }: MutationRecord) => type === "attributes" && attributeName === "data-crawl";
  new MutationObserver((records) => (effects.count += records.filter((record) => !ours(record)).length)).observe(
    document,
    {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    },
  );
  // A headless browser does not print, so count the call instead.
  globalThis.print = () => void (effects.count += 1);
  for (const event of ["input", "change", "toggle", "scroll", "focusin", "hashchange", "popstate"]) {
    addEventListener(event, () => (effects.count += 1), true);
  }
}

/** Starts counting effects on the current page, unless it already does. */
export const observeEffects = (page: Page) =>
  page.evaluate(`"crawlEffects" in globalThis || (${countEffects.toString()})()`);

/** The effects so far; restarts at zero after a page load. */
export const effectsOn = (page: Page) =>
  page.evaluate(() => (globalThis as { crawlEffects?: { count: number } }).crawlEffects?.count ?? -1);

/**
 * Runs in the page: describes what is still loading. A page without its heading is itself still loading; what waits behind
 * a dialog, such as the question for the password, goes on when it is answered.
 */
function loadingNow(): string | undefined {
  if (!document.querySelector("h1:not(#slow-start h1)")) return `the screen of ${location.pathname}`;
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")]
    .filter((each) => each.checkVisibility())
    .at(-1);
  const marks = [
    ...(dialog ?? document).querySelectorAll(
      "[aria-busy=true], [data-state=loading], [data-state=busy], [role=progressbar]:not([aria-valuenow])",
    ),
  ];
  const first = marks.find((mark) => mark.checkVisibility());
  return first && (first.getAttribute("aria-label") ?? first.textContent ?? "").trim().slice(0, 80);
}

/** How long nothing may change, in ms, and in how many consecutive samples: a starved browser answers few of them. */
const quietFor = 150;
const quietSamples = 5;

/**
 * Resolves when the page's main thread has nothing more urgent to do, so that a sample is not taken between two long
 * tasks. Headless Chromium reports no idle time after a jump inside a page that is too short to scroll: an idle callback
 * would wait for its timeout, six times a press.
 */
const idle = () => scheduler.postTask(() => undefined, { priority: "background" });

/**
 * Waits until nothing is loading and the page is stable.
 * @returns what was still loading after `longest` ms
 */
export async function settle(page: Page, watching: Watching, longest: number): Promise<string | undefined> {
  const end = Date.now() + longest;
  let before = "";
  let same = 0;
  for (let quietSince = Date.now(); ;) {
    await page.evaluate(idle).catch(() => undefined);
    const loading = await page.evaluate(loadingNow).catch(() => "the page");
    const now = `${watching.pending()} ${watching.started()} ${await effectsOn(page).catch(() => -1)} ${loading ?? ""}`;
    const quiet = now === before && watching.pending() === 0 && loading === undefined;
    same = quiet ? same + 1 : 0;
    if (!quiet) quietSince = Date.now();
    before = now;
    if (same >= quietSamples && Date.now() - quietSince >= quietFor) return undefined;
    if (Date.now() > end) return loading;
    await page.waitForTimeout(30);
  }
}
