import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import type { StoredAgreement } from "../../lib/agreement.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { insertPaperlessChange, putService, writePaperless } from "./account.repository.ts";

export { lockAccount } from "./account.repository.ts";

type Clocks = Pick<Dependencies, "clock" | "securityClock">;

/**
 * Turns paperless billing on with the accepted terms. Does nothing when it is on already; the earlier acceptance stays.
 */
export async function turnPaperlessOn(
  deps: Clocks,
  tx: Transaction,
  accountId: string,
  terms: StoredAgreement,
): Promise<void> {
  if (!(await writePaperless(tx, accountId, true))) return;
  const { userId, release, locale, key, textHash } = terms;
  await insertPaperlessChange(tx, { accountId, enrolled: true, userId, changedAt: deps.clock.now(), terms });
  const facts = { terms: { release, locale, key, textHash } };
  await logActivity(deps, tx, { accountId, actorId: userId, kind: "PAPERLESS_ON", facts });
}

/** Turns paperless billing off; no terms are required. */
export async function turnPaperlessOff(
  deps: Clocks,
  tx: Transaction,
  accountId: string,
  userId: string,
): Promise<void> {
  if (!(await writePaperless(tx, accountId, false))) return;
  await insertPaperlessChange(tx, { accountId, enrolled: false, userId, changedAt: deps.clock.now(), terms: null });
  await logActivity(deps, tx, { accountId, actorId: userId, kind: "PAPERLESS_OFF", facts: {} });
}

type OrderedService = "INTERNET" | "VIDEO" | "VOICE" | "BACKUP" | "SECURITY";

const ordered = {
  INTERNET: { serviceType: "internet", sizeIn: "downloadMbps" },
  VIDEO: { serviceType: "tv", sizeIn: "channelCount" },
  VOICE: { serviceType: "voice", sizeIn: "lineCount" },
  BACKUP: { serviceType: "other", sizeIn: null },
  SECURITY: { serviceType: "other", sizeIn: null },
} as const;

/** Gives an account a service of a size, as it was ordered. Its bill is the statements' matter. */
export async function activateService(
  tx: Transaction,
  accountId: string,
  { key, size }: { key: OrderedService; size: number },
): Promise<void> {
  const { serviceType, sizeIn } = ordered[key];
  await putService(tx, { accountId, key, serviceType }, sizeIn ? { [sizeIn]: size } : {});
  await announceChange(tx, { topic: "SERVICES", accountId });
}
