import { randomUUID } from "node:crypto";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { EditorClient } from "../../testing/studioClient.testing.ts";
import { filtersIn, visibleSites } from "./filters.ts";
import { reportReading } from "./operations.api.ts";
import { succeededPercent } from "./statistics.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const call = (name: "apiSuccess" | "apiFailure" | "flowStep", data: object = {}) => ({
  id: randomUUID(),
  name,
  at: backend.securityClock.now().toISOString(),
  data: {
    appApiHttpVerb: "GET",
    appApiPath: "/api/pub/account/v1/accounts",
    appApiResponseTimeMs: 80,
    appApiResponseCode: name === "apiSuccess" ? "200" : "503",
    opSuccess: name === "apiSuccess",
    deviceUuid: "one",
    userType: "CUSTOMER",
    ...data,
  },
});

test("a publisher sees what browsers reported a moment ago: calls, an error, a session", async () => {
  const events = [
    call("apiSuccess"),
    call("apiSuccess"),
    call("apiFailure", { appErrorCode: "TEMPORARILY_UNAVAILABLE" }),
    call("flowStep", { flow: "payment", flowStep: "started" }),
  ];
  const sent = await backend.browser().fetch("/api/pub/telemetry/v1/events", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ events }),
  });
  expect(sent.status).toBe(202);
  const renata = await EditorClient.signIn(backend, "renata");
  const report = await renata.read(reportReading({ period: "hour", site: "all" }));
  expect(report.operations).toMatchObject([
    { operation: { method: "GET", path: "/api/pub/account/v1/accounts" }, statistics: { calls: 3, failed: 1 } },
  ]);
  expect(succeededPercent(report.totals)).toBe(66.6);
  expect(report.errors).toMatchObject([{ kind: "call", code: "TEMPORARILY_UNAVAILABLE", count: 1 }]);
  expect(report.funnels[0]?.steps.slice(0, 2)).toEqual([
    { step: "started", devices: 1 },
    { step: "amount", devices: 0 },
  ]);
  expect(report.sessions).toEqual({ customers: 1, agents: 0, visitors: 0, devices: 1 });
  expect((await renata.read(reportReading({ period: "hour", site: "community" }))).totals.calls).toBe(0);
});

test.each(["teresa", "amir", "vic", "ofelia"])("%s, who can't act on an incident, is refused", async (username) => {
  const seat = await EditorClient.signIn(backend, username);
  expect(await reportReading({ period: "day", site: "all" }).load(seat.client)).toMatchObject({
    ok: false,
    problem: { status: 403, code: "NOT_ALLOWED" },
  });
});

test("the sites that are offered are those that the grants cover", () => {
  const editor = { username: "x", firstName: "X", abilities: [] };
  const sitesOf = (grants: NonNullable<Parameters<typeof visibleSites>[0]>["grants"]) =>
    visibleSites({ ...editor, grants });
  expect(sitesOf([{ role: "publisher" }])).toEqual(["all", "business", "community"]);
  expect(sitesOf([{ role: "toggleAdministrator", sites: ["business"] }])).toEqual(["business"]);
  expect(sitesOf([{ role: "publisher", languages: ["es-US"] }, { role: "editor" }])).toEqual([]);
  expect(filtersIn(new URLSearchParams("site=all"), ["community"])).toEqual({ period: "day", site: "community" });
});
