import { addDays, instantAt } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { addVisit, holdVisit } from "../appointments/appointments.writes.ts";
import { acceptedOfBuild } from "../content/releases/acceptedWording.reads.ts";
import { orderIdOf } from "./orders.domain.ts";
import { planOf, type Planned } from "./orders.reads.ts";
import { insertOrder } from "./orders.repository.ts";
import type { orders } from "./orders.tables.ts";

const [congressSquare, zip] = ["8347207526", "04101"];

/** Demo data: an order that waits for its technician, and one that was cancelled. */
export async function seedOrders(tx: Transaction, { clock, people }: DemoContext): Promise<void> {
  const opal = people.find(({ username }) => username === "opal");
  if (!opal) return;
  const placed = (daysAgo: number) => instantAt(addDays(clock.today(), -daysAgo), 10, 15, clock.timeZone);
  const cancelled = await planned(clock, tx, "INTERNET_600");
  await insertOrder(tx, {
    ...rowOf(cancelled, opal.userId, placed(20)),
    state: "CANCELLED",
    cancelledAt: placed(20),
    cancelReason: "CUSTOMER",
    cancellableUntil: placed(20),
    effectiveOn: addDays(clock.today(), -19),
    hasVisit: false,
  });
  const waiting = await planned(clock, tx, "TV_48");
  const held = waiting.startsAt && (await holdVisit({ clock }, tx, { zip, startsAt: waiting.startsAt }));
  if (!held) return;
  const row = { ...rowOf(waiting, opal.userId, placed(1)), state: "PLACED" as const, hasVisit: true };
  const { number, accountId } = await insertOrder(tx, { ...row, dueAt: waiting.cancellableUntil });
  const visit = { ...held, accountId, orderId: orderIdOf(number), kind: "INSTALLATION" as const };
  await addVisit({ config: { demo: true } }, tx, visit);
}

async function planned(clock: BusinessClock, tx: Transaction, product: string): Promise<Planned> {
  const plan = await planOf({ clock }, tx, { accountId: congressSquare, product });
  if ("code" in plan) throw new Error(`the demo's order of ${product} is not possible`);
  return plan;
}

function rowOf(
  { offer, bill, cancellableUntil, effectiveOn }: Planned,
  placedBy: string,
  placedAt: Date,
): Omit<typeof orders.$inferInsert, "state" | "hasVisit"> {
  const { code: productCode, kind, service, sizeBefore, size, unitPrice, oneTimePrice } = offer;
  return {
    accountId: congressSquare,
    ...{ productCode, kind, service, sizeBefore, size, unitPrice, oneTimePrice },
    ...{ bill, cancellableUntil, effectiveOn, placedBy, placedAt },
    terms: acceptedOfBuild("order", placedBy, placedAt),
  };
}
