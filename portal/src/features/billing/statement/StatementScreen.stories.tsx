import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers, type ProvidersProps } from "../../../testing/Providers.tsx";
import { billAnswer, billWith, callsAnswer, firstBill } from "../../../testing/statementFixtures.ts";
import { statementFilesEvents } from "../model/statement-files/statementFiles.slice.ts";
import { oneTimePasswordEvents } from "./oneTimePassword.slice.ts";
import { StatementScreen } from "./StatementScreen.tsx";

function Bill({ answer, happened }: { answer: Answers[string]; happened?: ProvidersProps["happened"] }) {
  return (
    <Providers
      at={`/billing/statements/st-2026-11-09?account=${accountId}`}
      path="/billing/statements/:statementId"
      answers={{ StatementDetails: answer, StatementCalls: callsAnswer }}
      happened={happened}
    >
      <StatementScreen />
    </Providers>
  );
}

const meta = { title: "Screens/Statement", component: Bill, parameters: { layout: "fullscreen" } } satisfies Meta<
  typeof Bill
>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = { kind: "pdf", accountId, statementId: "st-2026-11-09" } as const;

export const Higher: Story = { args: { answer: billAnswer(billWith()) } };
export const HigherInSpanish: Story = { ...Higher, globals: { locale: "es-US" } };
export const First: Story = { args: { answer: billAnswer(firstBill) } };
export const DownloadFailed: Story = {
  args: {
    answer: billAnswer(billWith()),
    happened: [statementFilesEvents.failed({ file, failure: { kind: "unreachable" } })],
  },
};
export const Failed: Story = { args: { answer: "failed" } };
export const PasscodeThatWasWrong: Story = {
  args: {
    answer: billAnswer(billWith()),
    happened: [
      oneTimePasswordEvents.passcodeRequested({ accountId }),
      oneTimePasswordEvents.sent({ accountId, state: "SENT", triesLeft: 5 }),
      oneTimePasswordEvents.passcodeEntered({ accountId, statementId: "st-2026-11-09", passcode: "123456" }),
      oneTimePasswordEvents.validated({ accountId, state: "WRONG", triesLeft: 4 }),
    ],
  },
};
export const Calls: Story = { args: { answer: billAnswer(billWith({ callDetails: "VERIFIED" })) } };
