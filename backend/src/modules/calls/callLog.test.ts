import { eq } from "drizzle-orm";
import { addDays } from "@portico/rules/dates";
import type { components } from "@portico/openapi/voice";
import type { CallLog, CallLogFilter } from "@portico/openapi/voxcon.resolvers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { callsBetween, callTotals } from "./calls.reads.ts";
import { callRecords } from "./calls.tables.ts";

const accountId = "8347201180";
const counter = "8575550100";
const orders = "8575550101";
type Schemas = components["schemas"];

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
type Answer = { data: { callLog: CallLog } | null; errors?: { extensions: { code: string } }[] };

const fields = "id kind telephoneNumber number name startedAt seconds forwardedTo";
async function ask(client: TestClient, filter: Partial<CallLogFilter> = {}, page = 1): Promise<Answer> {
  const query = `query ($filter: CallLogFilter!, $page: Int!) { callLog(accountId: "${accountId}", filter: $filter, page: $page) { timeZone access hasCalls total page pages calls { ${fields} } } }`;
  const variables = { filter: { search: "", period: "DAYS_90", ...filter }, page };
  return (await (await client.send("POST", "/selfservice/vox-con/graphql", { query, variables })).json()) as Answer;
}
const log = async (...wanted: Parameters<typeof ask>) => {
  const answer = (await ask(...wanted)).data?.callLog;
  return { ...answer, calls: answer?.calls ?? [] };
};
const file = (client: TestClient, query = "") =>
  client.get(`/api/pub/vox-con/call-log/file?accountId=${accountId}&period=DAYS_90${query}`);

test("[SERV-04 partly] the call log has the calls of every kind, the newest first, by page; a page beyond the last is the last", async () => {
  const dana = await signedIn("dana");
  const first = await log(dana);
  expect(first).toMatchObject({ access: "ALLOWED", timeZone: "America/New_York", page: 1, pages: 2, total: 42 });
  expect(first.calls[0]).toMatchObject({
    kind: "OUTGOING",
    telephoneNumber: "8575550102",
    number: "+16175550163",
    name: "Mill Lane Flour",
    startedAt: "2026-11-21T14:20:00.000Z",
    seconds: 312,
  });
  expect(first.calls).toHaveLength(25);
  const last = await log(dana, {}, 9);
  expect([last.page, last.calls.length]).toEqual([2, 17]);
  const all = [...first.calls, ...last.calls];
  expect(new Set(all.map(({ id }) => id)).size).toBe(42);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(5);
  expect(all.map(({ startedAt }) => startedAt)).toEqual(
    all
      .map(({ startedAt }) => startedAt)
      .sort()
      .reverse(),
  );
});

test(
  "[SERV-04 partly] the call log filters by line, kind and period, and finds a number however it is typed, and a name",
  { tags: "full" },
  async () => {
    const dana = await signedIn("dana");
    for (const kind of ["INCOMING", "OUTGOING", "MISSED", "FORWARDED", "BLOCKED"] as const) {
      const { calls } = await log(dana, { kind });
      expect(new Set(calls.map((call) => call.kind))).toEqual(new Set([kind]));
    }
    const onOrders = (await log(dana, { line: orders })).calls;
    expect(new Set(onOrders.map(({ telephoneNumber }) => telephoneNumber))).toEqual(new Set([orders]));
    const week = (await log(dana, { period: "DAYS_7" })).calls;
    expect(week.length).toBeGreaterThan(8);
    expect(week.filter(({ startedAt }) => startedAt < "2026-11-15T05:00")).toEqual([]);
    for (const search of ["(617) 555-0142", " +1 617-555-0142", "chart h"]) {
      const { calls } = await log(dana, { search });
      expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(["Chart House"]));
    }
    for (const search of ["%", "_", "\\", "nobody"]) expect((await log(dana, { search })).total).toBe(0);
    expect(await log(dana, { search: "nobody" })).toMatchObject({ hasCalls: true, page: 1, pages: 1, calls: [] });
    expect((await ask(dana, { search: "x".repeat(41) })).errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
  },
);

test("[SERV-04 partly] a user gets the calls of their own line only, and nobody those of another account", async () => {
  const [sam, pat] = [await signedIn("sam"), await signedIn("pat")];
  const own = await log(sam);
  expect(own.total).toBeGreaterThan(10);
  expect(new Set(own.calls.map(({ telephoneNumber }) => telephoneNumber))).toEqual(new Set([counter]));
  expect((await log(sam, { line: orders })).total).toBe(0);
  expect(await (await file(sam, `&line=${orders}`)).text()).not.toContain("555-0101");
  expect((await ask(pat)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await file(pat)).status).toBe(404);
});

test("[SERV-04 partly] calls of the future are not there yet, and blocked calls are on no bill", async () => {
  const dana = await signedIn("dana");
  const call = { accountId, line: `+1${counter}`, number: "+16175550199", direction: "INCOMING", seconds: 60 } as const;
  const at = new Date(backend.clock.now().getTime() + 60_000);
  await backend.database.insert(callRecords).values({ ...call, id: "later", at });
  expect((await log(dana, { search: "0199" })).total).toBe(0);
  backend.clock.advance(60);
  expect((await log(dana, { search: "0199" })).total).toBe(1);
  const today = backend.clock.today();
  const wanted = { accountId, lines: "EVERY", from: addDays(today, -90), to: today } as const;
  const billed = await callsBetween(backend.deps, wanted);
  expect(billed.filter(({ treatment }) => treatment === "BLOCKED")).toEqual([]);
});

test("[STMT-03 partly] the totals of a bill cover the calls beyond the newest 500", async () => {
  const call = { accountId, line: `+1${counter}`, number: "+16175550188", direction: "INCOMING", seconds: 3 } as const;
  const at = backend.clock.now();
  const many = Array.from({ length: 600 }, (_, index) => ({ ...call, id: `many-${index}`, at }));
  const today = backend.clock.today();
  const wanted = { accountId, lines: "EVERY", from: addDays(today, -90), to: today } as const;
  const before = await callTotals(backend.deps, wanted);
  await backend.database.insert(callRecords).values(many);
  const after = await callTotals(backend.deps, wanted);
  expect([after.count - before.count, after.seconds - before.seconds]).toEqual([600, 1800]);
  expect(await callsBetween(backend.deps, wanted)).toHaveLength(500);
});

test("[SERV-04 partly] the file has the calls of the screen in the language of the customer, without formulas", async () => {
  const dana = await signedIn("dana");
  const at = new Date("2026-11-20T15:30:00Z");
  const call = { accountId, line: `+1${counter}`, direction: "INCOMING", seconds: 65 } as const;
  const name = '=HYPERLINK("https://evil.example")';
  await backend.database.insert(callRecords).values({ ...call, id: "formula", at, number: "+447700900123", name });
  const answer = await file(dana, "&search=hyperlink&locale=es-US");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain('filename="registro-de-llamadas-2026-11-21.csv"');
  expect(await answer.text()).toBe(
    '"Inicio (America/New York)","Tipo","Número","Nombre","Su número","Su línea","Duración en segundos","Desviada a"\r\n' +
      `"2026-11-20 10:30:00","Recibida","'+447700900123","'=HYPERLINK(""https://evil.example"")","(857) 555-0100","Front counter",65,\r\n`,
  );
  const whole = (await (await file(dana)).text()).trimEnd().split("\r\n");
  expect(whole).toHaveLength(1 + ((await log(dana)).total ?? 0));
  await backend.database.delete(callRecords).where(eq(callRecords.id, "formula"));
});

const managerOf = async (client: TestClient) =>
  (await (
    await client.get(`/api/pub/phoneedge/v1/voice-manager?accountId=${accountId}`)
  ).json()) as Schemas["VoiceManager"];

test("[SHELL-15 partly] [SESS-03 partly] calls and the voice manager are held back until the customer complies with the CPNI rules", async () => {
  const sam = await signedIn("sam");
  expect(await managerOf(sam)).toEqual({ access: "ALLOWED", address: "https://voice-manager-dev.example/" });
  await backend.database.execute("update users set cpni_verified_on = null where username = 'sam'");
  expect(await managerOf(sam)).toEqual({ access: "CPNI_REQUIRED", address: null });
  expect((await ask(sam)).data?.callLog).toMatchObject({ access: "CPNI_REQUIRED", total: 0, calls: null });
  expect([(await file(sam)).status, await (await file(sam)).json()]).toMatchObject([403, { code: "CPNI_REQUIRED" }]);
});

test("[SHELL-15 partly] without a host for this environment the voice manager is not offered", async () => {
  const dana = await signedIn("dana");
  const { voiceManagerUrl } = backend.config;
  backend.config.voiceManagerUrl = undefined;
  expect(await managerOf(dana)).toEqual({ access: "NOT_OFFERED", address: null });
  backend.config.voiceManagerUrl = voiceManagerUrl;
});
