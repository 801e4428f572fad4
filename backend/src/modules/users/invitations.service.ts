import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/users";
import { isSameAddress } from "@portico/rules/emailAddress";
import { validatePassword, type PasswordOwner } from "@portico/rules/password";
import {
  validateFirstName,
  validateInvitedAddress,
  storedFirstName,
  storedUsername,
  validateUsername,
} from "@portico/rules/users";
import type { Database, Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Locale, Principal } from "../../lib/principal.ts";
import { Problem, type FieldProblem } from "../../lib/problem.ts";
import { randomToken, tokenHash } from "../../lib/secrets.ts";
import { accountName } from "../account/account.reads.ts";
import { emailOf, hashPassword } from "../identity/identity.reads.ts";
import { hasSignIn, memberOn, membersOf } from "../identity/memberships.reads.ts";
import { insertUser, lockMemberships, putMembership } from "../identity/memberships.writes.ts";
import { mailTransportOf } from "../messages/messages.reads.ts";
import { expiryFrom, invitationAnswer, invitationRefusal, invitationState } from "./users.domain.ts";
import { sendInvitation } from "./users.notices.ts";
import {
  insertInvitation,
  invitationById,
  invitationByToken,
  updateInvitation,
  waitingInvitations,
  type InvitationRow,
} from "./users.repository.ts";
import { record } from "./users.service.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "config" | "clock" | "securityClock"> & { database: Database };

/** An invitation, with the version that the caller has seen. */
export type SeenInvitation = { accountId: string; invitationId: string; version: number };

function refuseFields(fields: FieldProblem[]): void {
  if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
}

/** @throws Problem MAIL_UNAVAILABLE */
function requireMail({ config }: Deps): void {
  if (mailTransportOf(config) === null) throw new Problem("MAIL_UNAVAILABLE");
}

/**
 * Checks that an address may get an invitation, a new one or this one again.
 * @throws Problem ALREADY_MEMBER, ALREADY_INVITED, TOO_MANY_PEOPLE
 */
async function requireInvitable(
  tx: Transaction,
  { accountId, id, email }: Pick<InvitationRow, "accountId" | "id" | "email">,
  now: Date,
): Promise<void> {
  const members = await membersOf(tx, [accountId]);
  const waiting = (await waitingInvitations(tx, accountId)).filter((other) => other.id !== id);
  const refusal = invitationRefusal(email, { members, waiting, now });
  if (refusal) throw new Problem(refusal);
}

/**
 * Invites an address under the client's id, in the inviter's language: a repeated call finds it and sends nothing.
 * @throws Problem INVALID_REQUEST, MAIL_UNAVAILABLE, ALREADY_MEMBER, ALREADY_INVITED, TOO_MANY_PEOPLE; CONFLICT for an
 * id in use
 */
export async function inviteUser(
  deps: Deps,
  actor: Principal,
  accountId: string,
  { invitationId, email: typed, role }: Schemas["NewInvitation"],
  locale: Locale,
): Promise<Schemas["Invitation"]> {
  const email = typed.trim().toLowerCase();
  const error = validateInvitedAddress(email);
  if (error) refuseFields([{ field: "email", code: error }]);
  requireMail(deps);
  const now = deps.securityClock.now();
  return deps.database.transaction(async (tx) => {
    await lockMemberships(tx, accountId);
    const known = await invitationById(tx, invitationId);
    if (known?.accountId === accountId && known.email === email && known.role === role)
      return invitationAnswer(known, now);
    if (known) throw new Problem("CONFLICT");
    await requireInvitable(tx, { accountId, id: invitationId, email }, now);
    const token = randomToken();
    const row = await insertInvitation(tx, {
      id: invitationId,
      accountId,
      email,
      role,
      site: actor.site,
      locale,
      tokenHash: tokenHash(token),
      invitedBy: actor.firstName,
      sentAt: now,
      expiresAt: expiryFrom(now),
    });
    await record(deps, tx, accountId, actor, { kind: "INVITED", subject: email, roleAfter: role });
    await sendInvitation(deps, tx, row, token);
    return invitationAnswer(row, now);
  });
}

/** @throws Problem NOT_FOUND, INVITATION_OVER once it was accepted or withdrawn, CONFLICT (412) */
function seen(row: InvitationRow | undefined, { accountId, version }: SeenInvitation): InvitationRow {
  if (row?.accountId !== accountId) throw new Problem("NOT_FOUND");
  if (row.state !== "OPEN") throw new Problem("INVITATION_OVER");
  if (row.version !== version) throw new Problem("CONFLICT", { status: 412 });
  return row;
}

/**
 * Sends a new link with a new expiry; the link before it ends.
 * @throws Problem NOT_FOUND, INVITATION_OVER, CONFLICT (412), MAIL_UNAVAILABLE, and what refuses a new invitation
 */
export async function resendInvitation(
  deps: Deps,
  actor: Principal,
  wanted: SeenInvitation,
): Promise<Schemas["Invitation"]> {
  requireMail(deps);
  const now = deps.securityClock.now();
  return deps.database.transaction(async (tx) => {
    await lockMemberships(tx, wanted.accountId);
    const { id, accountId, email } = seen(await invitationById(tx, wanted.invitationId), wanted);
    await requireInvitable(tx, { accountId, id, email }, now);
    const token = randomToken();
    const row = await updateInvitation(tx, id, {
      tokenHash: tokenHash(token),
      sentAt: now,
      expiresAt: expiryFrom(now),
    });
    await record(deps, tx, accountId, actor, { kind: "INVITATION_SENT_AGAIN", subject: email });
    await sendInvitation(deps, tx, row, token);
    return invitationAnswer(row, now);
  });
}

/** @throws Problem NOT_FOUND, INVITATION_OVER, CONFLICT (412) */
export async function revokeInvitation(deps: Deps, actor: Principal, wanted: SeenInvitation): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await lockMemberships(tx, wanted.accountId);
    const { id, accountId, email } = seen(await invitationById(tx, wanted.invitationId), wanted);
    await updateInvitation(tx, id, { state: "WITHDRAWN" });
    await record(deps, tx, accountId, actor, { kind: "INVITATION_WITHDRAWN", subject: email });
  });
}

/** @throws Problem NOT_FOUND for a token that no newest link has */
export async function readInvitation(deps: Deps, token: string): Promise<Schemas["InvitationShown"]> {
  const row = await invitationByToken(deps.database, token);
  if (!row) throw new Problem("NOT_FOUND");
  const { accountId, role, invitedBy, email, site } = row;
  return {
    accountName: await accountName(deps.database, accountId),
    role,
    invitedBy,
    email,
    state: invitationState(row, deps.securityClock.now()),
    hasSignIn: await hasSignIn(deps.database, site, email),
  };
}

/** @throws Problem NOT_FOUND, INVITATION_OVER */
function requireOpen(row: InvitationRow | undefined, now: Date): InvitationRow {
  if (!row) throw new Problem("NOT_FOUND");
  if (invitationState(row, now) !== "OPEN") throw new Problem("INVITATION_OVER");
  return row;
}

/**
 * Accepts an invitation as the signed-in user, whose address must be the invited one. Repeatable.
 * @throws Problem NOT_FOUND, INVITATION_OVER, OTHER_PERSON
 */
export async function acceptInvitation(deps: Deps, caller: Principal, token: string): Promise<Schemas["Accepted"]> {
  const { userId, firstName } = caller;
  return deps.database.transaction(async (tx) => {
    const found = await invitationByToken(tx, token);
    if (found) await lockMemberships(tx, found.accountId);
    const row = await invitationByToken(tx, token);
    const accepted = { accountId: row?.accountId ?? "", accountName: await accountName(tx, row?.accountId ?? "") };
    if (row?.state === "ACCEPTED" && row.userId === userId) return accepted;
    const { id, accountId, email, role, site } = requireOpen(row, deps.securityClock.now());
    const address = await emailOf(tx, userId);
    if (caller.site !== site || address === null || !isSameAddress(address, email)) throw new Problem("OTHER_PERSON");
    const member = await memberOn(tx, accountId, userId);
    if (member?.state === "DEACTIVATED") throw new Problem("INVITATION_OVER");
    await updateInvitation(tx, id, { state: "ACCEPTED", userId });
    // Somebody who has access keeps their role, so nothing is recorded.
    if (member?.state === "ACTIVE") return accepted;
    await putMembership(tx, accountId, userId, role);
    await record(deps, tx, accountId, caller, { kind: "JOINED", subject: firstName, userId, roleAfter: role });
    return accepted;
  });
}

function errorsOf({ firstName, username, password }: Schemas["Registration"], owner: PasswordOwner): FieldProblem[] {
  const errors = {
    firstName: validateFirstName(firstName),
    username: validateUsername(username),
    password: validatePassword(password, { ...owner, username: storedUsername(username) }),
  } as const;
  return Object.entries(errors).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

/**
 * Accepts an invitation as a new person, with a sign-in of their own in the language of the page; signs nobody in. Somebody who has a sign-in on
 * this site accepts with that. A repeated call with the same user name changes nothing.
 * @throws Problem INVALID_REQUEST, also for a user name in use; NOT_FOUND, INVITATION_OVER, SIGN_IN_FIRST
 */
export async function registerUser(
  deps: Deps,
  typed: Schemas["Registration"],
  locale: Locale,
): Promise<Schemas["Registered"]> {
  const invitation = await invitationByToken(deps.database, typed.token);
  if (!invitation) throw new Problem("NOT_FOUND");
  const companies = [await accountName(deps.database, invitation.accountId)];
  refuseFields(errorsOf(typed, { email: invitation.email, companies }));
  const [username, firstName] = [storedUsername(typed.username), storedFirstName(typed.firstName)];
  // Before the transaction, inside which nothing but SQL may be awaited.
  const passwordHash = await hashPassword(typed.password);
  return deps.database.transaction(async (tx) => {
    const found = await invitationByToken(tx, typed.token);
    if (found) await lockMemberships(tx, found.accountId);
    const row = await invitationByToken(tx, typed.token);
    if (row?.state === "ACCEPTED" && row.userId !== null) {
      const member = await memberOn(tx, row.accountId, row.userId);
      if (member?.username === username) return { username };
    }
    const { id, accountId, email, role, site } = requireOpen(row, deps.securityClock.now());
    if (await hasSignIn(tx, site, email)) throw new Problem("SIGN_IN_FIRST");
    const guid = randomUUID();
    const userId = await insertUser(tx, { guid, username, email, firstName, passwordHash, site, locale });
    if (userId === undefined) throw new Problem("INVALID_REQUEST", { fields: [{ field: "username", code: "TAKEN" }] });
    await putMembership(tx, accountId, userId, role);
    await updateInvitation(tx, id, { state: "ACCEPTED", userId });
    const joined = { kind: "JOINED" as const, subject: firstName, userId, roleAfter: role };
    await record(deps, tx, accountId, { userId, firstName }, joined);
    return { username };
  });
}
