import { afterEach, expect, test, vi } from "vitest";
import { toResult } from "./rest.ts";
import { toFailure } from "./result.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [401, { code: "IN_MAINTENANCE" }, { kind: "maintenance" }],
  [401, { code: "INVALID_CREDENTIALS" }, { kind: "refused", code: "INVALID_CREDENTIALS" }],
  [401, { code: "SESSION_ENDED" }, { kind: "unauthorised" }],
  [401, undefined, { kind: "unauthorised" }],
  [
    400,
    { code: "INVALID_REQUEST", fields: [{ field: "zip", code: "INVALID" }] },
    { kind: "invalid", fields: [{ field: "zip", code: "INVALID" }] },
  ],
  [
    429,
    { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 300 },
    { kind: "refused", code: "TOO_MANY_REQUESTS", retryAfterSeconds: 300 },
  ],
  [
    503,
    { code: "TEMPORARILY_UNAVAILABLE" },
    { kind: "unexpected", status: 503, systemCode: "TEMPORARILY_UNAVAILABLE" },
  ],
  [502, "<html>", { kind: "unexpected", status: 502 }],
  [418, null, { kind: "unexpected", status: 418 }],
])("a response with status %d and body %j maps to %j", (status, body, failure) => {
  expect(toFailure(status, body)).toEqual(failure);
});

const setOnline = (onLine: boolean) => vi.stubGlobal("navigator", { onLine });

test("a call that was made offline was not sent, whatever the network does meanwhile", async () => {
  setOnline(false);
  const result = toResult(Promise.reject(new TypeError("no network")));
  setOnline(true);
  expect(await result).toEqual({ ok: false, failure: { kind: "unreachable", notSent: true } });
});

test("a call whose connection was lost afterwards may have been carried out", async () => {
  setOnline(true);
  const result = toResult(Promise.reject(new TypeError("no network")));
  setOnline(false);
  expect(await result).toEqual({ ok: false, failure: { kind: "unreachable" } });
});
