import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/identity";
import { accountCreation as limits } from "@portico/rules/accountCreation";
import { isEmailAddress } from "@portico/rules/emailAddress";
import { validatePassword } from "@portico/rules/password";
import { validateFirstName, storedFirstName, storedUsername, validateUsername } from "@portico/rules/users";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { networkOf } from "../../lib/network.ts";
import { createOneTimeCode, isSameCode } from "../../lib/oneTimeCode.ts";
import type { Locale, Site } from "../../lib/principal.ts";
import { type FieldProblem, Problem } from "../../lib/problem.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import { canSignInWithPassword, hashPassword } from "../identity/identity.reads.ts";
import { membersOf } from "../identity/memberships.reads.ts";
import { insertUser, lockMemberships, putMembership } from "../identity/memberships.writes.ts";
import { tryConsume, consumeOrThrow } from "../rate-limits/rateLimits.writes.ts";
import { mailTransportOf } from "../messages/messages.reads.ts";
import { newestAmountDue } from "../statements/statements.reads.ts";
import { type CreationMessage, sendCreationMessage } from "./accountCreation.notices.ts";
import { type CreationRow, insertCreation, returnTry, takeTry } from "./accountCreation.repository.ts";
import { record } from "./users.service.ts";

type Schemas = components["schemas"];
type Wanted = Schemas["AccountCreationRequest"];

/** Where a request comes from, and the hash of the token that names it. */
type Visitor = { site: Site; address: string; locale: Locale; tokenHash: string };

const HOUR_MILLISECONDS = 3_600_000;
const anHour = (max: number) => ({ max, windowMilliseconds: HOUR_MILLISECONDS });

function refuseFields(errors: Record<string, FieldProblem["code"] | null>): void {
  const fields = Object.entries(errors).flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
  if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
}

function refuseInvalidRequest({ firstName, email, zip, lastStatementAmount }: Wanted): void {
  refuseFields({
    firstName: validateFirstName(firstName),
    email: isEmailAddress(email.trim()) ? null : "INVALID",
    zip: (zip === undefined) === (lastStatementAmount === undefined) ? "INVALID" : null,
  });
}

const isOwned = async (tx: Transaction, accountId: string) =>
  (await membersOf(tx, [accountId])).some(({ role }) => role === "PRIMARY");

/** What is e-mailed; null for nobody. Every question is asked, whatever the others answer, so that all take as long. */
async function answerTo(tx: Transaction, wanted: Wanted, site: Site): Promise<CreationMessage | null> {
  const { accountNumber, purpose, zip, lastStatementAmount } = wanted;
  const account = await accountFacts(tx, accountNumber);
  const amount = await newestAmountDue(tx, accountNumber);
  const owned = await isOwned(tx, accountNumber);
  const hasSuite = (await accountServices(tx, accountNumber)).some(({ key }) => key === "SECURITY");
  const isOfSite = (account?.accountType === "COMMUNITY") === (site === "community");
  const isProved = zip === undefined ? amount === lastStatementAmount : account?.serviceZip === zip;
  if (!account || !isOfSite || !isProved) return null;
  if (owned) return "OWNED";
  return purpose === "SECURITY_SUITE" && !hasSuite ? "NO_SUITE" : "CODE";
}

/**
 * Starts the creation of an owner's sign-in: e-mails a code to somebody who knows the account number and a proof. The
 * answer does not say what was right, so that account numbers cannot be tried out.
 * @throws Problem INVALID_REQUEST, MAIL_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function requestAccountCreation(deps: Dependencies, wanted: Wanted, visitor: Visitor): Promise<void> {
  if (mailTransportOf(deps.config) === null) throw new Problem("MAIL_UNAVAILABLE");
  refuseInvalidRequest(wanted);
  const { site, address, locale } = visitor;
  const email = wanted.email.trim().toLowerCase();
  await consumeOrThrow(deps, `account creation from ${networkOf(address)}`, anHour(limits.requestsAnHour));
  const ofAccount = `account creation of ${tokenHash(wanted.accountNumber)}`;
  await consumeOrThrow(deps, ofAccount, anHour(limits.requestsOfAccountAnHour));
  const found = await answerTo(deps.database, wanted, site);
  // Messages are counted, not tries: five wrong tries must not suppress the message of the right one. The statement is
  // the same either way.
  const ofEmail = `account creation to ${tokenHash(email)}`;
  const maySend = await tryConsume(deps, ofEmail, found === null ? 0 : 1, anHour(limits.sendsAnHour));
  const message = maySend ? found : null;
  const { code, stored } = createOneTimeCode(limits.digits);
  const row: CreationRow = {
    tokenHash: visitor.tokenHash,
    accountId: message === "CODE" ? wanted.accountNumber : null,
    firstName: storedFirstName(wanted.firstName),
    email,
    site,
    locale,
    ...stored,
    triesLeft: limits.tries,
    expiresAt: new Date(deps.securityClock.now().getTime() + limits.lifetimeSeconds * 1000),
  };
  await deps.database.transaction(async (tx) => {
    await insertCreation(tx, row);
    await sendCreationMessage(deps, tx, row, { message, code, purpose: wanted.purpose });
  });
}

type Completed = Schemas["AccountCreationAnswer"] & { userId?: string };

/** Inserts the owner. Thrown problems roll the transaction back, and with it the used try. */
async function insertOwner(
  deps: Dependencies,
  tx: Transaction,
  { accountId, firstName, email, site, locale }: CreationRow & { accountId: string },
  { username, password, passwordHash }: { username: string; password: string; passwordHash: string },
): Promise<string> {
  const account = await accountFacts(tx, accountId);
  const companies = [account?.companyName ?? "", account?.nickname ?? ""];
  refuseFields({ password: validatePassword(password, { username, email, companies }) });
  const guid = randomUUID();
  const userId = await insertUser(tx, { guid, username, email, firstName, passwordHash, site, locale });
  if (userId === undefined) throw new Problem("INVALID_REQUEST", { fields: [{ field: "username", code: "TAKEN" }] });
  await putMembership(tx, accountId, userId, "PRIMARY");
  const joined = { kind: "JOINED" as const, subject: firstName, userId, roleAfter: "PRIMARY" as const };
  await record(deps, tx, accountId, { userId, firstName }, joined);
  return userId;
}

/**
 * The user whom a request with this user name may have created, where the account has an owner: the address that got the
 * code is theirs.
 */
async function ownerCreatedWith(
  tx: Transaction,
  { accountId, email }: { accountId: string; email: string },
  username: string,
): Promise<string | undefined> {
  const owner = (await membersOf(tx, [accountId])).find((member) => member.role === "PRIMARY");
  const isTheirs = owner?.state === "ACTIVE" && owner.username === username && owner.email === email;
  return isTheirs ? owner.userId : undefined;
}

/**
 * Creates the owner's sign-in with the e-mailed code. A wrong code uses a try, also where no code was sent; a refused
 * user name or password uses none. The same call again answers alike, until the code expires: its first answer may have
 * been lost. Another password uses a try, as a wrong code does.
 * @throws Problem INVALID_REQUEST with what is wrong with the user name or the password
 */
export async function completeAccountCreation(
  deps: Dependencies,
  { code, username: typed, password }: Schemas["AccountCreationCompletion"],
  hashOfToken: string,
): Promise<Completed> {
  const username = storedUsername(typed);
  refuseFields({ username: validateUsername(typed), password: validatePassword(password, { username }) });
  // Before the transaction, inside which nothing but SQL may be awaited.
  const passwordHash = await hashPassword(password);
  const outcome = await deps.database.transaction(async (tx): Promise<Completed | { repeats: string }> => {
    const row = await takeTry(tx, hashOfToken, deps.securityClock.now());
    if (!row) return { state: "ENDED" };
    const { accountId, triesLeft } = row;
    if (accountId === null || !isSameCode(row, code.replace(/[\s-]/g, "")))
      return triesLeft > 0 ? { state: "WRONG", triesLeft } : { state: "ENDED" };
    await lockMemberships(tx, accountId);
    if (await isOwned(tx, accountId)) {
      const repeats = await ownerCreatedWith(tx, { ...row, accountId }, username);
      // Without one, somebody else with the same proof was first.
      return repeats === undefined ? { state: "ENDED" } : { repeats };
    }
    const userId = await insertOwner(deps, tx, { ...row, accountId }, { username, password, passwordHash });
    await returnTry(tx, hashOfToken);
    return { state: "CREATED", userId };
  });
  if (!("repeats" in outcome)) return outcome;
  // After the transaction, for the same reason.
  if (!(await canSignInWithPassword(deps, outcome.repeats, password))) return { state: "ENDED" };
  await returnTry(deps.database, hashOfToken);
  return { state: "CREATED", userId: outcome.repeats };
}
