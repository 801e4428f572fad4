import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { accountId } from "../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../testing/Providers.tsx";
import { StreamingScreen } from "./streaming/StreamingScreen.tsx";
import { MobileTransactionsScreen } from "./mobile/MobileTransactionsScreen.tsx";

const kinds = {
  ALL: ["PAYMENT", "REFUND", "CHARGE"],
  PAYMENTS: ["PAYMENT"],
  CHARGES: ["CHARGE"],
  REFUNDS: ["REFUND"],
} as const;
type Shown = keyof typeof kinds;
const tabs = ["ALL", "PAYMENTS", "CHARGES", "REFUNDS"] as const;

/** Answers each tab with its kinds of transaction, or with an empty list. */
function transactions(type: "Mobile" | "Streaming", empty: readonly Shown[] = []) {
  return (variables: Record<string, unknown>) => {
    const shown = variables["shown"] as Shown;
    const made = kinds[shown].map((kind) => ({
      __typename: `${type}Transaction`,
      id: kind,
      date: "2026-11-05",
      kind,
      description: `Tideline ${kind.toLowerCase()}`,
      amount: 1_800,
    }));
    const nodes = empty.includes(shown) ? [] : made;
    return {
      billing: {
        __typename: "BillingAccount",
        id: accountId,
        [`${type.toLowerCase()}TransactionPage`]: { __typename: `${type}TransactionPage`, nodes, page: 1, pages: 1 },
      },
    };
  };
}

const subscription = {
  __typename: "StreamingSubscription",
  id: "s1",
  name: "Marquee",
  monthlyPrice: 1_499,
  nextBillingDate: "2026-12-01",
};
const sports = {
  ...subscription,
  id: "s2",
  name: "Northlight Sports",
  monthlyPrice: 2_201,
  nextBillingDate: "2026-12-09",
};
const subscriptions = {
  billing: { __typename: "BillingAccount", id: accountId, streamingSubscriptions: [subscription, sports] },
};

const screens = {
  mobile: (empty?: readonly Shown[]): [Answers, () => React.JSX.Element] => [
    { MobileTransactions: transactions("Mobile", empty) },
    MobileTransactionsScreen,
  ],
  streaming: (empty?: readonly Shown[]): [Answers, () => React.JSX.Element] => [
    { StreamingTransactions: transactions("Streaming", empty), StreamingSubscriptions: subscriptions },
    StreamingScreen,
  ],
};

async function open(screen: keyof typeof screens, locale: "en-US" | "es-US", empty?: readonly Shown[]) {
  await page.viewport(1280, 900);
  const [answers, Screen] = screens[screen](empty);
  return render(
    <LocaleProvider locale={locale}>
      <Providers at={`/billing/${screen}?account=${accountId}`} answers={answers}>
        <Screen />
      </Providers>
    </LocaleProvider>,
  );
}

const words = {
  "en-US": {
    tab: { ALL: "All", PAYMENTS: "Payments", CHARGES: "Charges", REFUNDS: "Refunds" },
    none: {
      ALL: "No transactions available",
      PAYMENTS: "No payments available",
      CHARGES: "No charges available",
      REFUNDS: "No refunds available",
    },
    payment: /payment.*Payment.*−\$18\.00/,
    refund: /refund.*Refund.*\+\$18\.00/,
    charge: /charge.*Charge.*\$18\.00/,
  },
  "es-US": {
    tab: { ALL: "Todas", PAYMENTS: "Pagos", CHARGES: "Cargos", REFUNDS: "Reembolsos" },
    none: {
      ALL: "No hay transacciones disponibles",
      PAYMENTS: "No hay pagos disponibles",
      CHARGES: "No hay cargos disponibles",
      REFUNDS: "No hay reembolsos disponibles",
    },
    payment: /payment.*Pago.*−\$18\.00/,
    refund: /refund.*Reembolso.*\+\$18\.00/,
    charge: /charge.*Cargo.*\$18\.00/,
  },
} as const;

const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);

const both = [
  ["[BILL-13]", "mobile", "en-US"],
  ["[BILL-13]", "mobile", "es-US"],
  ["[BILL-15]", "streaming", "en-US"],
  ["[BILL-15]", "streaming", "es-US"],
] as const;

test.each(both)(
  "%s %s transactions in %s: each tab shows its rows, and keeps the focus while loading",
  { tags: "full" },
  async (_id, kind, locale) => {
    const screen = await open(kind, locale);
    const { tab: names, payment, refund, charge } = words[locale];
    const contents = { ALL: [payment, refund, charge], PAYMENTS: [payment], CHARGES: [charge], REFUNDS: [refund] };
    await expect.poll(rows).toEqual(contents.ALL.map((row) => expect.stringMatching(row)));
    for (const shown of ["PAYMENTS", "CHARGES", "REFUNDS", "ALL"] as const) {
      const tab = screen.getByRole("tab", { name: names[shown], exact: true });
      await tab.click();
      await expect.element(tab).toHaveAttribute("aria-selected", "true");
      await expect.poll(rows).toEqual(contents[shown].map((row) => expect.stringMatching(row)));
      await expect.element(tab).toHaveFocus();
    }
    await expectNoAxeViolations();
  },
);

test.each(both)(
  "%s %s transactions in %s: each tab shows its empty state",
  { tags: "full" },
  async (_id, kind, locale) => {
    const screen = await open(kind, locale, tabs);
    const { tab: names, none } = words[locale];
    for (const shown of ["REFUNDS", "CHARGES", "PAYMENTS", "ALL"] as const) {
      await screen.getByRole("tab", { name: names[shown], exact: true }).click();
      await expect.element(screen.getByRole("heading", { name: none[shown] })).toBeVisible();
      expect(rows()).toEqual([]);
    }
    await expectNoAxeViolations();
  },
);

test.each([
  [
    "en-US",
    [
      "Marquee",
      "Next charge: December 1, 2026",
      "$14.99 a month",
      "Northlight Sports",
      "Next charge: December 9, 2026",
      "$22.01 a month",
      "Monthly total",
      "$37.00",
    ],
  ],
  [
    "es-US",
    [
      "Marquee",
      "Próximo cobro: 1 de diciembre de 2026",
      "$14.99 al mes",
      "Northlight Sports",
      "Próximo cobro: 9 de diciembre de 2026",
      "$22.01 al mes",
      "Total mensual",
      "$37.00",
    ],
  ],
] as const)(
  "[BILL-15] streaming in %s shows each subscription, its price and next bill, and the total price",
  async (locale, shown) => {
    const screen = await open("streaming", locale);
    await expect.element(screen.getByText("Marquee", { exact: true })).toBeVisible();
    const list = () => document.querySelector("dl")?.textContent ?? "";
    let from = -1;
    for (const text of shown) {
      expect(list().indexOf(text, from), text).toBeGreaterThan(from);
      from = list().indexOf(text, from);
    }
  },
);
