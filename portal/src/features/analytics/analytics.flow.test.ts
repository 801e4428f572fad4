import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ServicesDocument } from "../../api/graphql/generated/graph.services.ts";
import { queryGraph } from "../../api/graphCalls.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { madeCall, watchedTab } from "../../testing/watchedTab.ts";
import { accountsRead } from "../account/model/account.slice.ts";
import { selectSignInFailure } from "../session/model/session.selectors.ts";
import { signInSubmitted } from "../session/model/session.slice.ts";
import type { vaultCalled } from "../../components/vault-frame/useVaultChannel.ts";

/** The action's type as a string: importing the iframe's component would need a DOM. */
const vaultCalledType: typeof vaultCalled.type = "vaultFrame/called";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

test("[ANLY-01] every request is recorded with its outcome, and the ingest accepts it", async () => {
  const tab = await watchedTab(backend.browser());
  await tab.signIn("dana");
  await expect
    .poll(async () => (await tab.pass(2), tab.events().map(({ data }) => data.appApiPath)))
    .toEqual(
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
  expect(services?.data).toEqual(
    expect.objectContaining({
      appApiHost: expect.any(String),
      appApiResponseTimeMs: expect.any(Number),
      deviceUuid: expect.any(String),
      apiTransactionId: expect.any(String),
    }),
  );
});

test("[ANLY-01] a GraphQL request is recorded with the name of its operation, which the ingest accepts", async () => {
  const tab = await watchedTab(backend.browser());
  await tab.signIn("dana");
  await queryGraph(await tab.graph(), ServicesDocument, { accountId: "8347201180" });
  await tab.pass(4);
  const graph = tab.events().filter(({ data }) => data.appApiPath === "/selfservice/graph");
  expect(graph.map(({ name, data }) => [name, data.graphOperation])).toContainEqual(["apiSuccess", "Services"]);
  const others = tab.events().filter(({ data }) => data.appApiPath?.startsWith("/api/"));
  expect(others.every(({ data }) => data.graphOperation === undefined)).toBe(true);
});

test("[ANLY-01] a failed request is a failure event with its code, and a request without a response has status 0", async () => {
  let cut = false;
  const tab = await watchedTab(backend.browser());
  tab.store.dispatch(signInSubmitted({ username: "dana", password: "wrong", rememberMe: false }));
  await tab.until((state) => selectSignInFailure(state) !== null);
  await tab.pass(4);
  expect(tab.events().find(({ name }) => name === "apiFailure")?.data).toMatchObject({
    appApiResponseCode: "401",
    appApiResponseText: expect.stringMatching(/^(Unauthorized|Failed)$/),
    opSuccess: false,
    appErrorCode: "INVALID_CREDENTIALS",
    appClientErrorCode: "INVALID_CREDENTIALS",
  });

  const offline = await openTab(createTestBrowser(backend.browser()), {
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

/** Events of requests that are answered by `answer` instead of the server. */
async function eventsOf(answer: (signal: AbortSignal) => Promise<Response>) {
  const path = "/api/pub/account/v1/accounts";
  let replaced = false;
  const tab = await watchedTab(backend.browser(), {
    network: (fetch) => (input, init) => {
      const request = new Request(input, init);
      return replaced && new URL(request.url).pathname === path ? answer(request.signal) : fetch(request);
    },
  });
  await tab.signIn("dana");
  await tab.pass(4);
  replaced = true;
  tab.store.dispatch(accountsRead.requested());
  await tab.pass(4);
  return tab.events().filter(({ data }) => data.appApiPath === path);
}

test("[ANLY-04] each request is a generic API success event or a generic API failure event", async () => {
  const events = await eventsOf(async () => new Response(null, { status: 502 }));
  expect(events.map(({ name, data }) => [name, data.opSuccess, data.appApiServiceResult])).toEqual([
    ["apiSuccess", true, "SUCCESS"],
    ["apiFailure", false, "FAILURE"],
  ]);
});

const problem = (body: object) => async () => Response.json(body, { status: 409 });
const failing = (code: string) => async () => {
  throw Object.assign(new TypeError("fetch failed"), { code });
};

test.each([
  ["the thrown error", failing("SSL-7"), "SSL-7", "SSL", "API"],
  ["the response's body", problem({ code: "ACCT-100-7" }), "ACCT-100-7", "ACCT", "API"],
  [
    "the first failure of the response",
    problem({
      fields: [
        { field: "zip", code: "ADDR-2" },
        { field: "city", code: "ADDR-3" },
      ],
    }),
    "ADDR-2",
    "ADDR",
    "API",
  ],
  [
    "the body, of a personal security code",
    problem({ code: "NETPSC1002-3" }),
    "NETPSC1002-3",
    "NETPSC1002",
    "PERSONAL_SECURITY_CODE",
  ],
])(
  "[ANLY-05] the error code comes from %s, with the client code and the type",
  async (_, answer, code, client, type) => {
    const events = await eventsOf(answer);
    expect(events.at(-1)?.data).toMatchObject({
      appErrorCode: code,
      appClientErrorCode: client,
      appErrorType: type,
    });
  },
);

test.each([
  ["GREEN", 200],
  ["RED", 503],
  ["UNAVAILABLE", 502],
] as const)(
  "[ANLY-06] an answer that reports its service as %s counts as a success with code 200",
  async (word, status) => {
    const events = await eventsOf(() =>
      Promise.resolve(Response.json({ accounts: [] }, { status, headers: { "x-service-status": word } })),
    );
    expect(events.at(-1)).toMatchObject({
      name: "apiSuccess",
      data: { appApiResponseCode: "200", appApiServiceResult: word, opSuccess: true },
    });
  },
);

test.each([
  ["without a response is reported with code 0", new TypeError("offline"), "0"],
  ["that is aborted is reported with code 400", new DOMException("aborted", "AbortError"), "400"],
])("[ANLY-06] a request %s", async (_, cause, code) => {
  const events = await eventsOf(() => Promise.reject(cause));
  expect(events.at(-1)).toMatchObject({ name: "apiFailure", data: { appApiResponseCode: code, opSuccess: false } });
});

test("[ANLY-01] content requests are recorded: the first, before the portal runs, and those for another language", async () => {
  const tab = await watchedTab(backend.browser());
  await tab.pass(4);
  const ofContent = () => tab.events().filter(({ data }) => data.appApiPath === "/content/v1/snapshots/{id}");
  expect(ofContent()).toMatchObject([
    {
      name: "apiSuccess",
      data: { appApiHttpVerb: "GET", appApiResponseCode: "200", opSuccess: true, apiClusterVersion: "13.13.0-rc.1" },
    },
  ]);
  await tab.content.setLocale("es-US");
  await tab.pass(4);
  expect(ofContent()).toHaveLength(2);
});

test("[ANLY-01] the card request, which the vault's iframe sends, is recorded with its outcome and its refusal", async () => {
  const tab = await watchedTab(backend.browser());
  const call = {
    method: "POST",
    url: "http://vault.localhost:3001/api/pub/pciedge/pci/v1/payments",
    durationMs: 41.6,
    graphErrors: [],
    clusterVersion: "13.13.0-rc.1",
  };
  tab.store.dispatch({
    type: vaultCalledType,
    payload: { ...call, status: 201, statusText: "Created", succeeded: true },
  });
  tab.store.dispatch({
    type: vaultCalledType,
    payload: { ...call, status: 400, succeeded: false, problemCode: "INVALID_CARD" },
  });
  await tab.pass(4);
  const ofCards = tab.events().filter(({ data }) => data.appApiPath === "/api/pub/pciedge/pci/v1/payments");
  const common = {
    appApiHttpVerb: "POST",
    appApiHost: "vault.localhost:3001",
    appApiResponseTimeMs: 42,
    apiClusterVersion: "13.13.0-rc.1",
  };
  expect(ofCards).toMatchObject([
    {
      name: "apiSuccess",
      data: { ...common, appApiResponseCode: "201", appApiResponseText: "Created", opSuccess: true },
    },
    {
      name: "apiFailure",
      data: { ...common, appApiResponseCode: "400", opSuccess: false, appErrorCode: "INVALID_CARD" },
    },
  ]);
});

test('[ANLY-02] a request whose URL contains "ping" is not tracked', async () => {
  const tab = await watchedTab(backend.browser());
  await tab.signIn("dana");
  await tab.pass(33);
  expect(tab.events().length).toBeGreaterThan(3);
  expect(tab.events().filter(({ data }) => data.appApiPath?.includes("ping"))).toEqual([]);
});

test("[ANLY-03] at most 20 GraphQL errors of a request are tracked", async () => {
  const tab = await watchedTab(backend.browser());
  const graphErrors = Array.from({ length: 35 }, (_, place) => `CODE_${place}`);
  tab.calls.publish({ ...madeCall("https://localhost/selfservice/graph"), succeeded: false, graphErrors });
  await tab.pass(4);
  const extras = tab.events().find(({ name }) => name === "apiFailure")?.data.appErrorExtras;
  expect(extras?.split(",")).toEqual(graphErrors.slice(0, 20));
});

test("[ANLY-03] only uncaught errors of level error are sent; aborted requests, and notices without an error, are not", async () => {
  const tab = await watchedTab(backend.browser());
  for (const error of [
    new DOMException("gone", "AbortError"),
    undefined,
    null,
    new TypeError("Dana's card"),
    "thrown words",
  ])
    tab.signal({ kind: "crashed", error });
  await tab.pass(4);
  const errors = tab.messages.flatMap((message) => message.events).filter(({ name }) => name === "clientError");
  expect(errors.map(({ data }) => data.appErrorType)).toEqual(["TypeError", "Error"]);
  expect(JSON.stringify(errors)).not.toMatch(/Dana|thrown words/);
});

test.each([
  ["gina", "CSR", "NONE"],
  ["dana", "CUSTOMER", "NONE"],
  ["vilma", "CUSTOMER", "ADMIN"],
])("[SESS-15 partly] every event of %s's session says %s and %s; before the sign-in none does", async (...row) => {
  const [username, userType, enterpriseRole] = row;
  const tab = await watchedTab(backend.browser());
  const isRead = ({ data }: { data: { appApiPath?: string } }) => data.appApiPath?.endsWith("/services") === true;
  await tab.signIn(username);
  await expect.poll(async () => (await tab.pass(2), tab.events().some(isRead))).toBe(true);
  expect(tab.events().find(isRead)?.data).toMatchObject({ userType, enterpriseRole });
  const before = tab.events().find(({ name }) => name === "pageView")?.data;
  expect([before?.userType, before?.enterpriseRole]).toEqual([undefined, undefined]);
});
