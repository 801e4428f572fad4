import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "@portico/design-system/layout";
import type { UnknownAction } from "redux";
import { expect, userEvent } from "storybook/test";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { fiveRecipients, recipientsAnswer } from "../../../testing/statementFixtures.ts";
import { storyCopy } from "../../../testing/storyCopy.ts";
import { recipientsEvents } from "./recipients.slice.ts";
import { RecipientsCard } from "./RecipientsCard.tsx";

const { addRequested, added, refused, removalRequested, removeConfirmed, removeFailed, removed } = recipientsEvents;

function Card({
  answers = recipientsAnswer({ statementRecipients: fiveRecipients.slice(0, 3) }),
  happened,
}: {
  answers?: Answers;
  happened?: readonly UnknownAction[];
}) {
  return (
    <Providers answers={answers} happened={happened}>
      <Page width="narrow">
        <h1>Statements</h1>
        <RecipientsCard accountId={accountId} />
      </Page>
    </Providers>
  );
}

const meta = {
  title: "Parts of screens/Statement recipients",
  component: Card,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const spanish = { globals: { locale: "es-US" } };
const requested = addRequested({ accountId, address: "kim@books.example", locale: "en-US" });
const kim = { id: "recipient-1", address: "kim@books.example" };

export const Nobody: Story = { args: { answers: recipientsAnswer() } };
export const NobodyInSpanish: Story = { ...Nobody, ...spanish };
export const Some: Story = {};
export const SomeInSpanish: Story = { ...Some, ...spanish };
export const AsManyAsThereMayBe: Story = {
  args: { answers: recipientsAnswer({ statementRecipients: fiveRecipients }) },
};
export const MayNotChange: Story = {
  args: { answers: recipientsAnswer({ canPay: false, statementRecipients: fiveRecipients.slice(0, 2) }) },
};
export const MayNotChangeInSpanish: Story = { ...MayNotChange, ...spanish };
export const NotAvailable: Story = { args: { answers: recipientsAnswer({ canSendMessages: false }) } };
export const NotAvailableAnyMore: Story = {
  args: { answers: recipientsAnswer({ canSendMessages: false, statementRecipients: fiveRecipients.slice(0, 2) }) },
};
export const Loading: Story = { args: { answers: {} } };
export const Failed: Story = { args: { answers: { StatementRecipients: "failed" } } };
export const NotAnAddress: Story = {
  args: { answers: recipientsAnswer() },
  play: async ({ canvas, globals }) => {
    const t = await storyCopy(globals);
    const field = await canvas.findByRole("textbox", { name: t("statements.recipients.address") });
    await userEvent.type(field, "kim at books");
    await userEvent.click(canvas.getByRole("button", { name: t("statements.recipients.add") }));
    await expect(field).toBeInvalid();
  },
};
export const Adding: Story = { args: { happened: [requested] } };
export const Added: Story = { args: { happened: [requested, added({ accountId, address: kim.address })] } };
export const NotConfirmed: Story = {
  args: { happened: [requested, refused({ accountId, address: kim.address, code: "FAILED" })] },
};
export const Staff: Story = {
  args: { happened: [requested, refused({ accountId, address: kim.address, code: "STAFF" })] },
};
export const Removing: Story = { args: { happened: [removalRequested(kim)] } };
export const RemovingInSpanish: Story = { ...Removing, ...spanish };
export const CouldNotBeRemoved: Story = {
  args: {
    happened: [
      removalRequested(kim),
      removeConfirmed({ accountId, recipientId: kim.id }),
      removeFailed({ recipientId: kim.id }),
    ],
  },
};
export const Removed: Story = {
  args: {
    happened: [
      removalRequested(kim),
      removeConfirmed({ accountId, recipientId: kim.id }),
      removed({ recipientId: kim.id }),
    ],
    answers: recipientsAnswer({ statementRecipients: fiveRecipients.slice(1, 3) }),
  },
};
