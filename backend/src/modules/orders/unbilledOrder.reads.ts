import type { Transaction } from "../../database/database.ts";
import { visitOf } from "../appointments/appointments.reads.ts";
import { orderIdOf } from "./orders.domain.ts";
import { openOrder, type OrderRow } from "./orders.repository.ts";

/**
 * The order of an account that has taken effect by a day and has not been carried out, so that a bill until that day
 * would miss its lines; undefined for none. A separate file avoids an import cycle: statements read it, and this module's
 * other reads use statements.
 */
export async function unbilledOrder(tx: Transaction, accountId: string, until: string): Promise<string | undefined> {
  const order = await openOrder(tx, accountId);
  if (!order) return undefined;
  const effectiveOn = await effectiveDay(tx, order);
  return effectiveOn !== undefined && effectiveOn <= until ? orderIdOf(order.number) : undefined;
}

/** The day from which an order is billed; undefined as long as its technician has not finished. */
async function effectiveDay(tx: Transaction, order: OrderRow): Promise<string | undefined> {
  if (!order.hasVisit) return order.effectiveOn;
  const visit = await visitOf(tx, order.accountId, orderIdOf(order.number));
  return visit?.finishedAt && !visit.cancelledAt ? visit.date : undefined;
}
