import { instantAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { drain } from "../../lib/drain.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { activateService } from "../account/account.writes.ts";
import { addOrdered } from "../addons/addons.writes.ts";
import { lockedVisit } from "../appointments/appointments.writes.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { quoteChange } from "../statements/serviceChange.reads.ts";
import { billFrom } from "../statements/serviceChange.writes.ts";
import { orderIdOf, timesOf } from "./orders.domain.ts";
import { notifyOfOrder } from "./orders.notices.ts";
import { changeOf } from "./orders.reads.ts";
import { changeOrder, dueOrders, lockedOrder, lookAgainAt, type DueOrder, type OrderRow } from "./orders.repository.ts";

/** The account's lock and few queries each: one after the other is fast enough. */
const AT_ONCE = 1;
const PAGE = 100;
/**
 * How often an order that waits for its technician is looked at although nothing is known to have happened to its
 * appointment; `dueOrders` finds the others at once.
 */
const VISIT_MILLISECONDS = 3_600_000;

type Needed = Pick<Dependencies, "config" | "database" | "clock" | "securityClock">;
type Logging = Needed & Pick<Dependencies, "logger">;

/**
 * Carries orders on as the business clock passes: after the cancellation window an order is confirmed, and on its day
 * the service is there and billed. An order with a visit is carried out when the technician has finished; without its
 * appointment it ends. Safe in any number of processes: each order changes under the account's lock. A failed order is
 * retried in the next run and delays no other one.
 * @returns how many orders changed
 */
export async function advanceOrders(deps: Logging): Promise<number> {
  const page = (after: DueOrder | undefined) => dueOrders(deps.database, deps.clock.now(), PAGE, after);
  return drain(page, (due) => followOne(deps, due), AT_ONCE);
}

/** @returns whether the order changed */
async function followOne(deps: Logging, { accountId, number }: DueOrder): Promise<boolean> {
  try {
    const own = await onAccountTime(deps, deps.database, accountId);
    return await own.database.transaction(async (tx) => {
      await lockLedger(tx, accountId);
      const row = await lockedOrder(tx, { accountId, number });
      return row?.dueAt ? follow(own, tx, row, row.dueAt) : false;
    });
  } catch (error) {
    deps.logger.error({ err: error, accountId, orderId: orderIdOf(number) }, "an order could not be carried on");
    return false;
  }
}

async function follow(deps: Needed, tx: Transaction, row: OrderRow, dueAt: Date): Promise<boolean> {
  if (row.hasVisit) return followVisit(deps, tx, row);
  // Another process may have followed it since it was read.
  return dueAt <= deps.clock.now() && followDays(deps, tx, row);
}

async function followDays({ clock, ...rest }: Needed, tx: Transaction, row: OrderRow): Promise<boolean> {
  const begins = instantAt(row.effectiveOn, 0, 0, clock.timeZone);
  if (begins <= clock.now()) return activate({ clock, ...rest }, tx, row, row.effectiveOn);
  await changeOrder(tx, row, { state: "CONFIRMED", dueAt: begins });
  return true;
}

async function followVisit(deps: Needed, tx: Transaction, row: OrderRow): Promise<boolean> {
  const visit = await lockedVisit(tx, row.accountId, orderIdOf(row.number));
  const now = deps.clock.now();
  if (!visit || visit.cancelledAt) return end(deps, tx, row);
  if (visit.finishedAt) return activate(deps, tx, row, visit.date);
  const { cancellableUntil } = timesOf(row, visit);
  const again = new Date(now.getTime() + VISIT_MILLISECONDS);
  if (row.state === "PLACED" && now >= cancellableUntil) {
    await changeOrder(tx, row, { state: "CONFIRMED", dueAt: again });
    return true;
  }
  await lookAgainAt(tx, row, again);
  return false;
}

async function activate(deps: Needed, tx: Transaction, row: OrderRow, effectiveOn: string): Promise<boolean> {
  const { accountId, number, service, size } = row;
  const change = changeOf(row, effectiveOn);
  // A moved visit makes another first bill; quoted before the change is billed, or it would be compared with itself.
  const bill = (effectiveOn !== row.effectiveOn && (await quoteChange(tx, accountId, change))) || row.bill;
  await billFrom(tx, accountId, change, `order_${orderIdOf(number)}`);
  await activateService(tx, accountId, { key: service, size });
  await addOrdered(tx, accountId, service);
  const active = await changeOrder(tx, row, { state: "ACTIVE", dueAt: null, effectiveOn });
  await notifyOfOrder(deps, tx, { ...active, bill }, "ACTIVE");
  return true;
}

async function end(deps: Needed, tx: Transaction, row: OrderRow): Promise<boolean> {
  const cancelledAt = deps.clock.now();
  const change = { state: "CANCELLED", cancelReason: "VISIT_CANCELLED", cancelledAt, dueAt: null } as const;
  await notifyOfOrder(deps, tx, await changeOrder(tx, row, change), "VISIT_CANCELLED");
  return true;
}
