import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Stage } from "../../../testing/Stage.tsx";
import { walletAnswer } from "../../../testing/walletFixtures.ts";
import { addMethodPath, editCardPath } from "../model/paths.ts";
import { AddMethodScreen } from "./AddMethodScreen.tsx";
import { EditCardScreen } from "./EditCardScreen.tsx";

function Form({ at, edits = false }: { at: string; edits?: boolean }) {
  return (
    <Stage at={at} path={edits ? "/billing/payment-methods/:methodId/edit" : "*"} answers={{ Wallet: walletAnswer() }}>
      {edits ? <EditCardScreen /> : <AddMethodScreen />}
    </Stage>
  );
}

const meta = { title: "Screens/Payment methods/Forms", component: Form, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const Add: Story = { args: { at: addMethodPath(accountId) } };
export const AddBankInSpanish: Story = { args: { at: addMethodPath(accountId, "bank") }, ...spanish };
export const Edit: Story = { args: { at: editCardPath(accountId, "amex"), edits: true } };
export const NothingToEdit: Story = { args: { at: editCardPath(accountId, "bank"), edits: true } };
