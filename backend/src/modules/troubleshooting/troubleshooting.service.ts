import type { components } from "@portico/openapi/troubleshooting";
import { mayOpenServices } from "@portico/rules/equipment";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { accountServices, isProvisioned } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { lockAccount } from "../account/account.writes.ts";
import { accountStatus } from "../account-status/accountStatus.reads.ts";
import { upcomingRepair, visitsOfChecks } from "../appointments/repairVisits.reads.ts";
import { createOnce, type Decision, decideOnce } from "../idempotency/idempotency.writes.ts";
import { equipmentWithRestarts } from "../equipment/equipment.reads.ts";
import { firstNames } from "../identity/memberships.reads.ts";
import { activeOutage } from "../outages/outages.reads.ts";
import { testLines } from "../voice-network/lineTest.reads.ts";
import {
  advance,
  checkableAmong,
  checkAnswer,
  devicesFor,
  deviceToRestart,
  type Facts,
  isAnswerTo,
  isResumable,
  numberOf,
  type Progress,
  referenceOf,
  resultOf,
  type Service,
  stepsBefore,
} from "./troubleshooting.domain.ts";
import {
  addSteps,
  changeCheck,
  type CheckName,
  checkRow,
  checkRows,
  type CheckRow,
  insertCheck,
  lockedCheck,
  openCheck,
  replaceStepsFrom,
  stepsOf,
} from "./troubleshooting.repository.ts";

type Schemas = components["schemas"];
export type Deps = Pick<Dependencies, "database" | "clock" | "securityClock" | "config">;
type Refusal = { code: "RESTART_RUNNING" | "INVALID_REQUEST" };
type Decided = Decision<CheckRow, Refusal>;

/** How many checks are listed. */
const LISTED = 6;

/**
 * The services of an account that can be checked.
 * @throws Problem NOT_ELIGIBLE without a provisioned service
 */
export async function checkable(tx: Transaction, accountId: string): Promise<Service[]> {
  const services = await accountServices(tx, accountId);
  if (!mayOpenServices(services)) throw new Problem("NOT_ELIGIBLE");
  return checkableAmong(services.filter(isProvisioned).map(({ key }) => key));
}

/** The newest checks of an account. */
export async function checksOf(shared: Deps, reader: Principal, accountId: string): Promise<Schemas["ServiceChecks"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  const services = await checkable(database, accountId);
  return {
    asOf: clock.now().toISOString(),
    timeZone: clock.timeZone,
    services,
    checks: await answersOf(database, reader, await checkRows(database, accountId, LISTED), clock),
  };
}

async function answersOf(
  tx: Transaction,
  { permissions }: Principal,
  rows: readonly CheckRow[],
  clock: BusinessClock,
): Promise<Schemas["ServiceCheck"][]> {
  const steps = await stepsOf(
    tx,
    rows.map(({ number }) => number),
  );
  const names = await firstNames(
    tx,
    rows.map(({ startedBy }) => startedBy),
  );
  const [accountId = ""] = rows.map((row) => row.accountId);
  const references = rows.map(({ number }) => referenceOf(number));
  const visits = await visitsOfChecks(tx, accountId, references, clock);
  const now = clock.now();
  const seesBills = permissions.includes("viewBilling");
  return rows.map((row) =>
    checkAnswer(
      row,
      steps.filter(({ checkNumber }) => checkNumber === row.number),
      { startedBy: names.get(row.startedBy) ?? "", seesBills, visit: visits.get(referenceOf(row.number)), now },
    ),
  );
}

/** A check after a change, or its refusal. */
export async function answerOf({ database, clock }: Deps, reader: Principal, decided: Decided) {
  if ("refusal" in decided) throw new Problem(decided.refusal.code);
  const [answer] = await answersOf(database, reader, [decided.row], clock);
  return answer as Schemas["ServiceCheck"];
}

/** What the server finds out itself: each from the one place that knows it. */
async function factsFor(deps: Deps, { permissions }: Principal, accountId: string, service: Service): Promise<Facts> {
  const { database, clock } = deps;
  const status = await accountStatus(deps, accountId);
  if (!status) throw new Problem("NOT_FOUND");
  const { state } = status.service;
  const outage = await activeOutage(database, accountId, service, clock.now());
  // Not an installation: its technician does not come for this, and may come weeks later.
  const repair = await upcomingRepair(database, accountId, service, clock);
  return {
    now: clock.now(),
    lines: service === "VOICE" ? await testLines(deps, accountId) : null,
    devices: devicesFor(service, await equipmentWithRestarts(database, accountId)),
    mayRestart: permissions.includes("manageEquipment"),
    outage,
    account:
      state === "RUNNING" || state === "RESTORED"
        ? null
        : { state, amountDue: state === "SUSPENDED" ? status.pastDue : status.stillDue },
    appointment: repair ? { startsAt: repair.startsAt.toISOString(), endsAt: repair.endsAt.toISOString() } : null,
  };
}

/**
 * Starts a check, or resumes the open one of the service.
 * @throws Problem NOT_FOUND for a service that the account does not have, NOT_ELIGIBLE, CONFLICT for a reused key
 */
export async function startCheck(
  shared: Deps,
  actor: Principal,
  wanted: Schemas["CheckStart"],
): Promise<Schemas["ServiceCheck"]> {
  const { accountId, service } = wanted;
  const own = await onAccountTime(shared, shared.database, accountId);
  if (!(await checkable(own.database, accountId)).includes(service)) throw new Problem("NOT_FOUND");
  const facts = await factsFor(own, actor, accountId, service);
  const decided = await own.database.transaction((tx) =>
    createOnce<CheckRow, Refusal>(tx, {
      userId: actor.userId,
      operation: "startServiceCheck",
      attempted: wanted,
      now: own.securityClock.now(),
      idOf: ({ number }) => referenceOf(number),
      created: (id) => checkRow(tx, { accountId, number: numberOf(id) }),
      create: async () => ({ row: await resumedOrNew(tx, actor, wanted, facts) }),
    }),
  );
  return answerOf(own, actor, decided);
}

async function resumedOrNew(
  tx: Transaction,
  { userId }: Principal,
  { accountId, service }: Schemas["CheckStart"],
  facts: Facts,
): Promise<CheckRow> {
  await lockAccount(tx, accountId);
  const { now } = facts;
  const open = await openCheck(tx, { accountId, service });
  if (open && isResumable(open, now)) return open;
  if (open) await changeCheck(tx, open, { question: null, endKind: "ABANDONED", endedAt: now });
  const progress = advance([], facts);
  const row = await insertCheck(tx, {
    ...{ accountId, service, startedBy: userId, startedAt: now },
    equipmentId: deviceToRestart(facts.devices)?.row.id ?? null,
    ...progressColumns(progress, facts),
  });
  await addSteps(
    tx,
    row.number,
    progress.recorded.map((step) => ({ ...step, at: now, userId })),
  );
  return row;
}

/** The columns that store the progress of a check. */
function progressColumns(progress: Progress, { now, outage, account, appointment }: Facts) {
  if ("question" in progress) return { question: progress.question };
  const { end: endKind } = progress;
  const endFacts = {
    outage: endKind === "OUTAGE" ? outage : null,
    account: endKind === "ACCOUNT" ? account : null,
    appointment: endKind === "APPOINTMENT" ? appointment : null,
  };
  return { question: null, endKind, endFacts, endedAt: now };
}

/**
 * A check of an account, on the account's clock, with the facts that decide its next step.
 * @throws Problem NOT_FOUND for an unknown check, and one of another account
 */
export async function checkAt(shared: Deps, actor: Principal, accountId: string, reference: string) {
  const own = await onAccountTime(shared, shared.database, accountId);
  await checkable(own.database, accountId);
  const name: CheckName = { accountId, number: numberOf(reference) };
  const seen = await checkRow(own.database, name);
  if (!seen) throw new Problem("NOT_FOUND");
  return { own, name, facts: await factsFor(own, actor, accountId, seen.service) };
}

/**
 * Answers the question of a check, or an earlier one again.
 * @throws Problem NOT_FOUND, INVALID_REQUEST for an answer to something else, RESTART_RUNNING, CONFLICT (412)
 */
export async function answerCheck(
  shared: Deps,
  actor: Principal,
  reference: string,
  wanted: Schemas["CheckAnswer"],
): Promise<Schemas["ServiceCheck"]> {
  const { accountId, question, answer } = wanted;
  if (!isAnswerTo(question, answer)) throw new Problem("INVALID_REQUEST");
  const { own, name, facts } = await checkAt(shared, actor, accountId, reference);
  const attempted = { ...wanted, reference };
  const decided = await own.database.transaction((tx) =>
    decideOnce<CheckRow, Refusal>(tx, {
      userId: actor.userId,
      operation: "answerServiceCheck",
      attempted,
      now: own.securityClock.now(),
      lock: () => lockedCheck(tx, name),
      idOf: ({ number }) => referenceOf(number),
      decide: (row) => decideAnswer(tx, actor, row, wanted, facts),
    }),
  );
  return answerOf(own, actor, decided);
}

async function decideAnswer(
  tx: Transaction,
  { userId }: Principal,
  row: CheckRow,
  { version, question, answer }: Schemas["CheckAnswer"],
  facts: Facts,
): Promise<Decided> {
  const { now, devices } = facts;
  const steps = await stepsOf(tx, [row.number]);
  const before = stepsBefore(row, steps, question);
  if (row.version !== version || !isResumable(row, now) || !before) throw new Problem("CONFLICT", { status: 412 });
  const device = devices.find((each) => each.row.id === row.equipmentId);
  const decided = resultOf(answer, device?.restart, row);
  if ("error" in decided) return { refusal: { code: decided.error } };
  const given = { step: question, result: decided.result };
  const progress = advance([...before, given], facts);
  const replaced = steps[before.length];
  if (replaced) await replaceStepsFrom(tx, row.number, replaced.position, now);
  await addSteps(
    tx,
    row.number,
    [given, ...progress.recorded].map((step) => ({ ...step, at: now, userId })),
  );
  return { row: await changeCheck(tx, row, progressColumns(progress, facts)) };
}
