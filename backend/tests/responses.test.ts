import { expect, test } from "vitest";
import { TestClient } from "../testing/testClient.ts";
import { openBackend } from "../testing/openBackend.ts";

test("[CALL-04] a response that violates its document is detected, with operation and position", async () => {
  const backend = await openBackend();
  await backend.database.execute("update accounts set footprint = 'ELSEWHERE' where account_id = '8347201180'");
  const client = await TestClient.signedIn(backend, "dana");
  expect((await client.get("/api/pub/account/v1/accounts")).status).toBe(200);
  await expect(backend.close()).rejects.toThrow(
    /getAccounts: status 200: .*footprint must be equal to one of the allowed values/,
  );
});

test("[CALL-04 partly] valid responses cause no violation", async () => {
  const backend = await openBackend();
  const client = await TestClient.signedIn(backend, "dana");
  await client.get("/api/pub/account/v1/accounts");
  await client.get("/api/pub/account/v1/services?accountId=0000000000");
  await client.ping(true);
  await backend.close();
});
