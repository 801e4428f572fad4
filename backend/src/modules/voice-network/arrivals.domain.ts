import { type CallLine, callRoute, ringsElsewhere } from "@portico/rules/callForwarding";
import { screenedAs } from "@portico/rules/callGuard";
import { weekMomentAt } from "@portico/rules/callSchedule";
import { phoneDialled } from "@portico/rules/phone";
import { fax as faxConstants } from "@portico/rules/serviceConstants";
import { numbersFrom } from "../../lib/seededNumbers.ts";
import type { SetLine } from "../call-settings/callSettings.reads.ts";
import { callers, faxes, type NetworkCaller, type Spoken } from "./callers.ts";

const HOUR_MILLISECONDS = 3_600_000;
const MINUTE_MILLISECONDS = 60_000;

/** Calls of a line in an hour, on average: in business hours and otherwise. */
const rates = { open: 0.2, closed: 0.01 };
const opens = "08:00";
const closes = "18:00";

/** The share of callers who leave a message, and of calls that are answered where a telephone rings. */
const shares = { leaveMessage: 0.7, answered: 0.65 };
const seconds = { shortest: 20, longest: 600 };

/** A call that someone makes to a line; the line's settings decide what becomes of it. */
export type Arrival = {
  id: string;
  at: Date;
  caller: NetworkCaller;
  /** How long the call lasts if it is answered; null when nobody answers. */
  answeredSeconds: number | null;
  /** What the caller says to a mailbox; null for nothing. */
  message: Spoken | null;
  /** What a fax line gets: the text of its pages, separated by form feeds. */
  fax: string;
};

/** What the network reports of a call. Numbers in E.164 format. */
export type Outcome = {
  seconds: number;
  treatment: "NONE" | "FORWARDED" | "BLOCKED";
  forwardedTo: string | null;
  /** The line, by its ten digits, whose mailbox took a message. */
  mailbox: string | null;
};

const chosen = <Of>(all: readonly Of[], share: number): Of => all[Math.floor(share * all.length)] as Of;

/** An hour's call to a line; undefined when nobody calls. It follows from the seed, the line and the hour alone. */
function arrivalIn(seed: string, lineId: string, hour: number, timeZone: string): Arrival | undefined {
  const next = numbersFrom(`${seed} ${lineId} ${hour}`);
  const at = new Date(hour * HOUR_MILLISECONDS + Math.floor(next() * 60) * MINUTE_MILLISECONDS);
  const { day, time } = weekMomentAt(at, timeZone);
  const isOpen = day !== "SUN" && time >= opens && time < closes;
  if (next() >= (isOpen ? rates.open : rates.closed)) return undefined;
  const caller = chosen(callers, next());
  const length = seconds.shortest + Math.floor(next() * (seconds.longest - seconds.shortest));
  const [isAnswered, leavesMessage] = [next() < shares.answered, next() < shares.leaveMessage];
  const [message, fax] = [chosen(caller.messages, next()), chosen(faxes, next())];
  return {
    id: `net-${lineId}-${hour}`,
    at,
    caller,
    answeredSeconds: isAnswered ? length : null,
    message: leavesMessage ? (message ?? null) : null,
    fax,
  };
}

/** The calls to a line after one moment and up to another, the oldest first. */
export function arrivalsBetween(
  seed: string,
  lineId: string,
  { after, until, timeZone }: { after: Date; until: Date; timeZone: string },
): Arrival[] {
  const [first, last] = [after, until].map((moment) => Math.floor(moment.getTime() / HOUR_MILLISECONDS));
  return Array.from({ length: (last as number) - (first as number) + 1 }, (_, index) =>
    arrivalIn(seed, lineId, (first as number) + index, timeZone),
  ).filter((arrival): arrival is Arrival => arrival !== undefined && arrival.at > after && arrival.at <= until);
}

const unanswered: Outcome = { seconds: 0, treatment: "NONE", forwardedTo: null, mailbox: null };

/** What becomes of a call to a telephone: screened by the line's call guard, then routed by its forwarding (SERV-04). */
export function outcomeOf(
  { caller, at, answeredSeconds }: Arrival,
  { line, settings: { guard } }: SetLine,
  lines: readonly CallLine[],
  timeZone: string,
): Outcome {
  const called = lines.find(({ number }) => number === line.telephoneNumber);
  if (!called) return unanswered;
  const screened = screenedAs(guard, { number: caller.number, isLikelyRobocall: caller.isLikelyRobocall });
  const mailboxOf = (number: string) => (caller.isLikelyRobocall ? null : number);
  if (screened.outcome === "VOICEMAIL")
    return { ...unanswered, treatment: "BLOCKED", mailbox: mailboxOf(line.telephoneNumber) };
  // A robocall does not press the digit that a challenge asks for.
  if (screened.outcome !== "RINGS") return { ...unanswered, treatment: "BLOCKED" };
  const { ringing, then } = callRoute(called, lines, weekMomentAt(at, timeZone));
  const elsewhere = ringsElsewhere(called, ringing);
  const forwardedTo = elsewhere === null ? null : phoneDialled(elsewhere);
  const treatment = elsewhere === null ? "NONE" : "FORWARDED";
  if (ringing.length > 0 && answeredSeconds !== null)
    return { seconds: answeredSeconds, treatment, forwardedTo, mailbox: null };
  if (then.kind === "VOICEMAIL") return { seconds: 0, treatment, forwardedTo, mailbox: mailboxOf(then.number) };
  if (then.kind === "NONE") return { seconds: 0, treatment, forwardedTo, mailbox: null };
  return { seconds: 0, treatment: "FORWARDED", forwardedTo: phoneDialled(then.number), mailbox: null };
}

export const pagesOf = (fax: string): number => fax.split("\f").length;
/** How long the call of a fax lasts. */
export const secondsOfFax = (fax: string): number => faxConstants.secondsEachPage * pagesOf(fax);
