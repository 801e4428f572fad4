/** Rules of orders (SERV-10): when an order can be cancelled, and from when it is there and billed. */

import { orders as constants } from "./serviceConstants.rules.ts";
import { addDays, instantAt, type LocalDate, localDateAt } from "./dates.rules.ts";

interface OrderTimes {
  /** The last instant before which the order can be cancelled. */
  cancellableUntil: Date;
  /** The day from which the service is there and billed. */
  effectiveOn: LocalDate;
}

/**
 * The times of an order without a technician's visit: it can be cancelled until the evening of its day, and begins on the
 * next one. An order of the evening has the times of the next day, so that there is always time to cancel.
 */
export function orderTimes(placedAt: Date, timeZone: string): OrderTimes {
  const today = localDateAt(placedAt, timeZone);
  const tonight = instantAt(today, constants.cutOffHour, 0, timeZone);
  const day = placedAt < tonight ? today : addDays(today, 1);
  return {
    cancellableUntil: instantAt(day, constants.cutOffHour, 0, timeZone),
    effectiveOn: addDays(day, 1),
  };
}
