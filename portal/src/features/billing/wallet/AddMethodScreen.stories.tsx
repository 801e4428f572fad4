import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers } from "../../../testing/Providers.tsx";
import { walletAnswer } from "../../../testing/walletFixtures.ts";
import { addMethodPath, editCardPath } from "../model/laterPaths.ts";
import { AddMethodScreen } from "./AddMethodScreen.tsx";
import { EditCardScreen } from "./EditCardScreen.tsx";

function Form({
  at,
  edits = false,
  answer = walletAnswer(),
}: {
  at: string;
  edits?: boolean;
  answer?: ReturnType<typeof walletAnswer>;
}) {
  return (
    <Providers at={at} path={edits ? "/billing/payment-methods/:methodId/edit" : "*"} answers={{ Wallet: answer }}>
      {edits ? <EditCardScreen /> : <AddMethodScreen />}
    </Providers>
  );
}

const meta = {
  title: "Screens/Payment methods/Forms",
  component: Form,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const Add: Story = { args: { at: addMethodPath(accountId) } };
export const AddBankInSpanish: Story = { args: { at: addMethodPath(accountId, "bank") }, ...spanish };
const restricted = (cardsAllowed: boolean, banksAllowed: boolean): Story => ({
  args: {
    at: addMethodPath(accountId),
    answer: walletAnswer({ paymentOptions: { ...walletAnswer().billing.paymentOptions, cardsAllowed, banksAllowed } }),
  },
});
export const OnlyBankAccounts: Story = restricted(false, true);
export const OnlyCards: Story = restricted(true, false);
export const OnlyCash: Story = restricted(false, false);
export const OnlyCashInSpanish: Story = { ...OnlyCash, ...spanish };
export const Edit: Story = { args: { at: editCardPath(accountId, "amex"), edits: true } };
export const NothingToEdit: Story = { args: { at: editCardPath(accountId, "bank"), edits: true } };
