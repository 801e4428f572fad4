import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import type { ChargeProblem } from "../../../api/graphql/generated/graph.ts";
import { accountId, accountWith, scheduledPayments, withProblem } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { ScheduledScreen } from "./ScheduledScreen.tsx";

function Scheduled({ answer }: { answer: Answers[string] }) {
  return (
    <Providers at={`/billing/scheduled-payments?account=${accountId}`} answers={{ ScheduledPayments: answer }}>
      <ScheduledScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Scheduled payments",
  component: Scheduled,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Scheduled>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first, second] = scheduledPayments;
const answered = (changes: Parameters<typeof accountWith>[0], problem: ChargeProblem | null = null): Story => ({
  args: { answer: { billing: withProblem(accountWith(changes), problem) } },
});

export const Two: Story = answered({ scheduledPayments: [first, second] });
export const One: Story = answered({ scheduledPayments: [first] });
export const None: Story = answered({ scheduledPayments: [] });
export const MayOnlyLook: Story = answered({ scheduledPayments: [first], canPay: false });
/** Its card has been removed from the wallet. */
export const WillFail: Story = answered({ scheduledPayments: [first, second] }, "METHOD_REMOVED");
/** One of them is charged five days after the bill is due. */
export const OneIsLate: Story = answered({ scheduledPayments: [first, { ...second, paymentDate: "2026-12-10" }] });
export const OneIsLateInSpanish: Story = { ...OneIsLate, globals: { locale: "es-US" } };
export const Loading: Story = { args: { answer: "loading" } };
export const Unavailable: Story = { args: { answer: "failed" } };
export const Cancelling: Story = {
  ...Two,
  play: async ({ canvas, userEvent, globals }) => {
    const t = await storyCopy(globals);
    const [cancel] = await canvas.findAllByRole("button", { name: /Cancel the payment|Cancelar el pago/ });
    await userEvent.click(cancel as HTMLElement);
    const { amount, paymentDate: date } = first;
    const dialog = await within(document.body).findByRole("alertdialog", {
      name: t("billing.scheduled.confirm.question", { amount, date }),
    });
    const answers = [
      within(dialog).getByRole("button", { name: t("billing.scheduled.confirm.yes") }),
      within(dialog).getByRole("button", { name: t("billing.scheduled.confirm.no") }),
    ];
    // Waits for the dialog's fade-in.
    for (const answer of answers) await waitFor(() => expect(answer).toBeVisible());
  },
};
