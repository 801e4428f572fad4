import { type Locale, LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { expectNoAxeViolations } from "../../testing/axe.ts";
import { accountId } from "../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../testing/Providers.tsx";
import { MobileTransactionsScreen } from "./mobile/MobileTransactionsScreen.tsx";
import { PayBillScreen } from "./pay-once/PayOnceScreen.tsx";
import { PaymentScreen } from "./payment/PaymentScreen.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";
import { StreamingScreen } from "./streaming/StreamingScreen.tsx";
import { PaymentHistoryScreen } from "./history/PaymentHistoryScreen.tsx";

const billing = { __typename: "BillingAccount", id: accountId, timeZone: "America/New_York" };
const headlessPage = { nodes: [], page: 1, pages: 1 };
const nothing: Answers = {
  PaymentHistory: {
    billing: {
      ...billing,
      payments: { __typename: "PaymentConnection", nodes: [], endCursor: null, hasNextPage: false },
    },
  },
  MobileTransactions: {
    billing: { ...billing, mobileTransactionPage: { __typename: "MobileTransactionPage", ...headlessPage } },
  },
  StreamingSubscriptions: { billing: { ...billing, streamingSubscriptions: [] } },
  StreamingTransactions: {
    billing: { ...billing, streamingTransactionPage: { __typename: "StreamingTransactionPage", ...headlessPage } },
  },
};
const unreachable: Answers = {
  PaymentHistory: "failed",
  PaymentOutcome: "failed",
  PayOnce: "failed",
  ScheduledPayments: "failed",
};

async function opened(screen: ReactElement, locale: Locale, answers: Answers, query = "", path = "*") {
  await page.viewport(360, 900);
  return render(
    <LocaleProvider locale={locale}>
      <Providers at={`/billing/payments/pay-1?account=${accountId}${query}`} path={path} answers={answers}>
        {screen}
      </Providers>
    </LocaleProvider>,
  );
}

const history = <PaymentHistoryScreen />;
const mobile = <MobileTransactionsScreen />;
const streaming = <StreamingScreen />;

test.each<[what: string, screen: ReactElement, query: string, en: string, es: string]>([
  ["payments", history, "", "No payments yet", "Aún no hay pagos"],
  ["mobile payments", mobile, "&show=payments", "No payments available", "No hay pagos disponibles"],
  ["mobile refunds", mobile, "&show=refunds", "No refunds available", "No hay reembolsos disponibles"],
  ["mobile transactions", mobile, "", "No transactions available", "No hay transacciones disponibles"],
  ["streaming subscriptions", streaming, "", "No streaming subscriptions", "No hay suscripciones de streaming"],
  ["streaming refunds", streaming, "&show=refunds", "No refunds available", "No hay reembolsos disponibles"],
])("[ERR-05] an empty list of %s has its message in both languages", async (_what, screen, query, en, es) => {
  for (const [locale, words] of [
    ["en-US", en],
    ["es-US", es],
  ] as const) {
    const shown = await opened(screen, locale, nothing, query);
    await expect.element(shown.getByRole("heading", { name: words })).toBeVisible();
    await expectNoAxeViolations();
    await shown.unmount();
  }
});

test("without a streaming subscription, now or before, the page says whom to call and has no tabs to choose from", async () => {
  const shown = await opened(streaming, "en-US", nothing);
  await expect.element(shown.getByText(/To add one, call us\./)).toBeVisible();
  expect(shown.getByRole("tab").elements()).toEqual([]);
});

test.each<[what: string, screen: ReactElement, path: string]>([
  ["the history", history, "*"],
  ["the page of a payment", <PaymentScreen key="payment" />, "/billing/payments/:paymentId"],
  ["the payment flow", <PayBillScreen key="pay" />, "*"],
  ["scheduled payments", <ScheduledScreen key="scheduled" />, "*"],
])(
  "[ERR-05] unavailable payment information: %s says that nothing was charged, and offers a retry",
  async (_what, screen, path) => {
    for (const [locale, title, again] of [
      ["en-US", "Payment information is unavailable right now.", "Try again"],
      ["es-US", "La información de pagos no está disponible en este momento.", "Intentar de nuevo"],
    ] as const) {
      const shown = await opened(screen, locale, unreachable, "", path);
      await expect.element(shown.getByText(title)).toBeVisible();
      await expect.element(shown.getByText(/You were not charged|No le cobramos nada/)).toBeVisible();
      await expect.element(shown.getByRole("button", { name: again })).toBeVisible();
      await expectNoAxeViolations();
      await shown.unmount();
    }
  },
);
