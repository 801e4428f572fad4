import { accountNameOf } from "@portico/rules/nickname";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor, type Say } from "../content/delivery/content.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { recipientRows, type RecipientRow } from "./recipients.repository.ts";
import type { StatementRow } from "./statements.repository.ts";

type AccountNames = Parameters<typeof accountNameOf>[0];
export type Teller = Pick<Dependencies, "config" | "clock" | "securityClock">;

/** Sends a statement to whoever gets it besides the account's own people, in the transaction that issues it: each of them once. */
export async function tellRecipients(deps: Teller, tx: Transaction, statement: StatementRow): Promise<void> {
  const recipients = await recipientRows(tx, statement.accountId);
  if (recipients.length === 0) return;
  const account = (await accountFacts(tx, statement.accountId)) ?? { companyName: "", nickname: null };
  for (const recipient of recipients) await tellRecipient(deps, tx, statement, recipient, account);
}

async function tellRecipient(deps: Teller, tx: Transaction, statement: StatementRow, { address, site, locale }: RecipientRow, names: AccountNames): Promise<void> {
  const { accountId, id: statementId } = statement;
  const say = await copyFor({ ...deps, database: tx }, site, locale);
  const attachment = { kind: "statement" as const, accountId, statementId, site, locale };
  await queueMessage(deps, tx, { kind: "STATEMENT", about: `statement ${statementId}`, address, locale, attachment, ...noticeWords(say, statement, names) });
}

/** What is due, for when, and how to stop: whoever reads this may have no account here. */
function noticeWords(say: Say, { accountId, statementDate, periodFrom, periodTo, amountDue, dueDate }: StatementRow, names: AccountNames): { subject: string; text: string } {
  const name = accountNameOf(names);
  const due = amountDue > 0 ? say("messages.statement.due", { amount: amountDue, date: dueDate }) : amountDue === 0 ? say("messages.statement.nothingDue") : say("messages.statement.credit", { amount: -amountDue });
  const lead = say("messages.statement.lead", { name, ending: accountId.slice(-4), from: periodFrom, to: periodTo });
  return { subject: say("messages.statement.subject", { name, date: statementDate }), text: [lead, due, say("messages.statement.stop", { name: names.companyName })].join("\n\n") };
}
