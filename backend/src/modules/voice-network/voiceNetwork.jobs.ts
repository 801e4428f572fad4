import { eq } from "drizzle-orm";
import { dayMilliseconds } from "@portico/rules/constants";
import { phoneDialled } from "@portico/rules/phone";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { isServiceStopped } from "../account-status/accountStatus.reads.ts";
import { callLineOf, linesWithSettings, type SetLine } from "../call-settings/callSettings.reads.ts";
import { addCalls, type NewCall } from "../calls/calls.writes.ts";
import { activeLines } from "../voice/voice.reads.ts";
import { addMessages, type NewMessage } from "../voice/messages.writes.ts";
import { type Arrival, arrivalsBetween, outcomeOf, pagesOf, secondsOfFax } from "./arrivals.domain.ts";
import { voiceNetwork } from "./voiceNetwork.tables.ts";

const MINUTE_MILLISECONDS = 60_000;
/** What is simulated at once after the business clock was moved far ahead. */
const LONGEST_MILLISECONDS = 7 * dayMilliseconds;

/**
 * The demo's telephone network: simulates the calls, voicemails and faxes of the time since the last run, by the business
 * clock and `NETWORK_SEED`. What becomes of a call follows from the settings of its line. Safe in any number of
 * processes: one simulates each span of time.
 * @returns how many calls there were
 */
export async function simulateCalls(deps: Dependencies): Promise<number> {
  const { config, database, clock } = deps;
  if (config.networkSeed === undefined) return 0;
  const seed = config.networkSeed;
  const until = clock.now();
  return database.transaction(async (tx) => {
    const after = await takeSpan(tx, until);
    return after ? simulateBetween({ ...deps, database: tx }, seed, after, until) : 0;
  });
}

/** The start of the span that this run simulates; undefined when less than a minute is over, or another process does. */
async function takeSpan(tx: Transaction, until: Date): Promise<Date | undefined> {
  const [row] = await tx.select().from(voiceNetwork).where(eq(voiceNetwork.id, 1)).for("update", { skipLocked: true });
  if (!row) {
    // The first run of all begins now. With the row there, an insert would wait for the process that has locked it.
    const [locked] = await tx.select().from(voiceNetwork).where(eq(voiceNetwork.id, 1));
    if (!locked) await tx.insert(voiceNetwork).values({ simulatedUntil: until }).onConflictDoNothing();
    return undefined;
  }
  if (until.getTime() - row.simulatedUntil.getTime() < MINUTE_MILLISECONDS) return undefined;
  await tx.update(voiceNetwork).set({ simulatedUntil: until }).where(eq(voiceNetwork.id, row.id));
  return new Date(Math.max(row.simulatedUntil.getTime(), until.getTime() - LONGEST_MILLISECONDS));
}

async function simulateBetween(deps: Dependencies, seed: string, after: Date, until: Date): Promise<number> {
  const byAccount = Map.groupBy(await activeLines(deps.database), ({ accountId }) => accountId);
  let simulated = 0;
  for (const [accountId, lines] of byAccount) {
    const { clock } = await onAccountTime(deps, deps.database, accountId);
    const span = { after, until, timeZone: clock.timeZone };
    const calls = lines.flatMap(({ id }) =>
      arrivalsBetween(seed, id, span).map((arrival) => ({ lineId: id, arrival })),
    );
    if (calls.length === 0 || (await isServiceStopped(deps, accountId))) continue;
    const sets = await linesWithSettings(deps.database, accountId);
    const reports = calls.flatMap(({ lineId, arrival }) => {
      const set = sets.find(({ line }) => line.id === lineId);
      return set ? [reportOf(arrival, set, sets, clock.timeZone)] : [];
    });
    await addCalls(
      deps.database,
      reports.map(({ call }) => call),
    );
    await addMessages(
      deps.database,
      reports.flatMap(({ message }) => message ?? []),
    );
    simulated += reports.length;
  }
  return simulated;
}

/** What the network reports of a call to a line: its record, and a message if it left one. */
function reportOf(
  arrival: Arrival,
  set: SetLine,
  sets: readonly SetLine[],
  timeZone: string,
): { call: NewCall; message: NewMessage | null } {
  const { id, at, caller, message, fax } = arrival;
  const isFax = set.line.kind === "FAX";
  const isSent = isFax && !caller.isLikelyRobocall;
  const { mailbox, ...outcome } = outcomeOf(
    isFax ? { ...arrival, answeredSeconds: isSent ? secondsOfFax(fax) : null } : arrival,
    set,
    sets.map(callLineOf),
    timeZone,
  );
  const number = phoneDialled(caller.number);
  const call: NewCall = {
    accountId: set.line.accountId,
    id,
    at,
    line: phoneDialled(set.line.telephoneNumber),
    number,
    name: caller.name,
    direction: "INCOMING",
    ...outcome,
  };
  const about = { id, receivedAt: at, caller: number, callerName: caller.name };
  if (isFax) {
    const isThere = outcome.treatment === "NONE" && outcome.seconds > 0;
    const content = { content: fax, seconds: 0, pages: pagesOf(fax), language: "en-US" as const };
    return { call, message: isThere ? { ...about, lineId: set.line.id, kind: "FAX", ...content } : null };
  }
  const box = sets.find(({ line }) => line.telephoneNumber === mailbox);
  return {
    call,
    message: box && message ? { ...about, lineId: box.line.id, kind: "VOICEMAIL", pages: 0, ...message } : null,
  };
}
