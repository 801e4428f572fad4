import { expect, test } from "vitest";
import { attemptKey } from "./attemptKey.ts";
import type { Failure } from "./result.ts";

type Wanted = { accountId: string; amount: number; idempotencyKey: string };
const request: Wanted = { accountId: "1", amount: 5, idempotencyKey: "first" };
const failed = (kind: Failure["kind"]) => ({ name: "failed", request, failure: { kind } as Failure });
const same = { accountId: "1", amount: 5 };

test.each(["unreachable", "unexpected"] as const)(
  "after a failure that is %s the same request keeps its key",
  (kind) => {
    expect(attemptKey<Wanted>(failed(kind), same)).toBe("first");
  },
);

test("another request has a key of its own", () => {
  expect(attemptKey<Wanted>(failed("unreachable"), { ...same, amount: 6 })).not.toBe("first");
});

test("after a refusal the same request has a key of its own", () => {
  expect(attemptKey<Wanted>(failed("refused"), same)).not.toBe("first");
});

test("after a success, and before the first attempt, the key is new", () => {
  expect(attemptKey<Wanted>({ name: "done", request }, same)).not.toBe("first");
  expect(attemptKey<Wanted>({ name: "idle" }, same)).toMatch(/^[0-9a-f-]{36}$/);
});
