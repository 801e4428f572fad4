import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  askedPosition,
  askedStatementId,
  creditedQuestion,
  questioned,
  waitingQuestion,
} from "../../../testing/billQuestionFixtures.ts";
import { accountId } from "../../../testing/billingFixtures.ts";
import { Providers, type ProvidersProps } from "../../../testing/Providers.tsx";
import { billQuestionEvents, questionsRead } from "../model/bill-questions/billQuestions.slice.ts";
import { LineQuestionScreen } from "./LineQuestionScreen.tsx";

function Question({ happened }: Pick<ProvidersProps, "happened">) {
  return (
    <Providers
      at={`/billing/statements/${askedStatementId}/charges/${askedPosition}?account=${accountId}`}
      path="/billing/statements/:statementId/charges/:position"
      happened={happened}
    >
      <LineQuestionScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Question about a charge",
  component: Question,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Question>;
export default meta;
type Story = StoryObj<typeof meta>;

const after = (...happened: NonNullable<ProvidersProps["happened"]>): Story => ({ args: { happened } });
const request = {
  accountId,
  statementId: askedStatementId,
  position: askedPosition,
  idempotencyKey: "story-key-0000000001",
  body: "Why do we pay for the visit?",
};

export const NothingAsked: Story = after(questionsRead.received(questioned(null)));
export const Waiting: Story = after(questionsRead.received(questioned(waitingQuestion)));
export const AnsweredWithCredit: Story = after(questionsRead.received(questioned(creditedQuestion)));
export const AnsweredInSpanish: Story = { ...AnsweredWithCredit, globals: { locale: "es-US" } };
export const Sent: Story = after(
  questionsRead.received(questioned(waitingQuestion)),
  billQuestionEvents.asked({ request, question: waitingQuestion }),
);
export const NotSent: Story = after(
  questionsRead.received(questioned(waitingQuestion)),
  billQuestionEvents.failed({ request, failure: { kind: "unreachable" } }),
);
export const CustomerServiceAnswers: Story = after(questionsRead.received(questioned(waitingQuestion, "ANSWERS")));
export const NothingToAnswer: Story = after(questionsRead.received(questioned(null, "ANSWERS")));
export const Loading: Story = after();
/** While it is read again the earlier state stays; a failure of the first read has a story of its own. */
export const Failed: Story = {
  args: { happened: [questionsRead.failed({ kind: "unreachable" })] },
};
