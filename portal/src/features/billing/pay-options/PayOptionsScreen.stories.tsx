import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId, accountWith, locking, pastDue } from "../../../testing/billingFixtures.ts";
import { payOptionsAnswers } from "../../../testing/payOptionsFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { inGraph, statuses, statusWith } from "../../../testing/statusFixtures.ts";
import { PayOptionsScreen } from "./PayOptionsScreen.tsx";

function PayOptions({ answers }: { answers: Answers }) {
  return (
    <Providers at={`/billing/bill-pay-options?account=${accountId}`} answers={answers}>
      <PayOptionsScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Ways to pay",
  component: PayOptions,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof PayOptions>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusing = (changes: object) => inGraph(statusWith({ mayPay: { ...statuses.due.mayPay, ...changes } }));

export const Owes: Story = { args: { answers: payOptionsAnswers() } };
export const AutoPayOn: Story = {
  args: { answers: payOptionsAnswers({ autoPayEnrolled: true, status: inGraph(statuses.autoPay) }) },
};
/** All must be paid today. */
export const PastDue: Story = { args: { answers: payOptionsAnswers({ ...pastDue }) } };
export const Arrangement: Story = { args: { answers: payOptionsAnswers({ status: inGraph(statuses.arrangement) }) } };
export const TwoScheduled: Story = {
  args: {
    answers: payOptionsAnswers({
      status: inGraph(statuses.scheduled),
      paymentOptions: { ...accountWith().paymentOptions, schedulingBlock: "TWO_SCHEDULED", firstScheduledDate: null },
    }),
  },
};
export const OnlyCash: Story = { args: { answers: payOptionsAnswers({ status: inGraph(statuses.cashOnly) }) } };
export const NoCards: Story = {
  args: { answers: payOptionsAnswers({ status: refusing({ cardsAllowed: false }) }) },
};
export const NoBankAccounts: Story = {
  args: { answers: payOptionsAnswers({ status: refusing({ banksAllowed: false }) }) },
};
export const Disconnected: Story = {
  args: {
    answers: payOptionsAnswers({
      ...pastDue,
      disconnected: true,
      status: inGraph({
        ...statuses.pastDue,
        service: { ...statuses.pastDue.service, state: "DISCONNECTED", stopsOn: null },
      }),
    }),
  },
};
export const Suspended: Story = {
  args: {
    answers: payOptionsAnswers({
      ...pastDue,
      status: inGraph({
        ...statuses.pastDue,
        service: { ...statuses.pastDue.service, state: "SUSPENDED", stopsOn: null, restoreMinutes: 15 },
      }),
    }),
  },
};
/** Another payment is being confirmed, so that none can start. */
export const Confirming: Story = {
  args: { answers: payOptionsAnswers({ lockingPayment: locking, status: inGraph(statuses.confirming) }) },
};
export const MayNotPay: Story = {
  args: {
    answers: {
      ...payOptionsAnswers({ canPay: false }),
      PayingRefusal: {
        billing: {
          __typename: "BillingAccount",
          id: accountId,
          accountName: "Harbor Street Bakery",
          payingRefusal: {
            __typename: "PayingRefusal",
            reason: "ROLE",
            whoCan: [{ __typename: "AccountPerson", firstName: "Dana", role: "PRIMARY" }],
          },
        },
      },
    },
  },
};
export const EnterpriseAccount: Story = {
  args: {
    answers: payOptionsAnswers({
      canPay: false,
      billedElsewhere: {
        __typename: "BilledElsewhere",
        reason: "ENTERPRISE",
        url: "https://enterprise-billing.example/",
      },
    }),
  },
};
/** The provider has configured no number, no address and no list of stores. */
export const NothingConfigured: Story = {
  args: {
    answers: payOptionsAnswers({
      paymentMethods: [],
      paymentPlaces: { __typename: "PaymentPlaces", phone: null, mailTo: null, storesUrl: null },
    }),
  },
};
export const Loading: Story = { args: { answers: { PayOptions: "loading" } } };
export const Failed: Story = { args: { answers: { PayOptions: "failed" } } };
