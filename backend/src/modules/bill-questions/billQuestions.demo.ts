import { addDays, instantAt } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { lineRows, statementsOf } from "../statements/statements.reads.ts";
import { addMessage, openQuestion } from "./billQuestions.repository.ts";

const harborStreet = "8347201180";

/** Demo data: a question of Dana about the tax on her newest bill, which waits for customer service (Gina). */
export async function seedBillQuestions(tx: Transaction, { clock, people }: DemoContext): Promise<void> {
  const dana = people.find(({ username }) => username === "dana");
  const newest = (await statementsOf(tx, harborStreet)).at(-1);
  if (!dana || !newest) return;
  const lines = await lineRows(tx, harborStreet, newest.id);
  const tax = lines.find(({ code }) => code === "COMMUNICATIONS_TAX");
  if (!tax) return;
  const sentAt = instantAt(addDays(clock.today(), -1), 16, 40, clock.timeZone);
  const { accountId, statementId, position } = tax;
  await addMessage(tx, await openQuestion(tx, { accountId, statementId, position }, sentAt), {
    ...{ sender: "CUSTOMER", userId: dana.userId, credit: null, sentAt },
    body: "We have had the same services all year. What is this tax for, and who gets it?",
  });
}
