import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId, declined, paymentWith } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { ActivityScreen } from "./ActivityScreen.tsx";

function Activity({ answers, query = "" }: { answers: Answers; query?: string }) {
  return (
    <Providers at={`/billing/account-activity?account=${accountId}${query}`} answers={answers}>
      <ActivityScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Account activity",
  component: Activity,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Activity>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (id: string, date: string, amount: number, changes: object) => ({
  __typename: "ActivityRow",
  id,
  date,
  amount,
  signedAmount: amount,
  postedDate: date,
  dueDate: null,
  description: null,
  payment: null,
  paymentId: null,
  refundId: null,
  statementId: null,
  reason: null,
  ...changes,
});
const answer = (activity: object[]): Answers => ({
  AccountActivity: {
    billing: {
      __typename: "BillingAccount",
      id: accountId,
      accountName: "Harbor Street Bakery",
      timeZone: "America/New_York",
      businessDate: "2026-11-21",
      activity,
    },
  },
});
const rows = [
  row("p1", "2026-11-21", 24_817, { kind: "PAYMENT", signedAmount: -24_817, payment: paymentWith() }),
  row("p2", "2026-11-20", 24_817, {
    kind: "PAYMENT",
    signedAmount: null,
    postedDate: null,
    payment: { ...declined, id: "pay-2", channel: "phone" },
  }),
  row("c1", "2026-11-14", 24_817, {
    kind: "CHARGE",
    description: "STATEMENT",
    dueDate: "2026-12-05",
    statementId: "st-1",
  }),
  row("d1", "2026-11-14", 500, { kind: "DISCOUNT", signedAmount: -500, description: "AUTO_PAY_DISCOUNT" }),
  row("r1", "2026-11-12", 24_817, { kind: "RETURNED_PAYMENT", paymentId: "pay-3", reason: "INSUFFICIENT_FUNDS" }),
  row("r2", "2026-11-10", 1_800, { kind: "REFUND", paymentId: "pay-3", refundId: "rev-2", reason: "REQUESTED" }),
  row("r3", "2026-11-09", 5_000, { kind: "CHARGEBACK", paymentId: "pay-3", reason: "NOT_RECOGNIZED" }),
  row("k1", "2026-11-02", 1_500, { kind: "CREDIT", signedAmount: -1_500, description: "CREDIT" }),
];

export const Everything: Story = { args: { answers: answer(rows) } };
export const ManyPages: Story = {
  args: {
    answers: answer(Array.from({ length: 60 }, (_, at) => ({ ...rows[2], id: `c${at}` }))),
    query: "&show=charges&page=2",
  },
};
export const ChosenDates: Story = {
  args: { answers: answer(rows), query: "&period=dates&from=2026-11-01&to=2026-11-21" },
};
export const NothingFits: Story = { args: { answers: answer([]), query: "&show=payments&status=failed" } };
export const Failed: Story = { args: { answers: { AccountActivity: "failed" } } };
