import { LocaleProvider, type Locale } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import { Page } from "@portico/design-system/layout";
import { useSelector } from "react-redux";
import { test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { accountId, accountWith, homeAnswers, pastDue, savedToo, scheduledLater, scheduledPayments } from "../../testing/billingFixtures.ts";
import { Stage } from "../../testing/Stage.tsx";
import { BillingHomeScreen } from "./home/BillingHomeScreen.tsx";
import { payOncePath } from "./model/paths.ts";
import { selectDraft } from "./pay-once/payOnce.selectors.ts";
import { payOnceEvents } from "./pay-once/payOnce.slice.ts";
import { PayOnceFlow } from "./pay-once/PayOnceFlow.tsx";
import { PaymentScreen } from "./payment/PaymentScreen.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";

const base = { accountId, amount: { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false }, method: { kind: "new", type: "visa", lastFour: "4242", goodUntil: 9e15, vaultToken: "vt", canSave: true, save: false }, attemptKey: "k" } as const;
const later = { ...base, way: { later: true }, date: "2026-11-30", isLater: true };
const overlaps = [
  { __typename: "PaymentOverlap", id: "autopay", kind: "AUTO_PAY", amount: 24317, date: "2026-12-05", paymentId: null, enteredBy: null },
  { __typename: "PaymentOverlap", id: "pay-9", kind: "RECENT", amount: 24817, date: "2026-11-21", paymentId: "pay-9", enteredBy: "Billie" },
] as const;
function Steps({ account }: { account: ReturnType<typeof accountWith> }) {
  const draft = useSelector(selectDraft);
  return draft && <PayOnceFlow account={account} draft={draft} />;
}
const flow = (step: "date" | "review" | "method", draft: object, account = accountWith()) => (
  <Stage at={payOncePath(accountId, step)} happened={[payOnceEvents.resumed({ draft: draft as never })]}>
    <Page width="narrow"><Steps account={account} /></Page>
  </Stage>
);
const two = accountWith({ scheduledPayments: [...scheduledPayments] });
const screens: Record<string, () => React.ReactNode> = {
  date: () => flow("date", later, accountWith({ scheduledPayments: scheduledPayments.slice(1) })),
  dateForced: () => flow("date", base, pastDue),
  review: () => flow("review", { ...base, date: "2026-11-21" }, accountWith({ overlaps: [...overlaps], paperlessEnrolled: false })),
  reviewLater: () => flow("review", later),
  scheduled: () => <Stage at={`/x?account=${accountId}`} answers={{ ScheduledPayments: { billing: two } }}><ScheduledScreen /></Stage>,
  outcome: () => <Stage at={`/p/pay-1?account=${accountId}`} path="/p/:paymentId" answers={{ PaymentOutcome: { billing: accountWith(), payment: scheduledLater } }}><PaymentScreen /></Stage>,
  retry: () => <Stage at={`/p/pay-1?account=${accountId}`} path="/p/:paymentId" answers={{ PaymentOutcome: { billing: accountWith(), payment: savedToo } }}><PaymentScreen /></Stage>,
  home: () => <Stage at={`/billing?account=${accountId}`} answers={homeAnswers(two)}><BillingHomeScreen /></Stage>,
};
for (const [name, make] of Object.entries(screens)) {
  for (const [locale, width] of [["en-US", 1280], ["es-US", 360]] as [Locale, number][]) {
    test(`${name} ${locale}`, async () => {
      await page.viewport(width, 900);
      const screen = await render(<LocaleProvider locale={locale}>{make()}</LocaleProvider>);
      await screen.getByRole("heading", { level: 1 }).first().findElement?.();
      await new Promise((r) => setTimeout(r, 800));
      if (name === "date" && locale === "en-US") await userEvent.click(screen.getByRole("button", { name: "Choose the payment date" }));
      if (name === "scheduled" && locale === "es-US") await userEvent.click(screen.getByRole("button", { name: /^Cancelar/ }).first());
      await new Promise((r) => setTimeout(r, 300));
      await page.screenshot({ path: `/tmp/pay-look/${name}-${locale}.png` });
      await screen.unmount();
    });
  }
}
