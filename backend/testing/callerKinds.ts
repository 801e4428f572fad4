import { eq } from "drizzle-orm";
import { accounts } from "../src/modules/account/account.tables.ts";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import { TestClient } from "./testClient.ts";
import type { TestBackend } from "./types.ts";

/** Every kind of caller of an operation. */
export const callerKinds = [
  "anonymous",
  "PRIMARY",
  "ADMIN",
  "BILLING",
  "STANDARD",
  "CSR",
  "BOBO",
  "otherOwner",
  "otherSite",
  "disconnected",
  "editor",
] as const;
export type CallerKind = (typeof callerKinds)[number];

/** The users: a demo user, or a copy of one with these changes. */
const callers: Record<Exclude<CallerKind, "anonymous" | "otherSite">, string> = {
  PRIMARY: "dana",
  ADMIN: "ada",
  BILLING: "billie",
  STANDARD: "sam",
  CSR: "quinn",
  BOBO: "casey",
  otherOwner: "pat",
  disconnected: "morgan",
  editor: "erin",
};

/** The account of every caller except otherOwner and disconnected. */
export const harborStreet = "8347201180";
export const disconnectedAccount = "8347201214";

/** Gives users the roles that no demo user has. */
export async function makeCallers({ database }: Pick<TestBackend, "database">): Promise<void> {
  for (const [userType, role] of [
    ["CSR", "STANDARD"],
    ["BOBO", "BILLING"],
  ] as const) {
    const named = eq(users.username, callers[userType]);
    await database.update(users).set({ userType }).where(named);
    const theirs = eq(userAccounts.userId, database.select({ id: users.id }).from(users).where(named));
    await database.update(userAccounts).set({ accountId: harborStreet, role }).where(theirs);
  }
  await database.update(accounts).set({ disconnected: true }).where(eq(accounts.accountId, disconnectedAccount));
}

/** The caller of the other site has a session that is valid on the business site. */
export async function callerOf(backend: TestBackend, kind: CallerKind): Promise<TestClient> {
  if (kind === "anonymous") return TestClient.open(backend);
  if (kind !== "otherSite") return TestClient.signedIn(backend, callers[kind]);
  const business = await TestClient.signedIn(backend, callers.PRIMARY);
  const community = await TestClient.open(backend, "community");
  community.browser.jar.set("portico-session", business.browser.jar.get("portico-session") ?? "");
  return community;
}
