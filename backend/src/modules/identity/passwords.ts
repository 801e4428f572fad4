import { hash, verify } from "@node-rs/argon2";

/** argon2id, 19 MiB, two passes (OWASP's first recommendation). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters typed on another keyboard are the same password. */
const normal = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

/** What an unknown user's password is held against, so that the answer takes as long as for a known one (S9). */
const nobody = hashPassword("nobody has this password");

/** Whether a password fits a hash; without a hash it does the same work and says no. */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), normal(password));
  return fits && passwordHash !== undefined;
}
