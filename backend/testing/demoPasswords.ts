import { hash } from "@node-rs/argon2";
import type { Database } from "../src/database/database.ts";
import { demoPassword } from "../src/database/people.ts";
import { users } from "../src/modules/identity/identity.tables.ts";

/** The lowest cost that argon2id allows. A hash names its cost, so that sign-in verifies it as any other. */
const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * Replaces the hash of the demo password by one that takes no time to verify: almost every test signs in, and at the
 * product's cost that takes 22 ms of processor time.
 */
export async function hashCheaply(database: Database): Promise<void> {
  const passwordHash = await hash(demoPassword, cheapest);
  await database.update(users).set({ passwordHash });
}
