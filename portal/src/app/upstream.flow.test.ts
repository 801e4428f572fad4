import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { machine } from "../testing/openPortal.ts";
import { fillIn, openPayer } from "../testing/paying.ts";

let provider: TestBackend;
let front: TestBackend;

beforeAll(async () => {
  provider = await openBackend({ config: { trustProxy: true } });
  front = await openBackend({ demo: false, config: { upstreamApi: await provider.app.listen({ port: 0, host: "127.0.0.1" }) } });
});
afterAll(async () => {
  await front.close();
  await provider.close();
});

test("in front of a provider's own services a customer signs in, pays with a card of the provider's vault, and the provider has the money", async () => {
  const browser = { ...front.browser(), vaultFetch: provider.browser().vaultFetch };
  const dana = await fillIn(await openPayer(machine(browser), { as: "dana" }));
  await dana.pay();
  expect(dana.flow().phase.name).toBe("accepted");
  expect(await dana.payment()).toMatchObject({ amount: 24817, moneyTaken: "YES" });
  expect(provider.processor.charged().map(({ amount }) => amount)).toEqual([24817]);
  expect(front.processor.charged()).toEqual([]);
});
