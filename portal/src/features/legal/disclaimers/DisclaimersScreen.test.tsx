import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import type { Locale } from "../../content/model/content.slice.ts";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { type MockAnswers, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor } from "../../../testing/fixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import { documentsPath } from "../../../testing/termsFixtures.ts";

async function open(answers: MockAnswers = {}, locale: Locale = "en-US") {
  const bootstrap = { ...bootstrapFor(), locale };
  const content = await builtInContent(bootstrap);
  return render(<PortalPage content={content} bootstrap={bootstrap} at="/disclaimers" answers={answers} />);
}

const sections = () => page.getByRole("main").getByRole("heading", { level: 2 });

test.each<[Locale, string]>([
  ["en-US", "Disclaimers"],
  ["es-US", "Avisos legales"],
])("[BILL-10] in %s the disclaimers have a page of their own, each under its heading", async (locale, title) => {
  await open({}, locale);
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(sections().all()).toHaveLength(3);
  await expectNoAxeViolations();
});

test("[BILL-10] each disclaimer says since when it is in force, and leads to its versions", async () => {
  await open();
  await expect.element(page.getByText("In force since September 1, 2026").first()).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "All versions, Prices and offers" }))
    .toHaveAttribute("href", "/terms-and-conditions/prices");
});

test.each<[Locale, number, RegExp]>([
  ["en-US", 1280, /^In force since/],
  ["es-US", 360, /^Vigente desde/],
])(
  "[BILL-10] in %s at %i px the dates push nothing down when they arrive, on one line or two",
  async (locale, width, since) => {
    await page.viewport(width, 900);
    const lines = () =>
      [...document.querySelectorAll<HTMLElement>("main p")]
        .filter(({ nextElementSibling }) => nextElementSibling?.matches("p:has(a[href^='/terms-and-conditions/'])"))
        .map(({ offsetHeight }) => offsetHeight);
    const waiting = await open({ [documentsPath]: "never" }, locale);
    await expect.element(sections().first()).toBeVisible();
    await expect.poll(() => lines().length).toBe(3);
    await expect.element(page.getByText(since).first()).not.toBeVisible();
    const room = lines();
    await waiting.unmount();
    await open({}, locale);
    await expect.element(page.getByText(since).first()).toBeVisible();
    expect(lines()).toEqual(room);
  },
);

test("[BILL-10] when the dates can't be read, the disclaimers are still there, with a retry", async () => {
  await open({ [documentsPath]: unavailable });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(sections().all()).toHaveLength(3);
  expect(page.getByText(/^In force since/).elements()).toEqual([]);
});
