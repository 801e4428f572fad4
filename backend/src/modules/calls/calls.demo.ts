import { type CallLine, callRoute, ringsElsewhere } from "@portico/rules/callForwarding";
import { weekMomentAt } from "@portico/rules/callSchedule";
import { addDays, instantAt } from "@portico/rules/dates";
import { phoneDialled } from "@portico/rules/phone";
import { fax as faxConstants } from "@portico/rules/serviceConstants";
import type { Transaction } from "../../database/database.ts";
import { demoMessages } from "../../database/demoVoiceMessages.ts";
import type { DemoContext } from "../../database/people.ts";
import { callLineOf, linesWithSettings, type SetLine } from "../call-settings/callSettings.reads.ts";
import { callRecords } from "./calls.tables.ts";

type Call = typeof callRecords.$inferInsert;

const DAYS_BACK = 75;
const MINUTE_MILLISECONDS = 60_000;
/** Fictitious phone numbers, of callers and of whom the customer calls. */
const numberOf = (count: number) => `+16175550${String(100 + (count % 100))}`;
const blockedCallers = ["+18765550143", "+19005550177"];

/** Who has a caller ID name; the others have none. */
const names: Readonly<Record<string, string>> = {
  [numberOf(8)]: "Quay City Inspections",
  [numberOf(42)]: "Chart House",
  [numberOf(46)]: "North Quay Linen",
  [numberOf(51)]: "Quayside Dairy",
  [numberOf(55)]: "Luis Ortega",
  [numberOf(63)]: "Mill Lane Flour",
  [numberOf(85)]: "Harbor Rowing Club",
};
const other = (number: string) => ({ number, name: names[number] ?? null });

type Recent = Pick<Call, "number" | "seconds"> &
  Partial<Pick<Call, "direction" | "treatment">> & { line: number; minutesAgo: number };
const incoming = { direction: "INCOMING" } as const;

/** Calls of today and yesterday that left no message, by account and place of the line. */
const recent: Readonly<Record<string, readonly Recent[]>> = {
  // dana, ada and sam: of several kinds, on the lines of each.
  "8347201180": [
    { line: 2, minutesAgo: 40, number: numberOf(63), seconds: 312, direction: "OUTGOING" },
    { line: 1, minutesAgo: 70, number: numberOf(8), seconds: 185 },
    { line: 0, minutesAgo: 130, number: "+18765550143", seconds: 0, treatment: "BLOCKED" },
    { line: 0, minutesAgo: 240, number: numberOf(19), seconds: 74 },
    { line: 0, minutesAgo: 1_210, number: numberOf(85), seconds: 251 },
  ],
};

/**
 * Demo data: two and a half months of calls for every account with voice, so that two bills have some, and what happened
 * just now on some lines. Where a call went is what the settings of its line say, and each message has its call, with
 * Hosted Voice too.
 */
export async function seedCalls(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const having = (service: string) => scenarios.filter(({ services }) => services.some(({ key }) => key === service));
  for (const [account, { accountId }] of having("VOICE").entries()) {
    const sets = await linesWithSettings(tx, accountId);
    await tx.insert(callRecords).values(demoCalls({ accountId, account, clock }, sets));
  }
  for (const { accountId } of having("HOSTED_VOICE")) {
    const calls = messageCalls({ accountId, clock }, await linesWithSettings(tx, accountId));
    if (calls.length > 0) await tx.insert(callRecords).values(calls);
  }
}

type OfAccount = { accountId: string; account: number; clock: DemoContext["clock"] };
type About = OfAccount & { lineAt: (place: number) => string; lines: number };

/** The calls of an account of the demo that starts now. */
export function demoCalls(ofAccount: OfAccount, sets: readonly SetLine[]): Call[] {
  const lines = sets.map(({ line }) => line);
  const phones = lines.filter(({ kind }) => kind === "PHONE");
  const lineAt = (place: number) => `+1${phones[place]?.telephoneNumber}`;
  const about = { ...ofAccount, lineAt, lines: Math.min(phones.length, 2) };
  const routes = sets.map(callLineOf);
  const usual = [...usualCalls(about), ...recentCalls(about)].map((call) =>
    asRouted(call, routes, about.clock.timeZone),
  );
  return [...usual, ...messageCalls(ofAccount, sets), ...blockedCalls(about)];
}

/** An incoming call as the forwarding of its line sent it on at that moment. */
function asRouted(call: Call, lines: readonly CallLine[], timeZone: string): Call {
  const called = lines.find(({ number }) => phoneDialled(number) === call.line);
  if (!called || call.direction === "OUTGOING" || call.treatment === "BLOCKED") return call;
  const { ringing } = callRoute(called, lines, weekMomentAt(call.at, timeZone));
  if (ringing.length === 0) return { ...call, seconds: 0 };
  const elsewhere = ringsElsewhere(called, ringing);
  return elsewhere === null ? call : { ...call, treatment: "FORWARDED", forwardedTo: phoneDialled(elsewhere) };
}

function usualCalls({ accountId, account, lineAt, lines, clock }: About): Call[] {
  const today = clock.today();
  return Array.from({ length: DAYS_BACK / 3 }, (_, index): Call => {
    const count = account * 7 + index;
    return {
      accountId,
      id: `call_demo_${account}_${index}`,
      at: instantAt(addDays(today, -3 * index - 1), 9 + (count % 8), (count * 13) % 60, clock.timeZone),
      line: lineAt(index % lines),
      ...other(numberOf(40 + count)),
      direction: count % 3 === 0 ? "OUTGOING" : "INCOMING",
      seconds: count % 5 === 0 ? 0 : 35 + ((count * 47) % 600),
    };
  });
}

/** The calls that left a voicemail were not answered; those of a fax last as long as its pages take. */
function messageCalls({ accountId, clock }: Omit<OfAccount, "account">, sets: readonly SetLine[]): Call[] {
  const now = { now: clock.now(), timeZone: clock.timeZone };
  const lines = sets.map(({ line }) => line);
  const calls = demoMessages(accountId, lines, now).map(({ message, called }): Call => ({
    accountId,
    id: `call_${message.id}`,
    at: message.receivedAt,
    line: phoneDialled(called.telephoneNumber),
    number: message.caller,
    name: message.callerName,
    ...incoming,
    seconds: faxConstants.secondsEachPage * message.pages,
  }));
  const routes = sets.map(callLineOf);
  return calls.map((call) => asRouted(call, routes, clock.timeZone));
}

/** Calls that the call guard blocked, which no bill has. */
const blockedCalls = ({ accountId, account, lineAt, lines, clock }: About): Call[] =>
  Array.from({ length: 4 }, (_, index) => ({
    accountId,
    id: `call_demo_${account}_blocked_${index}`,
    at: instantAt(addDays(clock.today(), -11 * index - 2), 12 + index, 7 + account, clock.timeZone),
    line: lineAt(index % lines),
    ...other(blockedCallers[index % blockedCallers.length] as string),
    ...incoming,
    seconds: 0,
    treatment: "BLOCKED",
  }));

function recentCalls({ accountId, account, lineAt, clock }: About): Call[] {
  const now = clock.now().getTime();
  return (recent[accountId] ?? []).map(({ line, minutesAgo, number, ...call }, place) => ({
    accountId,
    id: `call_demo_${account}_recent_${place}`,
    at: new Date(now - minutesAgo * MINUTE_MILLISECONDS),
    line: lineAt(line),
    ...other(number),
    ...incoming,
    ...call,
  }));
}
