import { localeOf } from "@portico/message/tree";
import { startSession, demoPerson } from "../fixtures/people.ts";
import { expect, test as base } from "../fixtures/test.ts";
import { Crawler, type CrawlOptions } from "./crawler.ts";
import { plant, planted } from "./planted.ts";
import { watchContext } from "./watching.ts";

type Asked = Pick<CrawlOptions, "addresses" | "links" | "everyAnswer" | "longestLoading">;

/** A worker of its own, and so a server and data of its own: what is pressed here changes accounts. */
const test = base.extend<{ crawl: (asked: Asked) => Promise<Crawler> }, { ownServer: true }>({
  ownServer: [async ({}, use) => use(true), { scope: "worker" }],
  crawl: async ({ page, context, language, copy, faults, ownServer: _own }, use) => {
    // The crawl tells of what goes wrong behind its screens by itself.
    faults.allow(/./);
    const watching = watchContext(context);
    page.on("dialog", (dialog) => void dialog.accept());
    await use(async (options) => {
      const crawler = new Crawler({ page, watching, language, copy, ...options });
      await crawler.crawl();
      return crawler;
    });
  },
});

/** Every screen that has an address of its own; links and what is pressed lead to the others. */
const addresses = [
  "/account-summary", "/billing", "/billing/pay-bill", "/billing/pay-bill?open=fdp", "/billing/pay-bill?open=quick", "/billing/payment-history", "/billing/view-statements",
  "/billing/scheduled-payments", "/billing/account-activity", "/billing/mobile-transactions", "/billing/device-balances", "/billing/streaming", "/billing/what-if",
  "/billing/calendar", "/billing/payment-methods", "/billing/payment-methods/add", "/billing/auto-pay", "/billing/auto-pay/enroll", "/billing/auto-pay/settings",
  "/services", "/profile-and-settings", "/disclaimers",
];

/** Persons whose screens differ, and those of their screens that `npm test` presses in this look. */
const slice: Record<string, Record<string, readonly string[]>> = {
  "desktop-en": { hedda: ["/billing/view-statements", "/billing/account-activity"], wendy: ["/billing/payment-methods"], pat: ["/billing/auto-pay"] },
  "phone-es": { dana: ["/account-summary", "/billing"], tamsin: ["/billing/scheduled-payments", "/billing/calendar"], mara: ["/billing/mobile-transactions"] },
};

test.describe("every control of a screen does something, and nothing goes wrong [BILL-19]", () => {
  for (const [project, people] of Object.entries(slice)) {
    for (const [person, screens] of Object.entries(people)) {
      test(`${person} in ${project}: ${screens.join(", ")}`, async ({ context, server, language, crawl }, info) => {
        test.skip(info.project.name !== project);
        await startSession(context, { hostname: "localhost", port: server.port, locale: localeOf[language] }, demoPerson(person));
        const { faults, presses } = await crawl({ addresses: screens, links: "skip", everyAnswer: false });
        expect([...faults]).toEqual([]);
        expect(presses).toBeGreaterThan(1);
      });
    }
  }
});

/** Every customer of the business site; who has forgotten their password (rory) signs in nowhere. */
const everybody =
  "alex alma bella bruno carl casey dana dean devon edith fiona gwen hedda helena hugo ines ingrid jo lucia mara marco milo morgan nadia nell noor omar otis otto pat " +
  "quinn rafa selma stefan sunny tamsin tess thaddeus theo tia vera vilma wade wendy";

test.describe("every screen of every demo person", { tag: "@full" }, () => {
  for (const person of everybody.split(" ")) {
    test(`${person}: every control, and every answer to a question`, async ({ context, server, language, crawl }) => {
      test.setTimeout(1_800_000);
      await startSession(context, { hostname: "localhost", port: server.port, locale: localeOf[language] }, demoPerson(person));
      const { faults } = await crawl({ addresses, links: "follow", everyAnswer: true });
      expect([...faults]).toEqual([]);
    });
  }
});

test.describe("the crawl finds what is planted", { tag: "@once" }, () => {
  for (const { fault, finding, ...made } of planted) {
    test(fault, async ({ page, crawl }) => {
      await plant(page, made);
      const { faults } = await crawl({ addresses: ["/planted"], links: "press", everyAnswer: true, longestLoading: 1_500 });
      expect([...faults].filter((found) => finding.test(found)), [...faults].join("\n")).not.toHaveLength(0);
    });
  }

  test("and nothing where nothing is", async ({ page, crawl }) => {
    await plant(page, { body: '<button id="b">Press me</button>', script: 'document.getElementById("b").onclick = () => document.querySelector("h1").append("!");' });
    const { faults } = await crawl({ addresses: ["/planted"], links: "press", everyAnswer: true });
    expect([...faults]).toEqual([]);
  });
});
