import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { DeviceBalancesScreen } from "./DeviceBalancesScreen.tsx";
import { MobileTransactionsScreen } from "./MobileTransactionsScreen.tsx";

type Props = { screen: "transactions" | "devices"; answers: Answers; query?: string };

function Mobile({ screen, answers, query = "" }: Props) {
  return (
    <Providers at={`/billing/mobile?account=${accountId}${query}`} answers={answers}>
      {screen === "devices" ? <DeviceBalancesScreen /> : <MobileTransactionsScreen />}
    </Providers>
  );
}

const meta = { title: "Screens/Mobile", component: Mobile, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Mobile
>;
export default meta;
type Story = StoryObj<typeof meta>;

const transactions = (nodes: object[], pages = 1): Answers => ({
  MobileTransactions: {
    billing: {
      __typename: "BillingAccount",
      id: accountId,
      mobileTransactionPage: { __typename: "MobileTransactionPage", nodes, page: 1, pages },
    },
  },
});
const transaction = (id: string, kind: string, description: string, amount: number) => ({
  __typename: "MobileTransaction",
  id,
  date: "2026-11-18",
  kind,
  description,
  amount,
});
const device = (id: string, name: string, remainingBalance: number, installmentsRemaining: number) => ({
  __typename: "MobileDevice",
  id,
  name,
  remainingBalance,
  monthlyInstallment: 2_450,
  installmentsRemaining,
  paymentMinimum: Math.min(100, remainingBalance),
  paymentMaximum: remainingBalance,
});
const devices = (mobileDevices: object[]): Answers => ({
  DeviceBalances: {
    billing: { __typename: "BillingAccount", id: accountId, canPay: true, lockingPayment: null, mobileDevices },
  },
});

export const Transactions: Story = {
  args: {
    screen: "transactions",
    answers: transactions(
      [
        transaction("1", "PAYMENT", "Tideline 12", 2_450),
        transaction("2", "REFUND", "Tideline Mobile", 1_800),
        transaction("3", "CHARGE", "Tideline Mobile", 6_500),
      ],
      3,
    ),
  },
};
export const NoRefunds: Story = { args: { screen: "transactions", answers: transactions([]), query: "&show=refunds" } };
export const Devices: Story = {
  args: {
    screen: "devices",
    answers: devices([device("1", "Tideline 12", 41_650, 17), device("2", "Tideline 11", 0, 0)]),
  },
};
export const NoDevices: Story = { args: { screen: "devices", answers: devices([]) } };
