import { expect, test } from "vitest";
import { Caller } from "../testing/caller.ts";
import { openBackend } from "../testing/openBackend.ts";

test("[CALL-04] an answer that is not what its document says is found, by operation and place", async () => {
  const backend = await openBackend();
  await backend.database.execute("update accounts set footprint = 'ELSEWHERE' where account_id = '8347201180'");
  const caller = await Caller.signedIn(backend, "dana");
  expect((await caller.get("/api/pub/account/v1/accounts")).status).toBe(200);
  await expect(backend.close()).rejects.toThrow(/getAccounts: status 200: .*footprint must be equal to one of the allowed values/);
});

test("[CALL-04 partly] right answers are let be", async () => {
  const backend = await openBackend();
  const caller = await Caller.signedIn(backend, "dana");
  await caller.get("/api/pub/account/v1/accounts");
  await caller.get("/api/pub/account/v1/services?accountId=0000000000");
  await caller.ping(true);
  await backend.close();
});
