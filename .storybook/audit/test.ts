import { test as base, type Browser, type Page } from "@playwright/test";
import type { Finding } from "./finding.ts";
import { equip } from "./inPage.ts";
import type { Eyes } from "./keyboard.ts";
import { StoryPage } from "./StoryPage.ts";
import { folder } from "./stories.ts";

export type Placed = Finding & { story: string; look: string };

type Worker = { stories: StoryPage; bench: Page; eyes: (page: Page) => Promise<Eyes> };

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  await equip(context);
  return context.newPage();
}

/** One preview and one page for faults a worker: opening them anew for each test would take longer than the tests. */
export const test = base.extend<{ note: (found: Placed[], checks: number) => Promise<void> }, Worker>({
  stories: [async ({ browser }, give) => give(await StoryPage.open(await newPage(browser), folder)), { scope: "worker" }],
  bench: [async ({ browser }, give) => give(await newPage(browser)), { scope: "worker" }],
  eyes: [
    async ({ browser }, give) => {
      const counter = await browser.newPage();
      const known = new Map<Page, Eyes>();
      await give(async (page) => {
        const eyes = known.get(page) ?? { counter, session: await page.context().newCDPSession(page) };
        known.set(page, eyes);
        return eyes;
      });
    },
    { scope: "worker" },
  ],
  /** Keeps what was found for the report. */
  note: async ({}, give, info) => {
    await give(async (found, checks) => info.attach("findings", { body: JSON.stringify({ found, checks }), contentType: "application/json" }));
  },
});
