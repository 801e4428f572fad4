/* oxlint-disable max-lines -- one story for each state of a screen */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "@portico/design-system/layout";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useSelector } from "react-redux";
import {
  accountId,
  accountWith,
  locking,
  methods,
  pastDue,
  scheduledPayments,
} from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { withCookie } from "../../../testing/serverCookie.ts";
import { inGraph, statuses } from "../../../testing/statusFixtures.ts";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { quickPayPath } from "../model/laterPaths.ts";
import { payOncePath, type PayStep } from "../model/paths.ts";
import type { Draft, Refusal } from "./payOnce.draft.ts";
import { payOnceEvents, selectDraft } from "./payOnce.slice.ts";
import { paidElsewhere } from "../model/account-status/paymentWatch.slice.ts";
import { PayOnceFlow } from "./PayOnceScreen.tsx";
import type { StepProps } from "./StepFrame.tsx";

const { resumed, amountChosen, refused, submitted, answered, outcomeUnknown } = payOnceEvents;

const filledIn: Draft = {
  accountId,
  amount: { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false },
  method: {
    kind: "new",
    type: "visa",
    lastFour: "4242",
    goodUntil: Number.MAX_SAFE_INTEGER,
    vaultToken: "vt",
    canSave: true,
    save: true,
  },
  date: "2026-11-21",
  idempotencyKey: "attempt-of-the-story",
};

const quick: Draft = { accountId, entry: { quick: true }, idempotencyKey: "attempt-of-the-story" };

type FlowProps = {
  step: PayStep;
  at?: string;
  draft?: Draft;
  on?: Parameters<typeof Providers>[0]["on"];
  account?: StepProps["account"];
  happened?: Parameters<typeof Providers>[0]["happened"];
};

function Flow({ step, at, on, draft = { accountId }, account = accountWith(), happened = [] }: FlowProps) {
  return (
    <Providers
      at={at ?? (draft.entry?.quick ? quickPayPath(accountId) : payOncePath(accountId, step))}
      on={on}
      happened={[resumed({ draft }), ...happened]}
    >
      <Page width="narrow">
        <Steps account={account} />
      </Page>
    </Providers>
  );
}

function Steps({ account }: { account: StepProps["account"] }) {
  const draft = useSelector(selectDraft);
  return draft && <PayOnceFlow account={account} draft={draft} />;
}

const meta = {
  title: "Screens/One-time payment",
  component: Flow,
  parameters: { layout: "fullscreen" },
  args: { step: "amount" },
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };
const refusedWith = (code: Refusal["code"], step: PayStep): Story => ({
  args: { step, draft: filledIn, happened: [refused({ code })] },
});

export const Amount: Story = {};
export const AmountInSpanish: Story = { ...Amount, ...spanish };
export const PaymentsUnavailable: Story = withCookie("portico-bill-pay-unavailable", "PROCESSOR", Amount);
export const PaymentsUnavailableInSpanish: Story = { ...PaymentsUnavailable, ...spanish };
export const AmountPastDue: Story = { args: { account: pastDue } };
const arranged = accountWith({ amountDue: 29800, status: inGraph(statuses.arrangement) });
/** Opened by the button for the next installment together with the current bill. */
export const AmountFromLink: Story = { args: { account: arranged, draft: { accountId, linkedAmount: 17400 } } };
export const AmountFromLinkInSpanish: Story = { ...AmountFromLink, ...spanish };
export const AmountWhenNothingIsOwed: Story = { args: { account: accountWith({ amountDue: 0, dueDate: null }) } };

export const AmountRefused: Story = {
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(
      await canvas.findByRole("radio", { name: new RegExp(`^${t("billing.payOnce.amount.other")}`) }),
    );
    const field = canvas.getByRole("textbox", { name: t("billing.payOnce.amount.otherLabel") });
    await userEvent.type(field, "0.99");
    await userEvent.click(canvas.getByRole("button", { name: t("billing.payOnce.continue") }));
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(t("billing.payOnce.amount.outOfRange", { min: 100, max: 2_500_000 })),
      ),
    );
  },
};

export const Overpayment: Story = { args: { happened: [amountChosen({ choice: "other", cents: 30000, due: 24817 })] } };
export const OverpaymentInSpanish: Story = { ...Overpayment, ...spanish };
export const PaidInAnotherTab: Story = { args: { happened: [paidElsewhere({ accountId, paymentId: "pay-1" })] } };
export const OverpaymentNotConfirmed: Story = refusedWith("OVERPAYMENT_NOT_CONFIRMED", "amount");

const amountOnly: Draft = { accountId, amount: filledIn.amount };
export const Method: Story = { args: { step: "method", draft: amountOnly } };
export const MethodInSpanish: Story = { ...Method, ...spanish };
export const MethodAskedAgain: Story = { args: { step: "method", draft: { ...amountOnly, methodBefore: "new" } } };
export const CodeRefused: Story = {
  args: {
    step: "method",
    draft: filledIn,
    happened: [
      answered({ accountId, paymentId: "pay-1", state: "FAILED", failureCode: "SECURITY_CODE_FAILED" }),
      resumed({ draft: { ...amountOnly, methodBefore: "new", codeRefused: true } }),
    ],
  },
};
export const CodeRefusedInSpanish: Story = { ...CodeRefused, ...spanish };
export const MethodGiven: Story = { args: { step: "method", draft: { ...filledIn, date: undefined } } };
export const CardDataExpired: Story = refusedWith("CARD_DATA_EXPIRED", "method");
export const CardsRestricted: Story = {
  args: {
    step: "method",
    draft: amountOnly,
    account: accountWith({ paymentOptions: { ...accountWith().paymentOptions, cardsAllowed: false } }),
  },
};

export const Date: Story = { args: { step: "date", draft: { ...filledIn, date: undefined } } };
export const DateInSpanish: Story = { ...Date, ...spanish };
export const DateForced: Story = { args: { ...Date.args, account: pastDue } };
export const DateTwoScheduled: Story = {
  args: {
    ...Date.args,
    account: accountWith({
      scheduledPayments: [...scheduledPayments],
      paymentOptions: {
        ...accountWith().paymentOptions,
        firstScheduledDate: null,
        lastDate: "2026-11-21",
        schedulingBlock: "TWO_SCHEDULED",
      },
    }),
  },
};

export const DateAfterDue: Story = {
  args: { step: "date", draft: { ...filledIn, entry: { later: true }, date: "2026-12-10", isLater: true } },
};
export const DateAfterDueInSpanish: Story = { ...DateAfterDue, ...spanish };
const later: Draft = { ...filledIn, entry: { later: true }, date: "2026-11-30", isLater: true };
export const DateLater: Story = {
  args: { step: "date", draft: later, account: accountWith({ scheduledPayments: scheduledPayments.slice(1) }) },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("button", { name: t("billing.schedule.date.open") }));
  },
};

/** After the cut-off at eight in the evening tomorrow is closed. */
export const DatePastCutOff: Story = {
  args: {
    step: "date",
    draft: { ...later, date: undefined },
    account: accountWith({ paymentOptions: { ...accountWith().paymentOptions, firstScheduledDate: "2026-11-23" } }),
  },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.type(
      await canvas.findByRole("textbox", { name: new RegExp(`^${t("billing.schedule.date.field")}`) }),
      "11/22/26",
    );
    await userEvent.click(canvas.getByRole("button", { name: t("billing.payOnce.continue") }));
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

export const Review: Story = { args: { step: "review", draft: filledIn } };
export const ReviewInSpanish: Story = { ...Review, ...spanish };
const overlaps = [
  {
    __typename: "PaymentOverlap",
    id: "autopay",
    kind: "AUTO_PAY",
    amount: 24317,
    pays: 24817,
    date: "2026-12-05",
    paymentId: null,
    enteredBy: null,
  },
  {
    __typename: "PaymentOverlap",
    id: "pay-later-1",
    kind: "SCHEDULED",
    amount: 10000,
    pays: 10000,
    date: "2026-11-30",
    paymentId: "pay-later-1",
    enteredBy: "Dana",
  },
  {
    __typename: "PaymentOverlap",
    id: "pay-9",
    kind: "RECENT",
    amount: 24817,
    pays: 0,
    date: "2026-11-21",
    paymentId: "pay-9",
    enteredBy: "Billie",
  },
] as const;
export const ReviewThatMayPayTwice: Story = {
  args: { ...Review.args, account: accountWith({ overlaps: [...overlaps], paperlessEnrolled: false }) },
};
/** Notification recipients (B14); one e-mail address is invalid. */
export const ReviewWithOthersToNotify: Story = {
  args: {
    ...Review.args,
    draft: { ...filledIn, customerReference: "PO-2026/118", notify: "kim@books.example, lee@books" },
  },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(
      await canvas.findByRole("button", { name: t("billing.payOnce.review.submit", { amount: 24817 }) }),
    );
    await expect(canvas.getByRole("textbox", { name: new RegExp(t("billing.notify.label")) })).toBeInvalid();
  },
};
export const ReviewWithOthersToNotifyInSpanish: Story = { ...ReviewWithOthersToNotify, ...spanish };
export const ReviewWhereNobodyCanBeNotified: Story = {
  args: {
    ...Review.args,
    account: accountWith({ paymentOptions: { ...accountWith().paymentOptions, canNotify: false } }),
  },
};
export const NotifyRefused: Story = refusedWith("NOTIFY_UNAVAILABLE", "review");
export const ReviewLater: Story = { args: { step: "review", draft: later } };
export const ReviewWithPrepaidCard: Story = {
  args: {
    step: "review",
    draft: {
      ...filledIn,
      method: {
        kind: "new",
        type: "visa",
        lastFour: "3004",
        goodUntil: Number.MAX_SAFE_INTEGER,
        vaultToken: "vt",
        canSave: false,
        save: true,
      },
    },
  },
};

export const TermsMissing: Story = {
  ...Review,
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(
      await canvas.findByRole("button", { name: t("billing.payOnce.review.submit", { amount: 24817 }) }),
    );
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
  },
};

/** Choosing paperless billing requires its consent too. */
export const PaperlessConsentMissing: Story = {
  args: { ...Review.args, draft: { ...filledIn, paperless: true }, account: accountWith({ paperlessEnrolled: false }) },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(
      await canvas.findByRole("button", { name: t("billing.payOnce.review.submit", { amount: 24817 }) }),
    );
    await expect(canvas.getByRole("checkbox", { name: /electronic delivery|entrega electrónica/ })).toBeInvalid();
  },
};
export const PaperlessConsentMissingInSpanish: Story = { ...PaperlessConsentMissing, ...spanish };

const linking = ["bankLinking"] as const;
const linkDraft: Draft = { ...amountOnly, linksBank: true };
const linkedMethod = {
  kind: "new",
  type: "bankAccount",
  lastFour: "5559",
  goodUntil: Number.MAX_SAFE_INTEGER,
  vaultToken: "vt",
  canSave: true,
  save: true,
} as const;
export const MethodWithLinking: Story = { args: { step: "method", draft: linkDraft, on: linking } };
export const BankLinked: Story = { args: { step: "bank", draft: { ...linkDraft, method: linkedMethod }, on: linking } };
export const BankLinkedInSpanish: Story = { ...BankLinked, ...spanish };
export const BankAskedAgain: Story = {
  args: { step: "bank", draft: { ...linkDraft, methodBefore: "newBank" }, on: linking },
};
/** Returns from a bank-linking service (PAY-23). */
const backFromLinking = (end: string): Story => ({
  args: {
    at: `/billing/pay-bill?open=bd&account=${accountId}&linking=${end}`,
    draft: { ...linkDraft, entry: { bank: true } },
    on: linking,
  },
});
export const BackFromLinking: Story = backFromLinking("returned");
export const LinkingRefused: Story = backFromLinking("refused");
export const LinkingRefusedInSpanish: Story = { ...LinkingRefused, ...spanish };
export const LinkingCancelled: Story = backFromLinking("cancelled");
export const BankLinkingSwitchedOff: Story = { args: { step: "bank", draft: linkDraft } };

export const QuickPay: Story = { args: { draft: quick } };
export const QuickPayInSpanish: Story = { ...QuickPay, ...spanish };
export const QuickPayWithBankAccount: Story = {
  args: { draft: quick, account: accountWith({ paymentMethods: methods.slice(3), overlaps: [...overlaps] }) },
};
export const QuickPayRefused: Story = {
  args: { draft: { ...quick, method: filledIn.method }, happened: [refused({ code: "OVERPAYMENT_NOT_CONFIRMED" })] },
};

const restricted = (cardsAllowed: boolean, banksAllowed: boolean) =>
  accountWith({
    paymentOptions: { ...accountWith().paymentOptions, cardsAllowed, banksAllowed },
    paymentMethods: methods.map((method) => ({
      ...method,
      restricted: method.type === "bankAccount" ? !banksAllowed : !cardsAllowed,
    })),
  });
const choosing = { step: "method" as const, draft: { accountId, amount: filledIn.amount } };

export const OnlyBankAccounts: Story = { args: { ...choosing, account: restricted(false, true) } };
export const OnlyCash: Story = { args: { ...choosing, account: restricted(false, false) } };
export const OnlyCashInSpanish: Story = { args: { ...choosing, account: restricted(false, false) }, ...spanish };
export const CardHasExpired: Story = {
  args: choosing,
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await userEvent.click(await canvas.findByRole("radio", { name: /^Mastercard .* 4444/ }));
    await waitFor(() =>
      expect(
        within(document.body).getByRole("alertdialog", { name: t("wallet.pay.expiredDialog.title") }),
      ).toBeVisible(),
    );
  },
};
export const CardHasExpiredInSpanish: Story = { ...CardHasExpired, ...spanish };

export const TermsOpen: Story = {
  ...Review,
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: /^(terms and conditions|términos y condiciones)$/ }),
    );
    await expect(canvas.getByRole("checkbox", { hidden: true })).not.toBeChecked();
  },
};

export const Submitting: Story = { args: { step: "review", draft: filledIn, happened: [submitted()] } };
export const Unknown: Story = {
  args: { step: "review", draft: filledIn, happened: [submitted(), outcomeUnknown({ takesLong: false })] },
};
export const UnknownForLong: Story = {
  args: { step: "review", draft: filledIn, happened: [submitted(), outcomeUnknown({ takesLong: true })] },
};
export const UnknownInSpanish: Story = { ...Unknown, ...spanish };
export const NotStarted: Story = refusedWith("OTHER", "review");
export const SentBefore: Story = refusedWith("IDEMPOTENCY_KEY_REUSED", "review");
export const MayNotPay: Story = { args: { account: accountWith({ canPay: false }) } };
export const MayNotPayInSpanish: Story = { ...MayNotPay, ...spanish };
export const AnotherIsBeingConfirmed: Story = { args: { account: accountWith({ lockingPayment: locking }) } };
