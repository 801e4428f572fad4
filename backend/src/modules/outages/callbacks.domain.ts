import type { components } from "@portico/openapi/outages";
import { callWindows, type CallWindow } from "@portico/rules/outage";
import { validatePhone } from "@portico/rules/phone";
import type { BusinessClock } from "../../lib/clock.ts";
import type { CallbackRow } from "./callbacks.repository.ts";

type Schemas = components["schemas"];
export type RefusalCode = Exclude<Schemas["OutageProblem"]["code"], "CONFLICT" | "ALERT_NOT_DISMISSIBLE">;

/** What a request for a callback is decided on. */
export type Wanted = { phone: string; startsAt: string };
type Facts = { clock: BusinessClock; isAffected: boolean; hasOpen: boolean };

/** Decides a request for a callback: the window in which to call, or why it is refused. */
export function decideCallback(wanted: Wanted, { clock, isAffected, hasOpen }: Facts): CallWindow | RefusalCode {
  if (hasOpen) return "CALLBACK_OPEN";
  if (!isAffected) return "NO_OUTAGE";
  if (validatePhone(wanted.phone)) return "PHONE_INVALID";
  const startsAt = Date.parse(wanted.startsAt);
  const window = callWindows(clock.now(), clock.timeZone).find((each) => each.startsAt.getTime() === startsAt);
  return window ?? "WINDOW_PAST";
}

export function callbackAnswer(row: CallbackRow): Schemas["Callback"] {
  return {
    id: row.id,
    outageId: row.outageId,
    phone: row.phone,
    state: row.state,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    requestedAt: row.requestedAt.toISOString(),
    scheduledFor: row.scheduledFor?.toISOString() ?? null,
    calledAt: row.calledAt?.toISOString() ?? null,
    cancelledAt: row.cancelledAt?.toISOString() ?? null,
    version: row.version,
  };
}
