import { LocaleProvider } from "@portico/design-system/locale";
import "@portico/design-system/theme";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { autoPayAccount, paused } from "../../testing/autoPayFixtures.ts";
import { accountId, accountWith, locking, scheduledPayments } from "../../testing/billingFixtures.ts";
import { calendarAnswers } from "../../testing/calendarFixtures.ts";
import { type Answers, Providers } from "../../testing/Providers.tsx";
import { inGraph, statuses } from "../../testing/statusFixtures.ts";
import { Barrier } from "./auto-pay/Barriers.tsx";
import { PausedAlert } from "./auto-pay/PausedAlert.tsx";
import { MoneyCalendarScreen } from "./calendar/MoneyCalendarScreen.tsx";
import { DeviceBalancesScreen } from "./mobile/DeviceBalancesScreen.tsx";
import { FailuresOfAccount } from "./model/account-status/PaymentFailures.tsx";
import { ReturnedPayments } from "./model/account-status/ReturnedPayments.tsx";
import { BalanceDueDialog } from "./model/payment-flow/MethodRestrictions.tsx";
import { ScheduledScreen } from "./scheduled/ScheduledScreen.tsx";
import { WhatIfScreen } from "./what-if/WhatIfScreen.tsx";

/* While the outcome of a payment is unknown, nothing offers to pay again; the shell says why on every screen. */

type State = { canPay?: boolean; confirming: boolean };

const locked = ({ confirming }: State) => ({ lockingPayment: confirming ? locking : null });
const device = {
  __typename: "MobileDevice",
  id: "md_1",
  name: "Tideline 12",
  remainingBalance: 41_650,
  monthlyInstallment: 2_450,
  installmentsRemaining: 17,
  paymentMinimum: 100,
  paymentMaximum: 41_650,
};
const failure = {
  __typename: "PaymentFailure",
  id: "autopay_2026-11-20",
  kind: "AUTO_PAY",
  paymentId: "pay_1",
  date: "2026-11-20",
  amount: 24_317,
  code: "DECLINED",
  retryOn: null,
  retryAmount: null,
  retryDiscount: null,
  paused: false,
} as const;
const statusIn = ({ confirming }: State) => ({
  ...inGraph(confirming ? { ...statuses.confirming, stillDue: 5000 } : statuses.due),
  failures: [failure],
});
const accountIn = (state: State) => accountWith({ ...locked(state), status: statusIn(state) });
const whatIf = {
  __typename: "WhatIf",
  verdict: "ALLOWED",
  minimum: 100,
  maximum: 2_500_000,
  firstDate: "2026-11-22",
  lastDate: "2026-12-21",
  pastDueBefore: 0,
  stoppedBefore: false,
  restored: false,
  restoreMinutes: 15,
  amountDueAfter: 14_300,
  pastDueAfter: 0,
  creditAfter: 0,
  dueDateAfter: "2026-12-05",
  softDisconnectDateAfter: null,
  scheduledFirst: 0,
  autoPayFirst: false,
  autoPayDiscount: 0,
};

type Place = {
  shown: ReactNode;
  answers?: Answers;
  /** What shows that the screen is complete. */
  complete: string | RegExp;
  press?: string;
  pay: string | RegExp;
};

const places: Record<string, (state: State) => Place> = {
  "a failed payment's alert": (state) => ({
    shown: <FailuresOfAccount accountId={accountId} />,
    answers: { PaymentFailures: { billing: accountIn(state) } },
    complete: /didn’t go through/,
    pay: /^Pay \$/,
  }),
  "a returned device payment's alert": (state) => ({
    shown: (
      <ReturnedPayments accountId={accountId} status={statuses.disputedForDevice} pay={0} mayPay={!state.confirming} />
    ),
    complete: /Pixel 12 Pro/,
    pay: /Pixel 12 Pro/,
  }),
  "paused Auto Pay": (state) => ({
    shown: (
      <PausedAlert account={{ ...autoPayAccount(paused("BALANCE_DUE")), ...locked(state), status: statusIn(state) }} />
    ),
    complete: /Auto\sPay has been paused|Auto\sPay was paused|paused/i,
    pay: /^Pay \$/,
  }),
  "Auto Pay of a disconnected account": (state) => ({
    shown: <Barrier account={{ ...autoPayAccount(paused("BALANCE_DUE")), ...locked(state) }} barrier="disconnected" />,
    complete: "Your account is disconnected.",
    pay: "Make a payment",
  }),
  "the calendar of bills": (state) => ({
    shown: <MoneyCalendarScreen />,
    answers: calendarAnswers(undefined, [], true, locked(state).lockingPayment),
    complete: "Bill due",
    pay: /^Pay/,
  }),
  "the balances of devices": (state) => ({
    shown: <DeviceBalancesScreen />,
    answers: {
      DeviceBalances: {
        billing: {
          __typename: "BillingAccount",
          id: accountId,
          canPay: true,
          ...locked(state),
          mobileDevices: [device],
        },
      },
    },
    complete: "Tideline 12",
    pay: /Tideline 12/,
  }),
  "scheduled payments": (state) => ({
    shown: <ScheduledScreen />,
    answers: {
      ScheduledPayments: {
        billing: { ...accountIn(state), billedElsewhere: null, scheduledPayments: scheduledPayments.slice(0, 1) },
      },
    },
    complete: "Payment on November 30, 2026",
    pay: "Schedule a payment",
  }),
  "what a payment would change": (state) => ({
    shown: <WhatIfScreen />,
    answers: { WhatIfStart: { billing: accountIn(state) }, WhatIf: { whatIf } },
    complete: /\$143\.00/,
    press: "Preview",
    pay: "Make a payment",
  }),
  "the balance before the method of Auto Pay changes": (state) => ({
    shown: <BalanceDueDialog open account={accountIn(state)} onClose={() => undefined} />,
    complete: "Not now",
    pay: /^Pay \$/,
  }),
};

beforeEach(() => page.viewport(360, 1_400));

async function opened(place: Place) {
  const screen = await render(
    <LocaleProvider locale="en-US">
      <Providers at={`/?account=${accountId}`} answers={place.answers ?? {}}>
        {place.shown}
      </Providers>
    </LocaleProvider>,
  );
  if (place.press) await page.getByRole("button", { name: place.press }).click();
  await expect.element(page.getByText(place.complete).first()).toBeVisible();
  return screen;
}

test.each(Object.entries(places))(
  "%s offers to pay, and does not while a payment is being confirmed",
  async (_, at) => {
    const usual = at({ confirming: false });
    const before = await opened(usual);
    await expect.element(page.getByRole("link", { name: usual.pay }).first()).toBeVisible();
    await before.unmount();
    const locked = at({ confirming: true });
    await opened(locked);
    expect(page.getByRole("link", { name: locked.pay }).elements()).toEqual([]);
  },
);
