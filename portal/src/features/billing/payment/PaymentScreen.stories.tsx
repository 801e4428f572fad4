import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AgreedTermsFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import {
  accountId,
  accountWith,
  agreedWith,
  cancelledLater,
  confirming,
  declined,
  paymentWith,
  reversalWith,
  savedToo,
  scheduledLater,
} from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { PaymentScreen } from "./PaymentScreen.tsx";

function Payment({ answer }: { answer: Answers[string] }) {
  return (
    <Providers
      at={`/billing/payments/pay-1?account=${accountId}`}
      path="/billing/payments/:paymentId"
      answers={{ PaymentOutcome: answer }}
    >
      <PaymentScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Payment outcome",
  component: Payment,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (
  payment: PaymentDetailsFragment,
  acceptedTerms: AgreedTermsFragment | null = null,
  reversals: readonly object[] = [],
): Story => ({
  args: {
    answer: {
      billing: accountWith(),
      payment: { device: null, autoPayActionId: null, acceptedTerms, reversals, ...payment },
    },
  },
});
const spanish = { globals: { locale: "es-US" } };

export const Charged: Story = shown(paymentWith());
export const ChargedInSpanish: Story = { ...Charged, ...spanish };
export const OthersNotified: Story = shown(
  paymentWith({
    customerReference: "PO-2026/118",
    notified: ["kim@books.example", "accounts-payable@harborstreetbakery.example"],
  }),
);
export const CardNotSaved: Story = shown(savedToo);
export const CardNotSavedInSpanish: Story = { ...CardNotSaved, ...spanish };
export const Declined: Story = shown(declined);
export const DeclinedInSpanish: Story = { ...Declined, ...spanish };
export const SecurityCodeFailed: Story = shown({ ...declined, failureCode: "SECURITY_CODE_FAILED" });
export const InsufficientFunds: Story = shown({ ...declined, failureCode: "INSUFFICIENT_FUNDS" });
export const ProcessorUnavailable: Story = shown({ ...declined, failureCode: "PROCESSOR_UNAVAILABLE" });
export const BeingConfirmed: Story = shown(confirming);
export const BeingConfirmedInSpanish: Story = { ...BeingConfirmed, ...spanish };
export const Pending: Story = shown({ ...confirming, state: "PENDING" });
export const Scheduled: Story = shown(scheduledLater, agreedWith({ key: "billing.schedule.terms.text" }));
export const Cancelled: Story = shown(cancelledLater);
export const MethodRemoved: Story = shown({ ...declined, failureCode: "METHOD_REMOVED" });
export const LeavesACredit: Story = shown(paymentWith({ balanceAfter: -5183 }));
export const Returned: Story = shown(
  paymentWith({ paymentMethodType: "bankAccount", lastFour: "4440", status: "returned", moneyTaken: "NO" }),
  null,
  [reversalWith()],
);
export const ReturnedInSpanish: Story = { ...Returned, ...spanish };
export const InDispute: Story = shown(paymentWith({ status: "disputed" }), null, [
  reversalWith({ kind: "CHARGEBACK", state: "OPEN", reason: "NOT_RECOGNIZED", decidedOn: null }),
]);
export const DisputeLost: Story = shown(paymentWith({ status: "returned", moneyTaken: "NO" }), null, [
  reversalWith({ kind: "CHARGEBACK", state: "LOST", reason: "NOT_RECOGNIZED" }),
]);
export const DisputeWon: Story = shown(paymentWith(), null, [
  reversalWith({ kind: "CHARGEBACK", state: "WON", reason: "NOT_RECOGNIZED" }),
]);
export const Refunded: Story = shown(paymentWith({ status: "refunded" }), null, [
  reversalWith({ kind: "REFUND", reason: "DUPLICATE" }),
]);
export const PartlyRefundedInSpanish: Story = {
  ...shown(paymentWith(), null, [
    reversalWith({ kind: "REFUND", state: "PENDING", reason: "REQUESTED", amount: 2_000, decidedOn: null }),
  ]),
  ...spanish,
};
export const Loading: Story = { args: { answer: "loading" } };
export const NotFound: Story = { args: { answer: "notFound" } };
export const Failed: Story = { args: { answer: "failed" } };
