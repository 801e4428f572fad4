import { hash, verify } from "@node-rs/argon2";

/** argon2id, 19 MiB, two passes (OWASP's first recommendation). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Unicode NFKC normalization: the same characters typed on another keyboard are the same password. */
const normal = (password: string) => password.normalize("NFKC");

export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), cost);
}

/**
 * The dummy hash that an unknown user's password is verified against, so that the response takes as long as for a known
 * user (S9).
 */
const nobody = hashPassword("nobody has this password");

/** Verifies a password; without a hash it does the same work and returns false. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), normal(password));
  return fits && passwordHash !== undefined;
}
