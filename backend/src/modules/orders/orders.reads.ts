import type { components } from "@portico/openapi/orders";
import { orderTimes } from "@portico/rules/orders";
import type { Transaction, Database } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { ReferencedAgreement } from "../../lib/agreement.ts";
import { Problem } from "../../lib/problem.ts";
import { accountFacts, isBilledHere, type AccountRow } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { accountStatus } from "../account-status/accountStatus.reads.ts";
import { addressLine, lastChangeOf, visitOf, visitSlots, type Slot } from "../appointments/appointments.reads.ts";
import { firstNameOf } from "../identity/identity.reads.ts";
import { isBilled, pricesOn, quoteChange, type ServiceChange } from "../statements/serviceChange.reads.ts";
import { blockOf, numberOf, offersOf, orderAnswer, orderIdOf, shownOffer, type PricedOffer } from "./orders.domain.ts";
import { openOrder, orderRow, orderRows, productRows, type OrderRow } from "./orders.repository.ts";

type Schemas = components["schemas"];
export type Deps = Pick<Dependencies, "database" | "clock" | "securityClock" | "config">;
type Read = Transaction | Database;

/** Why an account cannot order now, besides an open order; with its past-due balance. */
export async function standingOf(
  deps: Deps,
  account: AccountRow,
): Promise<{ pastDue: number; block: Schemas["OrderBlock"] | null }> {
  const status = await accountStatus(deps, account.accountId);
  if (!status) throw new Problem("NOT_FOUND");
  const billed = isBilledHere(account) && (await isBilled(deps.database, account.accountId));
  return { pastDue: status.pastDue, block: blockOf(billed, status, false) };
}

/** What an account can order, at the prices of today. */
async function offersFor(tx: Transaction, accountId: string, today: string): Promise<PricedOffer[]> {
  return offersOf(await productRows(tx), await pricesOn(tx, accountId, today), today);
}

/** @throws Problem NOT_FOUND for an unknown account */
export async function accountOf(tx: Read, accountId: string): Promise<AccountRow> {
  const account = await accountFacts(tx as Transaction, accountId);
  if (!account) throw new Problem("NOT_FOUND");
  return account;
}

/** What an account can order and has now, and why it cannot order. */
export async function catalogueOf(shared: Deps, accountId: string): Promise<Schemas["Catalogue"]> {
  const deps = await onAccountTime(shared, shared.database, accountId);
  const { database, clock } = deps;
  const account = await accountOf(database, accountId);
  const { pastDue, block } = await standingOf(deps, account);
  const open = await openOrder(database, accountId);
  const prices = await pricesOn(database, accountId, clock.today());
  return {
    block: block ?? (open ? "ORDER_OPEN" : null),
    pastDue,
    openOrder: open ? orderIdOf(open.number) : null,
    current: prices.flatMap(({ key, size, monthlyPrice }) => (key === "MOBILE" ? [] : [{ key, size, monthlyPrice }])),
    offers: offersOf(await productRows(database), prices, clock.today()).map(shownOffer),
    address: addressLine(account),
    zip: account.serviceZip,
  };
}

/** The change of the bill that an offer is, from a day on. */
export const changeOf = (
  { service, size, unitPrice, oneTimePrice }: Pick<PricedOffer, "service" | "size" | "unitPrice" | "oneTimePrice">,
  from: string,
): ServiceChange => ({ service, size, unitPrice, oneTimePrice, from });

export type Planned = {
  offer: PricedOffer;
  effectiveOn: string;
  cancellableUntil: Date;
  startsAt: Date | null;
  bill: Schemas["BillChange"];
  slots: Slot[];
};

type Wanted = { accountId: string; product: string; startsAt?: string | null };

/** Why nothing can be planned: the product, or only the technician's time that was wanted. */
export type Unplanned = { code: "PRODUCT_UNAVAILABLE" | "SLOT_TAKEN" };

/**
 * What an order would be: its day, and what it does to the bills.
 * @returns PRODUCT_UNAVAILABLE for a product that the account cannot order, or when no technician is free; SLOT_TAKEN for
 * a time that can no longer be booked
 */
export async function planOf(
  { clock }: Pick<Deps, "clock">,
  tx: Transaction,
  { accountId, product, startsAt: wanted }: Wanted,
): Promise<Planned | Unplanned> {
  const { serviceZip } = await accountOf(tx, accountId);
  const offer = (await offersFor(tx, accountId, clock.today())).find(({ code }) => code === product);
  if (!offer || offer.isCurrent) return { code: "PRODUCT_UNAVAILABLE" };
  const slots = offer.visit ? await visitSlots(tx, serviceZip, clock) : [];
  const slot = offer.visit ? slotFor(slots, wanted ?? undefined) : undefined;
  if (offer.visit && !slot) return { code: wanted ? "SLOT_TAKEN" : "PRODUCT_UNAVAILABLE" };
  const times = slot
    ? { effectiveOn: slot.date, cancellableUntil: lastChangeOf(new Date(slot.startsAt)) }
    : orderTimes(clock.now(), clock.timeZone);
  const bill = await quoteChange(tx, accountId, changeOf(offer, times.effectiveOn));
  if (!bill) return { code: "PRODUCT_UNAVAILABLE" };
  return { offer, ...times, startsAt: slot ? new Date(slot.startsAt) : null, bill, slots };
}

/** The wanted time, free or not; without one the soonest free time. */
const slotFor = (slots: readonly Slot[], wanted: string | undefined): Slot | undefined =>
  slots.find(({ startsAt, free }) =>
    wanted === undefined ? free : new Date(startsAt).getTime() === new Date(wanted).getTime(),
  );

/**
 * The quote of an order; at the soonest free time when the wanted one can no longer be booked.
 * @throws Problem PRODUCT_UNAVAILABLE, and what keeps the account from ordering
 */
export async function quoteFor(shared: Deps, wanted: Wanted): Promise<Schemas["Quote"]> {
  const deps = await onAccountTime(shared, shared.database, wanted.accountId);
  const { database, clock } = deps;
  const { block } = await standingOf(deps, await accountOf(database, wanted.accountId));
  if (block) throw new Problem(block);
  const atWanted = await planOf(deps, database, wanted);
  const isTimeGone = "code" in atWanted && atWanted.code === "SLOT_TAKEN";
  const plan = isTimeGone ? await planOf(deps, database, { ...wanted, startsAt: null }) : atWanted;
  if ("code" in plan) throw new Problem(plan.code);
  const { offer, effectiveOn, cancellableUntil, startsAt, bill, slots } = plan;
  return {
    offer: shownOffer(offer),
    effectiveOn,
    cancellableUntil: cancellableUntil.toISOString(),
    bill,
    timeZone: clock.timeZone,
    startsAt: startsAt?.toISOString() ?? null,
    slots,
  };
}

/** An order as it is answered. */
export async function answerOf({ clock }: Pick<Deps, "clock">, tx: Read, row: OrderRow): Promise<Schemas["Order"]> {
  const visit = row.hasVisit ? await visitOf(tx, row.accountId, orderIdOf(row.number)) : undefined;
  return orderAnswer(row, {
    visit,
    placedBy: await firstNameOf(tx as Transaction, row.placedBy),
    clock,
  });
}

/** @throws Problem NOT_FOUND for an unknown order, and one of another account */
export async function orderOf(shared: Deps, accountId: string, orderId: string): Promise<Schemas["Order"]> {
  const deps = await onAccountTime(shared, shared.database, accountId);
  const row = await orderRow(deps.database, { accountId, number: numberOf(orderId) });
  if (!row) throw new Problem("NOT_FOUND");
  return answerOf(deps, deps.database, row);
}

/** The newest orders of an account. */
export async function ordersOf(shared: Deps, accountId: string): Promise<Schemas["Orders"]> {
  const deps = await onAccountTime(shared, shared.database, accountId);
  await accountOf(deps.database, accountId);
  const rows = await orderRows(deps.database, accountId);
  return { orders: await Promise.all(rows.map((row) => answerOf(deps, deps.database, row))) };
}

/** The newest terms that were accepted with orders. */
export const orderAcceptances = async (tx: Read, accountId: string, limit: number): Promise<ReferencedAgreement[]> =>
  (await orderRows(tx, accountId, limit)).map(({ number, terms }) => ({
    ...terms,
    id: `order-${number}`,
    reference: orderIdOf(number),
  }));
