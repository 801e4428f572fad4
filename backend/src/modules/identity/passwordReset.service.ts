import type { Dependencies } from "../../dependencies.ts";
import { Problem, type FieldProblem } from "../../lib/problem.ts";
import { faultOfNewPassword } from "./newPassword.domain.ts";
import { hashPassword, passwordFits } from "./passwords.ts";
import { holderOfGrant, useGrants } from "./resetGrants.repository.ts";
import { endSessionsOf } from "./session.repository.ts";
import { mayEnter, replacePassword, userById, type UserRow } from "./user.repository.ts";

function refuse(code: FieldProblem["code"]): never {
  throw new Problem("INVALID_REQUEST", { fields: [{ field: "newPassword", code }] });
}

async function check(user: UserRow, newPassword: string): Promise<void> {
  const fault = faultOfNewPassword(newPassword, user.username);
  if (fault) refuse(fault);
  if (await passwordFits(user.passwordHash, newPassword)) refuse("SAME_AS_BEFORE");
}

/**
 * Puts a new password in force and ends every session of its user. Once: with it every other grant of
 * the user is used up too, and none works while no new password is asked for. A refused password uses nothing up.
 * @throws Problem NOT_SIGNED_IN without a usable grant, INVALID_REQUEST with what is wrong with the password
 */
export async function resetPassword({ database, securityClock, config }: Dependencies, grant: string, newPassword: string): Promise<void> {
  const now = securityClock.now();
  const userId = await holderOfGrant(database, grant, now);
  const user = userId === undefined ? undefined : await userById(database, userId);
  if (!user || !mayEnter(user, config)) throw new Problem("NOT_SIGNED_IN");
  await check(user, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction(async (tx) => {
    if (!(await replacePassword(tx, user.id, passwordHash)) || !(await useGrants(tx, grant, user.id, now))) throw new Problem("NOT_SIGNED_IN");
    await endSessionsOf(tx, user.id, now, "passwordReset");
  });
}
