/** Where a call to a line of an account goes (SERV-04). Shared by the browser and the server. */

import {
  appliesAt,
  type CallSchedule,
  momentsOfChange,
  validateSchedule,
  type ScheduleError,
  type WeekMoment,
} from "./callSchedule.rules.ts";
import { callForwarding as limits } from "./serviceConstants.rules.ts";
import { validateForwardingNumber, type NumberError } from "./forwardingNumber.rules.ts";

/** A number that rings together with the line. `confirm`: who answers presses 1, so that no mailbox takes the call. */
export type AlsoRings = { number: string; confirm: boolean };

/** The forwarding of a line. Numbers have ten digits; null for none. A number that is switched off is kept. */
export type CallForwarding = {
  always: { on: boolean; to: string | null; schedule: CallSchedule };
  busy: string | null;
  noAnswer: string | null;
  unreachable: string | null;
  alsoRing: readonly AlsoRings[];
};

/** The facts of a line that decide where its calls go. */
export type CallLine = {
  number: string;
  forwarding: CallForwarding;
  doNotDisturb: boolean;
  /** Rings before a call counts as not answered. */
  rings: number;
  hasVoicemail: boolean;
  /** False while its telephone is not connected. */
  isReachable: boolean;
};

const isForwarding = ({ always: { on, to, schedule } }: CallForwarding, at: WeekMoment): boolean =>
  on && to !== null && appliesAt(schedule, at);

/** The numbers that a call to a line may go on to at a moment. With all calls forwarded the rest does not apply. */
export function targetsAt(forwarding: CallForwarding, at: WeekMoment): string[] {
  const { always, busy, noAnswer, unreachable, alsoRing } = forwarding;
  if (isForwarding(forwarding, at)) return [always.to as string];
  return [busy, noAnswer, unreachable, ...alsoRing.map(({ number }) => number)].filter((to) => to !== null);
}

/** The number at which a call to a line rings instead of on it; null when it rings there, or nowhere. */
export function ringsElsewhere(line: Pick<CallLine, "number">, ringing: readonly { number: string }[]): string | null {
  const [first] = ringing;
  return first === undefined || first.number === line.number ? null : first.number;
}

type Forwards = Pick<CallLine, "number" | "forwarding">;

/**
 * The lines through which a call to a line would come back to it, at any hour of the week: starts and ends with the line
 * itself. Null without such a loop. Two lines that forward to each other at different hours are none.
 */
export function loopOf(line: Forwards, lines: readonly Forwards[]): string[] | null {
  const all = [line, ...lines.filter(({ number }) => number !== line.number)];
  const byNumber = new Map(all.map((each) => [each.number, each.forwarding]));
  for (const at of momentsOfChange(all.map(({ forwarding }) => forwarding.always.schedule))) {
    const loop = pathBack(line.number, byNumber, at);
    if (loop) return loop;
  }
  return null;
}

function pathBack(start: string, lines: ReadonlyMap<string, CallForwarding>, at: WeekMoment): string[] | null {
  const seen = new Set<string>();
  const walk = (path: string[]): string[] | null => {
    const forwarding = lines.get(path.at(-1) ?? "");
    for (const next of forwarding ? targetsAt(forwarding, at) : []) {
      if (next === start) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk([...path, next]);
      if (found) return found;
    }
    return null;
  };
  return walk([start]);
}

export type ForwardingField =
  | "always"
  | "schedule"
  | "busy"
  | "noAnswer"
  | "unreachable"
  | `alsoRing.${number}`
  | "alsoRing";
export type ForwardingErrorCode = NumberError | ScheduleError | "OWN_NUMBER" | "LOOP" | "REPEATED" | "TOO_MANY";
/** `through`: for a loop, the line that calls come back from. */
export type ForwardingError = { field: ForwardingField; code: ForwardingErrorCode; through?: string };

/** Validates a change of a line's forwarding, in the order of the screen. `lines`: all lines of the account. */
export function validateForwarding(line: Forwards, lines: readonly Forwards[]): ForwardingError[] {
  const own = namedNumbers(line.forwarding).flatMap(({ field, number }): ForwardingError[] => {
    const code = number === line.number ? "OWN_NUMBER" : validateForwardingNumber(number ?? "");
    return code ? [{ field, code }] : [];
  });
  const errors = [...own, ...ofSchedule(line.forwarding), ...ofSimultaneousRing(line.forwarding)];
  return errors.length > 0 ? errors : ofLoops(line, lines);
}

type Named = { field: ForwardingField; number: string | null };

/** The numbers that must be valid: of all calls only while it is on, or when there is one. */
function namedNumbers({ always, busy, noAnswer, unreachable, alsoRing }: CallForwarding): Named[] {
  const optional = { busy, noAnswer, unreachable };
  return [
    ...(always.on || always.to !== null ? [{ field: "always" as const, number: always.to }] : []),
    ...(["busy", "noAnswer", "unreachable"] as const).flatMap((field) =>
      optional[field] === null ? [] : [{ field, number: optional[field] }],
    ),
    ...alsoRing.map(({ number }, place) => ({ field: `alsoRing.${place}` as const, number })),
  ];
}

/** The hours only while they count: they are not on the screen while forwarding is off. */
function ofSchedule({ always }: CallForwarding): ForwardingError[] {
  if (!always.on) return [];
  const code = validateSchedule(always.schedule);
  return code ? [{ field: "schedule", code }] : [];
}

function ofSimultaneousRing({ alsoRing }: CallForwarding): ForwardingError[] {
  if (alsoRing.length > limits.maxAlsoRing) return [{ field: "alsoRing", code: "TOO_MANY" }];
  const numbers = alsoRing.map(({ number }) => number);
  return numbers.flatMap((number, place) =>
    number !== "" && numbers.indexOf(number) < place
      ? [{ field: `alsoRing.${place}` as const, code: "REPEATED" as const }]
      : [],
  );
}

/** Each number of the line through which its calls would come back to it. */
function ofLoops(line: Forwards, lines: readonly Forwards[]): ForwardingError[] {
  if (loopOf(line, lines) === null) return [];
  return namedNumbers(line.forwarding).flatMap(({ field, number }) => {
    const loop = loopOf({ number: line.number, forwarding: onlyTo(line.forwarding, field) }, lines);
    return loop && number !== null ? [{ field, code: "LOOP" as const, through: loop.at(-2) ?? number }] : [];
  });
}

/** The same forwarding with one of its numbers alone. */
function onlyTo(
  { always, busy, noAnswer, unreachable, alsoRing }: CallForwarding,
  field: ForwardingField,
): CallForwarding {
  return {
    always: field === "always" ? always : { ...always, on: false },
    busy: field === "busy" ? busy : null,
    noAnswer: field === "noAnswer" ? noAnswer : null,
    unreachable: field === "unreachable" ? unreachable : null,
    alsoRing: alsoRing.filter((_, place) => field === `alsoRing.${place}`),
  };
}

/** What rings at a moment: a line of the account or another number. */
export type Ringing = { number: string; isLine: boolean; confirm: boolean };

/** Why a call does not simply ring at the line that was called. */
export type RouteReason = "NORMAL" | "FORWARDED" | "DO_NOT_DISTURB" | "UNREACHABLE" | "LOOP";

/**
 * Where a call goes. `via`: the lines that pass it on, from the called one. `seconds`: how long it rings until `then`.
 * `then`: a number, the voicemail of a line, or nothing, when whoever has the other number decides.
 */
export type CallRoute = {
  reason: RouteReason;
  via: string[];
  ringing: Ringing[];
  seconds: number;
  then: { kind: "VOICEMAIL"; number: string } | { kind: "NUMBER"; number: string } | { kind: "NONE" };
};

/**
 * Where a call to a line goes at a moment if nobody is on the telephone. All calls forwarded comes before do not
 * disturb, and do not disturb counts as busy: so does the network.
 */
export function callRoute(called: CallLine, lines: readonly CallLine[], at: WeekMoment): CallRoute {
  const byNumber = new Map(lines.map((line) => [line.number, line]));
  const via: string[] = [];
  let line = called;
  let isForwarded = false;
  for (;;) {
    if (via.includes(line.number)) return { reason: "LOOP", via, ringing: [], seconds: 0, then: { kind: "NONE" } };
    via.push(line.number);
    const to = onward(line, at);
    if (to === null) return atLine(line, via.slice(0, -1), isForwarded);
    const next = byNumber.get(to);
    isForwarded ||= isForwarding(line.forwarding, at);
    if (!next) return atOther(to, line, via, isForwarding(line.forwarding, at));
    line = next;
  }
}

/** The number that a line passes its calls to without ringing; null when it rings or takes a message. */
function onward({ forwarding, doNotDisturb, isReachable }: CallLine, at: WeekMoment): string | null {
  if (isForwarding(forwarding, at)) return forwarding.always.to;
  if (!isReachable) return forwarding.unreachable;
  return doNotDisturb ? forwarding.busy : null;
}

function atLine(line: CallLine, via: string[], isForwarded: boolean): CallRoute {
  const { number, forwarding, doNotDisturb, isReachable } = line;
  const mailbox: CallRoute["then"] = line.hasVoicemail ? { kind: "VOICEMAIL", number } : { kind: "NONE" };
  const silent = !isReachable ? "UNREACHABLE" : doNotDisturb ? "DO_NOT_DISTURB" : null;
  if (silent) return { reason: silent, via, ringing: [], seconds: 0, then: mailbox };
  const others = forwarding.alsoRing.map((each) => ({ ...each, isLine: false }));
  return {
    reason: isForwarded ? "FORWARDED" : "NORMAL",
    via,
    ringing: [{ number, isLine: true, confirm: false }, ...others],
    seconds: line.rings * limits.secondsPerRing,
    then: forwarding.noAnswer === null ? mailbox : { kind: "NUMBER", number: forwarding.noAnswer },
  };
}

const atOther = (number: string, { isReachable }: CallLine, via: string[], isAll: boolean): CallRoute => ({
  reason: isAll ? "FORWARDED" : isReachable ? "DO_NOT_DISTURB" : "UNREACHABLE",
  via,
  ringing: [{ number, isLine: false, confirm: false }],
  seconds: 0,
  then: { kind: "NONE" },
});
