import { isDeepStrictEqual } from "node:util";
import type { components } from "@portico/openapi/property";
import { type BusinessHoursFacts, validateBusinessHours, openingState, tidyHours } from "@portico/rules/businessHours";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { type Changer, hoursRow, lockProperty, putHours } from "./property.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock">;

const alwaysClosed: BusinessHoursFacts = { weekly: Array.from({ length: 7 }, () => []), exceptions: [] };

const factsOf = ({ weekly, exceptions }: BusinessHoursFacts): BusinessHoursFacts => ({ weekly, exceptions });

/** Local time of day: "14:05". */
const timeOn = ({ timeZone, now }: BusinessClock) =>
  new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", hour: "2-digit", minute: "2-digit" }).format(now());

function hoursAnswer(
  { weekly, exceptions }: BusinessHoursFacts,
  version: number,
  clock: BusinessClock,
): Schemas["BusinessHours"] {
  const today = clock.today();
  const now = openingState({ weekly, exceptions }, today, timeOn(clock));
  return { timeZone: clock.timeZone, today, weekly, exceptions, now, version };
}

/** When the office of a property is open, and whether it is now. */
export async function businessHoursOf(shared: Deps, accountId: string): Promise<Schemas["BusinessHours"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  const row = await hoursRow(database, accountId);
  return hoursAnswer(row ?? alwaysClosed, row?.version ?? 1, clock);
}

/**
 * Replaces the hours. Stored exceptions that are over are dropped, so that the list does not grow for ever. A repeat
 * whose first answer was lost is answered again.
 * @throws Problem INVALID_REQUEST with the fields at fault, CONFLICT (412)
 */
export async function changeBusinessHours(
  shared: Deps,
  { accountId, actorId }: Changer,
  version: number,
  input: Schemas["BusinessHoursFacts"],
): Promise<Schemas["BusinessHours"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  const { exceptions: stored } = (await hoursRow(database, accountId)) ?? alwaysClosed;
  const fields = validateBusinessHours(input, { today: clock.today(), exceptions: stored });
  if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
  const { weekly, exceptions } = tidyHours(input);
  const facts = { weekly, exceptions: exceptions.filter(({ date }) => date >= clock.today()) };
  return database.transaction(async (tx) => {
    await lockProperty(tx, "hours", accountId);
    const current = (await hoursRow(tx, accountId)) ?? { ...alwaysClosed, version: 1 };
    if (current.version === version + 1 && isDeepStrictEqual(factsOf(current), facts))
      return hoursAnswer(facts, current.version, clock);
    if (current.version !== version) throw new Problem("CONFLICT", { status: 412 });
    await putHours(tx, { accountId, ...facts, version: version + 1 });
    await logActivity(shared, tx, { accountId, actorId, kind: "BUSINESS_HOURS_CHANGED", facts: {} });
    return hoursAnswer(facts, version + 1, clock);
  });
}
