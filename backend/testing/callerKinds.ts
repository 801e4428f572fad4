import { eq } from "drizzle-orm";
import { accounts } from "../src/modules/account/account.tables.ts";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import { Caller } from "./caller.ts";
import type { TestBackend } from "./types.ts";

/** Every kind of caller that an operation can have. */
export const callerKinds = ["anonymous", "PRIMARY", "ADMIN", "BILLING", "STANDARD", "CSR", "BOBO", "otherOwner", "otherSite", "disconnected", "editor"] as const;
export type CallerKind = (typeof callerKinds)[number];

/** Who calls: an invented person, or one made from another by what is written here. */
const callers: Record<Exclude<CallerKind, "anonymous" | "otherSite">, string> = {
  PRIMARY: "dana", ADMIN: "ada", BILLING: "billie", STANDARD: "sam", CSR: "quinn", BOBO: "casey", otherOwner: "pat", disconnected: "morgan", editor: "erin",
};

/** The account that everybody but otherOwner and disconnected has. */
export const harborStreet = "8347201180";
export const disconnectedAccount = "8347201214";

/** Gives people the roles that nobody of the demo has. */
export async function makeCallers({ database }: Pick<TestBackend, "database">): Promise<void> {
  await database.update(users).set({ role: "STANDARD", userType: "CSR" }).where(eq(users.username, callers.CSR));
  await database.update(users).set({ role: "BILLING", userType: "BOBO" }).where(eq(users.username, callers.BOBO));
  for (const username of [callers.CSR, callers.BOBO]) {
    const theirs = eq(userAccounts.userId, database.select({ id: users.id }).from(users).where(eq(users.username, username)));
    await database.update(userAccounts).set({ accountId: harborStreet }).where(theirs);
  }
  await database.update(accounts).set({ disconnected: true }).where(eq(accounts.accountId, disconnectedAccount));
}

/** The other site's caller brings a session that is good on the business site. */
export async function callerOf(backend: TestBackend, kind: CallerKind): Promise<Caller> {
  if (kind === "anonymous") return Caller.open(backend);
  if (kind !== "otherSite") return Caller.signedIn(backend, callers[kind]);
  const business = await Caller.signedIn(backend, callers.PRIMARY);
  const community = await Caller.open(backend, "community");
  community.browser.jar.set("portico-session", business.browser.jar.get("portico-session") ?? "");
  return community;
}
