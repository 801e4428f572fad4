import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzedOperations, Fuzzer } from "../testing/fuzzer/fuzzer.ts";
import { TestClient } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

/** Requests per operation, 40 in the full run; set `GENERATED_REQUESTS=1000` for more. */
const runs = Number(process.env["GENERATED_REQUESTS"] ?? (process.env["TEST_FULL"] === "1" ? 40 : 2));

/** The same requests in each usual run; others in each full run. */
const seed = process.env["TEST_FULL"] === "1" || process.env["GENERATED_REQUESTS"] ? undefined : 1;

let backend: TestBackend;
let fuzzer: Fuzzer;
beforeAll(async () => {
  backend = await openBackend();
  fuzzer = await Fuzzer.open(backend);
});
// Closing fails when any response violated its document: status, content type or body.
afterAll(() => backend.close());

describe("[CALL-04 partly] generated requests, half of them invalid", () => {
  test.each(fuzzedOperations())("$id", { timeout: 120_000 }, (each) =>
    fuzzer.fuzz(each, { runs, ...(seed === undefined ? {} : { seed }) }),
  );
});

describe("invalid bodies", () => {
  let dana: TestClient;
  // The requests before have ended her sessions.
  beforeAll(async () => void (dana = await TestClient.signedIn(backend, "dana")));
  const ping = (payload: string, type = "application/json") =>
    dana.send("POST", "/api/pub/session/v1/ping", payload, { "content-type": type });

  test.each([
    ["nothing", ""],
    ["half a document", '{"active": tr'],
    ["a prototype", '{"active": true, "__proto__": {"x": 1}}'],
    ["a constructor", '{"active": true, "constructor": {"prototype": {"x": 1}}}'],
    ["an array", "[true]"],
    ["text for a boolean", '{"active": "true"}'],
    ["a number for a boolean", '{"active": 1}'],
    ["null", "null"],
    ["very deep", `${"[".repeat(5000)}${"]".repeat(5000)}`],
  ])("%s returns 400", async (_what, payload) => {
    const response = await ping(payload);
    expect([response.status, (await response.json()).code]).toEqual([400, "INVALID_REQUEST"]);
  });

  test("a body that is too large returns 413 before it is read", async () => {
    const response = await ping(JSON.stringify({ active: true, more: "x".repeat(300_000) }));
    expect([response.status, (await response.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });
});
