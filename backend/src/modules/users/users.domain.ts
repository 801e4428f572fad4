import type { components } from "@portico/openapi/users";
import { dayMilliseconds, users as limits } from "@portico/rules/constants";
import { isSameAddress } from "@portico/rules/emailAddress";
import type { Principal, Role } from "../../lib/principal.ts";
import type { Member } from "../identity/memberships.reads.ts";
import type { ChangeRow, InvitationRow } from "./users.repository.ts";

type Schemas = components["schemas"];
export type UsersCode = Schemas["UsersProblem"]["code"];
/** The requested access. */
export type Access = Schemas["Access"];
export type ChangeKind = Schemas["AccessChange"]["kind"];

/**
 * Why an administrator may not change somebody's access; undefined when they may. The owner stays: an account is never
 * without one. Nobody changes their own access, so that no account loses its last administrator by a slip.
 */
export function changeRefusal(
  actor: Pick<Principal, "userId">,
  member: Pick<Member, "userId" | "role">,
): UsersCode | undefined {
  if (member.role === "PRIMARY") return "OWNER_STAYS";
  return member.userId === actor.userId ? "OWN_ACCESS" : undefined;
}

/** Why the ownership cannot go to somebody; undefined when it can. */
export function transferRefusal(
  actor: Pick<Principal, "userId">,
  to: Pick<Member, "userId" | "state" | "disabled">,
): UsersCode | undefined {
  if (to.userId === actor.userId) return "OWN_ACCESS";
  return to.state === "ACTIVE" && !to.disabled ? undefined : "NOT_ACTIVE";
}

/** What a change of access is called in the log; empty when nothing changes. */
export function changeKinds(member: Pick<Member, "role" | "state">, wanted: Access): ChangeKind[] {
  return [
    ...(member.role === wanted.role ? [] : ["ROLE_CHANGED" as const]),
    ...(member.state === wanted.state
      ? []
      : [wanted.state === "ACTIVE" ? ("REACTIVATED" as const) : ("DEACTIVATED" as const)]),
  ];
}

/** The people of an account, its invitations that nobody has accepted or withdrawn, and the time. */
type Everybody = { members: readonly Member[]; waiting: readonly InvitationRow[]; now: Date };

const openOf = ({ waiting, now }: Everybody) => waiting.filter((invitation) => invitation.expiresAt > now);

/** Whether an account has as many people as it may. Open invitations count. */
export const isFull = (everybody: Everybody): boolean =>
  everybody.members.length + openOf(everybody).length >= limits.maxPeople;

/** Why an address may not be invited; undefined when it may. */
export function invitationRefusal(email: string, everybody: Everybody): UsersCode | undefined {
  const { members } = everybody;
  if (members.some((member) => member.email !== null && isSameAddress(member.email, email))) return "ALREADY_MEMBER";
  if (openOf(everybody).some((invitation) => isSameAddress(invitation.email, email))) return "ALREADY_INVITED";
  return isFull(everybody) ? "TOO_MANY_PEOPLE" : undefined;
}

/** The state of an invitation; it expires at an instant, without a job. */
export function invitationState({ state, expiresAt }: InvitationRow, now: Date): Schemas["InvitationShown"]["state"] {
  return state === "OPEN" && expiresAt <= now ? "EXPIRED" : state;
}

export const expiryFrom = (now: Date) => new Date(now.getTime() + limits.invitationDays * dayMilliseconds);

/** Sorts the owner first, then by role and name. */
const byRank: readonly Role[] = ["PRIMARY", "ADMIN", "BILLING", "STANDARD"];

/**
 * The people of an account as its administrators see them, owner first.
 * @param members the members of all accounts that the caller manages
 */
export function peopleAnswer(
  members: readonly Member[],
  accountId: string,
  caller: Pick<Principal, "userId">,
): Schemas["Person"][] {
  return members
    .filter((member) => member.accountId === accountId)
    .sort((a, b) => byRank.indexOf(a.role) - byRank.indexOf(b.role))
    .map((member) => personAnswer(member, members, caller));
}

export function personAnswer(
  { accountId, userId, firstName, username, email, disabled }: Member,
  members: readonly Member[],
  caller: Pick<Principal, "userId">,
): Schemas["Person"] {
  const own = members.filter((each) => each.userId === userId);
  const access = [...own].sort((a, b) => Number(b.accountId === accountId) - Number(a.accountId === accountId));
  return {
    userId,
    firstName,
    username,
    email,
    isYou: userId === caller.userId,
    mayNotSignIn: disabled,
    access: access.map(({ accountId: on, role, state, version }) => ({
      accountId: on,
      role,
      state: state === "ACTIVE" ? "ACTIVE" : "DEACTIVATED",
      version,
    })),
  };
}

export const invitationAnswer = (row: InvitationRow, now: Date): Schemas["Invitation"] => ({
  invitationId: row.id,
  email: row.email,
  role: row.role,
  state: invitationState(row, now) === "EXPIRED" ? "EXPIRED" : "OPEN",
  invitedBy: row.invitedBy,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  version: row.version,
});

export const changeAnswer = ({ id, at, kind, actorName, subject, roleBefore, roleAfter }: ChangeRow) => ({
  id: String(id),
  at: at.toISOString(),
  kind,
  by: actorName,
  subject,
  roleBefore,
  roleAfter,
});
