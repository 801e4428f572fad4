import type { components } from "@portico/openapi/users";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { harborStreet } from "../../../testing/callerKinds.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { logActivity } from "./activityLog.writes.ts";

type Log = components["schemas"]["ActivityLog"];

let backend: TestBackend;
let dana: TestClient;
beforeAll(async () => {
  backend = await openBackend();
  dana = await TestClient.signedIn(backend, "dana");
});
afterAll(() => backend.close());

const url = (query = "", accountId = harborStreet) => `/api/pub/users/v1/accounts/${accountId}/activity-log${query}`;
const logOf = async (query = "") => (await (await dana.get(url(query))).json()) as Log;

async function logMany(count: number): Promise<void> {
  const { rows } = await backend.database.execute<{ id: string }>(sql`select id from users where username = 'dana'`);
  const actorId = rows[0]?.id ?? "";
  for (let day = 1; day <= count; day += 1)
    await logActivity(backend, backend.database, {
      accountId: harborStreet,
      actorId,
      kind: "AUTO_PAY_DAY_CHANGED",
      facts: { debitDay: (day % 28) + 1 },
    });
}

test("[B17 partly] the log has 25 entries a page, newest first, without gaps or repeats", async () => {
  await logMany(60);
  const seen: string[] = [];
  for (let next: string | null | undefined = ""; next !== null;) {
    const page = await logOf(`?area=AUTO_PAY${next ? `&before=${next}` : ""}`);
    seen.push(...page.entries.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toHaveLength(60);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(b) - Number(a)));
});

test("[B17 partly] entries are filtered by area, person and time", async () => {
  const all = await logOf();
  expect(all.people.map(({ name }) => name)).toContain("Dana");
  expect((await logOf("?area=PAYMENTS")).entries.every(({ kind }) => kind.includes("PAYMENT"))).toBe(true);
  const { userId } = all.people.find(({ name }) => name === "Dana")!;
  expect((await logOf(`?person=${userId}`)).entries.every(({ by }) => by === "Dana")).toBe(true);
  const recent = await logOf("?days=1");
  const dayAgo = backend.securityClock.now().getTime() - 86_400_000;
  expect(recent.entries.every(({ at }) => new Date(at).getTime() >= dayAgo)).toBe(true);
});

test("[B17 partly] entries read in the language asked for", async () => {
  const [english, spanish] = [await logOf("?area=AUTO_PAY"), await logOf("?area=AUTO_PAY&locale=es-US")];
  expect(english.entries[0]?.what).toMatch(/^Changed the Auto Pay day to the \d+(st|nd|rd|th) of each month$/);
  expect(spanish.entries[0]?.what).toMatch(/^Cambió el día del pago automático al día \d+ de cada mes$/);
});

test("[B17 partly] the CSV file has every entry that matches the filters", async () => {
  const response = await dana.get(`${url("/file")}?area=AUTO_PAY&locale=es-US`);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toMatch(/registro-de-actividad-\d{4}-\d\d-\d\d\.csv/);
  const [header, ...rows] = (await response.text()).trimEnd().split("\r\n");
  expect(header).toContain('"Fecha y hora","Persona","Actividad"');
  expect(rows).toHaveLength(60);
});

test(
  "[B17 partly] of a log that is longer than the CSV file, the first page says how many the file has",
  { tags: "full" },
  async () => {
    expect((await logOf("?area=WALLET")).newestInFile).toBeNull();
    const logged = (count: number) =>
      backend.database.execute(
        sql`insert into activity_log (account_id, at, kind, actor_id, facts)
          select ${harborStreet}, now(), 'METHOD_REMOVED', id, '{}' from users, generate_series(1, ${count}::int)
          where username = 'dana'`,
      );
    const rowsOf = async () => {
      const [, ...rows] = (await (await dana.get(`${url("/file")}?area=WALLET`)).text()).trimEnd().split("\r\n");
      return rows.length;
    };
    await logged(10_000 - (await rowsOf()));
    expect((await logOf("?area=WALLET")).newestInFile).toBeNull();
    await logged(1);
    expect((await logOf("?area=WALLET")).newestInFile).toBe(10_000);
    expect(await rowsOf()).toBe(10_000);
    expect((await logOf("?area=AUTO_PAY")).newestInFile).toBeNull();
  },
);

test.each(["billie", "sam"])("[B17 partly] %s, who manages no users, is refused", async (username) => {
  const client = await TestClient.signedIn(backend, username);
  expect(await problemOf(await client.get(url()))).toMatchObject({ status: 403, code: "NOT_ALLOWED" });
});

test("[B17 partly] another customer's log is not found", async () => {
  const pat = await TestClient.signedIn(backend, "pat");
  expect(await problemOf(await pat.get(url()))).toMatchObject({ status: 404 });
});

test.each(["update activity_log set kind = 'JOINED'", "delete from activity_log", "truncate activity_log"])(
  "[B17 partly] the database refuses: %s",
  async (statement) => {
    await expect(backend.database.execute(sql.raw(statement))).rejects.toThrow();
  },
);

test("[SESS-15 partly] an entry names the role that its actor had in their enterprise's directory then", async () => {
  const give = (role: string) =>
    backend.database.execute(sql`update users set enterprise_role = ${role} where username = 'dana'`);
  await give("ADMIN");
  await logMany(1);
  await give("NONE");
  await logMany(1);
  const newest = async (query: string) => (await logOf(query)).entries.slice(0, 2).map(({ by }) => by);
  expect(await newest("?area=AUTO_PAY")).toEqual(["Dana", "Dana (enterprise role: Administrator)"]);
  expect(await newest("?area=AUTO_PAY&locale=es-US")).toEqual(["Dana", "Dana (rol empresarial: Administración)"]);
});
