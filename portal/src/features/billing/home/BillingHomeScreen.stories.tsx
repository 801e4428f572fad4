import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { accountId, accountWith, emptyHomeAnswers, homeAnswers, locking, pastDue } from "../../../testing/billingFixtures.ts";
import { type Answers, Stage } from "../../../testing/Stage.tsx";
import { BillingHomeScreen } from "./BillingHomeScreen.tsx";

function Home({ answers }: { answers: Answers }) {
  return (
    <Stage at={`/billing?account=${accountId}`} answers={answers}>
      <BillingHomeScreen />
    </Stage>
  );
}

const meta = { title: "Screens/Billing home", component: Home, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const Owes: Story = { args: { answers: homeAnswers() } };
export const OwesInSpanish: Story = { ...Owes, ...spanish };
export const PastDue: Story = { args: { answers: homeAnswers(pastDue) } };
export const PastDueInSpanish: Story = { ...PastDue, ...spanish };
export const CreditAndNothingOwed: Story = { args: { answers: homeAnswers(accountWith({ amountDue: 0, creditBalance: 3500, dueDate: null })) } };
export const AutoPayOn: Story = {
  args: {
    answers: homeAnswers(
      accountWith({ autoPayEnrolled: true, nextAutoPayDate: "2026-12-05", paymentMethods: accountWith().paymentMethods.map((method, index) => ({ ...method, usedForAutoPay: index === 0 })) }),
    ),
  },
};
export const Empty: Story = { args: { answers: emptyHomeAnswers() } };
export const EmptyInSpanish: Story = { ...Empty, ...spanish };
export const MayNotPay: Story = { args: { answers: homeAnswers(accountWith({ canPay: false })) } };
export const BeingConfirmed: Story = { args: { answers: homeAnswers(accountWith({ lockingPayment: locking, pendingPaymentAmount: 24817 })) } };
export const Loading: Story = { args: { answers: {} } };
export const Failed: Story = { args: { answers: { BillingStanding: "failed" } } };
export const NotFound: Story = { args: { answers: { BillingStanding: "notFound" } } };

/** One card fails alone and offers to try again; the others stand. */
export const PartlyFailed: Story = {
  args: { answers: { ...homeAnswers(), BillingTransactions: "failed", MobileDeviceBalances: "loading" } },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole("button", { name: "Try again" });
    await expect(canvas.getByRole("heading", { name: "Statements" })).toBeVisible();
    await userEvent.click(again);
    await expect(await canvas.findByText("We couldn’t load this part.")).toBeVisible();
  },
};
