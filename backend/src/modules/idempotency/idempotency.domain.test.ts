import { describe, expect, test } from "vitest";
import { keyKeptMilliseconds } from "@portico/rules/idempotency";
import { bodyDigest, digest, isIdempotencyKey } from "./idempotency.domain.ts";

describe("repeated requests", () => {
  test("are replayed within a day", () => expect(keyKeptMilliseconds).toBe(86_400_000));

  test.each([
    ["a".repeat(16), true],
    ["A-z_0123456789-_", true],
    ["a".repeat(64), true],
    ["a".repeat(15), false],
    ["a".repeat(65), false],
    [`${"a".repeat(16)}!`, false],
    [`!${"a".repeat(16)}`, false],
  ])("%j is an idempotency key: %s", (key, is) => {
    expect(isIdempotencyKey(key)).toBe(is);
  });

  const body = { accountId: "1", idempotencyKey: "first", amount: 100, method: { a: 1, b: [1, 2] } };
  const same = bodyDigest("pay", body);
  test.each<[string, string, object, boolean]>([
    ["the same under another key", "pay", { ...body, idempotencyKey: "second" }, true],
    [
      "fields in another order",
      "pay",
      { method: { b: [1, 2], a: 1 }, amount: 100, accountId: "1", idempotencyKey: "first" },
      true,
    ],
    ["another operation", "enrol", body, false],
    ["another amount", "pay", { ...body, amount: 101 }, false],
    ["another account", "pay", { ...body, accountId: "2" }, false],
    ["another inner value", "pay", { ...body, method: { a: 1, b: [2, 1] } }, false],
    ["nothing where something was", "pay", { ...body, method: null }, false],
  ])("%s: the same digest is %s", (_, operation, other, expected) => {
    expect(bodyDigest(operation, other as typeof body) === same).toBe(expected);
  });

  test("a digest is URL-safe SHA-256", () => {
    expect(digest("portico")).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(digest("")).toBe("47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU");
  });
});
