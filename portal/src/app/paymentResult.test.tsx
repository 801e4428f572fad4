import "@portico/design-system/theme";
import { afterEach, expect, test } from "vitest";
import { cleanup, render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "../testing/axe.ts";
import { bootstrapFor, dana, owing } from "../testing/fixtures.ts";
import { mockFetch, type MockAnswers } from "../testing/mockFetch.ts";
import { alertList, alertsAnswerPath, outageAlert } from "../testing/outageFixtures.ts";
import { builtInContent, PortalPage } from "../testing/PortalPage.tsx";

afterEach(() => cleanup());

const path = "/api/pub/account/v1/accounts";
const locked = { body: { accounts: [{ ...owing, paymentLocked: true }] } };
const resolved = (paymentId: string, moneyTaken: boolean) => ({
  body: { accounts: [{ ...owing, resolvedPayment: { paymentId, amount: 24817, moneyTaken } }] },
});

/**
 * Renders a page while a payment is being confirmed;
 * @returns a function that settles the payment on the server
 */
async function opened(
  at: string,
  locale: "en-US" | "es-US" = "en-US",
  first: MockAnswers[string] = locked,
  others: MockAnswers = {},
) {
  // As tall as the longest page: elements covered by the tab bar fail the target-size rule.
  await page.viewport(360, 2400);
  const bootstrap = bootstrapFor(dana, { locale });
  const answers: MockAnswers = { ...others, [path]: first };
  await render(
    <PortalPage
      content={await builtInContent(bootstrap)}
      bootstrap={bootstrap}
      at={at}
      parts={{ fetch: (...call) => mockFetch(answers)(...call) }}
    />,
  );
  return (answer: MockAnswers[string]) => void (answers[path] = answer);
}

test.each([
  [
    "/account-summary",
    "en-US",
    false,
    "We’re confirming a payment.",
    "Your payment of $248.17 didn’t go through. You were not charged.",
  ],
  [
    "/account-summary",
    "es-US",
    true,
    "Estamos confirmando un pago.",
    "Su pago de $248.17 se realizó. Le cobramos una sola vez.",
  ],
  [
    "/services",
    "en-US",
    true,
    "We’re confirming a payment.",
    "Your payment of $248.17 went through. You were charged once.",
  ],
  [
    "/services",
    "es-US",
    false,
    "Estamos confirmando un pago.",
    "Su pago de $248.17 no se realizó. No le cobramos nada.",
  ],
] as const)(
  "[PAY-16 partly] %s in %s: the notice of a payment being confirmed updates by itself to whether money was taken (%s)",
  { tags: "full" },
  async (at, locale, moneyTaken, waiting, result) => {
    const settle = await opened(at, locale);
    await expect.element(page.getByText(waiting), { timeout: 10_000 }).toBeVisible();
    settle(resolved(`pay-${at}-${locale}`, moneyTaken));
    await expect.element(page.getByRole("status").filter({ hasText: result }), { timeout: 10_000 }).toBeVisible();
    await expect.element(page.getByText(waiting)).not.toBeInTheDocument();
    await expectNoAxeViolations();
  },
);

test(
  "[PAY-16 partly] a later visit shows the outcome too, links to the payment, and can dismiss the notice for good",
  { tags: "full" },
  async () => {
    await opened("/account-summary", "en-US", resolved("pay-later", false));
    await expect
      .element(page.getByRole("link", { name: "See this payment" }), { timeout: 10_000 })
      .toHaveAttribute("href", expect.stringContaining("/billing/payments/pay-later?"));
    await userEvent.click(page.getByRole("button", { name: "Dismiss this notice" }));
    await expect.element(page.getByText(/didn’t go through/)).not.toBeInTheDocument();
    await cleanup();
    await opened("/services", "en-US", resolved("pay-later", false));
    await expect.element(page.getByRole("heading", { level: 1 }), { timeout: 10_000 }).toBeVisible();
    expect(page.getByText(/didn’t go through/).elements()).toEqual([]);
  },
);

test(
  "[SHELL-19 partly] the notice and an outage alert above a screen have space between them, and to the screen below",
  { tags: "full" },
  async () => {
    await opened("/services", "en-US", resolved("pay-space", true), {
      [alertsAnswerPath]: { body: alertList(outageAlert) },
    });
    const alert = (text: string | RegExp) => page.getByRole("main").getByRole("status").filter({ hasText: text });
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading, { timeout: 10_000 }).toBeVisible();
    await expect.element(alert(/went through/), { timeout: 10_000 }).toBeVisible();
    await expect.element(alert(outageAlert.body)).toBeVisible();
    const [outage, notice, below] = [alert(outageAlert.body), alert(/went through/), heading].map((each) =>
      each.element().getBoundingClientRect(),
    );
    expect(notice!.top - outage!.bottom).toBe(16);
    expect(below!.top - notice!.bottom).toBeGreaterThanOrEqual(24);
  },
);
