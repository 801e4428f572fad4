import type { Transaction } from "../../database/database.ts";
import { accountFacts } from "../account/account.reads.ts";
import { voiceLinesOf } from "../voice/voice.reads.ts";
import { asRow, type SetLine, usualSettings } from "./callSettings.domain.ts";
import { settingsRows } from "./callSettings.repository.ts";

export { asRow, callLineOf, type SetLine, usualSettings } from "./callSettings.domain.ts";

/** Every line of an account with its settings. */
export async function linesWithSettings(tx: Transaction, accountId: string): Promise<SetLine[]> {
  const lines = await voiceLinesOf(tx, accountId);
  const stored = await settingsRows(
    tx,
    lines.map(({ id }) => id),
  );
  const companyName = (await accountFacts(tx, accountId))?.companyName ?? "";
  return lines.map((line) => ({ line, settings: stored.get(line.id) ?? asRow(usualSettings(line.id, companyName)) }));
}
