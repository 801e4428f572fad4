import { addDays, instantAt } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { voiceLinesOf } from "../voice/voice.reads.ts";
import { callRecords } from "./calls.tables.ts";

type Call = typeof callRecords.$inferInsert;

const DAYS_BACK = 75;
/** Fictitious phone numbers, of callers and of whom the customer calls. */
const numberOf = (count: number) => `+16175550${String(100 + (count % 100))}`;

/** Demo data: two and a half months of calls for every account with voice, so that two bills have some. */
export async function seedCalls(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const withVoice = scenarios.filter(({ services }) => services.some(({ key }) => key === "VOICE"));
  const today = clock.today();
  for (const [account, { accountId }] of withVoice.entries()) {
    const lines = (await voiceLinesOf(tx, accountId)).filter(({ kind }) => kind === "PHONE").slice(0, 2);
    const calls = Array.from({ length: DAYS_BACK / 3 }, (_, index): Call => {
      const count = account * 7 + index;
      return {
        accountId,
        id: `call_demo_${account}_${index}`,
        at: instantAt(addDays(today, -3 * index - 1), 9 + (count % 8), (count * 13) % 60, clock.timeZone),
        line: `+1${lines[index % lines.length]?.telephoneNumber}`,
        number: numberOf(40 + count),
        direction: count % 3 === 0 ? "OUTGOING" : "INCOMING",
        seconds: count % 5 === 0 ? 0 : 35 + ((count * 47) % 600),
      };
    });
    await tx.insert(callRecords).values(calls);
  }
}
