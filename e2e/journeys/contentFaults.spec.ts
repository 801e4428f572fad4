import type { Page, Route } from "@playwright/test";
import { expect, test } from "../fixtures/editor.ts";

const firstWords = { en: "The words of the first release.", es: "Las palabras de la primera versión." };
const secondWords = { en: "The words of the second release.", es: "Las palabras de la segunda versión." };

/** Makes every content delivery fail. */
const broken = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(/\/content\/v1\/(snapshots|deltas)\//, answer);

test.beforeEach(({ faults }) => faults.allow(/\/content\/v1\/(snapshots|deltas)\//));

for (const [fault, answer] of [
  ["answers with an error", (route: Route) => route.fulfill({ status: 500 })],
  [
    "answers with something else than its name promises",
    (route: Route) => route.fulfill({ status: 200, contentType: "application/json", body: '{"messages":{}}' }),
  ],
  ["cannot be reached", (route: Route) => route.abort("connectionrefused")],
  ["never answers", () => Promise.resolve()],
] as const) {
  test(
    `[COPY-06] when the content layer ${fault}, a first visit starts with the words of the build`,
    { tag: "@full" },
    async ({ page, copy, expectScreen }) => {
      await broken(page, answer);
      await page.goto("/");
      await expect(page.getByText(copy("session.signIn.lead"), { exact: true })).toBeVisible();
      await expectScreen(copy("session.signIn.title"));
    },
  );
}

test(
  "[COPY-06] when new text cannot be loaded, the portal starts with the last good version cached in this browser, and updates later",
  { tag: "@phone" },
  async ({ page, language, editor }) => {
    await editor.publishText("session.signIn.lead", firstWords);
    await page.goto("/");
    await expect(page.getByText(firstWords[language], { exact: true })).toBeVisible();

    await page.goto("about:blank");
    await editor.publishText("session.signIn.lead", secondWords);
    await broken(page, (route) => route.fulfill({ status: 500 }));
    await page.goto("/");
    await expect(page.getByText(firstWords[language], { exact: true })).toBeVisible();

    await page.unroute(/\/content\/v1\/(snapshots|deltas)\//);
    await expect(page.getByText(secondWords[language], { exact: true })).toBeVisible();
  },
);
