import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { deepestJson, exceeds, nestsDeeperThan } from "../src/http/jsonLimits.ts";
import { loadContract, operationsOf } from "../src/http/contract.ts";
import { hostileCalls, hostileUsers, sendHostile } from "../resilience/hostileBodies.ts";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const flags = "/ofrep/v1/evaluate/flags";
const items = (count: number, item: string) => Array.from({ length: count }, () => item).join(",");
const names = (count: number) => Array.from({ length: count }, (_, index) => `"n${index}":1`).join(",");
const nested = (depth: number, inner = "") => "[".repeat(depth) + inner + "]".repeat(depth);

test("hostile JSON, XLIFF, gzip and document requests are rejected, each in less than 250 ms of CPU time", async () => {
  const users = await hostileUsers(backend);
  await sendHostile(backend, users, hostileCalls(20, 2));
  // A busy machine makes a call slow in one round; a hostile body that costs too much is slow in every round.
  let fastest = { name: "", milliseconds: Infinity };
  for (let round = 0; round < 4 && fastest.milliseconds >= 250; round += 1) {
    const { notRefused, slowest } = await sendHostile(backend, users, hostileCalls(120, 1));
    expect(notRefused).toEqual([]);
    if (slowest.milliseconds < fastest.milliseconds) fastest = slowest;
  }
  expect(fastest.milliseconds, fastest.name).toBeLessThan(250);
});

describe("nesting depth of a body", () => {
  test.each([
    ["as deep as may be", 62, 200],
    ["one deeper", 63, 400],
    ["5,000 deep", 5_000, 400],
  ])("%s", async (_what, depth, status) => {
    const client = await TestClient.open(backend);
    expect((await client.send("POST", flags, `{"context":{"a":${nested(depth)}}}`)).status).toBe(status);
  });

  test.each([5_000, 20_000])("rejects a toggle's targeting rule nested %i deep", async (depth) => {
    const erin = await TestClient.signedIn(backend, "erin");
    const targeting = `${'{"!":'.repeat(depth)}true${"}".repeat(depth)}`;
    const body = `{"definition":{"state":"ENABLED","variants":{"on":true},"defaultVariant":"on","targeting":${targeting}}}`;
    expect(await problemOf(await erin.send("POST", "/content/v1/editor/toggles/voice/preview", body))).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
    });
  });

  test.each([
    ['{"a":[1,"]]]]",2]}', 2],
    ['"[[[["', 0],
    ['{"a\\"[":[[]]}', 3],
    ["[", 1],
    ['"\\', 0],
    ['{"a":"\\\\","b":[1]}', 2],
    ['{"a":"\\\\\\"[[","b":"[["}', 1],
    [`{"a":"${"x".repeat(99)}\\\\","b":["${"x".repeat(99)}\\"[["]}`, 2],
    ["]]]][[", 0],
  ])("of %s is %i", (json, depth) => {
    expect(nestsDeeperThan(depth, Buffer.from(json))).toBe(false);
    if (depth > 0) expect(nestsDeeperThan(depth - 1, Buffer.from(json))).toBe(true);
  });

  test("is counted in containers, at most 64", () => {
    expect([
      nestsDeeperThan(deepestJson, Buffer.from(nested(64))),
      nestsDeeperThan(deepestJson, Buffer.from(nested(65))),
    ]).toEqual([false, true]);
  });
});

describe("a body that is large enough for a file", () => {
  const imports = "/content/v1/editor/imports";
  const importOf = (text: string) => JSON.stringify({ format: "json", text, dryRun: true });

  test.each([
    ["objects", `{"format":"json","dryRun":true,"text":[${items(400_000, "{}")}]}`],
    ["names", `{"format":"json","dryRun":true,${names(40_000)}}`],
    ["strings", `{"format":"json","dryRun":true,"text":[${items(400_000, '""')}]}`],
  ])("is rejected before parsing when it has many %s", async (_what, body) => {
    const erin = await shared("erin");
    const parsed = vi.spyOn(JSON, "parse");
    const response = await erin.send("POST", imports, body);
    const texts = parsed.mock.calls.map(([text]) => text);
    parsed.mockRestore();
    expect(await problemOf(response)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
    expect(texts).not.toContain(body);
  });

  test("is parsed with as many commas and quotation marks in its file as there may be", async () => {
    const erin = await shared("erin");
    const response = await erin.send("POST", imports, importOf('{"a":[","]},'.repeat(100_000)));
    expect(await problemOf(response)).toMatchObject({ status: 422, error: "NOT_JSON" });
  });

  test("is parsed in a turn of the event loop of its own, several at once too", async () => {
    const erin = await shared("erin");
    let [turn, isOver] = [0, false];
    const counting = (async () => {
      for (; !isOver; turn += 1) await nextTurn();
    })();
    const body = importOf(" ".repeat(300_000));
    const parsed: number[] = [];
    const parse = JSON.parse;
    const spy = vi.spyOn(JSON, "parse").mockImplementation((text, reviver) => {
      if (text === body) parsed.push(turn);
      return parse(text, reviver) as unknown;
    });
    const responses = await Promise.all(Array.from({ length: 4 }, () => erin.send("POST", imports, body)));
    spy.mockRestore();
    isOver = true;
    await counting;
    expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(parsed).toHaveLength(4);
    expect(new Set(parsed).size).toBe(4);
  });

  test.each([
    ['[{},[],"a"]', 6],
    ['{"a,b[":"{\\",["}', 3],
    ['"x","x"', 3],
    ["]}", 0],
  ])("%s has %i parts", (json, parts) => {
    expect(exceeds({ depth: deepestJson, parts }, Buffer.from(json))).toBe(false);
    if (parts > 0) expect(exceeds({ depth: deepestJson, parts: parts - 1 }, Buffer.from(json))).toBe(true);
  });
});

test.each([
  [flags, 16_384],
  ["/selfservice/graphauxiliary", 8_192],
])("%s accepts %i bytes and not one more", async (url, max) => {
  const body = (bytes: number) => {
    const only = (text: string) =>
      JSON.stringify(url === flags ? { context: { a: text } } : { query: "{ __typename }", variables: { a: text } });
    return only("x".repeat(bytes - only("").length));
  };
  const client = await TestClient.open(backend);
  expect((await client.send("POST", url, body(max))).status).toBe(200);
  expect(await problemOf(await client.send("POST", url, body(max + 1)))).toMatchObject({
    status: 413,
    code: "PAYLOAD_TOO_LARGE",
  });
});

test.each(["gzip", "br", "gzip, gzip"])("a body compressed as %s is refused unread", async (encoding) => {
  const client = await TestClient.open(backend);
  const response = await client.send("POST", flags, "{}", { "content-encoding": encoding });
  expect(await problemOf(response)).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
});

describe("a call without body and content type", () => {
  const needing = loadContract()
    .flatMap(operationsOf)
    .filter(({ method }) => method !== "GET");

  test.each(needing.map(({ id, method, path }) => ({ id, method, path })))(
    "$id: does not fail",
    async ({ method, path }) => {
      const client = await shared(path.startsWith("/content/") ? "erin" : "dana");
      const response = await client.send(method as "POST", path.replaceAll(/\{[^}]+\}/g, "1"), undefined, {
        "content-type": null,
      });
      expect(response.status).toBeLessThan(500);
    },
  );

  test("sign-in reports the missing fields", async () => {
    const client = await TestClient.open(backend);
    const response = await client.send("POST", "/api/pub/sbnetloginedge/login", undefined, { "content-type": null });
    expect(await problemOf(response)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });
});

const callers = new Map<string, TestClient>();

/** Signs in once per user: no call in this file ends the session. */
async function shared(username: string): Promise<TestClient> {
  const client = callers.get(username) ?? (await TestClient.signedIn(backend, username));
  callers.set(username, client);
  return client;
}

test("a polluted Object.prototype makes no call invalid", async () => {
  const client = await TestClient.open(backend);
  const prototype: object = Object.prototype;
  Reflect.set(prototype, "planted", "x");
  try {
    expect((await client.login("dana", "portico-demo-2026")).status).toBe(200);
  } finally {
    Reflect.deleteProperty(prototype, "planted");
  }
});
