import { inBilling } from "./BillingArea.tsx";
import { StatementScreen } from "./statement/StatementScreen.tsx";
import { StatementsScreen } from "./statements/StatementsScreen.tsx";
import { statementsWorkflows } from "./statements.workflows.ts";

/** The screens of statements: they bring the charts along, which who only pays does not need. */
export const statementScreens = {
  list: inBilling(StatementsScreen, statementsWorkflows),
  statement: inBilling(StatementScreen, statementsWorkflows),
};
