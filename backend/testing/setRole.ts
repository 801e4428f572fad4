import { eq, inArray } from "drizzle-orm";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import type { Role } from "../src/lib/principal.ts";
import type { TestBackend } from "./types.ts";

/** Changes the role of a user on all of their accounts. */
export async function setRole(
  { database }: Pick<TestBackend, "database">,
  username: string,
  role: Role,
): Promise<void> {
  const theirs = database.select({ id: users.id }).from(users).where(eq(users.username, username));
  await database.update(userAccounts).set({ role }).where(inArray(userAccounts.userId, theirs));
}
