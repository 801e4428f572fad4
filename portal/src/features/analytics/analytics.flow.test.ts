import { openBackend, type TestBackend } from "@portico/backend/testing";
import { analytics } from "@portico/rules/constants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryStorage } from "../../lib/memoryStorage.ts";
import { machine, type OpenedTab, openTab, type TabOptions } from "../../testing/openPortal.ts";
import { accountsRead } from "../account/model/account.slice.ts";
import { selectSignInFailure } from "../session/model/session.selectors.ts";
import { signInSubmitted } from "../session/model/session.slice.ts";
import type { vaultCalled } from "../../components/vault-frame/VaultFrame.tsx";
import type { AnalyticsEvent } from "./analyticsEvent.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** By its name: the frame itself is a screen's part, and needs a page. */
const vaultCalledType: typeof vaultCalled.type = "vaultFrame/called";

type Message = { at: number; bytes: number; events: AnalyticsEvent[]; status: number };

/** A tab whose messages to the ingest are seen on their way; `answers` may stand in the way of the real ingest. */
async function watchedTab(options: TabOptions & { answers?: () => Response | undefined } = {}) {
  const messages: Message[] = [];
  const underWay = new Set<Promise<unknown>>();
  const watched: { tab?: OpenedTab } = {};
  const network: TabOptions["network"] = (fetch) => (input, init) => {
    const answer = observed(new Request(input, init), fetch);
    underWay.add(answer);
    void answer.catch(() => undefined).then(() => underWay.delete(answer));
    return answer;
  };
  async function observed(request: Request, fetch: typeof globalThis.fetch) {
    if (!request.url.endsWith("/telemetry/v1/events")) return fetch(request);
    const body = await request.clone().text();
    const at = watched.tab?.timers.now() ?? 0;
    const response = options.answers?.() ?? (await fetch(request));
    messages.push({ at, bytes: Buffer.byteLength(body), events: JSON.parse(body).events, status: response.status });
    return response;
  }
  const tab = await openTab(machine(backend.browser()), { ...options, network });
  watched.tab = tab;
  /** Time goes on second by second, and what is asked of the server meanwhile is answered within its second. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      await tab.timers.elapse(1000);
      do await new Promise((resolve) => setTimeout(resolve, 2));
      while (underWay.size > 0);
    }
  };
  const events = () => messages.filter(({ status }) => status === 202).flatMap((message) => message.events);
  return { ...tab, messages, events, pass };
}

test("[ANLY-01] every call is recorded with its outcome, and the ingest takes it", async () => {
  const tab = await watchedTab();
  await tab.signIn("dana");
  await expect.poll(async () => (await tab.pass(2), tab.events().map(({ data }) => data.appApiPath))).toEqual(
    expect.arrayContaining([
      "/api/pub/sbnetloginedge/login",
      "/api/pub/account/v1/accounts",
      "/api/pub/account/v1/services",
      "/api/pub/account/v1/get-delinquency-schedule",
      "/api/pub/identity/v3/identity/cpni/compliance",
    ]),
  );
  expect(tab.messages.every(({ status }) => status === 202)).toBe(true);
  const services = tab.events().find(({ data }) => data.appApiPath?.endsWith("/services"));
  expect(services).toMatchObject({
    name: "apiSuccess",
    data: {
      msgCategory: "api",
      appApiHttpVerb: "GET",
      appApiQueryParameters: "accountId",
      appApiResponseCode: "200",
      appApiResponseText: "OK",
      appApiServiceResult: "SUCCESS",
      opSuccess: true,
      apiClusterVersion: "13.13.0-rc.1",
      appVersion: "13.13.0-rc.1",
      appName: "portal",
      appType: "web",
    },
  });
  expect(services?.data).toEqual(expect.objectContaining({ appApiHost: expect.any(String), appApiResponseTimeMs: expect.any(Number), deviceUuid: expect.any(String), apiTransactionId: expect.any(String) }));
});

test("[ANLY-01] a failed call is a failure event with its code, and a call without an answer has status 0", async () => {
  let cut = false;
  const tab = await watchedTab();
  tab.store.dispatch(signInSubmitted({ username: "dana", password: "wrong", rememberMe: false, targetUrl: null }));
  await tab.until((state) => selectSignInFailure(state) !== null);
  await tab.pass(4);
  expect(tab.events().find(({ name }) => name === "apiFailure")?.data).toMatchObject({
    appApiResponseCode: "401",
    appApiResponseText: expect.stringMatching(/^(Unauthorized|Failed)$/),
    opSuccess: false,
    appErrorCode: "INVALID_CREDENTIALS",
    appClientErrorCode: "INVALID_CREDENTIALS",
  });

  const offline = await openTab(machine(backend.browser()), {
    storage: memoryStorage(),
    network: (fetch) => (input, init) => (cut ? Promise.reject(new TypeError("offline")) : fetch(input, init)),
  });
  const statuses: number[] = [];
  offline.calls.subscribe(({ status }) => statuses.push(status));
  await offline.signIn("dana");
  cut = true;
  offline.store.dispatch(accountsRead.requested());
  await expect.poll(() => statuses).toContain(0);
});

test("[ANLY-01] the calls for content are recorded: for the first words, before the portal runs, and for those of another language", async () => {
  const tab = await watchedTab();
  await tab.pass(4);
  const ofContent = () => tab.events().filter(({ data }) => data.appApiPath === "/content/v1/snapshots/{id}");
  expect(ofContent()).toMatchObject([{ name: "apiSuccess", data: { appApiHttpVerb: "GET", appApiResponseCode: "200", opSuccess: true, apiClusterVersion: "13.13.0-rc.1" } }]);
  await tab.content.setLocale("es-US");
  await tab.pass(4);
  expect(ofContent()).toHaveLength(2);
});

test("[ANLY-01] the card call, which the vault's frame makes, is recorded with its outcome and its refusal", async () => {
  const tab = await watchedTab();
  const call = { method: "POST", url: "http://vault.localhost:3001/api/pub/pciedge/pci/v1/payments", durationMs: 41.6, graphErrors: [], clusterVersion: "13.13.0-rc.1" };
  tab.store.dispatch({ type: vaultCalledType, payload: { ...call, status: 201, statusText: "Created", succeeded: true } });
  tab.store.dispatch({ type: vaultCalledType, payload: { ...call, status: 400, succeeded: false, problemCode: "INVALID_CARD" } });
  await tab.pass(4);
  const ofCards = tab.events().filter(({ data }) => data.appApiPath === "/api/pub/pciedge/pci/v1/payments");
  const common = { appApiHttpVerb: "POST", appApiHost: "vault.localhost:3001", appApiResponseTimeMs: 42, apiClusterVersion: "13.13.0-rc.1" };
  expect(ofCards).toMatchObject([
    { name: "apiSuccess", data: { ...common, appApiResponseCode: "201", appApiResponseText: "Created", opSuccess: true } },
    { name: "apiFailure", data: { ...common, appApiResponseCode: "400", opSuccess: false, appErrorCode: "INVALID_CARD" } },
  ]);
});

test("[ANLY-02] a call whose address contains \"ping\" is not tracked", async () => {
  const tab = await watchedTab();
  await tab.signIn("dana");
  await tab.pass(33);
  expect(tab.events().length).toBeGreaterThan(3);
  expect(tab.events().filter(({ data }) => data.appApiPath?.includes("ping"))).toEqual([]);
});

test("[ANLY-03] messages are 2000 ms apart, hold at most 200 events and 150,000 bytes, and nothing is lost or sent twice", async () => {
  const tab = await watchedTab();
  for (let call = 0; call < 1000; call++) tab.calls.publish(madeCall(`https://localhost/${"a".repeat(1200)}-${"b".repeat(call % 7)}`));
  await tab.pass(30);
  const events = tab.events().filter(({ data }) => data.appApiPath?.startsWith("/aaa"));
  expect(events.length).toBe(1000);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1000);
  expect(Math.max(...tab.messages.map((message) => message.events.length))).toBeLessThanOrEqual(200);
  expect(Math.max(...tab.messages.map(({ bytes }) => bytes))).toBeLessThanOrEqual(analytics.messageBytes);
  expect(Math.max(...tab.messages.map(({ bytes }) => bytes))).toBeGreaterThan(100_000);
  const pauses = tab.messages.slice(1).map(({ at }, place) => at - (tab.messages[place]?.at ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(2000);
});

test("[ANLY-03] at most 20 GraphQL errors of a call are tracked", async () => {
  const tab = await watchedTab();
  const graphErrors = Array.from({ length: 35 }, (_, place) => `CODE_${place}`);
  tab.calls.publish({ ...madeCall("https://localhost/selfservice/graph"), succeeded: false, graphErrors });
  await tab.pass(4);
  const extras = tab.events().find(({ name }) => name === "apiFailure")?.data.appErrorExtras;
  expect(extras?.split(",")).toEqual(graphErrors.slice(0, 20));
});

test("[ANLY-03] of the page's faults those of level error leave the browser; what was given up, and notices without a fault, stay", async () => {
  const tab = await watchedTab();
  for (const error of [new DOMException("gone", "AbortError"), undefined, null, new TypeError("Dana's card"), "thrown words"]) tab.signal({ kind: "crashed", error });
  await tab.pass(4);
  const faults = tab.messages.flatMap((message) => message.events).filter(({ name }) => name === "clientError");
  expect(faults.map(({ data }) => data.appErrorType)).toEqual(["TypeError", "Error"]);
  expect(JSON.stringify(faults)).not.toMatch(/Dana|thrown words/);
});

test("[ANLY-07 partly] what the ingest does not take is kept, asked for less and less often, and sent when it is back", async () => {
  let down = true;
  const tab = await watchedTab({ answers: () => (down ? new Response(null, { status: 503 }) : undefined) });
  tab.calls.publish(madeCall("https://localhost/x"));
  await tab.pass(62);
  const tries = tab.messages.length;
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThan(7);
  down = false;
  await tab.pass(120);
  expect(tab.events().filter(({ data }) => data.appApiPath === "/x").length).toBe(1);
});

test("[ANLY-07 partly] a page that closes hands over what waits in parts of 64 KB, and the next page sends what was not taken", async () => {
  const storage = memoryStorage();
  const parts: string[] = [];
  const closing = await watchedTab({ storage, beacon: (_, body) => (void body.text().then((text) => parts.push(text)), parts.length < 2) });
  for (let call = 0; call < 300; call++) closing.calls.publish(madeCall(`https://localhost/${"a".repeat(800)}`));
  closing.signal({ kind: "closing" });
  closing.stop();
  await expect.poll(() => parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(64_000);

  const next = await watchedTab({ storage });
  await next.pass(10);
  expect(next.events().filter(({ data }) => data.appApiPath?.length === 801).length).toBe(300);
});

test("[ANLY-07 partly] nothing that was typed, no id and no account number is in any event", async () => {
  const tab = await watchedTab();
  await tab.signIn("dana");
  await tab.pass(4);
  tab.calls.publish(madeCall("https://localhost/api/pub/billing/v1/accounts/8347201180/payments/pay_8JkQ/receipt?locale=es-US&account=8347201180"));
  await tab.pass(4);
  const all = JSON.stringify(tab.events());
  for (const secret of ["8347201180", "portico-demo-2026", "pay_8JkQ", "Harbor", "Dana", "dana"]) expect(all).not.toContain(secret);
  expect(tab.events().at(-1)?.data.appApiPath).toBe("/api/pub/billing/v1/accounts/{id}/payments/{id}/receipt");
});

const madeCall = (url: string) => ({ method: "GET", url: new URL(url), startedAt: 0, durationMs: 12, status: 200, succeeded: true, graphErrors: [] });
