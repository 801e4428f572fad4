import { expect, test } from "vitest";
import { withPasskeys } from "./signIn.saga.ts";

test("when the code for passkeys cannot be loaded, the call fails as without a connection", async () => {
  const failing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  const answer = await withPasskeys(() => Promise.resolve({ ok: true, data: "signed in" }), failing);
  expect(answer).toEqual({ ok: false, failure: { kind: "unreachable" } });
});

test("the code for passkeys is loaded again when that failed once", async () => {
  let tries = 0;
  const failingOnce = () =>
    tries++ === 0 ? Promise.reject(new TypeError("Failed to fetch")) : import("./passkeys.api.ts");
  const answer = await withPasskeys(() => Promise.resolve({ ok: true, data: "signed in" }), failingOnce);
  expect(answer).toEqual({ ok: true, data: "signed in" });
});
