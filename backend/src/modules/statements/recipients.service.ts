import type { StatementRecipient, StatementRecipientRefusalCode } from "@portico/openapi/graph.resolvers";
import { messages } from "@portico/rules/constants";
import { isEmailAddress, isSameAddress } from "@portico/rules/emailAddress";
import type { Dependencies } from "../../dependencies.ts";
import { isAgent, type Locale, type Principal } from "../../lib/principal.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { mailTransportOf } from "../messages/messages.reads.ts";
import { and, asc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { statementRecipients } from "./recipients.tables.ts";

type Manager = Pick<Principal, "userId" | "userType" | "firstName" | "site" | "permissions">;
type Added = { kind: "added"; recipientId: string } | { kind: "refusal"; code: StatementRecipientRefusalCode };

/**
 * Adds a recipient of each new statement of an account. An agent who acts with the provider's rights may not:
 * statements would leave the account long after the call.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export async function addRecipient(
  deps: Dependencies,
  manager: Manager,
  accountId: string,
  typed: string,
  locale: Locale,
): Promise<Added> {
  if (mailTransportOf(deps.config) === null) return { kind: "refusal", code: "UNAVAILABLE" };
  if (isAgent(manager)) return { kind: "refusal", code: "STAFF" };
  const address = typed.trim();
  if (!isEmailAddress(address)) return { kind: "refusal", code: "ADDRESS_INVALID" };
  return deps.database.transaction(async (tx): Promise<Added> => {
    await refuseWhoCannotPay(tx, manager, accountId);
    // Prevents two concurrent requests from exceeding the limit.
    await lockLedger(tx, accountId);
    const code = refusalAmong(await recipientRows(tx, accountId), address);
    if (code) return { kind: "refusal", code };
    const recipientId = await insertRecipient(tx, {
      accountId,
      address,
      locale,
      site: manager.site,
      addedBy: manager.firstName,
      addedAt: deps.securityClock.now(),
    });
    await logRecipient(deps, tx, manager, "RECIPIENT_ADDED", { accountId, address });
    return { kind: "added", recipientId };
  });
}

function refusalAmong(recipients: readonly RecipientRow[], address: string): StatementRecipientRefusalCode | undefined {
  if (recipients.some((recipient) => isSameAddress(recipient.address, address))) return "ALREADY_THERE";
  return recipients.length >= messages.maxRecipients ? "TOO_MANY" : undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Removes a recipient. Does nothing for another account's recipient.
 * @throws Problem NOT_ALLOWED for an account that cannot be paid here
 */
export async function removeRecipient(
  deps: Dependencies,
  manager: Manager,
  accountId: string,
  recipientId: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await refuseWhoCannotPay(tx, manager, accountId);
    const removed = uuid.test(recipientId) ? await deleteRecipient(tx, accountId, recipientId) : undefined;
    if (removed) await logRecipient(deps, tx, manager, "RECIPIENT_REMOVED", removed);
  });
}

/** Records a change of the recipients in the account's activity log. */
function logRecipient(
  deps: Dependencies,
  tx: Transaction,
  { userId: actorId }: Manager,
  kind: "RECIPIENT_ADDED" | "RECIPIENT_REMOVED",
  { accountId, address: subject }: Pick<RecipientRow, "accountId" | "address">,
): Promise<void> {
  return logActivity(deps, tx, { accountId, actorId, kind, facts: { subject } });
}

export async function recipientsOf(
  { database }: Pick<Dependencies, "database">,
  accountId: string,
): Promise<StatementRecipient[]> {
  const rows = await recipientRows(database, accountId);
  return rows.map(({ id, address, locale, addedBy }) => ({ id, address, locale, addedBy }));
}

export type RecipientRow = typeof statementRecipients.$inferSelect;

/** In the order in which they were added. */
export function recipientRows(tx: Transaction, accountId: string): Promise<RecipientRow[]> {
  return tx
    .select()
    .from(statementRecipients)
    .where(eq(statementRecipients.accountId, accountId))
    .orderBy(asc(statementRecipients.addedAt), asc(statementRecipients.address));
}

/** @returns the id of the new recipient */
async function insertRecipient(tx: Transaction, row: Omit<RecipientRow, "id">): Promise<string> {
  const [added] = await tx.insert(statementRecipients).values(row).returning({ id: statementRecipients.id });
  if (!added) throw new Error("a recipient was not stored");
  return added.id;
}

/** Deletes a recipient; does nothing when it does not exist or belongs to another account. */
async function deleteRecipient(tx: Transaction, accountId: string, id: string): Promise<RecipientRow | undefined> {
  const [removed] = await tx
    .delete(statementRecipients)
    .where(and(eq(statementRecipients.accountId, accountId), eq(statementRecipients.id, id)))
    .returning();
  return removed;
}
