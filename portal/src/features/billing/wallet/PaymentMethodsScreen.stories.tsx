import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { accountId, scheduledPayments } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { walletAnswer, walletMethods } from "../../../testing/walletFixtures.ts";
import { walletPath } from "../model/paths.ts";
import { PaymentMethodsScreen } from "./PaymentMethodsScreen.tsx";
import { walletEvents } from "./wallet.slice.ts";

function List({
  answer,
  happened,
}: {
  answer: Answers[string];
  happened?: Parameters<typeof Providers>[0]["happened"];
}) {
  return (
    <Providers at={walletPath(accountId)} answers={{ Wallet: answer }} happened={happened ?? []}>
      <PaymentMethodsScreen />
    </Providers>
  );
}

const meta = { title: "Screens/Payment methods", component: List, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof List
>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };
const body = () => within(document.body);

/** Opens a method's menu and clicks Delete. */
async function askToDelete(
  canvas: Pick<ReturnType<typeof within>, "findByRole">,
  t: Awaited<ReturnType<typeof storyCopy>>,
  method: RegExp,
) {
  await userEvent.click(await canvas.findByRole("button", { name: method }));
  await userEvent.click(await body().findByRole("menuitem", { name: t("wallet.action.delete") }));
}

export const EveryFlag: Story = {
  args: { answer: walletAnswer(), happened: [walletEvents.changed({ what: "edit", accountId })] },
};
export const EveryFlagInSpanish: Story = { args: { answer: walletAnswer() }, ...spanish };
export const Empty: Story = { args: { answer: walletAnswer({ paymentMethods: [] }) } };
export const NotLoadedInSpanish: Story = { args: { answer: "failed" }, ...spanish };
export const StandardLooks: Story = {
  args: { answer: walletAnswer({ canPay: false, paymentMethods: walletMethods.slice(0, 2) }) },
};
export const DeletionBlocked: Story = {
  args: { answer: walletAnswer({ amountDue: 0 }) },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    await askToDelete(canvas, t, /Operating account.* 6789/);
    await waitFor(() => expect(body().getByRole("alertdialog", { name: t("wallet.blocked.title") })).toBeVisible());
  },
};
export const DeletionBlockedInSpanish: Story = { ...DeletionBlocked, ...spanish };
export const DeletionWithScheduledPayment: Story = {
  args: { answer: walletAnswer({ scheduledPayments: [...scheduledPayments] }) },
  play: async ({ canvas, globals }) => {
    await askToDelete(canvas, await storyCopy(globals), /Company card.* 4242/);
    await waitFor(() => expect(body().getByRole("alertdialog", { name: /Company card/ })).toBeVisible());
  },
};
