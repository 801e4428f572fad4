import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { passwordFits } from "./passwords.ts";
import { countTry, forgiveTries, type Trier } from "./throttle.ts";
import { mayEnter, userByName, type UserRow } from "./user.repository.ts";

/**
 * Somebody by name and password, on whichever site; tries are counted like those to sign in.
 * @throws Problem INVALID_CREDENTIALS, or TOO_MANY_REQUESTS before the password is even looked at
 */
export async function userWithPassword(deps: Dependencies, trier: Trier & { password: string }): Promise<Pick<UserRow, "id" | "username">> {
  await countTry(deps.database, trier, deps.securityClock.now());
  const user = await userByName(deps.database, trier.username);
  const mayTry = user !== undefined && mayEnter(user, deps.config) && !user.passwordResetRequired;
  if (!(await passwordFits(mayTry ? user.passwordHash : undefined, trier.password)) || !user) throw new Problem("INVALID_CREDENTIALS");
  await forgiveTries(deps.database, trier);
  return user;
}
