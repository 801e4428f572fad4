import { test as base, type Browser, type Page } from "@playwright/test";
import type { Finding } from "./findings.ts";
import { injectChecks } from "./inPage.ts";
import type { FocusProbe } from "./keyboard.ts";
import { StoryPage } from "./StoryPage.ts";
import { folder } from "./stories.ts";

export type StoryFinding = Finding & { story: string; mode: string };

type Worker = {
  stories: StoryPage;
  /** Stories on the day of their data, for transcripts. */
  datedStories: StoryPage;
  faultPage: Page;
  focusProbe: (page: Page) => Promise<FocusProbe>;
};

/** The day of the stories' data. */
const today = new Date("2026-11-21T15:00:00Z");

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await injectChecks(context);
  return context.newPage();
}

/**
 * One preview and one page for injected faults per worker: opening them for each test would take longer than the tests.
 */
export const test = base.extend<{ recordFindings: (found: StoryFinding[], checks: number) => Promise<void> }, Worker>({
  stories: [
    async ({ browser }, provide) => provide(await StoryPage.open(await newPage(browser), folder)),
    { scope: "worker" },
  ],
  datedStories: [
    async ({ browser }, provide) => {
      const page = await newPage(browser);
      await page.clock.setFixedTime(today);
      await provide(await StoryPage.open(page, folder));
    },
    { scope: "worker" },
  ],
  faultPage: [async ({ browser }, provide) => provide(await newPage(browser)), { scope: "worker" }],
  focusProbe: [
    async ({ browser }, provide) => {
      const counter = await browser.newPage();
      const known = new Map<Page, FocusProbe>();
      await provide(async (page) => {
        const focusProbe = known.get(page) ?? { counter, session: await page.context().newCDPSession(page) };
        known.set(page, focusProbe);
        return focusProbe;
      });
    },
    { scope: "worker" },
  ],
  /** Stores the findings for the report. */
  recordFindings: async ({}, provide, info) => {
    await provide(async (found, checks) =>
      info.attach("findings", { body: JSON.stringify({ found, checks }), contentType: "application/json" }),
    );
  },
});
