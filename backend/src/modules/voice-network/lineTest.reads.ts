import { callRoute } from "@portico/rules/callForwarding";
import { weekMomentAt } from "@portico/rules/callSchedule";
import type { Dependencies } from "../../dependencies.ts";
import { callLineOf, linesWithSettings } from "../call-settings/callSettings.reads.ts";

/** CLEAR: calls ring at every line. DIVERTED: a line passes them on or is silent. OUT_OF_SERVICE: a line has no service. */
export type LineTest = "CLEAR" | "DIVERTED" | "OUT_OF_SERVICE";

/**
 * Tests the telephone lines of an account, as the network sees them now. `deps` with the account's clock.
 * @returns null without lines, and without the demo's network: a provider's own answers behind `UPSTREAM_API`
 */
export async function testLines(
  { config, database, clock }: Pick<Dependencies, "config" | "database" | "clock">,
  accountId: string,
): Promise<LineTest | null> {
  if (!config.demo) return null;
  const sets = (await linesWithSettings(database, accountId)).filter(({ line }) => line.kind === "PHONE");
  if (sets.length === 0) return null;
  const at = weekMomentAt(clock.now(), clock.timeZone);
  const lines = sets.map(callLineOf);
  const inService = lines.filter(({ isReachable }) => isReachable);
  const ringsAtLine = inService.map((line) => callRoute(line, lines, at).ringing[0]?.number === line.number);
  if (ringsAtLine.includes(false)) return "DIVERTED";
  return inService.length < lines.length ? "OUT_OF_SERVICE" : "CLEAR";
}
