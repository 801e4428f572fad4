import { dayMilliseconds } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import { newestAnswered } from "./billQuestions.repository.ts";

/** How long an answer is shown as new; its notification stays until it is read. */
const NEW_DAYS = 7;

/** The line of the question of an account that was answered last, at most a week ago; undefined without one. */
export function newAnswer(
  tx: Transaction,
  accountId: string,
  now: Date,
): Promise<{ statementId: string; position: number } | undefined> {
  return newestAnswered(tx, accountId, new Date(now.getTime() - NEW_DAYS * dayMilliseconds));
}
