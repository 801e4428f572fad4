import { inBilling } from "./BillingArea.tsx";
import { billQuestionsWorkflow } from "./model/bill-questions/billQuestions.saga.ts";
import { LineQuestionScreen } from "./question/LineQuestionScreen.tsx";
import { StatementScreen } from "./statement/StatementScreen.tsx";
import { StatementsScreen } from "./statements/StatementsScreen.tsx";
import { oneTimePasswordWorkflow } from "./statement/oneTimePassword.saga.ts";
import { recipientsWorkflow } from "./statements/recipients.saga.ts";

/**
 * Router entries for the statement screens; a chunk of their own, because it contains the charts, which payers do not
 * need.
 */
export const statementScreens = {
  list: inBilling(StatementsScreen, recipientsWorkflow),
  statement: inBilling(StatementScreen, oneTimePasswordWorkflow, billQuestionsWorkflow),
  question: inBilling(LineQuestionScreen, billQuestionsWorkflow),
};
