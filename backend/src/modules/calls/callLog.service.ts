import type { CallKind, CallLog, CallLogFilter, CallPeriod } from "@portico/openapi/voxcon.resolvers";
import { addDays, instantAt } from "@portico/rules/dates";
import { phoneDialled } from "@portico/rules/phone";
import { callLog as constants } from "@portico/rules/serviceConstants";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { isCpniCompliant } from "../identity/identity.reads.ts";
import { requireCpni, requireVoiceCustomer, usableLines, type VoiceLineRow } from "../voice/voice.reads.ts";
import { type CallSearch, countLogged, loggedCalls, type LoggedCall } from "./callLog.repository.ts";

type Deps = Pick<Dependencies, "config" | "database" | "clock">;

const days: Readonly<Record<CallPeriod, number>> = { DAYS_7: 7, DAYS_30: 30, DAYS_90: 90 };

/** The network's ten digits of an account's own line. */
const tenDigits = (line: string) => line.replace(/^\+1/, "");

export function kindOf({ direction, treatment, seconds }: LoggedCall): CallKind {
  if (direction === "OUTGOING") return "OUTGOING";
  if (treatment !== "NONE") return treatment;
  return seconds === 0 ? "MISSED" : "INCOMING";
}

/** From the beginning of the first local day of the period, today included. */
const startOf = (clock: BusinessClock, period: CallPeriod): Date =>
  instantAt(addDays(clock.today(), 1 - days[period]), 0, 0, clock.timeZone);

/** @throws Problem INVALID_REQUEST for a search that is too long */
function searchFor(
  clock: BusinessClock,
  accountId: string,
  usable: readonly VoiceLineRow[],
  { search, line, kind, period }: CallLogFilter,
): CallSearch {
  const text = search.trim();
  if (text.length > constants.longestSearch) throw new Problem("INVALID_REQUEST");
  const lines = usable.filter(({ telephoneNumber }) => !line || telephoneNumber === line);
  return {
    accountId,
    lines: lines.map(({ telephoneNumber }) => phoneDialled(telephoneNumber)),
    from: startOf(clock, period),
    until: clock.now(),
    kind,
    text,
  };
}

/** A page of the calls of the lines that the caller may use; held back until the caller complies with the CPNI rules. */
export async function callLogOf(
  shared: Deps,
  principal: Principal,
  { accountId, filter, page: wantedPage }: { accountId: string; filter: CallLogFilter; page: number },
): Promise<CallLog> {
  const caller = await requireVoiceCustomer(shared, principal, accountId);
  const { clock, database } = await onAccountTime(shared, shared.database, accountId);
  const nothing = { timeZone: clock.timeZone, hasCalls: false, total: 0, page: 1, pages: 1, calls: null };
  if (!(await isCpniCompliant(database, caller.userId))) return { ...nothing, access: "CPNI_REQUIRED" };
  const usable = await usableLines(shared, caller, accountId);
  const search = searchFor(clock, accountId, usable, filter);
  const total = await countLogged(database, search);
  const pages = Math.max(1, Math.ceil(total / constants.pageSize));
  const page = Math.min(Math.max(1, wantedPage), pages);
  const rows = await loggedCalls(database, search, {
    limit: constants.pageSize,
    after: (page - 1) * constants.pageSize,
  });
  return {
    ...nothing,
    access: "ALLOWED",
    hasCalls: total > 0 || (await hasCalls(shared, { accountId, usable, until: clock.now() })),
    total,
    page,
    pages,
    calls: rows.map((row) => ({
      id: row.id,
      kind: kindOf(row),
      telephoneNumber: tenDigits(row.line),
      number: row.number,
      name: row.name,
      startedAt: row.at.toISOString(),
      seconds: row.seconds,
      forwardedTo: row.forwardedTo,
    })),
  };
}

async function hasCalls(
  { database }: Pick<Deps, "database">,
  { accountId, usable, until }: { accountId: string; usable: readonly VoiceLineRow[]; until: Date },
): Promise<boolean> {
  const lines = usable.map(({ telephoneNumber }) => phoneDialled(telephoneNumber));
  return (await loggedCalls(database, { accountId, lines, until, text: "" }, { limit: 1 })).length > 0;
}

/** A call with the name of its line; null for a line without one. */
export type ExportedCall = LoggedCall & { lineLabel: string | null; lineNumber: string };

/**
 * The calls of the file, with the filters of the screen.
 * @throws Problem CPNI_REQUIRED (403) until the caller complies
 */
export async function callsOfFile(
  shared: Deps,
  principal: Principal | undefined,
  accountId: string,
  filter: CallLogFilter,
): Promise<{ clock: BusinessClock; calls: ExportedCall[] }> {
  const caller = await requireCpni(shared, principal, accountId);
  const { clock, database } = await onAccountTime(shared, shared.database, accountId);
  const usable = await usableLines(shared, caller, accountId);
  const labels = new Map(usable.map(({ telephoneNumber, label }) => [telephoneNumber, label]));
  const search = searchFor(clock, accountId, usable, filter);
  const rows = await loggedCalls(database, search, { limit: constants.maxInFile });
  const calls = rows.map((row): ExportedCall => {
    const lineNumber = tenDigits(row.line);
    return { ...row, lineNumber, lineLabel: labels.get(lineNumber) ?? null };
  });
  return { clock, calls };
}
