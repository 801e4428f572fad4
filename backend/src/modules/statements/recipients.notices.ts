import { accountNameOf } from "@portico/rules/nickname";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import { recipientRows, type RecipientRow } from "./recipients.service.ts";
import type { StatementRow } from "./statements.repository.ts";

type AccountNames = Parameters<typeof accountNameOf>[0];
export type NoticeDependencies = Pick<Dependencies, "config" | "clock" | "securityClock">;

/** Sends a statement to its extra recipients, in the transaction that issues it: once each. */
export async function notifyRecipients(
  deps: NoticeDependencies,
  tx: Transaction,
  statement: StatementRow,
): Promise<void> {
  const recipients = await recipientRows(tx, statement.accountId);
  if (recipients.length === 0) return;
  const account = (await accountFacts(tx, statement.accountId)) ?? { companyName: "", nickname: null };
  for (const recipient of recipients) await notifyRecipient(deps, tx, statement, recipient, account);
}

async function notifyRecipient(
  deps: NoticeDependencies,
  tx: Transaction,
  statement: StatementRow,
  { address, site, locale }: RecipientRow,
  names: AccountNames,
): Promise<void> {
  const { accountId, id: statementId } = statement;
  const t = await copyFor({ ...deps, database: tx }, site, locale);
  const attachment = { kind: "statement" as const, accountId, statementId, site, locale };
  await queueMessage(deps, tx, {
    kind: "STATEMENT",
    about: `statement ${statementId}`,
    address,
    locale,
    attachment,
    ...noticeWords(t, statement, names),
  });
}

/** The amount due, the due date and how to unsubscribe: a recipient may have no account here. */
function noticeWords(
  t: Translate,
  { accountId, statementDate, periodFrom, periodTo, amountDue, dueDate }: StatementRow,
  names: AccountNames,
): { subject: string; text: string } {
  const name = accountNameOf(names);
  const due =
    amountDue > 0
      ? t("messages.statement.due", { amount: amountDue, date: dueDate })
      : amountDue === 0
        ? t("messages.statement.nothingDue")
        : t("messages.statement.credit", { amount: -amountDue });
  const lead = t("messages.statement.lead", { name, ending: accountId.slice(-4), from: periodFrom, to: periodTo });
  return {
    subject: t("messages.statement.subject", { name, date: statementDate }),
    text: [lead, due, t("messages.statement.stop", { name: names.companyName })].join("\n\n"),
  };
}
