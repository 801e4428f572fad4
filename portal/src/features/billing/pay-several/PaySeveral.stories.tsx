import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { Providers } from "../../../testing/Providers.tsx";
import {
  severalAccounts,
  severalAnswers,
  severalHappened,
  severalRows,
  withMethod,
} from "../../../testing/severalAccounts.ts";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { paySeveralPath, type SeveralStep } from "../model/laterPaths.ts";
import { PaySeveral } from "./PaySeveralScreen.tsx";

type Shown = { step: SeveralStep; happened: Parameters<typeof Providers>[0]["happened"] };

function Flow({ step, happened }: Shown) {
  return (
    <Providers at={paySeveralPath(step)} answers={severalAnswers} happened={happened}>
      <PaySeveral />
    </Providers>
  );
}

const meta = {
  title: "Screens/Pay several accounts",
  component: Flow,
  parameters: { layout: "fullscreen" },
  args: { step: "accounts", happened: severalHappened() },
} satisfies Meta<typeof Flow>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };

export const Accounts: Story = {};
export const AccountsInSpanish: Story = { ...Accounts, ...spanish };
export const Loading: Story = { args: { happened: [] } };
export const NothingToPay: Story = { args: { happened: severalHappened([], severalAccounts.slice(3)) } };
export const AmountRefused: Story = {
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    const field = await canvas.findByRole("textbox", {
      name: t("billing.paySeveral.amountFor", { account: "Orchard Row Florist" }),
    });
    await userEvent.clear(field);
    await userEvent.type(field, "100");
    await userEvent.click(canvas.getByRole("button", { name: t("billing.payOnce.continue") }));
    await canvas.findAllByText(t("billing.paySeveral.aboveDue", { due: 8_450 }));
  },
};

export const Methods: Story = { args: { step: "methods", happened: severalHappened(severalRows()) } };
export const MethodsOfTheSecond: Story = {
  args: { step: "methods", happened: severalHappened(severalRows(withMethod)) },
  ...spanish,
};

const reviewed = severalHappened(severalRows(withMethod, withMethod, withMethod));
export const Review: Story = { args: { step: "review", happened: reviewed } };
export const ReviewInSpanish: Story = { ...Review, ...spanish };

const charged = { ...withMethod, outcome: { name: "charged", paymentId: "pay-1" } } as const;
const partly = severalHappened(
  severalRows(
    charged,
    { ...withMethod, outcome: { name: "confirming", paymentId: "pay-2" } },
    { ...withMethod, outcome: { name: "failed", paymentId: "pay-3", code: "DECLINED" } },
  ),
);
export const PartlyCharged: Story = { args: { happened: partly } };
export const PartlyChargedInSpanish: Story = { ...PartlyCharged, ...spanish };
export const AllCharged: Story = { args: { happened: severalHappened(severalRows(charged, charged, charged)) } };
export const Sending: Story = {
  args: {
    happened: severalHappened(
      severalRows(charged, { outcome: { name: "unknown", takesLong: false } }, { outcome: { name: "sending" } }),
    ),
  },
};
export const Refused: Story = {
  args: {
    happened: severalHappened(
      severalRows(
        { outcome: { name: "refused", refusal: { code: "OVERPAYMENT_NOT_CONFIRMED" } } },
        { outcome: { name: "refused", refusal: { code: "OTHER" } } },
        charged,
      ),
    ),
  },
};
