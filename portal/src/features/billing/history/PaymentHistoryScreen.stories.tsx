import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { accountId, confirming, declined, paymentWith } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { PaymentHistoryScreen } from "./PaymentHistoryScreen.tsx";

function History({ answer }: { answer: Answers[string] }) {
  return (
    <Providers at={`/billing/payment-history?account=${accountId}`} answers={{ PaymentHistory: answer }}>
      <PaymentHistoryScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Payment history",
  component: History,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof History>;
export default meta;
type Story = StoryObj<typeof meta>;

const history = (nodes: PaymentDetailsFragment[], hasNextPage = false) => ({
  billing: {
    __typename: "BillingAccount",
    id: accountId,
    timeZone: "America/New_York",
    payments: { __typename: "PaymentConnection", nodes, endCursor: "next", hasNextPage },
  },
});

const channels = ["online", "phone", "inStore", "autoPay", "agentAssisted", "chatAssisted"] as const;
const full = [
  { ...confirming, id: "p-confirming" },
  { ...declined, id: "p-declined" },
  ...channels.map((channel, index) =>
    paymentWith({
      id: `p${index}`,
      channel,
      paymentDate: `2026-${String(10 - index).padStart(2, "0")}-30`,
      amount: 23142,
    }),
  ),
];
const spanish = { globals: { locale: "es-US" } };

export const EveryChannel: Story = { args: { answer: history(full, true) } };
export const EveryChannelInSpanish: Story = { ...EveryChannel, ...spanish };
export const Empty: Story = { args: { answer: history([]) } };
export const EmptyInSpanish: Story = { ...Empty, ...spanish };
export const Loading: Story = { args: { answer: "loading" } };
export const Failed: Story = { args: { answer: "failed" } };
