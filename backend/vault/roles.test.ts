import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../src/database/database.ts";
import { openPostgres } from "../src/database/postgres.ts";
import { refuseRightsInVault, refuseRightsOutsideVault } from "../src/database/rights.ts";
import { createLogger } from "../src/lib/logger.ts";
import { giveToVault, newPostgres, vaultRole } from "../testing/testPostgres.ts";
import { vaultTables } from "./database.ts";

const server = process.env["TEST_DATABASE_URL"] ?? "";
const portalRole = "portico_test_portal";

/** PostgreSQL's result of a statement: "ok", or its error code. */
async function said({ database }: OpenDatabase, statement: string): Promise<string> {
  return database.execute(sql.raw(statement)).then(
    () => "ok",
    (error: Error) => String((error.cause as { code?: string } | undefined)?.code ?? error.message),
  );
}

const denied = "42501";

/** Portal and vault in one database, as docs/operations.md sets it up, with a role each. */
describe.runIf(server !== "")("on PostgreSQL", () => {
  let whole: Awaited<ReturnType<typeof newPostgres>>;
  let portal: OpenDatabase;
  let vault: OpenDatabase;
  beforeAll(async () => {
    whole = await newPostgres(server);
    await whole.database.execute(
      sql.raw(
        `do $$ begin create role ${portalRole} login password 'of tests alone'; exception when duplicate_object or unique_violation then null; end $$`,
      ),
    );
    await whole.database.execute(
      sql.raw(`alter database ${new URL(whole.url).pathname.slice(1)} owner to ${portalRole}`),
    );
    const portalUrl = Object.assign(new URL(whole.url), {
      username: portalRole,
      password: encodeURIComponent("of tests alone"),
    }).href;
    const vaultUrl = await giveToVault(whole.url, vaultTables());
    portal = await openPostgres(portalUrl, createLogger("silent"), { connections: 4 });
    vault = await openPostgres(vaultUrl, createLogger("silent"), { connections: 4 }, vaultTables());
  });
  afterAll(async () => {
    await Promise.all([portal.close(), vault.close()]);
    await whole.end();
  });

  test.each(["tickets", "rate_limits", "applied"])(
    "the portal's role can neither read nor change the vault's table %s",
    async (table) => {
      expect(await said(vault, `select * from vault.${table}`)).toBe("ok");
      for (const statement of [
        `select * from vault.${table}`,
        `delete from vault.${table}`,
        `create table vault.mine (id int)`,
      ])
        expect(await said(portal, statement)).toBe(denied);
    },
  );

  test.each(["users", "accounts", "payment_methods", "vault_tokens", "settings", "payments", "sessions"])(
    "the vault's role can neither read nor change the portal's table %s",
    async (table) => {
      expect(await said(portal, `select * from public.${table}`)).toBe("ok");
      for (const statement of [`select * from public.${table}`, `delete from public.${table}`])
        expect(await said(vault, statement)).toBe(denied);
    },
  );

  test("both can start", async () => {
    await expect(refuseRightsOutsideVault(vault.database)).resolves.toBeUndefined();
    await expect(refuseRightsInVault(portal.database)).resolves.toBeUndefined();
  });

  test("a role with more rights is refused at the start, with the name of the table", async () => {
    await expect(refuseRightsOutsideVault(whole.database)).rejects.toThrow(/VAULT_DATABASE_URL is a superuser/);
    await expect(refuseRightsInVault(whole.database)).rejects.toThrow(
      /DATABASE_URL may read vault\.\w+ of the card vault/,
    );
    await whole.database.execute(sql.raw(`grant select on public.users to ${vaultRole}`));
    await expect(refuseRightsOutsideVault(vault.database)).rejects.toThrow(/VAULT_DATABASE_URL may read public\.users/);
    await whole.database.execute(sql.raw(`revoke select on public.users from ${vaultRole}`));
  });

  test("the vault's role may not create schemas, and still migrates its tables", async () => {
    const url = await vaultAddress(whole.url);
    const client = new Client({ connectionString: url });
    await client.connect();
    await expect(client.query("create schema another")).rejects.toThrow(/permission denied/);
    await client.end();
    const again = await openPostgres(url, createLogger("silent"), { connections: 4 }, vaultTables());
    expect(await said(again, "select * from tickets")).toBe("ok");
    await again.close();
  });
});

const vaultAddress = async (whole: string) =>
  Object.assign(new URL(whole), { username: vaultRole, password: encodeURIComponent("of tests alone") }).href;
