import type { Transaction } from "../../database/database.ts";
import { demoMessages } from "../../database/demoVoiceMessages.ts";
import type { DemoContext } from "../../database/people.ts";
import { voiceMessages } from "./messages.tables.ts";
import { voiceLinesOf } from "./voice.reads.ts";

/** Demo data: voicemails and faxes of a few accounts; the others have none. */
export async function seedVoiceMessages(tx: Transaction, { clock, scenarios }: DemoContext): Promise<void> {
  const now = { now: clock.now(), timeZone: clock.timeZone };
  for (const { accountId } of scenarios) {
    const rows = demoMessages(accountId, await voiceLinesOf(tx, accountId), now).map(({ message }) => message);
    if (rows.length > 0) await tx.insert(voiceMessages).values(rows);
  }
}
