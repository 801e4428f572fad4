/** Rules of outages (SERV-07): the credit for one, and the hours of a callback. Shared by the browser and the server. */

import { outage as constants } from "./serviceConstants.rules.ts";
import { addDays, instantAt, localDateAt } from "./dates.rules.ts";

/** What an outage's duration is worth, with what it is based on. */
export interface OutageDuration {
  /** Whole minutes without service. */
  minutes: number;
  /** The sum of the monthly prices of the affected services, in cents. */
  monthlyCents: number;
}

const DAY_MINUTES = 1_440;
const MONTH_DAYS = 30;

/**
 * The credit for an outage in whole cents: its minutes times the daily price (a thirtieth of the monthly one). Nothing
 * for less than an hour or for services that cost nothing, at least `minCreditCents`, at most a month's price.
 */
export function outageCredit({ minutes, monthlyCents }: OutageDuration): number {
  if (minutes < constants.creditAfterMinutes || monthlyCents <= 0) return 0;
  const exact = Math.round((minutes * monthlyCents) / (MONTH_DAYS * DAY_MINUTES));
  return Math.min(Math.max(exact, constants.minCreditCents), monthlyCents);
}

/** A time span in which the call desk calls back. */
export interface CallWindow {
  startsAt: Date;
  endsAt: Date;
}

/**
 * The windows that a customer can choose for a callback: today's and tomorrow's, on the account's wall clock; the
 * current one as long as enough of it is left.
 */
export function callWindows(now: Date, timeZone: string): CallWindow[] {
  const today = localDateAt(now, timeZone);
  const hours: number[] = [];
  for (let hour: number = constants.callFromHour; hour < constants.callToHour; hour += constants.callWindowHours)
    hours.push(hour);
  return [today, addDays(today, 1)]
    .flatMap((date) =>
      hours.map((hour) => ({
        startsAt: instantAt(date, hour, 0, timeZone),
        endsAt: instantAt(date, hour + constants.callWindowHours, 0, timeZone),
      })),
    )
    .filter(({ endsAt }) => endsAt.getTime() - now.getTime() >= constants.callNoticeMinutes * 60_000);
}

/** A request to be called: taken up by the call desk, then called or cancelled. */
export type CallbackState = "REQUESTED" | "SCHEDULED" | "CALLED" | "CANCELLED";

/** Whether a callback is still to come, so that it can be cancelled and no other can be asked for. */
export const isOpenCallback = (state: CallbackState): boolean => state === "REQUESTED" || state === "SCHEDULED";
