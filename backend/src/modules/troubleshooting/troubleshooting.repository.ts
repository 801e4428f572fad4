import { and, asc, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/database.ts";
import { serviceChecks as checks, serviceCheckSteps as steps } from "./troubleshooting.tables.ts";

type Reader = Transaction | Database;
export type CheckRow = typeof checks.$inferSelect;
export type StepRow = typeof steps.$inferSelect;
export type CheckName = Pick<CheckRow, "accountId" | "number">;

const named = ({ accountId, number }: CheckName) => and(eq(checks.accountId, accountId), eq(checks.number, number));

/** The newest checks of an account. */
export function checkRows(tx: Reader, accountId: string, limit: number): Promise<CheckRow[]> {
  return tx.select().from(checks).where(eq(checks.accountId, accountId)).orderBy(desc(checks.number)).limit(limit);
}

export async function checkRow(tx: Reader, name: CheckName): Promise<CheckRow | undefined> {
  return (await tx.select().from(checks).where(named(name)))[0];
}

/** A check, locked until the transaction ends. */
export async function lockedCheck(tx: Transaction, name: CheckName): Promise<CheckRow | undefined> {
  return (await tx.select().from(checks).where(named(name)).for("update"))[0];
}

/** The check of a service that has not ended. */
export async function openCheck(
  tx: Transaction,
  { accountId, service }: Pick<CheckRow, "accountId" | "service">,
): Promise<CheckRow | undefined> {
  const ofService = and(eq(checks.accountId, accountId), eq(checks.service, service), isNull(checks.endedAt));
  return (await tx.select().from(checks).where(ofService).for("update"))[0];
}

/** The valid steps of some checks, in order. */
export async function stepsOf(tx: Reader, numbers: readonly number[]): Promise<StepRow[]> {
  if (numbers.length === 0) return [];
  return tx
    .select()
    .from(steps)
    .where(and(inArray(steps.checkNumber, [...numbers]), isNull(steps.replacedAt)))
    .orderBy(asc(steps.checkNumber), asc(steps.position));
}

export async function insertCheck(tx: Transaction, row: typeof checks.$inferInsert): Promise<CheckRow> {
  const [added] = await tx.insert(checks).values(row).returning();
  return added as CheckRow;
}

type Added = Pick<StepRow, "step" | "result" | "at" | "userId">;

/** Adds steps after all others of a check, also the replaced ones. */
export async function addSteps(tx: Transaction, checkNumber: number, added: readonly Added[]): Promise<void> {
  if (added.length === 0) return;
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${steps.position}), 0)` })
    .from(steps)
    .where(eq(steps.checkNumber, checkNumber));
  const first = Number(last?.position ?? 0) + 1;
  await tx.insert(steps).values(added.map((step, place) => ({ ...step, checkNumber, position: first + place })));
}

/** Makes the valid steps from a position on void. */
export async function replaceStepsFrom(
  tx: Transaction,
  checkNumber: number,
  position: number,
  replacedAt: Date,
): Promise<void> {
  const later = and(eq(steps.checkNumber, checkNumber), gte(steps.position, position), isNull(steps.replacedAt));
  await tx.update(steps).set({ replacedAt }).where(later);
}

/** Changes a check and increments its version. */
export async function changeCheck(
  tx: Transaction,
  name: CheckName,
  change: Partial<Pick<CheckRow, "question" | "endKind" | "endFacts" | "endedAt">>,
): Promise<CheckRow> {
  const [changed] = await tx
    .update(checks)
    .set({ ...change, version: sql`${checks.version} + 1` })
    .where(named(name))
    .returning();
  return changed as CheckRow;
}
