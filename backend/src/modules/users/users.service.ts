import type { components } from "@portico/openapi/users";
import { isSameAddress } from "@portico/rules/emailAddress";
import type { Database, Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal, Role } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { accountName } from "../account/account.reads.ts";
import { mayManageUsers } from "../identity/identity.reads.ts";
import { memberOn, membersOf, type Member } from "../identity/memberships.reads.ts";
import { changeMembership, lockMemberships, putMembership } from "../identity/memberships.writes.ts";
import { mailTransportOf } from "../messages/messages.reads.ts";
import {
  changeAnswer,
  changeKinds,
  changeRefusal,
  invitationAnswer,
  isFull,
  peopleAnswer,
  personAnswer,
  transferRefusal,
  type Access,
  type ChangeKind,
} from "./users.domain.ts";
import { tellMember, type NoticedKind } from "./users.notices.ts";
import { insertChange, newestChanges, updateInvitation, waitingInvitations } from "./users.repository.ts";

type Schemas = components["schemas"];

/** Somebody on an account, with the version that the caller has seen. */
export type SeenMember = { accountId: string; userId: string; version: number };

/** The accounts on which the caller manages users, the current one first. */
const managedBy = ({ accountIds, roles }: Principal) =>
  accountIds.filter((id) => mayManageUsers(roles.get(id) ?? "STANDARD"));

/** People, invitations and changes of an account, and the accounts that the caller manages. */
export async function peopleOf(
  { database, config, securityClock }: Pick<Dependencies, "database" | "config" | "securityClock">,
  caller: Principal,
  accountId: string,
): Promise<Schemas["People"]> {
  const managed = managedBy(caller);
  const members = await membersOf(database, managed);
  const now = securityClock.now();
  const names = await Promise.all(managed.map((id) => accountName(database, id)));
  return {
    people: peopleAnswer(members, accountId, caller),
    invitations: (await waitingInvitations(database, accountId)).map((row) => invitationAnswer(row, now)),
    changes: (await newestChanges(database, accountId)).map(changeAnswer),
    accounts: managed.map((id, place) => ({ accountId: id, name: names[place] ?? "" })),
    canInvite: mailTransportOf(config) !== null,
  };
}

/** @throws Problem NOT_FOUND for somebody not on the account, CONFLICT (412) when their access changed since */
function seen(member: Member | undefined, { version }: SeenMember): Member {
  if (!member || member.state === "REMOVED") throw new Problem("NOT_FOUND");
  if (member.version !== version) throw new Problem("CONFLICT", { status: 412 });
  return member;
}

type Recorded = { kind: ChangeKind; subject: string; userId?: string; roleBefore?: Role; roleAfter?: Role };

/** Records a change in the append-only logs of the account: that of access, and that of all activity. */
export async function record(
  deps: Pick<Dependencies, "securityClock">,
  tx: Transaction,
  accountId: string,
  actor: { userId: string; firstName: string },
  change: Recorded,
): Promise<void> {
  const { kind, subject, roleBefore, roleAfter } = change;
  const facts = { subject, ...(roleBefore && { roleBefore }), ...(roleAfter && { roleAfter }) };
  await logActivity(deps, tx, { accountId, actorId: actor.userId, kind, facts });
  await insertChange(tx, {
    accountId,
    at: deps.securityClock.now(),
    actorId: actor.userId,
    actorName: actor.firstName,
    ...change,
  });
}

type Deps = Pick<Dependencies, "config" | "clock" | "securityClock"> & { database: Database };

async function recordAndTell(
  deps: Deps,
  tx: Transaction,
  actor: Principal,
  member: Member,
  { kind, roleAfter }: { kind: NoticedKind; roleAfter: Role },
): Promise<void> {
  const { accountId, userId, firstName: subject, role: roleBefore } = member;
  const roles = kind === "ROLE_CHANGED" || kind === "OWNERSHIP_TRANSFERRED" ? { roleBefore, roleAfter } : { roleAfter };
  await record(deps, tx, accountId, actor, { kind, subject, userId, ...roles });
  await tellMember(deps, tx, { ...member, role: roleAfter }, kind, actor.firstName);
}

/**
 * Ends what is open of the invitations of an address: whoever has access to the account, or lost it, cannot take it up
 * with an older invitation.
 */
async function endInvitations(
  deps: Deps,
  tx: Transaction,
  actor: Principal,
  { accountId, email }: Pick<Member, "accountId" | "email">,
): Promise<void> {
  if (email === null) return;
  for (const { id, email: invited } of await waitingInvitations(tx, accountId)) {
    if (!isSameAddress(invited, email)) continue;
    await updateInvitation(tx, id, { state: "WITHDRAWN" });
    await record(deps, tx, accountId, actor, { kind: "INVITATION_WITHDRAWN", subject: invited });
  }
}

/**
 * Gives access to somebody whom the caller manages on another account (version 0), or changes it.
 * @throws Problem NOT_FOUND, CONFLICT (412), OWNER_STAYS, OWN_ACCESS, TOO_MANY_PEOPLE
 */
export async function putAccess(
  deps: Deps,
  actor: Principal,
  wanted: SeenMember,
  access: Access,
): Promise<Schemas["Person"]> {
  const { accountId, userId } = wanted;
  await deps.database.transaction(async (tx) => {
    await lockMemberships(tx, accountId);
    const member = await memberOn(tx, accountId, userId);
    if (!member || member.state === "REMOVED") return giveAccess(deps, tx, actor, wanted, access);
    const before = seen(member, wanted);
    const refusal = changeRefusal(actor, before);
    if (refusal) throw new Problem(refusal);
    const kinds = changeKinds(before, access);
    if (kinds.length === 0) return;
    await changeMembership(tx, accountId, userId, access);
    for (const kind of kinds)
      await recordAndTell(deps, tx, actor, before, { kind: kind as NoticedKind, roleAfter: access.role });
  });
  const members = await membersOf(deps.database, managedBy(actor));
  const after = members.find((each) => each.accountId === accountId && each.userId === userId);
  if (!after) throw new Problem("NOT_FOUND");
  return personAnswer(after, members, actor);
}

/** Somebody unknown to the caller gets the same answer as somebody who does not exist. */
async function giveAccess(
  deps: Deps,
  tx: Transaction,
  actor: Principal,
  { accountId, userId, version }: SeenMember,
  { role, state }: Access,
): Promise<void> {
  const known = (await membersOf(tx, managedBy(actor))).find((each) => each.userId === userId);
  if (version !== 0 || !known) throw new Problem("NOT_FOUND");
  const given = { ...known, accountId, role };
  await endInvitations(deps, tx, actor, given);
  const [members, waiting] = [await membersOf(tx, [accountId]), await waitingInvitations(tx, accountId)];
  if (isFull({ members, waiting, now: deps.securityClock.now() })) throw new Problem("TOO_MANY_PEOPLE");
  await putMembership(tx, accountId, userId, role);
  await recordAndTell(deps, tx, actor, given, { kind: "ACCESS_GIVEN", roleAfter: role });
  if (state === "ACTIVE") return;
  await changeMembership(tx, accountId, userId, { state });
  await recordAndTell(deps, tx, actor, given, { kind: "DEACTIVATED", roleAfter: role });
}

/**
 * Takes somebody off the account. They keep their sign-in and their other accounts.
 * @throws Problem NOT_FOUND, CONFLICT (412), OWNER_STAYS, OWN_ACCESS
 */
export async function removeAccess(deps: Deps, actor: Principal, wanted: SeenMember): Promise<void> {
  const { accountId, userId } = wanted;
  await deps.database.transaction(async (tx) => {
    await lockMemberships(tx, accountId);
    const member = seen(await memberOn(tx, accountId, userId), wanted);
    const refusal = changeRefusal(actor, member);
    if (refusal) throw new Problem(refusal);
    await changeMembership(tx, accountId, userId, { state: "REMOVED" });
    await endInvitations(deps, tx, actor, member);
    await recordAndTell(deps, tx, actor, member, { kind: "REMOVED", roleAfter: member.role });
  });
}

/**
 * Makes somebody else the owner; the caller becomes an administrator.
 * @throws Problem NOT_ALLOWED when the caller is not the owner any more, NOT_FOUND, CONFLICT (412), NOT_ACTIVE,
 * OWN_ACCESS
 */
export async function transferOwnership(deps: Deps, actor: Principal, wanted: SeenMember): Promise<void> {
  const { accountId, userId } = wanted;
  await deps.database.transaction(async (tx) => {
    await lockMemberships(tx, accountId);
    const owner = await memberOn(tx, accountId, actor.userId);
    if (owner?.role !== "PRIMARY" || owner.state !== "ACTIVE") throw new Problem("NOT_ALLOWED");
    const next = seen(await memberOn(tx, accountId, userId), wanted);
    const refusal = transferRefusal(actor, next);
    if (refusal) throw new Problem(refusal);
    await changeMembership(tx, accountId, actor.userId, { role: "ADMIN" });
    await changeMembership(tx, accountId, userId, { role: "PRIMARY" });
    await recordAndTell(deps, tx, actor, next, { kind: "OWNERSHIP_TRANSFERRED", roleAfter: "PRIMARY" });
    await tellMember(deps, tx, { ...owner, role: "ADMIN" }, "ROLE_CHANGED", actor.firstName);
  });
}
