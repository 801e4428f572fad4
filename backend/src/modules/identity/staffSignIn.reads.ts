import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { passwordMatches } from "./passwords.ts";
import { countTry, clearTries, type SignInAttempt } from "./throttle.ts";
import { mayEnter, userByName, type UserRow } from "./user.repository.ts";

/**
 * A user by name and password, on either site; tries count towards the sign-in rate limit.
 * @throws Problem INVALID_CREDENTIALS, or TOO_MANY_REQUESTS before the password is verified
 */
export async function userWithPassword(
  deps: Dependencies,
  attempt: SignInAttempt & { password: string },
): Promise<Pick<UserRow, "id" | "username">> {
  await countTry(deps.database, attempt, deps.securityClock.now());
  const user = await userByName(deps.database, attempt.username);
  const mayTry = user !== undefined && mayEnter(user, deps.config) && !user.passwordResetRequired;
  if (!(await passwordMatches(mayTry ? user.passwordHash : undefined, attempt.password)) || !user)
    throw new Problem("INVALID_CREDENTIALS");
  await clearTries(deps.database, attempt);
  return user;
}
