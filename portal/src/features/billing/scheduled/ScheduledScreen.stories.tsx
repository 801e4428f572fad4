import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ChargeProblem } from "../../../api/graphql/generated/graph.ts";
import { accountId, accountWith, scheduledPayments, withProblem } from "../../../testing/billingFixtures.ts";
import { type Answers, Stage } from "../../../testing/Stage.tsx";
import { ScheduledScreen } from "./ScheduledScreen.tsx";

function Scheduled({ answer }: { answer: Answers[string] }) {
  return (
    <Stage at={`/billing/scheduled-payments?account=${accountId}`} answers={{ ScheduledPayments: answer }}>
      <ScheduledScreen />
    </Stage>
  );
}

const meta = { title: "Screens/Scheduled payments", component: Scheduled, parameters: { layout: "fullscreen" } } satisfies Meta<typeof Scheduled>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = scheduledPayments;
const answered = (changes: Parameters<typeof accountWith>[0], problem: ChargeProblem | null = null): Story => ({ args: { answer: { billing: withProblem(accountWith(changes), problem) } } });

export const Two: Story = answered({ scheduledPayments: [first, second] });
export const One: Story = answered({ scheduledPayments: [first] });
export const None: Story = answered({ scheduledPayments: [] });
export const MayOnlyLook: Story = answered({ scheduledPayments: [first], canPay: false });
/** Its card was removed from the wallet since. */
export const WillFail: Story = answered({ scheduledPayments: [first, second] }, "METHOD_REMOVED");
export const Loading: Story = { args: { answer: "loading" } };
export const Unavailable: Story = { args: { answer: "failed" } };
export const Cancelling: Story = {
  ...Two,
  play: async ({ canvas, userEvent }) => {
    const [cancel] = await canvas.findAllByRole("button", { name: /Cancel the payment|Cancelar el pago/ });
    if (cancel) await userEvent.click(cancel);
  },
};
