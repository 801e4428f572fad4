import type { Meta, StoryObj } from "@storybook/react-vite";
import { accountId } from "../../../testing/billingFixtures.ts";
import { type Answers, Providers } from "../../../testing/Providers.tsx";
import { listAnswers, statementsInEveryState } from "../../../testing/statementFixtures.ts";
import { StatementsScreen } from "./StatementsScreen.tsx";

function Statements({ answers }: { answers: Answers }) {
  return (
    <Providers at={`/billing/view-statements?account=${accountId}`} answers={answers}>
      <StatementsScreen />
    </Providers>
  );
}

const meta = {
  title: "Screens/Statements",
  component: Statements,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Statements>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoYears: Story = { args: { answers: listAnswers(24) } };
export const TwoYearsInSpanish: Story = { ...TwoYears, globals: { locale: "es-US" } };
export const EveryPaymentState: Story = {
  args: { answers: listAnswers(6, { statements: statementsInEveryState }) },
};
export const EveryPaymentStateInSpanish: Story = { ...EveryPaymentState, globals: { locale: "es-US" } };
export const Delayed: Story = {
  args: { answers: listAnswers(3, { statementsState: "DELAYED", nextStatementDate: "2026-11-19" }) },
};
export const FirstNotYetAvailable: Story = {
  args: { answers: listAnswers(0, { statementsState: "FIRST_NOT_YET_AVAILABLE" }) },
};
export const Suppressed: Story = {
  args: { answers: listAnswers(0, { statementsState: "SUPPRESSED", nextStatementDate: null }) },
};
export const Failed: Story = { args: { answers: { Statements: "failed" } } };
