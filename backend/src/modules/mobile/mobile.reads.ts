import { and, asc, count, desc, eq, inArray, sql, type Column, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import {
  devicePayments,
  mobileDevices,
  mobileTransactions,
  streamingSubscriptions,
  streamingTransactions,
} from "./mobile.tables.ts";

type MovementTable = typeof mobileTransactions | typeof streamingTransactions;

/** The newest payments, refunds and charges of mobile or streaming. */
export function newestMovements(
  tx: Transaction,
  table: MovementTable,
  accountId: string,
  count: number,
): Promise<(typeof mobileTransactions.$inferSelect)[]> {
  return tx
    .select()
    .from(table)
    .where(eq(table.accountId, accountId))
    .orderBy(desc(table.date), desc(table.id))
    .limit(count);
}

/** Enough for a screen. */
const PAGE_SIZE = 20;

const kindsOf = {
  ALL: ["PAYMENT", "REFUND", "CHARGE"],
  PAYMENTS: ["PAYMENT"],
  CHARGES: ["CHARGE"],
  REFUNDS: ["REFUND"],
} as const;

export type TransactionsShown = keyof typeof kindsOf;

export interface MovementPage {
  nodes: (typeof mobileTransactions.$inferSelect)[];
  page: number;
  pages: number;
}

/**
 * One page of the payments, refunds and charges of mobile or streaming, newest first; a page number out of range is
 * clamped (BILL-13, BILL-15).
 */
export async function movementPage(
  tx: Transaction,
  table: MovementTable,
  accountId: string,
  shown: TransactionsShown,
  requestedPage: number,
): Promise<MovementPage> {
  const wanted = and(eq(table.accountId, accountId), inArray(table.kind, [...kindsOf[shown]]));
  const [all] = await tx.select({ rows: count() }).from(table).where(wanted);
  const pages = Math.max(1, Math.ceil((all?.rows ?? 0) / PAGE_SIZE));
  const page = Math.min(Math.max(1, requestedPage), pages);
  const nodes = await tx
    .select()
    .from(table)
    .where(wanted)
    .orderBy(desc(table.date), desc(table.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { nodes, page, pages };
}

type Movement = typeof mobileTransactions.$inferSelect;

/** A refund of mobile service or streaming with the refunded transaction, if known; `billed` is one of the two. */
export interface RefundFound {
  billed: "MOBILE" | "STREAMING";
  refund: Movement;
  refunded: Movement | undefined;
}

async function refundIn(
  tx: Transaction,
  table: MovementTable,
  accountId: string,
  refundId: string,
): Promise<Omit<RefundFound, "billed"> | undefined> {
  const movementOf = async (id: string) =>
    (
      await tx
        .select()
        .from(table)
        .where(and(eq(table.accountId, accountId), eq(table.id, id)))
    )[0];
  const refund = await movementOf(refundId);
  if (refund?.kind !== "REFUND") return undefined;
  return { refund, refunded: refund.refundedId === null ? undefined : await movementOf(refund.refundedId) };
}

/** Undefined when it is not a refund of this account. */
export async function refundOf(tx: Transaction, accountId: string, refundId: string): Promise<RefundFound | undefined> {
  const mobile = await refundIn(tx, mobileTransactions, accountId, refundId);
  if (mobile) return { billed: "MOBILE", ...mobile };
  const streaming = await refundIn(tx, streamingTransactions, accountId, refundId);
  return streaming && { billed: "STREAMING", ...streaming };
}

export function subscriptionsOf(
  tx: Transaction,
  accountId: string,
): Promise<(typeof streamingSubscriptions.$inferSelect)[]> {
  return tx
    .select()
    .from(streamingSubscriptions)
    .where(eq(streamingSubscriptions.accountId, accountId))
    .orderBy(asc(streamingSubscriptions.name));
}

export function devicesOf(tx: Transaction, accountId: string): Promise<(typeof mobileDevices.$inferSelect)[]> {
  return tx.select().from(mobileDevices).where(eq(mobileDevices.accountId, accountId)).orderBy(asc(mobileDevices.name));
}

export type DeviceRow = typeof mobileDevices.$inferSelect;

/** One device of an account; undefined when it does not exist or belongs to another account. */
export async function deviceOf(tx: Transaction, accountId: string, deviceId: string): Promise<DeviceRow | undefined> {
  const [row] = await tx
    .select()
    .from(mobileDevices)
    .where(and(eq(mobileDevices.accountId, accountId), eq(mobileDevices.id, deviceId)));
  return row;
}

/** The device of a payment; undefined for a bill payment. */
export async function deviceOfPayment(
  tx: Transaction,
  accountId: string,
  paymentId: string,
): Promise<DeviceRow | undefined> {
  const [row] = await tx
    .select()
    .from(devicePayments)
    .where(and(eq(devicePayments.accountId, accountId), eq(devicePayments.paymentId, paymentId)));
  return row && deviceOf(tx, accountId, row.deviceId);
}

/** The devices of payments, by payment id; bill payments are left out. */
export async function devicesOfPayments(
  tx: Transaction,
  accountId: string,
  paymentIds: readonly string[],
): Promise<Map<string, DeviceRow>> {
  const wanted = and(eq(devicePayments.accountId, accountId), inArray(devicePayments.paymentId, [...paymentIds]));
  const rows = await tx.select().from(devicePayments).where(wanted);
  const devices = new Map(rows.length > 0 ? (await devicesOf(tx, accountId)).map((device) => [device.id, device]) : []);
  return new Map(
    rows.flatMap(({ paymentId, deviceId }): [string, DeviceRow][] => {
      const device = devices.get(deviceId);
      return device ? [[paymentId, device]] : [];
    }),
  );
}

/** SQL condition: whether a payment is for a device, a given one or any. */
export function paysDevice(accountId: Column, paymentId: Column, deviceId?: string): SQL {
  const same = deviceId === undefined ? sql`` : sql` and d.device_id = ${deviceId}`;
  return sql`exists (select 1 from ${devicePayments} d where d.account_id = ${accountId} and d.payment_id = ${paymentId}${same})`;
}
