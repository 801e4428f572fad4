import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Editor } from "../../../../testing/editor.ts";
import type { TestBackend } from "../../../../testing/openBackend.ts";
import { type AnalyticsData, type AnalyticsEvent, ReportedEvents } from "../../../../testing/reportedEvents.ts";
import { operationsReport } from "./operationsReport.reads.ts";

let backend: TestBackend;
let reported: ReportedEvents;
beforeAll(async () => {
  reported = await ReportedEvents.open();
  ({ backend } = reported);
});
beforeEach(() => reported.clear());
afterAll(() => reported.backend.close());

const arrive = (...events: AnalyticsEvent[]) => reported.arrive(...events);
const report = (query?: string) => reported.report(query);

const accounts = "/api/pub/account/v1/accounts";
const success = (changes: AnalyticsData = {}): AnalyticsEvent => ({
  name: "apiSuccess",
  data: {
    appApiHttpVerb: "GET",
    appApiPath: accounts,
    appApiResponseTimeMs: 100,
    appApiResponseCode: "200",
    appApiResponseText: "OK",
    opSuccess: true,
    ...changes,
  },
});
const failure = (changes: AnalyticsData = {}): AnalyticsEvent => ({
  name: "apiFailure",
  data: {
    ...success().data,
    appApiResponseCode: "500",
    appApiResponseText: "Failed",
    opSuccess: false,
    ...changes,
  },
});
const canceled = failure({ appApiResponseCode: "400", appApiResponseText: "Aborted" });

describe("calls by operation", () => {
  test("have their number, failures, and median and 95th percentile of the response time", async () => {
    const times = Array.from({ length: 99 }, (_, index) => success({ appApiResponseTimeMs: (index + 1) * 10 }));
    await arrive(...times, failure({ appApiResponseTimeMs: 1_000 }));
    const { operations, totals } = await report();
    expect(operations).toEqual([
      {
        operation: { method: "GET", path: accounts },
        statistics: { calls: 100, failed: 1, canceled: 0, p50Ms: 505, p95Ms: 951 },
      },
    ]);
    expect(totals).toEqual(operations[0]?.statistics);
  });

  test("that the page gave up are neither failed nor timed, and those without an answer failed untimed", async () => {
    await arrive(
      success(),
      { ...canceled, data: { ...canceled.data, appApiResponseTimeMs: 9_000 } },
      failure({ appApiResponseCode: "0", appApiResponseText: "No response", appApiResponseTimeMs: 9_000 }),
    );
    expect((await report()).totals).toEqual({ calls: 3, failed: 1, canceled: 1, p50Ms: 100, p95Ms: 100 });
  });

  test("are grouped without ids, the most frequent first; those of no operation are one", async () => {
    const articles = "/api/pub/support/v1/articles";
    await arrive(
      success({ appApiPath: `${articles}/pay-your-bill` }),
      success({ appApiPath: `${articles}/{id}` }),
      success({ appApiPath: "/dana@example.com" }),
      failure({ appApiPath: "/8005550100" }),
      success({ appApiPath: "/selfservice/graph", appApiHttpVerb: "POST" }),
    );
    const { operations } = await report();
    expect(operations.map(({ operation, statistics: { calls } }) => [operation?.path ?? null, calls])).toEqual(
      expect.arrayContaining([
        [`${articles}/{id}`, 2],
        [null, 2],
        ["/selfservice/graph", 1],
      ]),
    );
    expect(operations.at(-1)?.operation?.path).toBe("/selfservice/graph");
  });

  test("of a graph are grouped by the operation's name; made-up names are never shown", async () => {
    const graph = { appApiPath: "/selfservice/graph", appApiHttpVerb: "POST" };
    await arrive(
      success({ ...graph, graphOperation: "CreateInstantPayment", appApiResponseTimeMs: 900 }),
      failure({ ...graph, graphOperation: "CreateInstantPayment", appApiResponseTimeMs: 900 }),
      success({ ...graph, graphOperation: "Wallet" }),
      success({ ...graph, graphOperation: "Dana owes 248" }),
      success(graph),
    );
    const { operations } = await report();
    const rows = operations.map(({ operation, statistics: { calls, failed, p50Ms } }) => ({
      name: operation?.graphOperation ?? operation?.path,
      ...{ calls, failed, p50Ms },
    }));
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { name: "CreateInstantPayment", calls: 2, failed: 1, p50Ms: 900 },
        { name: "/selfservice/graph", calls: 2, failed: 0, p50Ms: 100 },
        { name: "Wallet", calls: 1, failed: 0, p50Ms: 100 },
      ]),
    );
  });

  test("are in intervals, those without a call too", async () => {
    await arrive(success(), failure(), canceled);
    backend.securityClock.advance(600);
    await arrive(success());
    const { intervals, intervalSeconds, from, to } = await report("?period=hour");
    expect([intervalSeconds, intervals.length, intervals[0]?.at]).toEqual([300, 13, from]);
    expect(intervals.slice(-3).map(({ calls, failed, canceled: gone }) => [calls, failed, gone])).toEqual([
      [3, 1, 1],
      [0, 0, 0],
      [1, 0, 0],
    ]);
    expect(Date.parse(to) - Date.parse(from)).toBeGreaterThanOrEqual(3_600_000);
  });
});

describe("errors", () => {
  test("are counted by code with their last time; a call without a code has its status", async () => {
    await arrive(failure({ appErrorCode: "TEMPORARILY_UNAVAILABLE" }));
    backend.securityClock.advance(60);
    await arrive(
      failure({ appErrorCode: "TEMPORARILY_UNAVAILABLE" }),
      failure({ appApiResponseCode: "502" }),
      failure({ appApiResponseCode: "0", appApiResponseText: "No response" }),
      canceled,
      { name: "clientError", data: { appErrorType: "TypeError" } },
    );
    const lastAt = backend.securityClock.now().toISOString();
    expect((await report()).errors).toEqual([
      { kind: "call", code: "TEMPORARILY_UNAVAILABLE", count: 2, lastAt },
      { kind: "call", code: "HTTP_502", count: 1, lastAt },
      { kind: "call", code: "NO_RESPONSE", count: 1, lastAt },
      { kind: "page", code: "TypeError", count: 1, lastAt },
    ]);
  });

  test("with a code that a sender made up are counted, and not shown", async () => {
    await arrive(
      failure({ appErrorCode: "dana@example.com" }),
      failure({ appErrorCode: "8005550100" }),
      { name: "clientError", data: { appErrorType: "Dana Harbor Street" } },
      failure({ appErrorCode: "NOT_FOUND" }),
    );
    const { errors, otherErrors } = await report();
    expect([errors.map(({ code }) => code), otherErrors]).toEqual([["NOT_FOUND"], 3]);
  });
});

describe("a period and a site", () => {
  test("without an event have a report of zeros", async () => {
    expect(await report("?period=week")).toMatchObject({
      complete: true,
      totals: { calls: 0, failed: 0, canceled: 0, p50Ms: null, p95Ms: null },
      operations: [],
      errors: [],
      sessions: { customers: 0, agents: 0, visitors: 0, devices: 0 },
    });
  });

  test.each([
    ["hour", 5_000, 0],
    ["day", 5_000, 1],
    ["day", 100_000, 0],
    ["week", 100_000, 1],
    ["week", 700_000, 0],
  ])("%s leaves out what arrived before it: %i seconds ago, %i call", async (period, seconds, calls) => {
    await arrive(success());
    backend.securityClock.advance(seconds);
    expect((await report(`?period=${period}`)).totals.calls).toBe(calls);
  });

  test("business and community are told apart", async () => {
    await arrive(success(), success());
    await backend.database.execute(
      "update telemetry_events set site = 'community' where id in (select id from telemetry_events limit 1)",
    );
    await arrive(success());
    const calls = async (site: string) => (await report(`?site=${site}`)).totals.calls;
    expect([await calls("all"), await calls("business"), await calls("community")]).toEqual([3, 2, 1]);
  });

  test("with more events than are read begin with the oldest that was read, and the report says so", async () => {
    await arrive(success(), success());
    backend.securityClock.advance(7_200);
    const middle = backend.securityClock.now();
    await arrive(success());
    backend.securityClock.advance(60);
    await arrive(failure());
    const to = backend.securityClock.now();
    const range = { site: "all" as const, from: new Date(to.getTime() - 86_400_000), to, maxEvents: 2 };
    const made = await operationsReport(backend.database, range, () => undefined, 3_600);
    expect(made).toMatchObject({ complete: false, from: middle.toISOString(), totals: { calls: 2, failed: 1 } });
    expect(made.intervals.reduce((sum, { calls }) => sum + calls, 0)).toBe(2);
  });
});

test("a role for one site reads that site's report only", async () => {
  await backend.database.execute(
    `update users set content_grants = '[{"role":"publisher","sites":["community"]}]' where username = 'vic'`,
  );
  const vic = await Editor.signIn(backend, "vic");
  const asked = async (query: string) => {
    const { status, body } = await vic.call<{ code?: string }>("GET", `operations-report${query}`);
    return [status, body.code];
  };
  expect(await asked("?site=community")).toEqual([200, undefined]);
  expect(await asked("?site=business")).toEqual([403, "OUTSIDE_YOUR_SCOPE"]);
  expect(await asked("")).toEqual([403, "OUTSIDE_YOUR_SCOPE"]);
});

test("an editor who can't act on an incident is refused; so is a period that does not exist", async () => {
  const teresa = await Editor.signIn(backend, "teresa");
  expect((await teresa.call("GET", "operations-report")).status).toBe(403);
  const renata = await Editor.signIn(backend, "renata");
  expect((await renata.call("GET", "operations-report?period=year")).status).toBe(400);
});
