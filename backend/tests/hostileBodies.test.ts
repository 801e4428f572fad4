import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deepestJson, nestsDeeperThan } from "../src/http/jsonBodies.ts";
import { loadContract, operationsOf } from "../src/http/contract.ts";
import { hostileCalls, sendHostile } from "../resilience/hostileBodies.ts";
import { Caller, problemOf } from "../testing/caller.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const flags = "/ofrep/v1/evaluate/flags";
const nested = (depth: number, inner = "") => "[".repeat(depth) + inner + "]".repeat(depth);

test("a stranger's hostile bodies are refused, each in less than 250 ms of processor time", async () => {
  await sendHostile(backend, hostileCalls(20, 2));
  const { notRefused, slowest } = await sendHostile(backend, hostileCalls(60, 1));
  expect(notRefused).toEqual([]);
  expect(slowest.milliseconds, slowest.name).toBeLessThan(250);
});

describe("a body's depth", () => {
  test.each([["as deep as may be", 62, 200], ["one deeper", 63, 400], ["5,000 deep", 5_000, 400]])("%s", async (_what, depth, status) => {
    const caller = await Caller.open(backend);
    expect((await caller.send("POST", flags, `{"context":{"a":${nested(depth)}}}`)).status).toBe(status);
  });

  test.each([5_000, 20_000])("a toggle's targeting %i deep is refused", async (depth) => {
    const erin = await Caller.signedIn(backend, "erin");
    const targeting = `${'{"!":'.repeat(depth)}true${"}".repeat(depth)}`;
    const body = `{"definition":{"state":"ENABLED","variants":{"on":true},"defaultVariant":"on","targeting":${targeting}}}`;
    expect(await problemOf(await erin.send("POST", "/content/v1/editor/toggles/voice/preview", body))).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test.each([
    ['{"a":[1,"]]]]",2]}', 2], ['"[[[["', 0], ['{"a\\"[":[[]]}', 3], ["[", 1], ['"\\', 0], ["]]]][[", 0],
  ])("of %s is %i", (json, depth) => {
    expect(nestsDeeperThan(depth, Buffer.from(json))).toBe(false);
    if (depth > 0) expect(nestsDeeperThan(depth - 1, Buffer.from(json))).toBe(true);
  });

  test("is counted in containers, 64 of them", () => {
    expect([nestsDeeperThan(deepestJson, Buffer.from(nested(64))), nestsDeeperThan(deepestJson, Buffer.from(nested(65)))]).toEqual([false, true]);
  });
});

test.each([[flags, 16_384], ["/selfservice/graphauxiliary", 8_192]])("%s takes %i bytes and not one more", async (url, most) => {
  const body = (bytes: number) => {
    const only = (text: string) => JSON.stringify(url === flags ? { context: { a: text } } : { query: "{ __typename }", variables: { a: text } });
    return only("x".repeat(bytes - only("").length));
  };
  const caller = await Caller.open(backend);
  expect((await caller.send("POST", url, body(most))).status).toBe(200);
  expect(await problemOf(await caller.send("POST", url, body(most + 1)))).toMatchObject({ status: 413, code: "PAYLOAD_TOO_LARGE" });
});

describe("a call without a body and without a content type", () => {
  const needing = loadContract().flatMap(operationsOf).filter(({ method }) => method !== "GET");

  test.each(needing.map(({ id, method, path }) => ({ id, method, path })))("$id: no failure", async ({ method, path }) => {
    const caller = await shared(path.startsWith("/content/") ? "erin" : "dana");
    const response = await caller.send(method as "POST", path.replaceAll(/\{[^}]+\}/g, "1"), undefined, { "content-type": null });
    expect(response.status).toBeLessThan(500);
  });

  test("signing in says that something is missing", async () => {
    const caller = await Caller.open(backend);
    const response = await caller.send("POST", "/api/pub/sbnetloginedge/login", undefined, { "content-type": null });
    expect(await problemOf(response)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });
});

const callers = new Map<string, Caller>();

/** Signed in once: no call in this file ends the session. */
async function shared(username: string): Promise<Caller> {
  const caller = callers.get(username) ?? (await Caller.signedIn(backend, username));
  callers.set(username, caller);
  return caller;
}

test("a name that something put on Object.prototype makes no call invalid", async () => {
  const caller = await Caller.open(backend);
  const prototype: object = Object.prototype;
  Reflect.set(prototype, "planted", "x");
  try {
    expect((await caller.login("dana", "portico-demo-2026")).status).toBe(200);
  } finally {
    Reflect.deleteProperty(prototype, "planted");
  }
});
