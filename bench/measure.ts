import type { Browser, BrowserContext, CDPSession, Page } from "playwright-core";
import type { Remount } from "./screens/shared/mount.tsx";
import { type ScreenName, screens } from "./screens.ts";

/** The measurements of one round of one screen, in ms. */
export type Round = {
  /** Main-thread time from the navigation until the page is idle. */
  load: number;
  /** Unmounting and remounting the whole screen at full CPU speed: React alone, and with style and layout. */
  remount: number;
  laidOut: number;
  /** Script time of twenty typed characters and two tab changes: event handlers and rerenders. */
  events: number;
  /** From a press to the next paint. */
  next: number;
  tab: number;
  dialog: number;
  calendar: number | undefined;
};

const slowdown = 4;
const typed = "Ada Byron of Ockham ";

/** One round of one screen, in a separate browser context without a cache. */
export async function measure(browser: Browser, url: string, name: ScreenName): Promise<Round> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  try {
    const { drawn: remount, laidOut } = await measureRemount(context, url, name);
    const { page, client, load } = await measureLoad(context, url, name);
    const events = await measureEvents(page, client);
    const answers = await measureAnswers(page, name);
    return { load, remount, laidOut, events, ...answers };
  } finally {
    await context.close();
  }
}

async function measureRemount(context: BrowserContext, url: string, name: ScreenName): Promise<Remount> {
  const page = await context.newPage();
  await page.goto(`${url}/${name}/`);
  await page.evaluate(() => window.remount(5));
  const time = await page.evaluate(() => window.remount(15));
  await page.close();
  return time;
}

/** Main-thread time of the page so far, in ms. */
async function workOf(client: CDPSession) {
  const { metrics } = await client.send("Performance.getMetrics");
  const value = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000;
  return { task: value("TaskDuration"), script: value("ScriptDuration") };
}

async function measureLoad(context: BrowserContext, url: string, name: ScreenName) {
  const page = await context.newPage();
  await page.addInitScript(watchEvents);
  // Open a page of the same origin first: otherwise the start of the renderer process would be counted.
  await page.goto(`${url}/empty`);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await client.send("Performance.enable");
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const before = await workOf(client);
  await page.goto(`${url}/${name}/`, { waitUntil: "load" });
  await idle(page);
  const after = await workOf(client);
  return { page, client, load: after.task - before.task };
}

/** Waits until the main thread is idle, at most two seconds: some libraries animate continuously. */
async function idle(page: Page): Promise<void> {
  const calm = () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 1000 }));
  await page.evaluate(calm);
  await page.waitForTimeout(250);
  await page.evaluate(calm);
}

async function measureEvents(page: Page, client: CDPSession): Promise<number> {
  let sum = 0;
  const count = async (act: () => Promise<void>) => {
    const before = await workOf(client);
    await act();
    await page.waitForTimeout(300);
    sum += (await workOf(client)).script - before.script;
  };
  await page.getByRole("textbox", { name: "Name on card" }).click();
  await idle(page);
  await count(() => page.keyboard.type(typed));
  const [payments, bills] = [
    await placeOf(page, "role=tab[name=Payments]"),
    await placeOf(page, "role=tab[name=Bills]"),
  ];
  for (const { x, y } of [bills, payments]) await count(() => page.mouse.click(x, y));
  return sum;
}

/** The centre of an element, scrolled into view: clicking coordinates runs no script in the page. */
async function placeOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function measureAnswers(page: Page, name: ScreenName) {
  const { calendar } = screens[name];
  const next = Math.max(...(await pressTimes(page, "role=button[name=Continue]", 3)));
  const tab = Math.max(
    ...(await pressTimes(page, "role=tab[name=Bills]", 1)),
    ...(await pressTimes(page, "role=tab[name=Payments]", 1)),
  );
  const [dialog = NaN] = await pressTimes(page, "role=button[name='Review payment']", 1);
  await page.locator("role=dialog").waitFor();
  await page.locator("role=dialog >> role=button[name=Back]").click();
  await page.locator("role=dialog").waitFor({ state: "hidden" });
  if (!calendar) return { next, tab, dialog, calendar: undefined };
  const [opened = NaN] = await pressTimes(page, calendar.opener, 1);
  await page.locator(calendar.open).first().waitFor();
  return { next, tab, dialog, calendar: opened };
}

/** From each press to the next paint, as the browser's Event Timing API reports it: in steps of 8 ms, at least 16. */
async function pressTimes(page: Page, selector: string, times: number): Promise<number[]> {
  const found: number[] = [];
  const { x, y } = await placeOf(page, selector);
  for (let count = 0; count < times; count += 1) {
    await page.mouse.move(x, y);
    await idle(page);
    await page.evaluate(() => (window.slowest = 0));
    await page.mouse.click(x, y);
    await page.waitForTimeout(250);
    await idle(page);
    found.push(Math.max(16, await page.evaluate(() => window.slowest)));
  }
  return found;
}

declare global {
  interface Window {
    /** The longest interaction since this was last reset to 0. */
    slowest: number;
  }
}

function watchEvents(): void {
  window.slowest = 0;
  const note = (entry: PerformanceEntry & { interactionId?: number }) => {
    if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration);
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
