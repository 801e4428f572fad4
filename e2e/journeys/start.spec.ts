import { expect, test } from "../fixtures/test.ts";

test("the first page opens in the browser's preferred language", async ({ page, copy, language, seen }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
  await seen(copy("session.signIn.title"));
});

test("the server's liveness and readiness checks succeed", { tag: "@once" }, async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
});
