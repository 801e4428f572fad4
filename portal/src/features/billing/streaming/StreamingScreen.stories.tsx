import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId, homeAnswers } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { StreamingScreen } from "./StreamingScreen.tsx";

function Streaming({ answers }: { answers: Answers }) {
  return (
    <Providers at={`/billing/streaming?account=${accountId}`} answers={answers}>
      <StreamingScreen />
    </Providers>
  );
}

const meta = { title: "Screens/Streaming", component: Streaming, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Streaming
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { StreamingSubscriptions = "loading" } = homeAnswers();
const transaction = (id: string, date: string, kind: string, amount: number) => ({
  __typename: "StreamingTransaction",
  id,
  date,
  kind,
  description: "Marquee",
  amount,
});
const transactions = (nodes: object[]): Answers => ({
  StreamingTransactions: {
    billing: {
      __typename: "BillingAccount",
      id: accountId,
      streamingTransactionPage: { __typename: "StreamingTransactionPage", nodes, page: 1, pages: 1 },
    },
  },
});
const some = transactions([
  transaction("1", "2026-11-01", "CHARGE", 1_499),
  transaction("2", "2026-10-09", "REFUND", 1_499),
]);
const inAccount = (fields: object) => ({ billing: { __typename: "BillingAccount", id: accountId, ...fields } });

export const Runs: Story = { args: { answers: { ...some, StreamingSubscriptions } } };
export const Nothing: Story = {
  args: { answers: { ...transactions([]), StreamingSubscriptions: inAccount({ streamingSubscriptions: [] }) } },
};
/** The transactions are loaded, the subscriptions failed to load. */
export const InPart: Story = { args: { answers: { ...some, StreamingSubscriptions: "failed" } } };
export const Loading: Story = {
  args: { answers: { StreamingTransactions: "loading", StreamingSubscriptions: "loading" } },
};
export const Failed: Story = {
  args: { answers: { StreamingTransactions: "failed", StreamingSubscriptions: "failed" } },
};
