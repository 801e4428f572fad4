import type { components } from "@portico/openapi/troubleshooting";
import { appointments as constants } from "@portico/rules/constants";
import { addDays } from "@portico/rules/dates";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountFacts } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { lockAccount } from "../account/account.writes.ts";
import { addressLine, visitSlots } from "../appointments/appointments.reads.ts";
import { visitsOfChecks } from "../appointments/repairVisits.reads.ts";
import { bookRepair, type VisitRefusal } from "../appointments/repairVisits.writes.ts";
import { type Decision, decideOnce } from "../idempotency/idempotency.writes.ts";
import { type Facts, isBookable, numberOf, recordedStep, referenceOf } from "./troubleshooting.domain.ts";
import { checkRow, type CheckRow, lockedCheck, stepsOf } from "./troubleshooting.repository.ts";
import { answerOf, checkable, checkAt, type Deps } from "./troubleshooting.service.ts";

type Schemas = components["schemas"];
type Refusal = VisitRefusal | { code: "VISIT_NOT_OFFERED" };

/**
 * The times at which a technician can come to the address of a check.
 * @throws Problem NOT_FOUND for an unknown check, and one of another account
 */
export async function visitTimesOf(shared: Deps, accountId: string, reference: string): Promise<Schemas["VisitTimes"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  await checkable(database, accountId);
  const account = await accountFacts(database, accountId);
  const check = await checkRow(database, { accountId, number: numberOf(reference) });
  if (!account || !check) throw new Problem("NOT_FOUND");
  const today = clock.today();
  return {
    timeZone: clock.timeZone,
    today,
    from: today,
    to: addDays(today, constants.daysAhead),
    address: addressLine(account),
    slots: await visitSlots(database, account.serviceZip, clock),
  };
}

/**
 * Books a technician's visit after a check that ended in a call, once for each idempotency key. An outage that began
 * meanwhile, or services that were stopped, are refused: a technician could do nothing about either.
 * @throws Problem NOT_FOUND, VISIT_NOT_OFFERED, VISIT_BOOKED, SLOT_PAST, SLOT_TAKEN with the next free times, CONFLICT
 */
export async function bookVisit(
  shared: Deps,
  actor: Principal,
  reference: string,
  wanted: Schemas["VisitBooking"],
): Promise<Schemas["ServiceCheck"]> {
  const { accountId } = wanted;
  const { own, name, facts } = await checkAt(shared, actor, accountId, reference);
  const attempted = { ...wanted, reference };
  const decided = await own.database.transaction((tx) =>
    decideOnce<CheckRow, Refusal>(tx, {
      userId: actor.userId,
      operation: "bookVisit",
      attempted,
      now: own.securityClock.now(),
      // The account first, as for the start of a check.
      lock: async () => {
        await lockAccount(tx, accountId);
        return lockedCheck(tx, name);
      },
      idOf: ({ number }) => referenceOf(number),
      decide: (row) => decide(own, tx, actor, row, wanted, facts),
    }),
  );
  if ("row" in decided) return answerOf(own, actor, decided);
  const { code, ...members } = decided.refusal;
  throw new Problem(code, { members });
}

async function decide(
  deps: Deps,
  tx: Transaction,
  actor: Principal,
  row: CheckRow,
  { accountId, startsAt }: Schemas["VisitBooking"],
  facts: Facts,
): Promise<Decision<CheckRow, Refusal>> {
  const { clock } = deps;
  const reference = referenceOf(row.number);
  const visit = (await visitsOfChecks(tx, accountId, [reference], clock)).get(reference);
  if (visit) return { refusal: { code: "VISIT_BOOKED" } };
  if (facts.outage || facts.account || !isBookable(row, visit, clock.now()))
    return { refusal: { code: "VISIT_NOT_OFFERED" } };
  const account = await accountFacts(tx, accountId);
  if (!account) throw new Problem("NOT_FOUND");
  const steps = (await stepsOf(tx, [row.number])).map(recordedStep);
  const booked = await bookRepair(deps, tx, actor, {
    accountId,
    zip: account.serviceZip,
    startsAt: new Date(startsAt),
    check: { reference, service: row.service, steps },
  });
  return "refusal" in booked ? booked : { row };
}
