import "@portico/design-system/theme";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { type MockAnswer, mockFetch, unavailable } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { ordersPath, quotePath, visitOrder, visitQuote } from "../../../testing/orderFixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { Quote } from "../model/orders.api.ts";

const soonest = "2026-11-24T13:00:00.000Z";
const later = "2026-11-25T18:00:00.000Z";
const laterQuote: Quote = { ...visitQuote, startsAt: later, effectiveOn: "2026-11-25" };

/** The order of a product with a visit, over a server whose quotes for a chosen time are answered by the test. */
async function open(placing: MockAnswer = { body: visitOrder }) {
  const wanted: string[] = [];
  const placed: unknown[] = [];
  let answer: (canned: MockAnswer) => void = () => undefined;
  const canned = (path: string, as: MockAnswer) => mockFetch({ [path]: as });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === quotePath) {
      const startsAt = searchParams.get("startsAt");
      if (startsAt === null) return canned(quotePath, { body: visitQuote })(request);
      wanted.push(startsAt);
      return canned(quotePath, await new Promise<MockAnswer>((resolve) => (answer = resolve)))(request);
    }
    if (request.method === "POST" && pathname === ordersPath) {
      placed.push(await request.clone().json());
      return canned(ordersPath, placing)(request);
    }
    return mockFetch({})(request);
  };
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  await render(<PortalPage content={content} bootstrap={bootstrap} at="/buy?product=tv_48" parts={{ fetch }} />);
  await expect.element(visit()).toHaveValue(soonest);
  return { wanted, placed, answer: (as: MockAnswer) => answer(as) };
}
const visit = () => page.getByRole("combobox", { name: "When should the technician come?" });
const place = () => page.getByRole("button", { name: "Place order" });
const updating = () => page.getByRole("button", { name: "Updating the amounts" });

beforeEach(() => page.viewport(600, 2000));

test("[SERV-10 partly] a chosen time stays chosen while its amounts load", async () => {
  const { answer } = await open();
  await visit().selectOptions(later);
  await expect.element(updating()).toBeVisible();
  await expect.element(visit()).toHaveValue(later);
  answer({ body: laterQuote });
  await expect.element(place()).toBeVisible();
  await expect.element(visit()).toHaveValue(later);
});

test("[SERV-10 partly] an order can’t be placed while the amounts of another time load", { tags: "full" }, async () => {
  const { answer, placed } = await open();
  await page.getByRole("checkbox").click();
  await visit().selectOptions(later);
  await expect.element(updating()).toHaveAttribute("aria-disabled", "true");
  document
    .querySelector("form:has(select[name=visit])")
    ?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
  answer({ body: laterQuote });
  await place().click();
  await expect.poll(() => placed).toEqual([expect.objectContaining({ startsAt: later })]);
});

test(
  "[SERV-10 partly] when the amounts of another time can’t be read, the shown time is that of the shown amounts",
  { tags: "full" },
  async () => {
    const { answer } = await open();
    await visit().selectOptions(later);
    await expect.element(updating()).toBeVisible();
    answer(unavailable);
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect.element(visit()).toHaveValue(soonest);
  },
);

test("[SERV-10 partly] another try asks for the time that was chosen", async () => {
  const { answer, wanted } = await open();
  await visit().selectOptions(later);
  await expect.element(updating()).toBeVisible();
  answer(unavailable);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => wanted).toEqual([later, later]);
  answer({ body: laterQuote });
  await expect.element(visit()).toHaveValue(later);
});

test.each([
  ["PRICE_CHANGED", "asks for the amounts of the chosen time again", [later, later]],
  ["SLOT_TAKEN", "asks for the soonest time", [later]],
] as const)("[SERV-10 partly] an order refused with %s %s", { tags: "full" }, async (code, _, expected) => {
  const { answer, wanted } = await open({ status: 409, code });
  await page.getByRole("checkbox").click();
  await visit().selectOptions(later);
  await expect.poll(() => wanted).toEqual([later]);
  answer({ body: laterQuote });
  await place().click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  if (code === "PRICE_CHANGED") await expect.element(updating()).toBeVisible();
  answer({ body: laterQuote });
  await expect.element(place()).toBeVisible();
  expect(wanted).toEqual(expected);
  await expect.element(visit()).toHaveValue(code === "SLOT_TAKEN" ? soonest : later);
});
