import type { CalendarEvent } from "@portico/openapi/graph.resolvers";
import { addDays, addMonths, daysBetween, instantAt, isLocalDate } from "@portico/rules/dates";
import { calendarEvents, type CalendarEvent as Happening } from "@portico/rules/moneyCalendar";
import { accountFacts, isBilledHere } from "../account/account.reads.ts";
import { paymentWindow } from "../billing/dates.reads.ts";
import { savedMethods, type SavedMethod } from "../wallet/wallet.reads.ts";
import { loadCalendarFacts, type Deps } from "./calendar.facts.ts";

/** The limit of a range in days. */
const MAX_DAYS = 400;
/** The default range: this month and the following ones. */
const MONTHS_AHEAD = 5;

const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`;

/** Both days included; undefined for an invalid or too long range. */
export function rangeOf(
  today: string,
  from: string | null,
  to: string | null,
): readonly [from: string, to: string] | undefined {
  const first = from ?? firstOfMonth(today);
  const last = to ?? addDays(addMonths(firstOfMonth(today), MONTHS_AHEAD + 1), -1);
  if (!isLocalDate(first) || !isLocalDate(last)) return undefined;
  const days = daysBetween(first, last);
  return days >= 0 && days <= MAX_DAYS ? [first, last] : undefined;
}

/** The money events of an account between two days (B09); empty for an account that is not billed here. */
export async function moneyCalendar(deps: Deps, accountId: string, from: string, to: string): Promise<CalendarEvent[]> {
  const account = await accountFacts(deps.database, accountId);
  if (!account || !isBilledHere(account)) return [];
  const methods = await savedMethods(deps.database, accountId, deps.clock.today());
  const events = calendarEvents(await loadCalendarFacts(deps, account, methods, from, to), from, to);
  const { cutOffHour } = await paymentWindow(deps, deps.database, accountId);
  return events.map((event) => viewOf(deps, cutOffHour, accountId, methods, event));
}

function viewOf(
  { clock }: Deps,
  cutOffHour: number,
  accountId: string,
  methods: readonly SavedMethod[],
  event: Happening,
): CalendarEvent {
  const { id: key, kind, date, amount, service, path, paymentMethodId } = event;
  const card = methods.find(({ id }) => id === paymentMethodId);
  return {
    key,
    kind,
    date,
    amount,
    service,
    card: card ? { type: card.type, lastFour: card.lastFour } : null,
    until: kind === "CUT_OFF" ? instantAt(date, cutOffHour, 0, clock.timeZone).toISOString() : null,
    path: `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ account: accountId })}`,
  };
}
