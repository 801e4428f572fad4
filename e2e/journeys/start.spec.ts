import { expect, test } from "../fixtures/test.ts";

test("the first page opens in the browser's preferred language", async ({ page, copy, language, expectScreen }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
  await expectScreen(copy("session.signIn.title"));
});

test("the server's liveness and readiness checks succeed", { tag: "@once" }, async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
});

test(
  "[SHELL-25] a page whose script never arrives says so in the customer's language, and a reload starts it",
  { tag: "@phone" },
  async ({ page, copy, expectAccessiblePage, expectScreen, faults }) => {
    // The wait is an animation of 15 seconds, which is played twenty times as fast here.
    const browser = await page.context().newCDPSession(page);
    await browser.send("Animation.enable");
    await browser.send("Animation.setPlaybackRate", { playbackRate: 20 });
    faults.allow(/net::ERR_FAILED .*\/assets\/index-.*\.js\)/);
    await page.route("**/assets/index-*.js", (route) => route.abort());
    await page.goto("/");
    const title = page.getByRole("heading", { level: 1, name: copy("shell.slowStart.title"), exact: true });
    await expect(title).toBeVisible();
    await expect(page.getByRole("main")).toContainText(copy("shell.slowStart.detail"));
    await expectAccessiblePage();
    await page.unroute("**/assets/index-*.js");
    await page.getByRole("link", { name: copy("shell.slowStart.reload"), exact: true }).click();
    await expectScreen(copy("session.signIn.title"));
    await expect(title).toHaveCount(0);
  },
);
