import type { StatementRecipient, StatementRecipientRefusalCode } from "@portico/openapi/graph.resolvers";
import { messages } from "@portico/rules/constants";
import { isEmailAddress, isSameAddress } from "@portico/rules/emailAddress";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Principal } from "../../lib/principal.ts";
import { refuseWhoCannotPay } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { roadOf } from "../messages/messages.reads.ts";
import { deleteRecipient, insertRecipient, recipientRows, type RecipientRow } from "./recipients.repository.ts";

type Manager = Pick<Principal, "userType" | "firstName" | "site" | "permissions">;
type Added = { kind: "added"; recipientId: string } | { kind: "refusal"; code: StatementRecipientRefusalCode };

/**
 * Adds somebody who gets each new statement of an account. Whoever helps a customer with the provider's rights may not: statements would go on
 * leaving the account long after the call.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function addRecipient(deps: Dependencies, manager: Manager, accountId: string, typed: string, locale: Locale): Promise<Added> {
  if (roadOf(deps.config) === null) return { kind: "refusal", code: "UNAVAILABLE" };
  if (manager.userType === "CSR" || manager.userType === "BOBO") return { kind: "refusal", code: "STAFF" };
  const address = typed.trim();
  if (!isEmailAddress(address)) return { kind: "refusal", code: "ADDRESS_INVALID" };
  return deps.database.transaction(async (tx): Promise<Added> => {
    await refuseWhoCannotPay(tx, manager, accountId);
    // So that two presses side by side do not make one too many.
    await lockLedger(tx, accountId);
    const code = refusalAmong(await recipientRows(tx, accountId), address);
    if (code) return { kind: "refusal", code };
    const recipientId = await insertRecipient(tx, { accountId, address, locale, site: manager.site, addedBy: manager.firstName, addedAt: deps.securityClock.now() });
    return { kind: "added", recipientId };
  });
}

function refusalAmong(recipients: readonly RecipientRow[], address: string): StatementRecipientRefusalCode | undefined {
  if (recipients.some((recipient) => isSameAddress(recipient.address, address))) return "ALREADY_THERE";
  return recipients.length >= messages.mostRecipients ? "TOO_MANY" : undefined;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Sends nothing to a recipient from now on. What is none of this account's is left alone.
 * @throws Problem NOT_ALLOWED for an account that is not paid here
 */
export async function removeRecipient({ database }: Dependencies, manager: Manager, accountId: string, recipientId: string): Promise<void> {
  await refuseWhoCannotPay(database, manager, accountId);
  if (uuid.test(recipientId)) await deleteRecipient(database, accountId, recipientId);
}

export async function recipientsOf({ database }: Pick<Dependencies, "database">, accountId: string): Promise<StatementRecipient[]> {
  const rows = await recipientRows(database, accountId);
  return rows.map(({ id, address, locale, addedBy }) => ({ id, address, locale, addedBy }));
}
