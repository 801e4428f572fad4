import { test as base } from "../fixtures/test.ts";
import { type CrawledApp, portal } from "./apps.ts";
import { Crawler, type CrawlOptions } from "./crawler.ts";
import { watchContext } from "./watching.ts";

type Asked = Pick<CrawlOptions, "addresses" | "pressOn" | "links" | "everyAnswer" | "pressedBefore" | "longestLoading">;

type CrawlFixtures = {
  /** Crawls with the page's session; the result has the faults. */
  crawl: (asked: Asked) => Promise<Crawler>;
};

/**
 * In the full run a separate worker for each application, with its own server and data: crawls change accounts, and
 * editors turn features off. The usual run crawls the two screens of one person, who belongs to this file.
 */
const appScope = process.env["TEST_FULL"] === "1" ? ({ scope: "worker" } as const) : ({ scope: "test" } as const);

export const test = base.extend<CrawlFixtures & { app: CrawledApp }>({
  app: [portal, { option: true, ...appScope }] as [CrawledApp, { option: true; scope: "test" }],
  crawl: async ({ page, context, language, copy, faults, app }, use) => {
    // The crawler reports background faults itself.
    faults.allow(/./);
    const watching = watchContext(context);
    page.on("dialog", (dialog) => void dialog.accept());
    await use(async (options) => {
      const crawler = new Crawler({ app, page, watching, language, copy, ...options });
      await crawler.crawl();
      return crawler;
    });
  },
});

export { expect } from "../fixtures/test.ts";
