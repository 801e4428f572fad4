import type { components } from "@portico/openapi/addons";
import { canRequestActivation, partnerLink } from "@portico/rules/addOns";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { announceChange } from "../account-events/accountEvents.writes.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { isServiceStopped } from "../account-status/accountStatus.reads.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { decideOnce, type Decision } from "../idempotency/idempotency.writes.ts";
import { membersOf, type Member } from "../identity/memberships.reads.ts";
import { mayManageUsers } from "../identity/identity.reads.ts";
import {
  activationRefusal,
  entitlementAnswer,
  seatRefusal,
  serviceAnswer,
  type License,
  type Refusal,
  type Viewer,
} from "./addons.domain.ts";
import {
  activationLink,
  addOnRows,
  devicesOf,
  endSeat,
  endSeatsOfOthers,
  entitlementRows,
  insertSeat,
  lockedAddOn,
  lockedEntitlement,
  nextVersion,
  openSeats,
  putActivation,
  type EntitlementRow,
  type Named,
  type ServiceRow,
} from "./addons.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock" | "config">;

const viewerOn = ({ userId, roles }: Principal, accountId: string): Viewer => ({
  userId,
  managesUsers: mayManageUsers(roles.get(accountId) ?? "STANDARD"),
});

/** The value-added services of an account (SERV-11, SERV-14). */
export async function addOnsOf(
  deps: Deps,
  caller: Principal,
  accountId: string,
): Promise<Schemas["ValueAddedServices"]> {
  const { database, config } = deps;
  const rows = await addOnRows(database, accountId);
  const mayActivate = viewerOn(caller, accountId).managesUsers && rows.some(canRequestActivation);
  return {
    canActivateServices: mayActivate && !(await isServiceStopped(deps, accountId)),
    serviceActivationUri: partnerLink(await activationLink(database, accountId), config.partnerHosts),
    services: rows.map((row) => serviceAnswer(row, config.partnerHosts)),
  };
}

/**
 * Requests the activation of a service; `pollActivations` records how it ends.
 * @throws Problem NOT_FOUND, NOT_ACTIVATABLE, SERVICE_STOPPED
 */
export async function activate(
  shared: Deps,
  { userId }: Principal,
  name: Named,
  wanted: Schemas["Activating"],
): Promise<Schemas["ValueAddedService"]> {
  const stopped = await isServiceStopped(shared, name.accountId);
  const own = await onAccountTime(shared, shared.database, name.accountId);
  const decided = await own.database.transaction((tx) =>
    decideOnce<ServiceRow, Refusal>(tx, {
      userId,
      operation: "activateValueAddedService",
      attempted: { ...wanted, ...name },
      now: own.securityClock.now(),
      lock: () => lockedAddOn(tx, name),
      idOf: ({ id }) => id,
      decide: async (row) => {
        const refusal = activationRefusal(row, stopped);
        if (refusal) return { refusal };
        const facts = { addOn: row.kind };
        const entry = {
          accountId: name.accountId,
          actorId: userId,
          kind: "ADD_ON_ACTIVATION_REQUESTED",
          facts,
        } as const;
        await logActivity(own, tx, entry);
        await announceChange(tx, { topic: "ADD_ONS", accountId: name.accountId });
        const requested = { activation: "REQUESTED", requestedAt: own.clock.now(), requestedBy: userId } as const;
        return { row: await putActivation(tx, row.id, requested) };
      },
    }),
  );
  return serviceAnswer(rowIn(decided), own.config.partnerHosts);
}

function rowIn<Row>(decided: Decision<Row, Refusal>): Row {
  if ("refusal" in decided) throw new Problem(decided.refusal.code);
  return decided.row;
}

const namesOf = (members: readonly Member[]) => new Map(members.map(({ userId, firstName }) => [userId, firstName]));

/** The licenses of an account, with their seats and devices (SERV-11). */
export async function entitlementsOf(
  shared: Deps,
  caller: Principal,
  accountId: string,
): Promise<Schemas["Entitlements"]> {
  const { database, clock, config } = await onAccountTime(shared, shared.database, accountId);
  const viewer = viewerOn(caller, accountId);
  const members = await membersOf(database, [accountId]);
  const names = namesOf(members);
  const people = members.filter(({ state }) => viewer.managesUsers && state === "ACTIVE");
  const licenses = await licensesOf(database, accountId);
  return {
    userId: viewer.userId,
    timeZone: clock.timeZone,
    people: people.map(({ userId, firstName }) => ({ userId, firstName })),
    entitlements: licenses.map((license) => entitlementAnswer(license, names, viewer, config.partnerHosts)),
  };
}

async function licensesOf(tx: Transaction, accountId: string): Promise<License[]> {
  const rows = await entitlementRows(tx, accountId);
  const ids = rows.map(({ license }) => license.id);
  const [seats, devices] = [await openSeats(tx, ids), await devicesOf(tx, ids)];
  return rows.map(({ license, service }) => ({
    license,
    service,
    seats: seats.filter(({ entitlementId }) => entitlementId === license.id),
    devices: devices.filter(({ entitlementId }) => entitlementId === license.id),
  }));
}

export type SeatName = Named & { userId: string };

/**
 * Assigns a seat to somebody on the account, or takes it back.
 * @throws Problem NOT_FOUND, CONFLICT (412), ADD_ON_NOT_ACTIVE, NO_SEAT_LEFT
 */
export async function setSeat(
  shared: Deps,
  caller: Principal,
  { userId, ...name }: SeatName,
  wanted: Schemas["SeatChange"],
): Promise<Schemas["Entitlement"]> {
  const { database, config } = shared;
  const viewer = viewerOn(caller, name.accountId);
  const attempted = { ...wanted, ...name, userId };
  return database.transaction(async (tx) => {
    const members = await membersOf(tx, [name.accountId]);
    const holder = members.find((member) => member.userId === userId);
    if (!holder) throw new Problem("NOT_FOUND");
    rowIn(
      await decideOnce<EntitlementRow, Refusal>(tx, {
        userId: caller.userId,
        operation: "setSeat",
        attempted,
        now: shared.securityClock.now(),
        lock: () => lockedEntitlement(tx, name),
        idOf: ({ id }) => id,
        decide: (row) => decideSeat(shared, tx, caller, { row, holder, members, wanted }),
      }),
    );
    const changed = (await licensesOf(tx, name.accountId)).find(({ license }) => license.id === name.id);
    if (!changed) throw new Problem("NOT_FOUND");
    return entitlementAnswer(changed, namesOf(members), viewer, config.partnerHosts);
  });
}

type SeatDecision = {
  row: EntitlementRow;
  holder: Member;
  members: readonly Member[];
  wanted: Schemas["SeatChange"];
};

async function decideSeat(
  { securityClock }: Deps,
  tx: Transaction,
  caller: Principal,
  { row, holder: { userId, firstName, state }, members, wanted }: SeatDecision,
): Promise<Decision<EntitlementRow, Refusal>> {
  const { accountId, id: entitlementId } = row;
  if (row.version !== wanted.version) throw new Problem("CONFLICT", { status: 412 });
  const now = securityClock.now();
  const seat = { entitlementId, userId };
  await endSeatsOfOthers(
    tx,
    entitlementId,
    members.map((member) => member.userId),
    now,
  );
  const taken = await openSeats(tx, [entitlementId]);
  if (taken.some((each) => each.userId === userId) === wanted.assigned) return { row };
  const service = (await addOnRows(tx, accountId)).find(({ id }) => id === row.serviceId);
  if (!service || (wanted.assigned && state !== "ACTIVE")) throw new Problem("NOT_FOUND");
  const refusal = wanted.assigned ? seatRefusal(row, service, taken.length) : undefined;
  if (refusal) return { refusal };
  await (wanted.assigned ? insertSeat(tx, seat, now) : endSeat(tx, seat, now));
  const kind = wanted.assigned ? "SEAT_ASSIGNED" : "SEAT_TAKEN_BACK";
  const facts = { addOn: service.kind, subject: firstName };
  await logActivity({ securityClock }, tx, { accountId, actorId: caller.userId, kind, facts });
  await announceChange(tx, { topic: "ADD_ONS", accountId });
  return { row: await nextVersion(tx, entitlementId) };
}
