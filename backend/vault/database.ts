import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../src/config/config.ts";
import type { OpenDatabase } from "../src/database/database.ts";
import { openEmbedded } from "../src/database/embedded.ts";
import { readMigrations, type TableSet } from "../src/database/migrations.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { refuseRightsOutsideVault } from "../src/database/rights.ts";

/**
 * The vault's tables are in their own schema, so that they can share a database with the portal's and belong to another
 * role.
 */
export const vaultTables = (): TableSet => ({
  migrations: readMigrations(join(import.meta.dirname, "migrations")),
  bookkeeping: "vault",
  searchPath: "vault",
});

/** Connection pool size. A transaction here is one or two short statements, so a few connections serve many forms. */
const connections = 5;

/** Opens PostgreSQL when `VAULT_DATABASE_URL` is set, else the vault's own embedded database in the data folder. */
export async function openVaultDatabase(
  { vaultDatabaseUrl, dataDir }: Config,
  logger: FastifyBaseLogger,
): Promise<OpenDatabase> {
  if (vaultDatabaseUrl === undefined) return openEmbedded(join(dataDir, "vault"), vaultTables());
  const open = await openPostgres(vaultDatabaseUrl, logger, { connections }, vaultTables());
  await refuseRightsOutsideVault(open.database).catch(async (refused: unknown) => {
    await open.close();
    throw refused;
  });
  return open;
}
