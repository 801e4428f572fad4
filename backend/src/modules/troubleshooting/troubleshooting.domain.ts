import type { components } from "@portico/openapi/troubleshooting";
import { dayMilliseconds } from "@portico/rules/constants";
import { canRestart, isRestarting, restartableFrom } from "@portico/rules/equipment";
import type { EquipmentRow, RestartRow } from "../equipment/equipment.reads.ts";
import type { LineTest } from "../voice-network/lineTest.reads.ts";
import type { CheckRow, StepRow } from "./troubleshooting.repository.ts";
import { checkedServices, type EndFacts } from "./troubleshooting.tables.ts";

type Schemas = components["schemas"];
export type Service = Schemas["CheckedService"];
type Visit = Schemas["BookedVisit"];
export type Step = Pick<Schemas["RecordedStep"], "step" | "result">;
type Question = Schemas["Question"];
type Result = Schemas["CheckResult"];
type EndKind = Schemas["CheckEnd"]["kind"];

/** A device with its last restart. */
export type Device = { row: EquipmentRow; restart: RestartRow | undefined };

/** What the server finds out by itself before it asks. */
export type Facts = EndFacts & {
  now: Date;
  /** Of phones, what the test of the lines found; null for another service, and where no network tests lines. */
  lines: LineTest | null;
  /** The devices that the service depends on, in the order in which they are restarted. */
  devices: readonly Device[];
  /** Whether this user's role restarts equipment. */
  mayRestart: boolean;
};

/** What comes next, after the results that the server adds itself. */
export type Progress = { recorded: Step[] } & ({ question: Question } | { end: EndKind });

type Next = { record: Step } | { question: Question } | { end: EndKind };

/**
 * Goes through a check from what is known: an outage at the address, services stopped for money, the telephone lines, the
 * equipment, a restart, cables and power, then a repair that is to come, or a call. Pure, and the only place for this
 * order. An outage and the account are looked at again before each question, because they end every check.
 */
export function advance(answered: readonly Step[], facts: Facts): Progress {
  const recorded: Step[] = [];
  for (;;) {
    const next = nextOf(resultsOf([...answered, ...recorded]), facts);
    if (!("record" in next)) return { recorded, ...next };
    recorded.push(next.record);
  }
}

type Results = Partial<Record<Step["step"], Result>>;
const resultsOf = (steps: readonly Step[]): Results =>
  Object.fromEntries(steps.map(({ step, result }) => [step, result]));

const record = (step: Step["step"], result: Result): Next => ({ record: { step, result } });

function nextOf(known: Results, facts: Facts): Next {
  return (
    stopped(known, "OUTAGE", facts.outage ? "FOUND" : "NONE", "FOUND") ??
    stopped(known, "ACCOUNT", facts.account ? "STOPPED" : "RUNNING", "STOPPED") ??
    lineTest(known, facts) ??
    restart(known, facts) ??
    cables(known) ??
    afterwards(known, facts)
  );
}

/** What ends a check whenever it is found, however far the check is. */
function stopped(known: Results, step: "OUTAGE" | "ACCOUNT", found: Result, ending: Result): Next | undefined {
  if (known[step] === ending) return { end: step };
  return known[step] === undefined || found === ending ? record(step, found) : undefined;
}

/** Before the equipment: a check that is further was started before lines were tested. */
const lineTest = ({ LINES, EQUIPMENT }: Results, { lines }: Facts): Next | undefined =>
  lines !== null && !LINES && !EQUIPMENT ? record("LINES", lines) : undefined;

function restart(known: Results, { devices, mayRestart, now }: Facts): Next | undefined {
  const [device] = devices;
  if (!known.EQUIPMENT) return record("EQUIPMENT", device ? stateOf(device) : "NONE");
  const done = known.RESTART;
  if (!done) {
    const target = deviceToRestart(devices);
    if (!target) return undefined;
    if (!mayRestart) return record("RESTART", "NOT_ALLOWED");
    return isCoolingDown(target, now) ? record("RESTART", "RECENT") : { question: "RESTART" };
  }
  return done === "RESTARTED" || done === "RECENT" ? works(known, "WORKS_AFTER_RESTART") : undefined;
}

function cables(known: Results): Next | undefined {
  if (!known.CABLES) return { question: "CABLES" };
  // A device without power does nothing, whatever is plugged into it.
  return known.CABLES === "NO_POWER" ? undefined : works(known, "WORKS_AFTER_CABLES");
}

function works(known: Results, step: "WORKS_AFTER_RESTART" | "WORKS_AFTER_CABLES"): Next | undefined {
  if (!known[step]) return { question: step };
  return known[step] === "YES" ? { end: "FIXED" } : undefined;
}

function afterwards(known: Results, { appointment }: Facts): Next {
  if (!known.APPOINTMENT) return record("APPOINTMENT", appointment ? "FOUND" : "NONE");
  return { end: known.APPOINTMENT === "FOUND" ? "APPOINTMENT" : "CALL" };
}

const stateOf = ({ row: { state } }: Device): Result => (state === "ONLINE" ? "ONLINE" : "OFFLINE");

const isCoolingDown = ({ restart: last }: Device, now: Date) =>
  last !== undefined && !isRestarting(last.state) && restartableFrom(last, now) !== null;

/** Which of the devices is to be restarted; undefined for none that can be from here. */
export const deviceToRestart = (devices: readonly Device[]): Device | undefined =>
  devices.find(({ row: { kind } }) => canRestart(kind));

/**
 * The devices that a service depends on: those without an answer first; phones also need what the internet comes through.
 */
export function devicesFor(service: Service, devices: readonly Device[]): Device[] {
  const own = devices.filter(({ row }) => row.serviceKey === service);
  const shared =
    service === "VOICE" ? devices.filter(({ row }) => row.serviceKey === "INTERNET" && canRestart(row.kind)) : [];
  const rank = ({ row: { state } }: Device) => (state === "ONLINE" ? 1 : 0);
  return [...own, ...shared].toSorted((a, b) => rank(a) - rank(b));
}

/** The services that can be checked among those of an account, in display order. */
export const checkableAmong = (keys: readonly string[]): Service[] =>
  checkedServices.filter((service) => keys.includes(service));

const allowed: Readonly<Record<Question, readonly Schemas["Answer"][]>> = {
  RESTART: ["RESTARTED", "SKIPPED"],
  WORKS_AFTER_RESTART: ["YES", "NO"],
  CABLES: ["TIGHT", "LOOSE", "NO_POWER"],
  WORKS_AFTER_CABLES: ["YES", "NO"],
};

/** Whether an answer belongs to a question. */
export const isAnswerTo = (question: Question, answer: Schemas["Answer"]): boolean =>
  allowed[question].includes(answer);

/**
 * The result of an answer, or why it is refused. That a device was restarted is not taken from the customer but from the
 * network: the restart has ended since the check began.
 */
export function resultOf(
  answer: Schemas["Answer"],
  last: RestartRow | undefined,
  { startedAt }: Pick<CheckRow, "startedAt">,
): { result: Result } | { error: "RESTART_RUNNING" | "INVALID_REQUEST" } {
  if (answer !== "RESTARTED") return { result: answer };
  if (last && isRestarting(last.state)) return { error: "RESTART_RUNNING" };
  if (!last?.endedAt || last.endedAt < startedAt) return { error: "INVALID_REQUEST" };
  return { result: last.state === "FAILED" ? "FAILED" : "RESTARTED" };
}

/** The steps that stay when a question is answered: all before it. Undefined when it was never asked. */
export function stepsBefore(
  { question: current }: Pick<CheckRow, "question">,
  steps: readonly StepRow[],
  question: Question,
): readonly StepRow[] | undefined {
  const place = steps.findIndex(({ step }) => step === question);
  if (place >= 0) return steps.slice(0, place);
  return question === current ? steps : undefined;
}

/** Whether a check that is open is resumed: within a day. */
export const isResumable = ({ endedAt, startedAt }: Pick<CheckRow, "endedAt" | "startedAt">, now: Date): boolean =>
  endedAt === null && now.getTime() - startedAt.getTime() < dayMilliseconds;

/** Whether a visit can be booked from a check: it ended in a call within a day, and has no visit. */
export const isBookable = (
  { endKind, endedAt }: Pick<CheckRow, "endKind" | "endedAt">,
  visit: Visit | undefined,
  now: Date,
): boolean =>
  endKind === "CALL" && endedAt !== null && now.getTime() - endedAt.getTime() < dayMilliseconds && visit === undefined;

/** The first check's number, so that all references have the same length. */
const FIRST_NUMBER = 500_000;
export const referenceOf = (number: number): string => `TS-${FIRST_NUMBER + number}`;
export const numberOf = (reference: string): number => Number(reference.slice(3)) - FIRST_NUMBER;

type Reading = { startedBy: string; seesBills: boolean; visit: Visit | undefined; now: Date };

/** @param reading with whether the reader's role sees what is due, and the visit that was booked from the check */
export function checkAnswer(
  row: CheckRow,
  steps: readonly StepRow[],
  { startedBy, seesBills, visit, now }: Reading,
): Schemas["ServiceCheck"] {
  const isOver = !isResumable(row, now);
  return {
    reference: referenceOf(row.number),
    service: row.service,
    startedAt: row.startedAt.toISOString(),
    startedBy,
    version: row.version,
    question: isOver ? null : row.question,
    equipmentId: row.equipmentId,
    steps: steps.map(recordedStep),
    end: isOver ? endAnswer(row, seesBills) : null,
    visit: visit ?? null,
    bookable: isBookable(row, visit, now),
  };
}

export const recordedStep = ({ step, result, at }: StepRow): Schemas["RecordedStep"] => ({
  step,
  result,
  at: at.toISOString(),
});

const noFacts: EndFacts = { outage: null, account: null, appointment: null };

function endAnswer({ endKind, endFacts, endedAt, startedAt }: CheckRow, seesBills: boolean): Schemas["CheckEnd"] {
  const facts = endFacts ?? noFacts;
  return {
    kind: endKind ?? "ABANDONED",
    at: (endedAt ?? new Date(startedAt.getTime() + dayMilliseconds)).toISOString(),
    ...facts,
    account: facts.account && { ...facts.account, amountDue: seesBills ? facts.account.amountDue : null },
  };
}
