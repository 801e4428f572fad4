import type { Page } from "@playwright/test";
import { addressesOf } from "../crawler/apps.ts";
import { expect, test } from "../fixtures/test.ts";

/** The largest cumulative layout shift of a screen's load. Core Web Vitals call 0.1 good. */
const maxShift = 0.08;

/** Screens whose parts arrive one after the other. */
const inParts = [
  "/account-summary",
  "/billing",
  "/billing/streaming",
  "/services",
  "/services/voice",
  "/outage-map",
  "/support",
  "/support/forms",
  "/contactus",
  "/terms-and-conditions",
  "/user-preferences/contact",
];

type Shift = { value: number; moved: string[] };

/** Runs in each page: records what moved without a customer's input, with the position from and to. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { layoutShifts: shifts });
  const named = (node: Node | null | undefined) => (node?.textContent ?? "").trim().slice(0, 40);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${named(node)} from ${previousRect.y} to ${currentRect.y}`,
      );
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/**
 * Waits until the page has not changed for longer than two answers take. The event stream never lets the network be
 * idle.
 */
async function unchanged(page: Page): Promise<void> {
  let before = -1;
  for (let same = 0, tries = 0; same < 3 && tries < 60; tries += 1) {
    await page.waitForTimeout(250);
    const size = await page.evaluate(() => document.body.innerHTML.length);
    same = size === before ? same + 1 : 0;
    before = size;
  }
}

/** Opens a screen whose answers take 300 ms, so that its placeholders are seen, and returns how far it moved. */
async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await page.goto(address);
  await expect(page.locator("main h1")).toBeVisible();
  await expect(page.locator("[aria-busy=true]").filter({ visible: true })).toHaveCount(0);
  await unchanged(page);
  return page.evaluate(() => (globalThis as unknown as { layoutShifts: Shift[] }).layoutShifts);
}

async function expectSteady(page: Page, addresses: readonly string[]): Promise<void> {
  await page.addInitScript(recordShifts);
  await page.route(/\/(api|selfservice)\//, async (route) => {
    // Streams and signals of the page's end have no screen that waits for them.
    if (!["fetch", "xhr"].includes(route.request().resourceType())) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  for (const address of addresses) {
    await test.step(address, async () => {
      const shifts = await shiftsOf(page, address);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(maxShift);
    });
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

test("nothing jumps while the screens with several parts load", { tag: "@full" }, async ({ page, signIn }) => {
  test.slow();
  await signIn("dana");
  await expectSteady(page, inParts);
});

for (const person of ["dana", "helena", "farah", "opal", "sofia"]) {
  test(`nothing jumps while any screen of ${person} loads`, { tag: "@full" }, async ({ page, signIn }) => {
    test.setTimeout(900_000);
    await signIn(person);
    await expectSteady(page, addressesOf("business"));
  });
}
