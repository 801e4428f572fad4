import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { permissionsOf } from "./permissions.domain.ts";
import { accountIdsOf, mayEnter, userById, type UserRow } from "./user.repository.ts";

/** Who a user is to the rest of the backend. */
export async function principalOf(tx: Transaction, user: UserRow): Promise<Principal> {
  const accountIds = await accountIdsOf(tx, user.id);
  return {
    userId: user.id,
    guid: user.guid,
    username: user.username,
    firstName: user.firstName,
    role: user.role,
    userType: user.userType,
    site: user.site,
    accountIds,
    permissions: permissionsOf(user.role, user.contentRoles, accountIds.length > 0),
    contentRoles: user.contentRoles,
    locale: user.locale,
  };
}

/** The person behind a session, as they are now; undefined when they may no longer sign in. */
export async function principalById({ database, config }: Pick<Dependencies, "database" | "config">, userId: string): Promise<Principal | undefined> {
  const user = await userById(database, userId);
  return user && mayEnter(user, config) ? principalOf(database, user) : undefined;
}
