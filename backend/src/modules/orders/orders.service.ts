import type { components } from "@portico/openapi/orders";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { addVisit, cancelVisit, holdVisit, lockedVisit } from "../appointments/appointments.writes.ts";
import { createOnce, decideOnce } from "../idempotency/idempotency.writes.ts";
import { agreementShown } from "../content/releases/acceptedWording.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { cancelRefusal, numberOf, orderIdOf, type RefusalCode } from "./orders.domain.ts";
import { notifyOfOrder } from "./orders.notices.ts";
import { accountOf, answerOf, planOf, standingOf, type Deps, type Planned } from "./orders.reads.ts";
import { changeOrder, insertOrder, lockedOrder, openOrder, orderRow, type OrderRow } from "./orders.repository.ts";

type Schemas = components["schemas"];
type Refusal = { code: RefusalCode };
type Decided = { row: OrderRow } | { refusal: Refusal };

/**
 * Orders a product at the amounts that the customer saw. The account's lock keeps its bill and its other orders as they
 * are until the order is stored.
 * @throws Problem what keeps the account from ordering, PRODUCT_UNAVAILABLE, PRICE_CHANGED, SLOT_TAKEN; INVALID_REQUEST
 * without the terms
 */
export async function placeOrder(
  shared: Deps,
  actor: Principal,
  wanted: Schemas["Placing"],
): Promise<Schemas["Order"]> {
  const { accountId } = wanted;
  const deps = await onAccountTime(shared, shared.database, accountId);
  const { block } = await standingOf(deps, await accountOf(deps.database, accountId));
  const decided = await deps.database.transaction(async (tx): Promise<Decided> => {
    const { terms: _terms, ...attempted } = wanted;
    return createOnce<OrderRow, Refusal>(tx, {
      userId: actor.userId,
      operation: "placeOrder",
      attempted,
      now: deps.securityClock.now(),
      idOf: ({ number }) => orderIdOf(number),
      created: (id) => orderRow(tx, { accountId, number: numberOf(id) }),
      create: async () => {
        await lockLedger(tx, accountId);
        return block ? { refusal: { code: block } } : decide(deps, tx, actor, wanted);
      },
    });
  });
  if ("refusal" in decided) throw new Problem(decided.refusal.code);
  return answerOf(deps, deps.database, decided.row);
}

async function decide(deps: Deps, tx: Transaction, actor: Principal, wanted: Schemas["Placing"]): Promise<Decided> {
  const { accountId, terms } = wanted;
  const now = deps.clock.now();
  const agreed = await agreementShown(deps, tx, actor, "order", terms, now);
  if (!agreed) throw new Problem("INVALID_REQUEST", { fields: [{ field: "terms", code: "MISSING" }] });
  if (await openOrder(tx, accountId)) return { refusal: { code: "ORDER_OPEN" } };
  const plan = await planOf(deps, tx, wanted);
  if ("code" in plan) return { refusal: plan };
  if (!isAsSeen(plan, wanted.expected)) return { refusal: { code: "PRICE_CHANGED" } };
  const { serviceZip: zip } = await accountOf(tx, accountId);
  const held = plan.startsAt ? await holdVisit(deps, tx, { zip, startsAt: plan.startsAt }) : undefined;
  if (plan.startsAt && !held) return { refusal: { code: "SLOT_TAKEN" } };
  const row = await insertOrder(tx, {
    ...orderedFrom(plan),
    accountId,
    state: "PLACED",
    hasVisit: held !== undefined,
    placedBy: actor.userId,
    placedAt: now,
    dueAt: plan.cancellableUntil,
    terms: agreed,
  });
  const orderId = orderIdOf(row.number);
  const kind = plan.offer.kind === "NEW" ? "INSTALLATION" : "UPGRADE";
  if (held) await addVisit(deps, tx, { ...held, accountId, orderId, kind });
  await record(deps, tx, actor, "ORDER_PLACED", row);
  await notifyOfOrder(deps, tx, row, "PLACED");
  return { row };
}

const isAsSeen = ({ effectiveOn, bill }: Planned, seen: Schemas["Expected"]): boolean =>
  effectiveOn === seen.effectiveOn && bill.after === seen.after && bill.monthlyAfter === seen.monthlyAfter;

const orderedFrom = ({ offer, cancellableUntil, effectiveOn, bill }: Planned) => ({
  productCode: offer.code,
  kind: offer.kind,
  service: offer.service,
  sizeBefore: offer.sizeBefore,
  size: offer.size,
  unitPrice: offer.unitPrice,
  oneTimePrice: offer.oneTimePrice,
  cancellableUntil,
  effectiveOn,
  bill,
});

function record(
  deps: Deps,
  tx: Transaction,
  { userId: actorId }: Principal,
  kind: "ORDER_PLACED" | "ORDER_CANCELLED",
  { accountId, number, service: orderedService, size: orderedSize }: OrderRow,
): Promise<void> {
  const facts = { orderId: orderIdOf(number), orderedService, orderedSize };
  return logActivity(deps, tx, { accountId, actorId, kind, facts });
}

/**
 * Cancels an order within its window, and its appointment with it.
 * @throws Problem NOT_FOUND, CONFLICT (412), ORDER_TOO_LATE, ORDER_OVER
 */
export async function cancelOrder(
  shared: Deps,
  actor: Principal,
  orderId: string,
  wanted: Schemas["CancellingOrder"],
): Promise<Schemas["Order"]> {
  const { accountId, version } = wanted;
  const deps = await onAccountTime(shared, shared.database, accountId);
  const name = { accountId, number: numberOf(orderId) };
  const decided = await deps.database.transaction((tx) =>
    decideOnce<OrderRow, Refusal>(tx, {
      userId: actor.userId,
      operation: "cancelOrder",
      attempted: { ...wanted, orderId } as typeof wanted,
      now: deps.securityClock.now(),
      lock: () => lockedOrder(tx, name),
      idOf: ({ number }) => orderIdOf(number),
      decide: async (row) => {
        if (row.version !== version) throw new Problem("CONFLICT", { status: 412 });
        const now = deps.clock.now();
        const code = cancelRefusal(row, row.hasVisit ? await lockedVisit(tx, accountId, orderId) : undefined, now);
        if (code) return { refusal: { code } };
        if (row.hasVisit) await cancelVisit(deps, tx, actor, { accountId, orderId });
        const ended = { state: "CANCELLED", cancelledAt: now, cancelReason: "CUSTOMER", dueAt: null } as const;
        const cancelled = await changeOrder(tx, row, ended);
        await record(deps, tx, actor, "ORDER_CANCELLED", cancelled);
        await notifyOfOrder(deps, tx, cancelled, "CANCELLED");
        return { row: cancelled };
      },
    }),
  );
  if ("refusal" in decided) throw new Problem(decided.refusal.code);
  return answerOf(deps, deps.database, decided.row);
}
