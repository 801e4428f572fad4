import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { screens } from "../features/navigation/model/screens.slice.ts";
import { selectShownFailure } from "../features/errors/model/errors.slice.ts";
import { createTestBrowser, openTab, type Network } from "../testing/openPortal.ts";
import { payOnceEvents } from "../features/billing/pay-once/payOnce.slice.ts";
import { fillIn, openPayer } from "../testing/payOnceDriver.ts";

let backend: TestBackend;
const reported = vi.fn<(error: unknown) => void>();
beforeEach(async () => {
  vi.stubGlobal("reportError", reported);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  backend = await openBackend();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reported.mockReset();
  return backend.close();
});

const charges = () => backend.processor.charged().map(({ amount }) => amount);

/** Runs a function while creating an idempotency key throws. */
function withoutKeys(act: () => void) {
  const broken = vi.spyOn(crypto, "randomUUID").mockImplementation(() => {
    throw new Error("an error that a test planted");
  });
  act();
  broken.mockRestore();
}

test("[ERR-01 partly] a crashed workflow is reported and shows a message, and the customer can go on and pay", async () => {
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana" }));
  const { idempotencyKey: _, ...draft } = dana.flow().draft!;
  dana.store.dispatch(payOnceEvents.resumed({ draft }));
  withoutKeys(dana.openReview);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: "an error that a test planted" }));
  expect(selectShownFailure(dana.store.getState())).toEqual({ kind: "unexpected", status: 0 });
  await dana.chooseNewCard();
  dana.openReview();
  await dana.pay();
  expect(dana.flow().phase.name).toBe("settled");
  expect(charges()).toEqual([24817]);
});

test("a crash of one workflow does not affect a payment in flight", async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const network: Network = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const pays = request.url.endsWith("/graph") && (await request.clone().text()).includes("createInstantPaymentV2");
    const response = await fetch(request);
    if (pays) await held;
    return response;
  };
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  screens.inject({
    name: "planted",
    reducers: {},
    sagas: {
      *planted() {
        throw new Error("an error that a test planted");
      },
    },
  });
  dana.press();
  dana.store.dispatch(screens.entered({ workflows: ["planted"] }));
  expect(reported).toHaveBeenCalled();
  answer();
  await dana.until(({ txnBilling }) => txnBilling.payOnce.phase.name === "settled");
  expect(charges()).toEqual([24817]);
});

test("a workflow that keeps crashing is restarted with growing backoff", async () => {
  const dana = await openPayer(createTestBrowser(backend.browser()), { as: "dana" });
  let starts = 0;
  screens.inject({
    name: "crashing",
    reducers: {},
    sagas: {
      *crashing() {
        starts += 1;
        throw new Error("an error that a test planted");
      },
    },
  });
  dana.store.dispatch(screens.entered({ workflows: ["crashing"] }));
  const after: number[] = [starts];
  for (const milliseconds of [1_000, 2_000, 4_000]) {
    await dana.timers.elapse(milliseconds);
    after.push(starts);
  }
  expect(after).toEqual([2, 3, 4, 5]);
});

test("[COPY-03 partly] when the release stream's code cannot be loaded no dialog opens, and the load is retried until it succeeds", async () => {
  let tries = 0;
  const openEventStream = () => {
    tries += 1;
    return Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  };
  const tab = await openTab(createTestBrowser(backend.browser()), { openEventStream });
  await expect.poll(() => tries).toBe(1);
  const counted: number[] = [];
  for (const milliseconds of [1_000, 2_000, 4_000]) {
    await tab.timers.elapse(milliseconds);
    counted.push(tries);
  }
  expect(counted).toEqual([2, 3, 4]);
  expect(selectShownFailure(tab.store.getState())).toBeNull();
  expect(reported).toHaveBeenCalledTimes(1);
});
