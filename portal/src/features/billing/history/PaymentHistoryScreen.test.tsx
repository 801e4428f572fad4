import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../../testing/axe.ts";
import { accountId, confirming, paymentWith } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { PaymentHistoryScreen } from "./PaymentHistoryScreen.tsx";

const channels = {
  online: "En línea",
  phone: "Por teléfono",
  inStore: "En tienda",
  autoPay: "Pago automático",
  agentAssisted: "Con un agente",
  chatAssisted: "Por chat",
} as const;

test("[BILL-12] [BILL-16 partly] statuses and channels are in Spanish, and each row links to its payment", async () => {
  await page.viewport(1280, 900);
  const made = (Object.keys(channels) as (keyof typeof channels)[]).map((channel) =>
    paymentWith({ id: channel, channel }),
  );
  const payments = {
    __typename: "PaymentConnection",
    nodes: [{ ...confirming, id: "p1" }, ...made],
    endCursor: null,
    hasNextPage: false,
  };
  const screen = await render(
    <LocaleProvider locale="es-US">
      <Providers
        at={`/billing/payment-history?account=${accountId}`}
        answers={{
          PaymentHistory: {
            billing: { __typename: "BillingAccount", id: accountId, timeZone: "America/New_York", payments },
          },
        }}
      >
        <PaymentHistoryScreen />
      </Providers>
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole("cell", { name: "En Proceso" })).toBeVisible();
  expect(screen.getByRole("cell", { name: "Completado" }).all()).toHaveLength(6);
  for (const label of Object.values(channels))
    await expect.element(screen.getByRole("cell", { name: label }).first()).toBeVisible();
  const first = screen.getByRole("link", { name: "21 nov 2026: pago de $248.17" }).first();
  await expect.element(first).toHaveAttribute("href", `/billing/payments/p1?account=${accountId}`);
  await expectNoAxeViolations();
});

const total = 45;
const everyPayment = Array.from({ length: total }, (_, index) =>
  paymentWith({ id: `p${index}`, amount: 10_000 + index }),
);

/** A history of three pages, answered as the server does; `broken` fails the request for the page after that cursor. */
function threePages(broken: { after?: string } = {}): Answers {
  return {
    PaymentHistory: ({ first, after }) => {
      if (after && after === broken.after) return "failed";
      const from = Number(after ?? 0);
      const until = from + Number(first);
      const payments = {
        __typename: "PaymentConnection",
        nodes: everyPayment.slice(from, until),
        endCursor: String(until),
        hasNextPage: until < total,
      };
      return { billing: { __typename: "BillingAccount", id: accountId, timeZone: "America/New_York", payments } };
    },
  };
}

const openHistory = (answers: Answers, locale: "en-US" | "es-US" = "en-US") =>
  render(
    <LocaleProvider locale={locale}>
      <Providers at={`/billing/payment-history?account=${accountId}`} answers={answers}>
        <PaymentHistoryScreen />
      </Providers>
    </LocaleProvider>,
  );

const bodyRows = () => document.querySelectorAll("tbody tr").length;

test.each([
  ["en-US", "Show more payments", ["Nov 21, 2026", "Completed", "$100.20"], "Nov 21, 2026: payment of $100.20"],
  ["es-US", "Mostrar más pagos", ["21 nov 2026", "Completado", "$100.20"], "21 nov 2026: pago de $100.20"],
] as const)(
  "[BILL-17] in %s the whole history can be loaded page by page: date, status and amount, with the focus on the first new row",
  async (locale, more, cells, name) => {
    await page.viewport(1280, 900);
    const screen = await openHistory(threePages(), locale);
    const button = screen.getByRole("button", { name: more, exact: true });
    await expect.element(button).toBeVisible();
    expect(bodyRows()).toBe(20);
    await button.click();
    await expect.poll(bodyRows).toBe(40);
    const firstNew = [...document.querySelectorAll("tbody tr")][20];
    for (const cell of cells) expect(firstNew?.textContent).toContain(cell);
    await expect.poll(() => firstNew?.contains(document.activeElement)).toBe(true);
    await expect.element(screen.getByRole("link", { name, exact: true })).toHaveFocus();
    await button.click();
    await expect.poll(bodyRows).toBe(total);
    await expect.element(button).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
  },
);

test(
  "a page that fails to load shows an error, keeps the loaded rows, and loads on the next click",
  { tags: "full" },
  async () => {
    const broken: { after?: string } = { after: "20" };
    const screen = await openHistory(threePages(broken));
    const button = screen.getByRole("button", { name: "Show more payments", exact: true });
    await button.click();
    await expect.element(screen.getByRole("alert")).toHaveTextContent("We couldn’t load more payments. Try again.");
    expect(bodyRows()).toBe(20);
    delete broken.after;
    await button.click();
    await expect.poll(bodyRows).toBe(40);
  },
);

test("[BILL-12] on a phone a payment is one short row: its date and amount, how it was paid, and its state", async () => {
  await page.viewport(360, 740);
  const screen = await openHistory(threePages(), "es-US");
  const first = screen
    .getByRole("list", { name: /^Sus pagos/ })
    .getByRole("listitem")
    .first();
  await expect.element(first.getByRole("link", { name: "21 nov 2026: pago de $100.00" })).toBeVisible();
  for (const part of ["$100.00", "En línea", "Completado"])
    await expect.element(first.getByText(part, { exact: true })).toBeVisible();
  expect(first.element().getBoundingClientRect().height).toBeLessThanOrEqual(120);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectNoAxeViolations();
});
