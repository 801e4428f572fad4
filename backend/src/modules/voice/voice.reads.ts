import { asc, eq, inArray } from "drizzle-orm";
import { phoneDialled } from "@portico/rules/phone";
import { mayOpenVoice } from "@portico/rules/voice";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { customerOf, isAgent, type Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountServices } from "../account/account.reads.ts";
import { isOn } from "../content/delivery/content.reads.ts";
import { isCpniCompliant, onAccount } from "../identity/identity.reads.ts";
import { firstNames } from "../identity/memberships.reads.ts";
import { voiceLines } from "./voice.tables.ts";

/** A telephone line, with the first name of the user whom it is assigned to. */
export type VoiceLineRow = typeof voiceLines.$inferSelect & { assignedName: string | null };

type Deps = Pick<Dependencies, "config" | "database">;

/** Every line of an account, in its order, whoever asks. */
export async function voiceLinesOf(tx: Transaction, accountId: string): Promise<VoiceLineRow[]> {
  const ofAccount = eq(voiceLines.accountId, accountId);
  const rows = await tx.select().from(voiceLines).where(ofAccount).orderBy(asc(voiceLines.position));
  const names = await firstNames(
    tx,
    rows.flatMap(({ assignedUserId }) => assignedUserId ?? []),
  );
  return rows.map((row) => ({ ...row, assignedName: names.get(row.assignedUserId ?? "") ?? null }));
}

/** The lines of all accounts that calls come to. */
export const activeLines = (tx: Transaction): Promise<{ id: string; accountId: string }[]> =>
  tx
    .select({ id: voiceLines.id, accountId: voiceLines.accountId })
    .from(voiceLines)
    .where(eq(voiceLines.status, "ACTIVE"))
    .orderBy(asc(voiceLines.accountId), asc(voiceLines.position));

/** The accounts that some lines belong to. */
export async function accountsOfLines(tx: Transaction, lineIds: readonly string[]): Promise<string[]> {
  if (lineIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ accountId: voiceLines.accountId })
    .from(voiceLines)
    .where(inArray(voiceLines.id, [...new Set(lineIds)]));
  return rows.map(({ accountId }) => accountId);
}

/**
 * Whether a user may use a line: owners and administrators every one, everybody else those that are assigned to them.
 */
const mayUseLine = (
  { permissions, userId }: Pick<Principal, "permissions" | "userId">,
  { assignedUserId }: Pick<VoiceLineRow, "assignedUserId">,
): boolean => permissions.includes("manageVoice") || assignedUserId === userId;

/**
 * The guards of every voice operation (SERV-04): the area is on, the account is the caller's and has provisioned voice.
 * @returns the caller with the role on the account
 * @throws Problem NOT_FOUND while it is off and for another customer's account, NOT_ELIGIBLE (403) without voice
 */
export async function requireVoice(
  deps: Deps,
  principal: Principal | undefined,
  accountId: string,
): Promise<Principal> {
  const caller = customerOf({ principal }, accountId);
  if (!(await isOn(deps, { site: caller.site, principal: caller }, "voice"))) throw new Problem("NOT_FOUND");
  if (!mayOpenVoice(await accountServices(deps.database, accountId))) throw new Problem("NOT_ELIGIBLE");
  return onAccount(caller, accountId);
}

/**
 * The guards of everything between the customer and their callers: those of voice, and the customer themselves, since
 * staff who act for a customer do not get it.
 */
export async function requireVoiceCustomer(
  deps: Deps,
  principal: Principal | undefined,
  accountId: string,
): Promise<Principal> {
  const caller = await requireVoice(deps, principal, accountId);
  if (isAgent(caller)) throw new Problem("NOT_ALLOWED");
  return caller;
}

/** @throws Problem CPNI_REQUIRED (403) until the caller complies */
export async function requireCpni(deps: Deps, principal: Principal | undefined, accountId: string): Promise<Principal> {
  const caller = await requireVoiceCustomer(deps, principal, accountId);
  if (!(await isCpniCompliant(deps.database, caller.userId))) throw new Problem("CPNI_REQUIRED");
  return caller;
}

/** The lines that a caller may use, in the account's order; Hosted Voice only while its toggle is on (SERV-05). */
export async function usableLines(deps: Deps, caller: Principal, accountId: string): Promise<VoiceLineRow[]> {
  const own = (await voiceLinesOf(deps.database, accountId)).filter((line) => mayUseLine(caller, line));
  if (!own.some(isHosted)) return own;
  const hostedIsOn = await isOn(deps, { site: caller.site, principal: caller }, "hostedVoice");
  return hostedIsOn ? own : own.filter((line) => !isHosted(line));
}

const isHosted = ({ platform }: VoiceLineRow) => platform === "HOSTED";

/** Lines of an account, as dialled. */
export type LinesOnBill = "EVERY" | readonly string[];

/**
 * The lines whose calls a user may read on a bill, as dialled: every line for owners and administrators, for everybody
 * else those that are assigned to them, and none for staff who act for a customer: the same as in the call log.
 */
export async function linesOnBill(tx: Transaction, principal: Principal, accountId: string): Promise<LinesOnBill> {
  if (isAgent(principal)) return [];
  const caller = onAccount(principal, accountId);
  if (caller.permissions.includes("manageVoice")) return "EVERY";
  const own = (await voiceLinesOf(tx, accountId)).filter((line) => mayUseLine(caller, line));
  return own.map(({ telephoneNumber }) => phoneDialled(telephoneNumber));
}

/**
 * One line that the caller may use.
 * @throws Problem NOT_FOUND for an unknown one and for one that the caller may not use
 */
export async function usableLine(
  deps: Deps,
  caller: Principal,
  accountId: string,
  telephoneNumber: string,
): Promise<VoiceLineRow> {
  const line = (await usableLines(deps, caller, accountId)).find((each) => each.telephoneNumber === telephoneNumber);
  if (!line) throw new Problem("NOT_FOUND");
  return line;
}
