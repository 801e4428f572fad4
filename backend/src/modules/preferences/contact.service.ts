import type { components } from "@portico/openapi/preferences";
import { isEmailAddress, isSameAddress } from "@portico/rules/emailAddress";
import { emailChange as limits } from "@portico/rules/constants";
import { validateFirstName, storedFirstName } from "@portico/rules/users";
import type { Dependencies } from "../../dependencies.ts";
import { createOneTimeCode, isSameCode } from "../../lib/oneTimeCode.ts";
import { isAgent, type Principal } from "../../lib/principal.ts";
import { type FieldProblem, Problem } from "../../lib/problem.ts";
import { userWithPassword, type Visitor } from "../identity/currentPassword.writes.ts";
import { emailOf } from "../identity/identity.reads.ts";
import { changeContact, invalidateRecovery } from "../identity/identity.writes.ts";
import { consumeOrThrow } from "../rate-limits/rateLimits.writes.ts";
import { mailTransportOf } from "../messages/messages.reads.ts";
import { notifyOldAddress, sendEmailCode } from "./contact.notices.ts";
import {
  deleteChange,
  deleteChangeOf,
  pendingChange,
  putChange,
  takeTry,
  type EmailChange,
} from "./preferences.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "clock" | "securityClock" | "config">;

const HOUR_MILLISECONDS = 3_600_000;

function refuse(field: string, code: FieldProblem["code"]): never {
  throw new Problem("INVALID_CONTACT", { fields: [{ field, code }] });
}

const pendingAnswer = ({ email, expiresAt, triesLeft }: EmailChange): Schemas["PendingEmail"] => ({
  email,
  expiresAt: expiresAt.toISOString(),
  triesLeft,
});

/** The caller's contact data, with a new e-mail address that is not confirmed yet. */
export async function contactOf(
  { database, config, securityClock }: Deps,
  principal: Principal,
): Promise<Schemas["Contact"]> {
  const pending = await pendingChange(database, principal.userId, securityClock.now());
  return {
    firstName: principal.firstName,
    email: await emailOf(database, principal.userId),
    pending: pending ? pendingAnswer(pending) : null,
    changeable: mailTransportOf(config) !== null && isCustomer(principal),
  };
}

/** Agents' contact data belong to the provider. */
const isCustomer = (principal: Principal) => !isAgent(principal);

function requireCustomer(principal: Principal): void {
  if (!isCustomer(principal)) throw new Problem("NOT_ALLOWED");
}

/** @throws Problem INVALID_CONTACT with what is wrong with the name; NOT_ALLOWED for agents */
export async function renameUser(
  deps: Deps,
  principal: Principal,
  { firstName: typed }: Schemas["NewName"],
): Promise<Schemas["Contact"]> {
  requireCustomer(principal);
  const error = validateFirstName(typed);
  if (error) refuse("firstName", error);
  const firstName = storedFirstName(typed);
  await changeContact(deps.database, principal.userId, { firstName });
  return contactOf(deps, { ...principal, firstName });
}

/**
 * Starts a change of the e-mail address: sends a code to the new one. The old one stays in use until the code is
 * confirmed, and a newer change replaces this one.
 * @throws Problem INVALID_CONTACT, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS, NOT_ALLOWED for agents
 */
export async function requestEmailChange(
  deps: Deps,
  principal: Principal,
  { email: typed, currentPassword }: Schemas["NewEmail"],
  visitor: Visitor,
): Promise<Schemas["Contact"]> {
  requireCustomer(principal);
  const { database, securityClock, config } = deps;
  const { userId } = principal;
  if (mailTransportOf(config) === null) throw new Problem("MAIL_UNAVAILABLE");
  const email = typed.trim();
  if (!isEmailAddress(email)) refuse("email", "INVALID");
  if (isSameAddress(email, (await emailOf(database, userId)) ?? "")) refuse("email", "SAME_AS_BEFORE");
  if (!(await userWithPassword(deps, { userId, currentPassword, ...visitor })))
    refuse("currentPassword", "NOT_MATCHING");
  await consumeOrThrow(deps, `e-mail change of ${userId}`, {
    max: limits.sendsAnHour,
    windowMilliseconds: HOUR_MILLISECONDS,
  });
  const { code, stored } = createOneTimeCode(limits.digits);
  const expiresAt = new Date(securityClock.now().getTime() + limits.lifetimeSeconds * 1000);
  await database.transaction(async (tx) => {
    await putChange(tx, { userId, email, ...stored, expiresAt, triesLeft: limits.tries });
    await sendEmailCode(deps, tx, principal, { email, code, expiresAt });
  });
  return contactOf(deps, principal);
}

/**
 * Confirms the new address with its code, and tells the old one. Codes of account recovery that were sent to the old
 * address become invalid, and what they gave.
 */
export async function confirmEmailChange(
  deps: Deps,
  principal: Principal,
  { code }: Schemas["EmailCode"],
): Promise<Schemas["EmailConfirmation"]> {
  requireCustomer(principal);
  const { database, securityClock } = deps;
  const { userId } = principal;
  const state = await database.transaction(async (tx): Promise<Schemas["EmailConfirmation"]["state"]> => {
    const now = securityClock.now();
    const change = await takeTry(tx, userId, now);
    if (!change) return "ENDED";
    if (!isSameCode(change, code.replace(/[\s-]/g, ""))) return change.triesLeft > 0 ? "WRONG" : "ENDED";
    if (!(await deleteChange(tx, change))) return "ENDED";
    await notifyOldAddress(deps, tx, principal, { before: await emailOf(tx, userId), after: change.email });
    await changeContact(tx, userId, { email: change.email });
    await invalidateRecovery(tx, userId);
    return "CONFIRMED";
  });
  return { state, contact: await contactOf(deps, principal) };
}

/** Discards an unconfirmed address. */
export async function cancelEmailChange(deps: Deps, principal: Principal): Promise<Schemas["Contact"]> {
  await deleteChangeOf(deps.database, principal.userId);
  return contactOf(deps, principal);
}
