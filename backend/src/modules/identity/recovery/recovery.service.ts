import type { components } from "@portico/openapi/identity";
import { recovery as limits } from "@portico/rules/recovery";
import { isSameAddress } from "@portico/rules/emailAddress";
import type { Dependencies } from "../../../dependencies.ts";
import { networkOf } from "../../../lib/network.ts";
import { isAgent, type Locale, type Site } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { createOneTimeCode, isSameCode } from "../../../lib/oneTimeCode.ts";
import { randomToken, tokenHash } from "../../../lib/secrets.ts";
import { tryConsume, consumeOrThrow } from "../../rate-limits/rateLimits.writes.ts";
import { mailTransportOf } from "../../messages/messages.reads.ts";
import { putGrant } from "../passwordReset.service.ts";
import { nameOf } from "../throttle.ts";
import { mayEnter, type UserRow, usersByNameOrAddress } from "../user.repository.ts";
import { sendCode, sendUsernames } from "./recovery.notices.ts";
import { type CodeRow, putCode, takeTries, useCode } from "./recovery.repository.ts";

type Schemas = components["schemas"];

/** Where a request comes from. */
export type Visitor = { site: Site; address: string; locale: Locale };

const HOUR_MILLISECONDS = 3_600_000;

/** What was typed, without saying it: the key of counters, and of the code of nobody. */
const hashOfTyped = (site: Site, typed: string) => tokenHash(`recovery ${site} ${nameOf(typed)}`);

/** Counts an hour's use, before anybody is looked up. */
const count = (deps: Dependencies, name: string, max: number): Promise<void> =>
  consumeOrThrow(deps, name, { max, windowMilliseconds: HOUR_MILLISECONDS });

/** Whether another e-mail may be sent to a user; beyond the limit the answer stays the same. */
const maySend = (deps: Dependencies, subject: string): Promise<boolean> =>
  tryConsume(deps, `recovery of ${subject}`, 1, { max: limits.sendsAnHour, windowMilliseconds: HOUR_MILLISECONDS });

/** The users whom a name or an e-mail address recovers. Agents' passwords are not reset by e-mail. */
async function recoverable({ database, config }: Dependencies, site: Site, typed: string): Promise<UserRow[]> {
  return (await usersByNameOrAddress(database, site, typed)).filter(
    (user) => mayEnter(user, config) && !isAgent(user) && user.email !== null,
  );
}

/**
 * Starts account recovery: e-mails a code for each user name, or the user names. The answer does not say whether
 * anybody was found; for nobody the same statements run, except that no message is stored (no account enumeration).
 * @throws Problem MAIL_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function requestRecovery(
  deps: Dependencies,
  { way, identifier }: Schemas["RecoveryRequest"],
  visitor: Visitor,
): Promise<void> {
  if (mailTransportOf(deps.config) === null) throw new Problem("MAIL_UNAVAILABLE");
  const typed = hashOfTyped(visitor.site, identifier);
  await count(deps, `recovery from ${networkOf(visitor.address)}`, limits.requestsAnHour);
  await count(deps, `recovery ${way} typed ${typed}`, limits.sendsAnHour);
  const found = await recoverable(deps, visitor.site, identifier);
  if (way === "PASSWORD") return sendCodes(deps, found, typed, visitor);
  return mailUsernames(deps, found, typed, visitor);
}

function newCode(subject: string, now: Date): { row: CodeRow; code: string } {
  const { code, stored } = createOneTimeCode(limits.digits);
  const expiresAt = new Date(now.getTime() + limits.lifetimeSeconds * 1000);
  return { code, row: { subject, ...stored, expiresAt, triesLeft: limits.tries } };
}

async function sendCodes(
  deps: Dependencies,
  found: readonly UserRow[],
  typed: string,
  { site, locale }: Visitor,
): Promise<void> {
  const nobody = { id: typed, username: "", email: null, site, locale: null };
  for (const user of found.length > 0 ? found : [nobody]) {
    if (!(await maySend(deps, `password ${user.id}`))) continue;
    const { row, code } = newCode(user.id, deps.securityClock.now());
    await deps.database.transaction(async (tx) => {
      await putCode(tx, row);
      await sendCode(deps, tx, user, { code, expiresAt: row.expiresAt, locale });
    });
  }
}

/** One message for each address: somebody who typed a user name gets that name only. */
async function mailUsernames(
  deps: Dependencies,
  found: readonly UserRow[],
  typed: string,
  { site, locale }: Visitor,
): Promise<void> {
  const [first] = found;
  const recipient = { email: first?.email ?? null, site, locale: first?.locale ?? null };
  if (!(await maySend(deps, `usernames ${first?.id ?? typed}`))) return;
  const usernames = found
    .filter(({ email }) => isSameAddress(email ?? "", recipient.email ?? ""))
    .map(({ username }) => username);
  await deps.database.transaction((tx) => sendUsernames(deps, tx, { ...recipient, usernames }, locale));
}

export type Confirmed = Schemas["RecoveryAnswer"] & { grant?: string };

/**
 * Verifies a code. The right one works once and gives a grant to choose a new password. A wrong one uses a try, also
 * where nobody has the typed name.
 */
export async function confirmRecovery(
  deps: Dependencies,
  { identifier, code }: Schemas["RecoveryConfirmation"],
  site: Site,
): Promise<Confirmed> {
  const now = deps.securityClock.now();
  const found = await recoverable(deps, site, identifier);
  const subjects = found.length > 0 ? found.map(({ id }) => id) : [hashOfTyped(site, identifier)];
  const typed = code.replace(/[\s-]/g, "");
  return deps.database.transaction(async (tx): Promise<Confirmed> => {
    const rows = await takeTries(tx, subjects, now);
    const right = rows.find((row) => isSameCode(row, typed));
    const user = found.find(({ id }) => id === right?.subject);
    if (right && user) {
      if (!(await useCode(tx, right))) return { state: "ENDED" };
      const grant = randomToken();
      await putGrant(tx, grant, { userId: user.id, source: "RECOVERY" }, now);
      return { state: "CONFIRMED", grant };
    }
    const triesLeft = Math.max(0, ...rows.map((row) => row.triesLeft));
    return triesLeft > 0 ? { state: "WRONG", triesLeft } : { state: "ENDED" };
  });
}
