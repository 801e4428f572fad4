import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { accountId } from "../../testing/billingFixtures.ts";
import { type Answers, Stage } from "../../testing/Stage.tsx";
import { StreamingScreen } from "./streaming/StreamingScreen.tsx";
import { MobileTransactionsScreen } from "./mobile/MobileTransactionsScreen.tsx";

const kinds = { ALL: ["PAYMENT", "REFUND", "CHARGE"], PAYMENTS: ["PAYMENT"], REFUNDS: ["REFUND"] } as const;
type Shown = keyof typeof kinds;

/** Answers each tab with the kinds of it, or with nothing. */
function transactions(type: "Mobile" | "Streaming", empty: readonly Shown[] = []) {
  return (variables: Record<string, unknown>) => {
    const shown = variables["shown"] as Shown;
    const made = kinds[shown].map((kind) => ({ __typename: `${type}Transaction`, id: kind, date: "2026-11-05", kind, description: `Tideline ${kind.toLowerCase()}`, amount: 1_800 }));
    const nodes = empty.includes(shown) ? [] : made;
    return { billing: { __typename: "BillingAccount", id: accountId, [`${type.toLowerCase()}TransactionPage`]: { __typename: `${type}TransactionPage`, nodes, page: 1, pages: 1 } } };
  };
}

const subscription = { __typename: "StreamingSubscription", id: "s1", name: "Marquee", monthlyPrice: 1_499, nextBillingDate: "2026-12-01" };
const subscriptions = { billing: { __typename: "BillingAccount", id: accountId, streamingSubscriptions: [subscription] } };

const screens = {
  mobile: (empty?: readonly Shown[]): [Answers, () => React.JSX.Element] => [{ MobileTransactions: transactions("Mobile", empty) }, MobileTransactionsScreen],
  streaming: (empty?: readonly Shown[]): [Answers, () => React.JSX.Element] => [{ StreamingTransactions: transactions("Streaming", empty), StreamingSubscriptions: subscriptions }, StreamingScreen],
};

async function open(screen: keyof typeof screens, locale: "en-US" | "es-US", empty?: readonly Shown[]) {
  await page.viewport(1280, 900);
  const [answers, Screen] = screens[screen](empty);
  return render(
    <LocaleProvider locale={locale}>
      <Stage at={`/billing/${screen}?account=${accountId}`} answers={answers}>
        <Screen />
      </Stage>
    </LocaleProvider>,
  );
}

const words = {
  "en-US": { all: "All", payments: "Payments", refunds: "Refunds", payment: "Payment", noRefunds: "No refunds available" },
  "es-US": { all: "Todo", payments: "Pagos", refunds: "Reembolsos", payment: "Pago", noRefunds: "No hay reembolsos disponibles" },
} as const;

const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.querySelector("th")?.textContent ?? "");

test.each([
  ["[BILL-13]", "mobile", "en-US"],
  ["[BILL-13]", "mobile", "es-US"],
  ["[BILL-15]", "streaming", "en-US"],
  ["[BILL-15]", "streaming", "es-US"],
] as const)("%s %s transactions in %s: each tab shows what is in it, and keeps the focus while it loads", async (_id, kind, locale) => {
  const screen = await open(kind, locale, ["REFUNDS"]);
  const { payments, refunds, noRefunds } = words[locale];
  await expect.poll(rows).toHaveLength(3);
  const tab = screen.getByRole("tab", { name: payments, exact: true });
  await tab.click();
  await expect.poll(rows).toEqual(["Tideline payment"]);
  await expect.element(tab).toHaveFocus();
  await screen.getByRole("tab", { name: refunds, exact: true }).click();
  await expect.element(screen.getByRole("heading", { name: noRefunds })).toBeVisible();
  expect(rows()).toEqual([]);
  await expectNoAxeViolations();
});

test("[BILL-15] streaming shows what runs, its price, its next bill and what all of it costs", async () => {
  const screen = await open("streaming", "en-US");
  await expect.element(screen.getByText("Marquee").first()).toBeVisible();
  await expect.element(screen.getByText(/December 1, 2026|Dec 1, 2026/).first()).toBeVisible();
  await expect.element(screen.getByText("$14.99", { exact: true }).first()).toBeVisible();
});
