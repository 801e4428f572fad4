import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentProcessor } from "../src/modules/payments/processor.ts";
import { processorOverHttp } from "../src/modules/payments/processorOverHttp.ts";
import { testCardToken } from "./testCards.ts";
import { startTestProcessor, type TestProcessor } from "./testing.ts";

/** What the rest of Portico relies on, of every adapter: a provider that closes references, and one that reverses charges by them instead. */
const variants = [["closes references", false], ["reverses by reference", true]] as const;

describe.each(variants)("an adapter to a provider that %s", (_, reverses) => {
  let provider: TestProcessor;
  let adapter: PaymentProcessor;
  beforeEach(async () => {
    provider = await startTestProcessor({ timeoutMilliseconds: 1_000, hangMilliseconds: 60_000, reversesInsteadOfClosing: reverses });
    ({ adapter } = provider);
  });
  afterEach(() => provider.close());

  const order = (reference: string, card = "visa", amount = 100) => ({ reference, token: testCardToken(card), codeToken: null, amount });
  const approved = { kind: "approved", approvalCode: expect.stringMatching(/^\d{6}$/) };

  test("takes a charge once for each reference, however often and with whatever it is sent", async () => {
    const answers = await Promise.all([adapter.charge(order("p1")), adapter.charge(order("p1")), adapter.charge(order("p1", "mc", 900))]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(provider.charged()).toEqual([{ reference: "p1", amount: 100 }]);
  });

  test.each([["declined", { kind: "refused", code: "DECLINED" }], ["insufficientFunds", { kind: "refused", code: "INSUFFICIENT_FUNDS" }], ["pendingThenApproved", { kind: "pending" }], ["failsBeforeCharging", { kind: "unknown" }]])(
    "answers a charge on %s with %o", async (card, answer) => {
      expect(await adapter.charge(order("p1", card))).toEqual(answer);
    },
  );

  test("a lost answer is unknown, never a refusal, and is found by its reference", async () => {
    expect(await adapter.charge(order("p1", "answerLost"))).toEqual({ kind: "unknown" });
    expect(await adapter.lookup("p1")).toEqual(approved);
    expect(await adapter.close("p1")).toEqual(approved);
    expect(provider.charged()).toHaveLength(1);
  });

  test("an ended reference takes nothing that arrives later, and says so each time", async () => {
    expect(await adapter.lookup("p1")).toEqual({ kind: "neverSeen" });
    for (let time = 0; time < 2; time += 1) expect(await adapter.close("p1")).toEqual({ kind: "notCharged" });
    expect(await adapter.charge(order("p1"))).toEqual({ kind: "notCharged" });
    expect(await adapter.lookup("p1")).toEqual({ kind: "notCharged" });
    expect(provider.charged()).toEqual([]);
  });

  test("ending a reference at the same time as it is charged leaves one of the two, for both sides", async () => {
    const [charged, closed] = await Promise.all([adapter.charge(order("p1")), adapter.close("p1")]);
    const taken = provider.charged().length;
    const last = await adapter.lookup("p1");
    expect(last.kind).toBe(taken === 1 ? "approved" : "notCharged");
    expect(closed.kind).toBe(last.kind);
    if (taken === 1) expect(charged.kind).toBe("approved");
  });

  test("a pending charge ends by itself, and ending its reference leaves it alone", async () => {
    await adapter.charge(order("p1", "pendingThenApproved"));
    expect(await adapter.close("p1")).toEqual({ kind: "pending" });
    provider.settlePending();
    expect(await adapter.lookup("p1")).toEqual(approved);
  });

  test("says what was done to a charge since, and nothing of one to which nothing was done", async () => {
    await adapter.charge(order("p1", "disputedAndLost"));
    expect(await adapter.reversals("p1")).toEqual([]);
    expect(await adapter.reversals("p2")).toEqual([]);
    provider.settlePending();
    expect(await adapter.reversals("p1")).toMatchObject([{ kind: "CHARGEBACK", state: "OPEN", amount: 100 }]);
  });

  test("a mandate is granted once, closed for good, and ended as often as asked", async () => {
    const mandate = { reference: "m1", token: testCardToken("visa"), codeToken: null };
    expect(await adapter.authorise(mandate)).toEqual({ kind: "granted" });
    for (let time = 0; time < 2; time += 1) expect(await adapter.revoke("m1", mandate.token)).toEqual({ kind: "revoked" });
    expect(await adapter.closeMandate("m2")).toEqual({ kind: "notGranted" });
    expect(await adapter.authorise({ ...mandate, reference: "m2" })).toEqual({ kind: "notGranted" });
  });

  test("silence is unknown for everything that may have happened, and no method throws", async () => {
    provider.setFault("hangs");
    expect(await adapter.charge(order("p1"))).toEqual({ kind: "unknown" });
    provider.setFault("unavailable");
    expect([await adapter.charge(order("p2")), await adapter.lookup("p2"), await adapter.close("p2"), await adapter.reversals("p2")]).toEqual([{ kind: "unknown" }, { kind: "unknown" }, { kind: "unknown" }, null]);
  });
});

describe("strange answers", () => {
  let server: Server | undefined;
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

  async function answering(status: number, body: string): Promise<PaymentProcessor> {
    server = createServer((_request, response) => response.writeHead(status, { "content-type": "application/json" }).end(body));
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    return processorOverHttp({ url: `http://127.0.0.1:${(server?.address() as AddressInfo).port}`, secret: "s" });
  }

  test.each([[404], [405], [409], [422]])("a processor that answers %i to close can't close", async (status) => {
    expect(await (await answering(status, "{}")).close("p1")).toEqual({ kind: "cannotClose" });
  });

  test.each([[401], [408], [429], [500], [503]])("one that answers %i to close may be asked again", async (status) => {
    expect(await (await answering(status, "{}")).close("p1")).toEqual({ kind: "unknown" });
  });

  test.each([
    ["no JSON", "<html>"], ["another shape", '{"reversals":{}}'], ["a fraction of a cent", '{"reversals":[{"id":"r","kind":"RETURN","state":"COMPLETED","amount":1.5}]}'],
    ["a state that its kind has not", '{"reversals":[{"id":"r","kind":"RETURN","state":"WON","amount":100}]}'], ["a minus", '{"reversals":[{"id":"r","kind":"REFUND","state":"COMPLETED","amount":-100}]}'],
  ])("reversals that are %s are no answer", async (_, body) => {
    expect(await (await answering(200, body)).reversals("p1")).toBeNull();
  });
});
