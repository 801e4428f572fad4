import type { Meta, StoryObj } from "@storybook/react-vite";
import type { AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { actions, actionWith, autoPayAccount, enrolledState } from "../../../testing/autoPayFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { ActionScreen } from "./ActionScreen.tsx";

function Action({ answer }: { answer: Answers[string] }) {
  return (
    <Providers
      at={`/billing/auto-pay/requests/ap-1?account=${accountId}`}
      path="/billing/auto-pay/requests/:actionId"
      answers={{ AutoPayActionPage: answer }}
    >
      <ActionScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Auto Pay request",
  component: Action,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Action>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (autoPayAction: AutoPayActionDetailsFragment, enrolled = true): Story => ({
  args: { answer: { billing: autoPayAccount(enrolled ? enrolledState : {}), autoPayAction } },
});

export const On: Story = shown(actionWith());
export const OnAndPaid: Story = shown(actions.paidToo);
export const PaidAndNotOn: Story = shown(actions.paidOnly, false);
export const SecurityCodeFailed: Story = shown(actions.securityCode, false);
export const CancelledAndNotOnAgain: Story = shown(actions.offNow, false);
export const CoreStays: Story = shown(actions.stayedOn);
export const CoreStaysInSpanish: Story = { ...CoreStays, globals: { locale: "es-US" } };
export const MobileNotOn: Story = shown(actions.notOn, false);
export const OnAndStillOnPaper: Story = shown(actions.onPaper);
export const BeingConfirmed: Story = shown(actions.confirming);
