import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { liveUpdates } from "../../../api/liveUpdates.ts";
import { mockFetch } from "../../../testing/mockFetch.ts";
import { bootstrapFor, dana } from "../../../testing/fixtures.ts";
import { missedVisitOrder, orderAnswerPath, visitOrder } from "../../../testing/orderFixtures.ts";
import { builtInContent, PortalPage } from "../../../testing/PortalPage.tsx";
import type { Order } from "../model/orders.api.ts";

async function open(order: Order, cancelled: Order = order) {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const body = request.method === "POST" ? cancelled : order;
    return mockFetch({
      [orderAnswerPath(order.orderId)]: { body },
      [`${orderAnswerPath(order.orderId)}/cancel`]: { body },
    })(request);
  };
  const at = `/orders/${order.orderId.toLowerCase()}`;
  await render(<PortalPage content={content} bootstrap={bootstrap} at={at} parts={{ fetch }} />);
}

const title = page.getByText("We have no record that a technician came on November 24, 2026.");

test("[SERV-10 partly] an order whose technician never came says so, and that nothing is billed for it", async () => {
  await open(missedVisitOrder);
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(/Your order stays open, and nothing is billed/)).toBeVisible();
});

test("[SERV-10 partly] an order whose technician never came promises no day that is over", async () => {
  await open(missedVisitOrder);
  await expect.element(title).toBeVisible();
  expect(page.getByText(/It starts on/).query()).toBeNull();
  expect(page.getByRole("link", { name: "Move the appointment" }).query()).toBeNull();
});

test("[SERV-10 partly] an order whose technician is expected has no such warning", { tags: "full" }, async () => {
  await open(visitOrder);
  await expect.element(page.getByText(/It starts on November 24, 2026/)).toBeVisible();
  expect(title.query()).toBeNull();
});

test(
  "[SERV-10 partly] after an order was canceled the focus is on the heading, above the result",
  { tags: "full" },
  async () => {
    await open(visitOrder, { ...visitOrder, state: "CANCELLED", cancellable: false, cancelReason: "CUSTOMER" });
    await page.getByRole("button", { name: "Cancel order" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel order" }).click();
    await expect.element(page.getByRole("link", { name: "Order something else" })).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  },
);

test("[SERV-10 partly] the hours of the technician’s visit stay on one line", async () => {
  await open(visitOrder);
  const visit = page.getByText(/The technician comes/);
  await expect.element(visit).toBeVisible();
  expect(visit.element().textContent).toMatch(/Nov 24, 8\u00a0–\u00a010\u00a0AM/);
});

test("[SERV-10 partly] a visit that is moved elsewhere while the order is open has its new day", async () => {
  const bootstrap = bootstrapFor(dana);
  const content = await builtInContent(bootstrap);
  const answer = { body: visitOrder };
  let moved = () => {};
  await render(
    <PortalPage
      content={content}
      bootstrap={bootstrap}
      at={`/orders/${visitOrder.orderId.toLowerCase()}`}
      answers={{ [orderAnswerPath(visitOrder.orderId)]: answer }}
      onPortal={({ store }) => (moved = () => void store.dispatch(liveUpdates.changed({ topics: ["APPOINTMENTS"] })))}
    />,
  );
  await expect.element(page.getByText(/It starts on November 24, 2026/)).toBeVisible();
  answer.body = { ...visitOrder, effectiveOn: "2026-11-26" };
  moved();
  await expect.element(page.getByText(/It starts on November 26, 2026/)).toBeVisible();
});
