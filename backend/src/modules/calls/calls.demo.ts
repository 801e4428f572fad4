import { addDays, instantAt } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { voiceLinesOf } from "../voice/voice.reads.ts";
import { callRecords } from "./calls.tables.ts";

type Call = typeof callRecords.$inferInsert;

const DAYS_BACK = 75;
const MINUTE_MILLISECONDS = 60_000;
/** Fictitious phone numbers, of callers and of whom the customer calls. */
const numberOf = (count: number) => `+16175550${String(100 + (count % 100))}`;
const cell = "+12075550142";
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
  Partial<Pick<Call, "direction" | "treatment" | "forwardedTo">> & { line: number; minutesAgo: number };
const incoming = { direction: "INCOMING" } as const;

/** Calls of today and yesterday, by account and place of the line: those that left a voicemail were missed. */
const recent: Readonly<Record<string, readonly Recent[]>> = {
  // dana, ada and sam: one of each kind, on the lines of each.
  "8347201180": [
    { line: 0, minutesAgo: 25, number: numberOf(42), seconds: 0, ...incoming },
    { line: 2, minutesAgo: 40, number: numberOf(63), seconds: 312, direction: "OUTGOING" },
    { line: 1, minutesAgo: 70, number: numberOf(8), seconds: 185, treatment: "FORWARDED", forwardedTo: cell },
    { line: 2, minutesAgo: 95, number: numberOf(63), seconds: 0, ...incoming },
    { line: 0, minutesAgo: 130, number: "+18765550143", seconds: 0, treatment: "BLOCKED" },
    { line: 1, minutesAgo: 180, number: numberOf(77), seconds: 0, ...incoming },
    { line: 0, minutesAgo: 240, number: numberOf(19), seconds: 74, treatment: "FORWARDED", forwardedTo: cell },
    { line: 0, minutesAgo: 1_210, number: numberOf(85), seconds: 251, ...incoming },
  ],
};

/**
 * Demo data: two and a half months of calls for every account with voice, so that two bills have some, and what happened
 * just now on some lines.
 */
export async function seedCalls(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const withVoice = scenarios.filter(({ services }) => services.some(({ key }) => key === "VOICE"));
  for (const [account, { accountId }] of withVoice.entries()) {
    const lines = (await voiceLinesOf(tx, accountId)).filter(({ kind }) => kind === "PHONE");
    const lineAt = (place: number) => `+1${lines[place]?.telephoneNumber}`;
    const about = { accountId, account, lineAt, lines: Math.min(lines.length, 2), clock };
    await tx.insert(callRecords).values([...usualCalls(about), ...blockedCalls(about), ...recentCalls(about)]);
  }
}

type About = {
  accountId: string;
  account: number;
  lineAt: (place: number) => string;
  lines: number;
  clock: DemoContext["clock"];
};

function usualCalls({ accountId, account, lineAt, lines, clock }: About): Call[] {
  const today = clock.today();
  return Array.from({ length: DAYS_BACK / 3 }, (_, index): Call => {
    const count = account * 7 + index;
    const direction = count % 3 === 0 ? "OUTGOING" : "INCOMING";
    const seconds = count % 5 === 0 ? 0 : 35 + ((count * 47) % 600);
    const isForwarded = direction === "INCOMING" && seconds > 0 && count % 7 === 4;
    return {
      accountId,
      id: `call_demo_${account}_${index}`,
      at: instantAt(addDays(today, -3 * index - 1), 9 + (count % 8), (count * 13) % 60, clock.timeZone),
      line: lineAt(index % lines),
      ...other(numberOf(40 + count)),
      direction,
      seconds,
      ...(isForwarded && { treatment: "FORWARDED" as const, forwardedTo: cell }),
    };
  });
}

/** Calls that the call guard blocked, which no bill has. */
const blockedCalls = ({ accountId, account, lineAt, lines, clock }: About): Call[] =>
  Array.from({ length: 4 }, (_, index) => ({
    accountId,
    id: `call_demo_${account}_blocked_${index}`,
    at: instantAt(addDays(clock.today(), -11 * index - 2), 12 + index, 7 + account, clock.timeZone),
    line: lineAt(index % lines),
    ...other(blockedCallers[index % blockedCallers.length] ?? cell),
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
