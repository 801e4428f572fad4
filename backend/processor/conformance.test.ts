import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PaymentProcessor } from "../src/modules/payments/processor/processor.ts";
import { processorOverHttp } from "../src/modules/payments/processor/processorOverHttp.ts";
import { testCardToken } from "./testCards.ts";
import { startTestProcessor, type TestProcessor } from "./testing.ts";

/**
 * The behaviour that Portico relies on in every adapter: to a provider that closes references, and to one that reverses
 * charges by reference instead.
 */
const variants = [
  ["closes references", false],
  ["reverses by reference", true],
] as const;

describe.each(variants)("an adapter to a provider that %s", (_, reverses) => {
  let provider: TestProcessor;
  let adapter: PaymentProcessor;
  beforeEach(async () => {
    provider = await startTestProcessor({ reversesInsteadOfClosing: reverses });
    ({ adapter } = provider);
  });
  afterEach(() => provider.close());

  const order = (reference: string, card = "visa", amount = 100) => ({
    reference,
    token: testCardToken(card),
    codeToken: null,
    amount,
  });
  const approved = { kind: "approved", approvalCode: expect.stringMatching(/^\d{6}$/) };

  test("charges a reference once, however often and with whatever content it is sent", async () => {
    const answers = await Promise.all([
      adapter.charge(order("p1")),
      adapter.charge(order("p1")),
      adapter.charge(order("p1", "mc", 900)),
    ]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(provider.charged()).toEqual([{ reference: "p1", amount: 100 }]);
  });

  test.each([
    ["declined", { kind: "refused", code: "DECLINED" }],
    ["insufficientFunds", { kind: "refused", code: "INSUFFICIENT_FUNDS" }],
    ["pendingThenApproved", { kind: "pending" }],
    ["failsBeforeCharging", { kind: "unknown" }],
  ])("answers a charge on %s with %o", async (card, answer) => {
    expect(await adapter.charge(order("p1", card))).toEqual(answer);
  });

  test("a lost answer is unknown, never a refusal, and is found by its reference", async () => {
    expect(await adapter.charge(order("p1", "answerLost"))).toEqual({ kind: "unknown" });
    expect(await adapter.lookup("p1")).toEqual(approved);
    expect(await adapter.close("p1")).toEqual(approved);
    expect(provider.charged()).toHaveLength(1);
  });

  test("a closed reference rejects every later charge", async () => {
    expect(await adapter.lookup("p1")).toEqual({ kind: "neverSeen" });
    for (let time = 0; time < 2; time += 1) expect(await adapter.close("p1")).toEqual({ kind: "notCharged" });
    expect(await adapter.charge(order("p1"))).toEqual({ kind: "notCharged" });
    expect(await adapter.lookup("p1")).toEqual({ kind: "notCharged" });
    expect(provider.charged()).toEqual([]);
  });

  test("closing a reference concurrently with its charge has one outcome, the same for both sides", async () => {
    const [charged, closed] = await Promise.all([adapter.charge(order("p1")), adapter.close("p1")]);
    const taken = provider.charged().length;
    const last = await adapter.lookup("p1");
    expect(last.kind).toBe(taken === 1 ? "approved" : "notCharged");
    expect(closed.kind).toBe(last.kind);
    if (taken === 1) expect(charged.kind).toBe("approved");
  });

  test("a pending charge settles by itself, and closing its reference does not change it", async () => {
    await adapter.charge(order("p1", "pendingThenApproved"));
    expect(await adapter.close("p1")).toEqual({ kind: "pending" });
    provider.settlePending();
    expect(await adapter.lookup("p1")).toEqual(approved);
  });

  test("returns the reversals of a charge, and an empty list when there are none", async () => {
    await adapter.charge(order("p1", "disputedAndLost"));
    expect(await adapter.reversals("p1")).toEqual([]);
    expect(await adapter.reversals("p2")).toEqual([]);
    provider.settlePending();
    expect(await adapter.reversals("p1")).toMatchObject([{ kind: "CHARGEBACK", state: "OPEN", amount: 100 }]);
  });

  test("a mandate is granted once, closed for good, and can be revoked repeatedly", async () => {
    const mandate = { reference: "m1", token: testCardToken("visa"), codeToken: null };
    expect(await adapter.authorise(mandate)).toEqual({ kind: "granted" });
    for (let time = 0; time < 2; time += 1)
      expect(await adapter.revoke("m1", mandate.token)).toEqual({ kind: "revoked" });
    expect(await adapter.closeMandate("m2")).toEqual({ kind: "notGranted" });
    expect(await adapter.authorise({ ...mandate, reference: "m2" })).toEqual({ kind: "notGranted" });
  });

  test("no response means unknown for every call that may have had an effect, and no method throws", async () => {
    const hanging = await startTestProcessor({
      timeoutMilliseconds: 500,
      hangMilliseconds: 60_000,
      reversesInsteadOfClosing: reverses,
    });
    hanging.setFault("hangs");
    expect(await hanging.adapter.charge(order("p1"))).toEqual({ kind: "unknown" });
    await hanging.close();
    provider.setFault("unavailable");
    expect([
      await adapter.charge(order("p2")),
      await adapter.lookup("p2"),
      await adapter.close("p2"),
      await adapter.reversals("p2"),
    ]).toEqual([{ kind: "unknown" }, { kind: "unknown" }, { kind: "unknown" }, null]);
  });
});

describe("unexpected responses", () => {
  let server: Server | undefined;
  afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

  async function answering(status: number, body: string): Promise<PaymentProcessor> {
    server = createServer((_request, response) =>
      response.writeHead(status, { "content-type": "application/json" }).end(body),
    );
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
    return processorOverHttp({ url: `http://127.0.0.1:${(server?.address() as AddressInfo).port}`, secret: "s" });
  }

  test.each([[404], [405], [409], [422]])(
    "a processor that answers %i to close cannot close references",
    async (status) => {
      expect(await (await answering(status, "{}")).close("p1")).toEqual({ kind: "cannotClose" });
    },
  );

  test.each([[401], [408], [429], [500], [503]])("a close that is answered with %i can be retried", async (status) => {
    expect(await (await answering(status, "{}")).close("p1")).toEqual({ kind: "unknown" });
  });

  test.each([
    ["no JSON", "<html>"],
    ["another shape", '{"reversals":{}}'],
    ["a fraction of a cent", '{"reversals":[{"id":"r","kind":"RETURN","state":"COMPLETED","amount":1.5}]}'],
    ["a state that its kind has not", '{"reversals":[{"id":"r","kind":"RETURN","state":"WON","amount":100}]}'],
    ["a minus", '{"reversals":[{"id":"r","kind":"REFUND","state":"COMPLETED","amount":-100}]}'],
  ])("reversals that are %s count as no answer", async (_, body) => {
    expect(await (await answering(200, body)).reversals("p1")).toBeNull();
  });
});
