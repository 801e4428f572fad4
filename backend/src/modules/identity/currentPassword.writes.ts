import type { FastifyRequest } from "fastify";
import type { Config } from "../../config/config.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { knownDevice } from "./cookies.ts";
import { passwordMatches } from "./passwords.ts";
import { clearTries, countTry, type SignInAttempt } from "./throttle.ts";
import { userById, type UserRow } from "./user.repository.ts";

/** Where a request comes from: the address, and the id of the browser if the name has signed in with it before. */
export type Visitor = Omit<SignInAttempt, "username">;

export const visitorOf = (config: Config, request: FastifyRequest, username: string): Visitor => ({
  address: request.ip,
  device: knownDevice(config, request, username),
});

/**
 * Verifies the current password again, before a change that could take the sign-in over; undefined when it does not fit.
 * Counts as a sign-in try, so that a stolen session cannot guess it.
 * @throws Problem TOO_MANY_REQUESTS before the password is verified
 */
export async function userWithPassword(
  { database, securityClock }: Pick<Dependencies, "database" | "securityClock">,
  { userId, currentPassword, address, device }: { userId: string; currentPassword: string } & Visitor,
): Promise<UserRow | undefined> {
  const user = await userById(database, userId);
  if (!user) throw new Problem("SESSION_ENDED");
  const attempt = { username: user.username, address, device };
  await countTry(database, attempt, securityClock.now());
  if (!(await passwordMatches(user.passwordHash, currentPassword))) return undefined;
  await clearTries(database, attempt);
  return user;
}
