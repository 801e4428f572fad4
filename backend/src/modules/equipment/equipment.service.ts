import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/equipment";
import { mayOpenServices } from "@portico/rules/equipment";
import { storedNickname } from "@portico/rules/nickname";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { accountFacts, accountServices, type AccountRow } from "../account/account.reads.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { isServiceStopped } from "../account-status/accountStatus.reads.ts";
import { logActivity, type LoggedKind } from "../activity-log/activityLog.writes.ts";
import { type Decision, decideOnce } from "../idempotency/idempotency.writes.ts";
import { equipmentAnswer, nicknameRefusal, restartRefusal, type Refusal } from "./equipment.domain.ts";
import {
  equipmentRows,
  insertRestart,
  lockedEquipment,
  newestRestarts,
  putNickname,
  type EquipmentName,
  type EquipmentRow,
} from "./equipment.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock" | "config">;

/**
 * The service-eligibility guard (SERV-02).
 * @throws Problem NOT_FOUND for an unknown account, NOT_ELIGIBLE without a provisioned service
 */
async function eligibleAccount(tx: Transaction, accountId: string): Promise<AccountRow> {
  const account = await accountFacts(tx, accountId);
  if (!account) throw new Problem("NOT_FOUND");
  if (!mayOpenServices(await accountServices(tx, accountId))) throw new Problem("NOT_ELIGIBLE");
  return account;
}

/** All devices of an account. */
export async function equipmentOf(shared: Deps, accountId: string): Promise<Schemas["EquipmentList"]> {
  const { database, clock } = await onAccountTime(shared, shared.database, accountId);
  const { footprint } = await eligibleAccount(database, accountId);
  const rows = await equipmentRows(database, accountId);
  const restarts = await newestRestarts(
    database,
    rows.map(({ id }) => id),
  );
  return {
    footprint,
    timeZone: clock.timeZone,
    equipment: rows.map((row) => equipmentAnswer(row, restarts.get(row.id), clock.now())),
  };
}

type Decided = Decision<EquipmentRow, Refusal>;

/**
 * Names a device (SERV-03); an empty nickname removes the name.
 * @throws Problem NOT_FOUND, CONFLICT (412), NICKNAME_NOT_ALLOWED, NICKNAME_TOO_LONG, NICKNAME_INVALID
 */
export function rename(
  deps: Deps,
  actor: Principal,
  name: EquipmentName,
  wanted: Schemas["Renaming"],
): Promise<Schemas["Equipment"]> {
  return changeOnce(deps, actor, name, "renameEquipment", wanted, async (own, tx, row, { footprint }) => {
    if (row.version !== wanted.version) throw new Problem("CONFLICT", { status: 412 });
    const code = nicknameRefusal(footprint, row, wanted.nickname);
    if (code) return { refusal: { code } };
    const renamed = await putNickname(tx, name, storedNickname(wanted.nickname));
    const kind = renamed.nickname === null ? "EQUIPMENT_NAME_REMOVED" : "EQUIPMENT_NAMED";
    await record(own, tx, actor, kind, renamed);
    return { row: renamed };
  });
}

/**
 * Asks the network to restart a device; `pollRestarts` records how far it is.
 * @throws Problem NOT_FOUND, NOT_RESTARTABLE, SERVICE_STOPPED, RESTART_RUNNING, RESTART_TOO_SOON with `againAt`
 */
export async function restart(
  deps: Deps,
  actor: Principal,
  name: EquipmentName,
  wanted: Schemas["Restarting"],
): Promise<Schemas["Equipment"]> {
  const isStopped = await isServiceStopped(deps, name.accountId);
  return changeOnce(deps, actor, name, "restartEquipment", wanted, async (own, tx, row) => {
    const now = own.clock.now();
    const refusal = restartRefusal(row, (await newestRestarts(tx, [row.id])).get(row.id), isStopped, now);
    if (refusal) return { refusal };
    const requested = { id: randomUUID(), equipmentId: row.id, requestedBy: actor.userId, requestedAt: now };
    await insertRestart(tx, { ...requested, state: "REQUESTED" });
    await record(own, tx, actor, "EQUIPMENT_RESTARTED", row);
    return { row };
  });
}

async function record(
  deps: Deps,
  tx: Transaction,
  { userId: actorId }: Principal,
  kind: LoggedKind,
  { accountId, kind: equipmentKind, serialLastFour, nickname }: EquipmentRow,
): Promise<void> {
  const isNamed = kind === "EQUIPMENT_NAMED" && nickname !== null;
  const facts = { equipmentKind, serialLastFour, ...(isNamed && { nickname }) };
  await announceChange(tx, { topic: "EQUIPMENT", accountId });
  await logActivity(deps, tx, { accountId, actorId, kind, facts });
}

type Wanted = { accountId: string; idempotencyKey: string };

/** Decides once per idempotency key, with the device locked; a repeat gets the device or the same refusal. */
async function changeOnce(
  shared: Deps,
  actor: Principal,
  name: EquipmentName,
  operation: string,
  wanted: Wanted,
  decide: (own: Deps, tx: Transaction, row: EquipmentRow, account: AccountRow) => Promise<Decided>,
): Promise<Schemas["Equipment"]> {
  const own = await onAccountTime(shared, shared.database, name.accountId);
  const account = await eligibleAccount(own.database, name.accountId);
  const decided = await own.database.transaction((tx) =>
    decideOnce<EquipmentRow, Refusal>(tx, {
      userId: actor.userId,
      operation,
      attempted: { ...wanted, ...name },
      now: own.securityClock.now(),
      lock: () => lockedEquipment(tx, name),
      idOf: ({ id }) => id,
      decide: (row) => decide(own, tx, row, account),
    }),
  );
  if ("refusal" in decided) throw refusalProblem(decided.refusal);
  const { row } = decided;
  return equipmentAnswer(row, (await newestRestarts(own.database, [row.id])).get(row.id), own.clock.now());
}

const refusalProblem = ({ code, againAt }: Refusal) => new Problem(code, againAt ? { members: { againAt } } : {});
