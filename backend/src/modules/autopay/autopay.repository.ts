import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, sum } from "drizzle-orm";
import type { AutoPayService } from "@portico/rules/autoPay";
import { isClaimed, place, type Transaction } from "../../database/database.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { hasCome } from "../account/accountTime.reads.ts";
import { autoPayActions, autoPayEnrolments, autoPayParts, autoPayRuns } from "./autopay.tables.ts";

export type EnrolmentRow = typeof autoPayEnrolments.$inferSelect;
export type ActionRow = typeof autoPayActions.$inferSelect;
export type ActionPartRow = typeof autoPayParts.$inferSelect;
export type RunRow = typeof autoPayRuns.$inferSelect;

const oneAction = (accountId: string, id: string) =>
  and(eq(autoPayActions.accountId, accountId), eq(autoPayActions.id, id));
const partsOf = (accountId: string, actionId: string) =>
  and(eq(autoPayParts.accountId, accountId), eq(autoPayParts.actionId, actionId));
const oneEnrolment = (accountId: string, service: AutoPayService) =>
  and(eq(autoPayEnrolments.accountId, accountId), eq(autoPayEnrolments.service, service));

/** Core before mobile. */
export function enrolmentRows(tx: Transaction, accountId: string): Promise<EnrolmentRow[]> {
  return tx
    .select()
    .from(autoPayEnrolments)
    .where(eq(autoPayEnrolments.accountId, accountId))
    .orderBy(asc(autoPayEnrolments.service));
}

/** Upserts the enrolment of a service. */
export async function putEnrolment(tx: Transaction, enrolment: EnrolmentRow): Promise<void> {
  const target = [autoPayEnrolments.accountId, autoPayEnrolments.service];
  await tx.insert(autoPayEnrolments).values(enrolment).onConflictDoUpdate({ target, set: enrolment });
}

export async function deleteEnrolment(tx: Transaction, accountId: string, service: AutoPayService): Promise<void> {
  await tx.delete(autoPayEnrolments).where(oneEnrolment(accountId, service));
}

/** Changes the debit day or the next debit date of an account. */
export async function moveDebits(
  tx: Transaction,
  accountId: string,
  change: Partial<Pick<EnrolmentRow, "debitDay" | "nextDate">>,
): Promise<void> {
  await tx.update(autoPayEnrolments).set(change).where(eq(autoPayEnrolments.accountId, accountId));
}

/** Sets or clears the pause of Auto Pay. */
export async function setPause(
  tx: Transaction,
  accountId: string,
  pause: Pick<EnrolmentRow, "pausedOn" | "pausedCode">,
): Promise<void> {
  await tx.update(autoPayEnrolments).set(pause).where(eq(autoPayEnrolments.accountId, accountId));
}

export type DueDebit = Pick<EnrolmentRow, "accountId" | "service" | "nextDate">;

/**
 * Debits that are due by their accounts' dates, longest due first. An account with two services has two rows; making
 * the first debit moves the other.
 * @param after keyset position: the debit that they follow in this order
 */
export function dueDebits(tx: Transaction, clock: BusinessClock, limit: number, after?: DueDebit): Promise<DueDebit[]> {
  const { accountId, service, nextDate } = autoPayEnrolments;
  const rest =
    after && sql`(${nextDate}, ${accountId}, ${service}) > (${after.nextDate}, ${after.accountId}, ${after.service})`;
  return tx
    .select({ accountId, service, nextDate })
    .from(autoPayEnrolments)
    .where(and(hasCome(nextDate, accountId, clock), rest))
    .orderBy(asc(nextDate), asc(accountId), asc(service))
    .limit(limit);
}

export async function insertAction(tx: Transaction, action: ActionRow, parts: ActionPartRow[]): Promise<void> {
  await tx.insert(autoPayActions).values(action);
  await tx.insert(autoPayParts).values(parts);
}

export async function actionRow(tx: Transaction, accountId: string, id: string): Promise<ActionRow | undefined> {
  const [row] = await tx.select().from(autoPayActions).where(oneAction(accountId, id));
  return row;
}

/** The newest action that enrolled something, with its accepted terms. */
export async function agreedActionRow(tx: Transaction, accountId: string): Promise<ActionRow | undefined> {
  const enrolled = tx
    .select({ id: autoPayParts.actionId })
    .from(autoPayParts)
    .where(and(eq(autoPayParts.accountId, accountId), eq(autoPayParts.kind, "ENROL"), eq(autoPayParts.state, "DONE")));
  const agreed = and(
    eq(autoPayActions.accountId, accountId),
    isNotNull(autoPayActions.terms),
    inArray(autoPayActions.id, enrolled),
  );
  const [row] = await tx
    .select()
    .from(autoPayActions)
    .where(agreed)
    .orderBy(desc(autoPayActions.startedAt), desc(autoPayActions.createdAt), desc(autoPayActions.id))
    .limit(1);
  return row;
}

export async function newestActionRow(tx: Transaction, accountId: string): Promise<ActionRow | undefined> {
  const newest = desc(autoPayActions.startedAt);
  const [row] = await tx
    .select()
    .from(autoPayActions)
    .where(eq(autoPayActions.accountId, accountId))
    .orderBy(newest, desc(autoPayActions.createdAt), desc(autoPayActions.id))
    .limit(1);
  return row;
}

/** The action of an account with an unknown outcome. */
export async function openActionRow(tx: Transaction, accountId: string): Promise<ActionRow | undefined> {
  const [row] = await tx
    .select()
    .from(autoPayActions)
    .where(and(eq(autoPayActions.accountId, accountId), isNotNull(autoPayActions.nextAttemptAt)));
  return row;
}

export function actionsOfPayments(
  tx: Transaction,
  accountId: string,
  paymentIds: readonly string[],
): Promise<ActionRow[]> {
  return tx
    .select()
    .from(autoPayActions)
    .where(and(eq(autoPayActions.accountId, accountId), inArray(autoPayActions.paymentId, [...paymentIds])));
}

export async function changeAction(
  tx: Transaction,
  accountId: string,
  id: string,
  change: Partial<ActionRow>,
): Promise<void> {
  await tx.update(autoPayActions).set(change).where(oneAction(accountId, id));
}

export function actionParts(tx: Transaction, accountId: string, actionId: string): Promise<ActionPartRow[]> {
  return tx.select().from(autoPayParts).where(partsOf(accountId, actionId)).orderBy(asc(autoPayParts.position));
}

/** The parts of several actions of an account, in each action's order. */
export function partsOfActions(
  tx: Transaction,
  accountId: string,
  actionIds: readonly string[],
): Promise<ActionPartRow[]> {
  const wanted = and(eq(autoPayParts.accountId, accountId), inArray(autoPayParts.actionId, [...actionIds]));
  return tx.select().from(autoPayParts).where(wanted).orderBy(asc(autoPayParts.position));
}

export async function changeActionPart(
  tx: Transaction,
  { accountId, actionId, position }: ActionPartRow,
  change: Partial<ActionPartRow>,
): Promise<void> {
  await tx
    .update(autoPayParts)
    .set(change)
    .where(and(partsOf(accountId, actionId), eq(autoPayParts.position, position)));
}

/** How many enrolments the issuing bank refused since an instant (security time), by user or by account. */
export async function refusedMandates(
  tx: Transaction,
  userId: string,
  accountId: string,
  since: Date,
): Promise<number> {
  const theirs = or(eq(autoPayActions.userId, userId), eq(autoPayActions.accountId, accountId));
  const sameAction = and(
    eq(autoPayParts.accountId, autoPayActions.accountId),
    eq(autoPayParts.actionId, autoPayActions.id),
  );
  const refused = inArray(autoPayParts.code, ["DECLINED", "SECURITY_CODE_FAILED"]);
  const [row] = await tx
    .select({ refused: count() })
    .from(autoPayParts)
    .innerJoin(autoPayActions, sameAction)
    .where(and(theirs, refused, gt(autoPayActions.startedAt, since)));
  return row?.refused ?? 0;
}

/** Claims open actions that are due and that no request waits for; each is claimed by one process only. */
export function claimActions(tx: Transaction, now: Date, limit: number): Promise<ActionRow[]> {
  const free = or(isNull(autoPayActions.awaitedUntil), lte(autoPayActions.awaitedUntil, now));
  const due = tx
    .select(place)
    .from(autoPayActions)
    .where(and(lte(autoPayActions.nextAttemptAt, now), free))
    .orderBy(autoPayActions.nextAttemptAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  const wait = sql`case when ${autoPayActions.asks} < 20 then 3 else 30 end`;
  const nextAttemptAt = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`;
  return tx
    .update(autoPayActions)
    .set({ nextAttemptAt, asks: sql`${autoPayActions.asks} + 1`, awaitedUntil: null })
    .where(isClaimed(due))
    .returning();
}

/** @returns false when this date was already debited */
export async function insertRun(tx: Transaction, run: RunRow): Promise<boolean> {
  return (await tx.insert(autoPayRuns).values(run).onConflictDoNothing().returning()).length === 1;
}

export async function newestRun(tx: Transaction, accountId: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(autoPayRuns)
    .where(eq(autoPayRuns.accountId, accountId))
    .orderBy(desc(autoPayRuns.debitDate))
    .limit(1);
  return row;
}

/** The date of the newest debit that was taken or is in flight; undefined before the first. */
export async function newestTakenRunDate(tx: Transaction, accountId: string): Promise<string | undefined> {
  const taken = and(eq(autoPayRuns.accountId, accountId), inArray(autoPayRuns.state, ["PAID", "CONFIRMING"]));
  const [row] = await tx
    .select({ date: autoPayRuns.debitDate })
    .from(autoPayRuns)
    .where(taken)
    .orderBy(desc(autoPayRuns.debitDate))
    .limit(1);
  return row?.date;
}

/** The discounts booked with debits, in cents by the debit's payment id. */
export async function discountsOfDebits(tx: Transaction, accountId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ paymentId: autoPayRuns.paymentId, discount: autoPayRuns.discount })
    .from(autoPayRuns)
    .where(and(eq(autoPayRuns.accountId, accountId), isNotNull(autoPayRuns.paymentId)));
  return new Map(rows.map(({ paymentId, discount }) => [paymentId ?? "", discount]));
}

/** Cents of discounts of debits in flight: a run that is being confirmed has an open payment. */
export async function openDiscount(tx: Transaction, accountId: string): Promise<number> {
  const open = and(eq(autoPayRuns.accountId, accountId), eq(autoPayRuns.state, "CONFIRMING"));
  const [row] = await tx
    .select({ discount: sum(autoPayRuns.discount).mapWith(Number) })
    .from(autoPayRuns)
    .where(open);
  return row?.discount ?? 0;
}

export async function runOfPayment(tx: Transaction, accountId: string, paymentId: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(autoPayRuns)
    .where(and(eq(autoPayRuns.accountId, accountId), eq(autoPayRuns.paymentId, paymentId)));
  return row;
}

export async function changeRun(
  tx: Transaction,
  { accountId, debitDate }: Pick<RunRow, "accountId" | "debitDate">,
  change: Partial<RunRow>,
): Promise<void> {
  await tx
    .update(autoPayRuns)
    .set(change)
    .where(and(eq(autoPayRuns.accountId, accountId), eq(autoPayRuns.debitDate, debitDate)));
}
