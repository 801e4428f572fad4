import { instantAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { activateService } from "../account/account.writes.ts";
import { visitOf } from "../appointments/appointments.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { billFrom } from "../statements/serviceChange.writes.ts";
import { orderIdOf, timesOf } from "./orders.domain.ts";
import { notifyOfOrder } from "./orders.notices.ts";
import { changeOf } from "./orders.reads.ts";
import { changeOrder, dueOrders, lockedOrder, lookAgainAt, type OrderRow } from "./orders.repository.ts";

const AT_ONCE = 100;
/** How often an order that waits for its technician is looked at: the appointment can be moved, cancelled, or over. */
const VISIT_MILLISECONDS = 60_000;

type Needed = Pick<Dependencies, "config" | "database" | "clock" | "securityClock">;

/**
 * Carries orders on as the business clock passes: after the cancellation window an order is confirmed, and on its day the
 * service is there and billed. An order with a visit is carried out when the technician has finished; without its
 * appointment it ends. Safe in any number of processes: each order changes under the account's lock.
 * @returns how many orders changed
 */
export async function followOrders(deps: Needed): Promise<number> {
  let changed = 0;
  for (;;) {
    const due = await dueOrders(deps.database, deps.clock.now(), AT_ONCE);
    if (due.length === 0) return changed;
    for (const { accountId, number } of due) {
      const own = await onAccountTime(deps, deps.database, accountId);
      changed += await own.database.transaction(async (tx) => {
        await lockLedger(tx, accountId);
        const row = await lockedOrder(tx, { accountId, number });
        return row?.dueAt && row.dueAt <= own.clock.now() ? follow(own, tx, row) : 0;
      });
    }
  }
}

async function follow(deps: Needed, tx: Transaction, row: OrderRow): Promise<number> {
  return row.hasVisit ? followVisit(deps, tx, row) : followDays(deps, tx, row);
}

async function followDays({ clock, ...rest }: Needed, tx: Transaction, row: OrderRow): Promise<number> {
  const begins = instantAt(row.effectiveOn, 0, 0, clock.timeZone);
  if (begins <= clock.now()) return activate({ clock, ...rest }, tx, row, row.effectiveOn);
  await changeOrder(tx, row, { state: "CONFIRMED", dueAt: begins });
  return 1;
}

async function followVisit(deps: Needed, tx: Transaction, row: OrderRow): Promise<number> {
  const visit = await visitOf(tx, row.accountId, orderIdOf(row.number));
  const now = deps.clock.now();
  if (!visit || visit.cancelledAt) return end(deps, tx, row);
  if (visit.finishedAt) return activate(deps, tx, row, visit.date);
  const { cancellableUntil } = timesOf(row, visit);
  const again = new Date(now.getTime() + VISIT_MILLISECONDS);
  if (row.state === "PLACED" && now >= cancellableUntil) {
    await changeOrder(tx, row, { state: "CONFIRMED", dueAt: again });
    return 1;
  }
  await lookAgainAt(tx, row, again);
  return 0;
}

async function activate(deps: Needed, tx: Transaction, row: OrderRow, effectiveOn: string): Promise<number> {
  const { accountId, number, service, size } = row;
  await billFrom(tx, accountId, changeOf(row, effectiveOn), `order_${orderIdOf(number)}`);
  await activateService(tx, accountId, { key: service, size });
  const active = await changeOrder(tx, row, { state: "ACTIVE", dueAt: null, effectiveOn });
  await notifyOfOrder(deps, tx, active, "ACTIVE");
  return 1;
}

async function end(deps: Needed, tx: Transaction, row: OrderRow): Promise<number> {
  const cancelledAt = deps.clock.now();
  const change = { state: "CANCELLED", cancelReason: "VISIT_CANCELLED", cancelledAt, dueAt: null } as const;
  await notifyOfOrder(deps, tx, await changeOrder(tx, row, change), "VISIT_CANCELLED");
  return 1;
}
