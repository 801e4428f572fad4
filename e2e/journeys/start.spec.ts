import { expect, test } from "../fixtures/test.ts";

test("the first page opens in the language that the browser asks for", async ({ page, copy, language, seen }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
  await seen(copy("session.signIn.title"));
});

test("the server says that it is alive and ready", async ({ request }) => {
  expect((await request.get("/healthz")).status()).toBe(200);
  expect((await request.get("/readyz")).status()).toBe(200);
});
