import type { components } from "@portico/openapi/orders";
import type { BusinessClock } from "../../lib/clock.ts";
import type { AccountStatus } from "../account-status/accountStatus.reads.ts";
import type { AppointmentRow } from "../appointments/appointments.reads.ts";
import { isMissed, lastChangeOf } from "../appointments/appointments.reads.ts";
import type { PriceOnDay } from "../statements/serviceChange.reads.ts";
import type { OrderRow, ProductRow } from "./orders.repository.ts";
import { FIRST_NUMBER } from "./orders.tables.ts";

type Schemas = components["schemas"];
export type Offer = Schemas["Offer"];
export type RefusalCode = Exclude<Schemas["OrderProblem"]["code"], "CONFLICT">;

/** The number of an order that customers see. */
export const orderIdOf = (number: number): string => `SO-${FIRST_NUMBER + number}`;

/** The number of the row; 0, which no row has, for anything but the number of an order. */
export const numberOf = (orderId: string): number =>
  /^SO-\d{6,9}$/.test(orderId) ? Number(orderId.slice(3)) - FIRST_NUMBER : 0;

/** Why an account cannot order now; null when it can. */
export function blockOf(
  isBilledHere: boolean,
  { service, pastDue }: Pick<AccountStatus, "service" | "pastDue">,
  hasOpenOrder: boolean,
): Schemas["OrderBlock"] | null {
  if (!isBilledHere) return "BILLED_ELSEWHERE";
  if (service.state !== "RUNNING" && service.state !== "RESTORED") return "SERVICE_STOPPED";
  if (pastDue > 0) return "ACCOUNT_PAST_DUE";
  return hasOpenOrder ? "ORDER_OPEN" : null;
}

/** An offer with what it costs to carry out: the price of a line, or of the whole service. */
export type PricedOffer = Offer & { unitPrice: number; sizeBefore: number | null };

/**
 * A product for an account with these services; undefined when it makes no sense for it: a speed without an internet
 * connection is installed first, more lines need lines, and an addition is sold once.
 */
function offerOf(product: ProductRow, prices: readonly PriceOnDay[]): PricedOffer | undefined {
  const { code, service, use, isMore, visit: visits } = product;
  const own = prices.find(({ key }) => key === service);
  if (isMore !== (own !== undefined && service === "VOICE")) return undefined;
  const kind = own ? (isMore ? "MORE_LINES" : "CHANGE") : "NEW";
  const size = isMore && own ? own.size + product.size : product.size;
  // Further lines cost what the account's lines cost.
  const unitPrice = isMore && own ? own.unitPrice : product.unitPrice;
  const monthlyPrice = unitPrice * (service === "VOICE" ? size : 1);
  const isCurrent = own !== undefined && !isMore && own.size === size;
  const visit = !isCurrent && (visits === "ALWAYS" || (visits === "FOR_NEW" && kind === "NEW"));
  return {
    code,
    service,
    kind,
    size,
    ...(isMore ? { added: product.size } : {}),
    use,
    monthlyPrice: isCurrent ? own.monthlyPrice : monthlyPrice,
    difference: isCurrent ? 0 : monthlyPrice - (own?.monthlyPrice ?? 0),
    oneTimePrice: visit ? product.visitPrice : 0,
    visit,
    isCurrent,
    unitPrice,
    sizeBefore: own?.size ?? null,
  };
}

/** What an account can order on a day, in display order. */
export function offersOf(products: readonly ProductRow[], prices: readonly PriceOnDay[], today: string): PricedOffer[] {
  return products
    .filter(({ withdrawnOn }) => withdrawnOn === null || withdrawnOn > today)
    .flatMap((product) => offerOf(product, prices) ?? []);
}

/** The offer as it is answered. */
export function shownOffer({ unitPrice: _unitPrice, sizeBefore: _sizeBefore, ...offer }: PricedOffer): Offer {
  return offer;
}

/** The day and the cancellation window of an order: those of its appointment, which may have been moved. */
export function timesOf(
  { cancellableUntil, effectiveOn }: Pick<OrderRow, "cancellableUntil" | "effectiveOn">,
  visit: Pick<AppointmentRow, "date" | "startsAt"> | undefined,
): { cancellableUntil: Date; effectiveOn: string } {
  return visit
    ? { cancellableUntil: lastChangeOf(visit.startsAt), effectiveOn: visit.date }
    : { cancellableUntil, effectiveOn };
}

/** Why an order cannot be cancelled; undefined when it can. Not once the technician is there, also when that is early. */
export function cancelRefusal(
  order: OrderRow,
  visit: Pick<AppointmentRow, "date" | "startsAt" | "arrivedAt" | "finishedAt"> | undefined,
  now: Date,
): RefusalCode | undefined {
  if (order.state === "ACTIVE" || order.state === "CANCELLED") return "ORDER_OVER";
  if (visit?.arrivedAt || visit?.finishedAt) return "ORDER_TOO_LATE";
  if (order.state === "CONFIRMED" || now >= timesOf(order, visit).cancellableUntil) return "ORDER_TOO_LATE";
  return undefined;
}

type Answered = { visit: AppointmentRow | undefined; placedBy: string; clock: BusinessClock };

export function orderAnswer(row: OrderRow, { visit, placedBy, clock }: Answered): Schemas["Order"] {
  const times = timesOf(row, visit);
  return {
    orderId: orderIdOf(row.number),
    state: row.state,
    service: row.service,
    kind: row.kind,
    size: row.size,
    sizeBefore: row.sizeBefore,
    visit: visit
      ? {
          jobId: visit.jobId,
          date: visit.date,
          startsAt: visit.startsAt.toISOString(),
          endsAt: visit.endsAt.toISOString(),
          missed: isMissed(visit, clock),
        }
      : null,
    placedAt: row.placedAt.toISOString(),
    placedBy,
    effectiveOn: times.effectiveOn,
    cancellableUntil: times.cancellableUntil.toISOString(),
    cancellable: cancelRefusal(row, visit, clock.now()) === undefined,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    cancelReason: row.cancelReason,
    bill: row.bill,
    timeZone: clock.timeZone,
    version: row.version,
  };
}
