import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser } from "../testing/openPortal.ts";
import { fillIn, openPayer } from "../testing/payOnceDriver.ts";

let provider: TestBackend;
let front: TestBackend;

beforeAll(async () => {
  provider = await openBackend({ config: { trustProxy: true } });
  front = await openBackend({
    demo: false,
    config: { upstreamApi: await provider.app.listen({ port: 0, host: "127.0.0.1" }) },
  });
});
afterAll(async () => {
  await front.close();
  await provider.close();
});

test("with a provider's own services as upstream, a customer signs in and pays with a card of the provider's vault, and the provider receives the payment", async () => {
  const browser = { ...front.browser(), vaultFetch: provider.browser().vaultFetch };
  const dana = await fillIn(await openPayer(createTestBrowser(browser), { as: "dana" }));
  await dana.pay();
  expect(dana.flow().phase.name).toBe("settled");
  expect(await dana.payment()).toMatchObject({ amount: 24817, moneyTaken: "YES" });
  expect(provider.processor.charged().map(({ amount }) => amount)).toEqual([24817]);
  expect(front.processor.charged()).toEqual([]);
});
