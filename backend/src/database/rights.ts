import { sql } from "drizzle-orm";
import { CannotStart } from "../lib/process.ts";
import type { Database } from "./database.ts";

/** The schema of the card vault. */
const vaultSchema = "vault";

/**
 * The first table that a connection's role may read, in the vault's schema or outside it; undefined when there is none.
 */
async function readable(database: Database, where: "inside" | "outside"): Promise<string | undefined> {
  const { rows } = await database.execute<{ name: string | null }>(sql`
    select min(n.nspname || '.' || c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
        and (n.nspname = ${vaultSchema}) = ${where === "inside"} and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')`);
  return rows[0]?.name ?? undefined;
}

async function isSuperuser(database: Database): Promise<boolean> {
  return (
    (await database.execute<{ rolsuper: boolean }>(sql`select rolsuper from pg_roles where rolname = current_user`))
      .rows[0]?.rolsuper === true
  );
}

/**
 * @throws CannotStart when the vault's role could read other tables: a compromised vault must not expose customers'
 * data
 */
export async function refuseRightsOutsideVault(database: Database): Promise<void> {
  const found = await readable(database, "outside");
  const reason = (await isSuperuser(database)) ? "is a superuser" : found && `may read ${found}`;
  if (reason)
    throw new CannotStart(
      "database",
      `The role of VAULT_DATABASE_URL ${reason}. Give the card vault a role that owns the schema vault and may read nothing else; docs/operations.md says how.`,
    );
}

/** @throws CannotStart when the portal's role could read the vault's tables in the same database */
export async function refuseRightsInVault(database: Database): Promise<void> {
  const found = await readable(database, "inside");
  if (found)
    throw new CannotStart(
      "database",
      `The role of DATABASE_URL may read ${found} of the card vault. Give the portal a role that is no superuser and has no rights in the schema vault; docs/operations.md says how.`,
    );
}
