import type { FastifyInstance } from "fastify";
import type { OpenDatabase } from "../src/database/database.ts";
import { contentOver } from "../vault/content.ts";
import { createVaultApp, type VaultAppOptions } from "../vault/createVaultApp.ts";
import { vaultTables } from "../vault/database.ts";
import type { VaultDependencies } from "../vault/dependencies.ts";
import { openEmbeddedSet } from "./testDatabase.ts";
import { openPostgresSet } from "./testPostgres.ts";

type Opened = { app: FastifyInstance; open: OpenDatabase };

/**
 * The card vault beside an in-process backend: a separate app with its own database, on PostgreSQL with its own role.
 * Created lazily, because most tests use no card.
 * @param portalFetch calls the portal for published texts
 */
export function openTestVault(
  given: Omit<VaultDependencies, "database" | "content">,
  portalFetch: typeof fetch,
  { onViolation }: VaultAppOptions,
) {
  let opening: Promise<Opened> | undefined;
  const opened = () =>
    (opening ??= (async () => {
      const server = process.env["TEST_DATABASE_URL"];
      const open = await (server ? openPostgresSet(server, vaultTables()) : openEmbeddedSet(vaultTables()));
      const content = contentOver(portalFetch, given.config.timeZone);
      return {
        open,
        app: await createVaultApp(
          { ...given, database: open.database, content },
          { ...(onViolation && { onViolation }) },
        ),
      };
    })());
  return {
    app: async () => (await opened()).app,
    database: async () => (await opened()).open.database,
    close: async () => {
      if (!opening) return;
      const { app, open } = await opening;
      await app.close();
      await open.close();
    },
  };
}
