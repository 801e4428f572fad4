import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { accountId, scheduledPayments } from "../../../testing/billingFixtures.ts";
import { type Answers, Stage } from "../../../testing/Stage.tsx";
import { walletAnswer, walletMethods } from "../../../testing/walletFixtures.ts";
import { walletPath } from "../model/paths.ts";
import { PaymentMethodsScreen } from "./PaymentMethodsScreen.tsx";
import { walletEvents } from "./wallet.slice.ts";

function List({ answer, happened }: { answer: Answers[string]; happened?: Parameters<typeof Stage>[0]["happened"] }) {
  return (
    <Stage at={walletPath(accountId)} answers={{ Wallet: answer }} happened={happened ?? []}>
      <PaymentMethodsScreen />
    </Stage>
  );
}

const meta = { title: "Screens/Payment methods", component: List, parameters: { layout: "fullscreen" } } satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };
const body = () => within(document.body);

export const EveryFlag: Story = { args: { answer: walletAnswer(), happened: [walletEvents.changed({ what: "edit" })] } };
export const EveryFlagInSpanish: Story = { args: { answer: walletAnswer() }, ...spanish };
export const Empty: Story = { args: { answer: walletAnswer({ paymentMethods: [] }) } };
export const NotLoadedInSpanish: Story = { args: { answer: "failed" }, ...spanish };
export const StandardLooks: Story = { args: { answer: walletAnswer({ canPay: false, paymentMethods: walletMethods.slice(0, 2) }) } };
export const DeletionBlocked: Story = {
  args: { answer: walletAnswer({ amountDue: 0 }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Operating account, Bank account ending in 6789" }));
    await userEvent.click(await body().findByRole("menuitem", { name: "Delete" }));
    await expect(body().getByRole("alertdialog", { name: "Auto Pay uses this method" })).toBeVisible();
  },
};
export const DeletionWithScheduledPayment: Story = {
  args: { answer: walletAnswer({ scheduledPayments: [...scheduledPayments] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Company card, Visa ending in 4242" }));
    await userEvent.click(await body().findByRole("menuitem", { name: "Delete" }));
    await expect(body().getByRole("alertdialog", { name: /^Delete Company card/ })).toBeVisible();
  },
};
