import { expect, test } from "../fixtures/test.ts";
import { cards, Payment } from "../steps/payment.ts";

const headerOf = (site: "business" | "community") => ({ business: "SMB", community: "SCS" })[site];

for (const [site, username] of [
  ["community", "alex"],
  ["business", "kai"],
] as const) {
  test.describe(`on the ${site} host`, () => {
    test.use({ site });

    test(
      `[SHELL-01] [SHELL-02] the ${site} site is named and dressed as itself, and says so with every call`,
      { tag: "@full" },
      async ({ page, copy, signIn, expectScreen, expectAccessiblePage }) => {
        const calls: { path: string; headers: Record<string, string> }[] = [];
        page.on("request", (request) => {
          const path = new URL(request.url()).pathname;
          if (/^\/(api|selfservice)\//.test(path) && request.resourceType() === "fetch")
            calls.push({ path, headers: request.headers() });
        });
        await signIn(username);
        const siteName = copy(`shell.siteName.${site}`);
        await expect(page).toHaveTitle(`${copy("summary.screen")} - ${siteName}`);
        // The whole name of the community site would take three lines of a phone's header.
        const isShort = site === "community" && (page.viewportSize()?.width ?? 0) < 600;
        await expect(page.getByRole("banner")).toContainText(
          isShort ? copy("shell.siteName.communityShort") : siteName,
        );
        await expectAccessiblePage();
        await page.goto("/billing");
        await expectScreen(copy("billing.home.title"));
        await expect(page).toHaveTitle(`${copy("billing.home.title")} - ${siteName}`);

        const payment = new Payment(page, copy);
        await payment.open();
        await payment.amount("5.00");
        await payment.chooseNewCard();
        await payment.typeCard(cards.approved);
        await payment.continue(copy("billing.payOnce.date.title"));
        expect(calls.map(({ path }) => path)).toEqual(
          expect.arrayContaining([
            "/selfservice/graph",
            "/api/pub/pciedge/pci/v1/tickets",
            "/api/pub/pciedge/pci/v1/payments",
          ]),
        );
        expect(
          calls
            .filter(({ headers }) => headers["x-vendor-key"] !== headerOf(site) || headers["x-client-type"] !== "SSPP")
            .map(({ path }) => path),
        ).toEqual([]);
      },
    );
  });
}

test("[SHELL-01] the two sites have different brand colours", { tag: "@full" }, async ({ browser, server }) => {
  const colours = await Promise.all(
    ["localhost", "community.localhost"].map(async (host) => {
      const page = await browser.newPage();
      await page.goto(`http://${host}:${server.port}/`);
      const colour = await page.getByRole("banner").evaluate((banner) => getComputedStyle(banner).backgroundColor);
      await page.close();
      return colour;
    }),
  );
  expect(new Set(colours).size).toBe(2);
});
