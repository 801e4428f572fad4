import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { validateAccountNumber } from "@portico/rules/bank";
import { validateCardNumber } from "@portico/rules/card";
import { processorOverHttp } from "../src/modules/payments/processor/processorOverHttp.ts";
import { registryOverHttp } from "../src/modules/payments/processor/processorRegistry.ts";
import { createProcessorApp } from "./createProcessorApp.ts";
import { openRecord } from "./record.ts";
import { testBankAccounts, testBankToken } from "./testBanks.ts";
import { fundingKindOf, testCards, testCardToken } from "./testCards.ts";
import { startTestProcessor, type TestProcessor, type TestProcessorOptions } from "./testing.ts";

const open: TestProcessor[] = [];
afterEach(async () => {
  for (const processor of open.splice(0)) await processor.close();
});

async function start(options?: TestProcessorOptions): Promise<TestProcessor> {
  const processor = await startTestProcessor(options);
  open.push(processor);
  return processor;
}

async function charge(processor: TestProcessor, name: string, reference: string, code = "123") {
  const token = testCardToken(name);
  const codeToken = (await processor.registry.registerCode(token, code))?.codeToken ?? "";
  return processor.adapter.charge({ reference, token, codeToken, amount: 24_817 });
}

test("every test card has a valid number", () => {
  expect(testCards.map((card) => validateCardNumber(card.number))).toEqual(testCards.map(() => null));
});

test.each([
  ["declined", { kind: "refused", code: "DECLINED" }],
  ["insufficientFunds", { kind: "refused", code: "INSUFFICIENT_FUNDS" }],
  ["securityCodeFails", { kind: "refused", code: "SECURITY_CODE_FAILED" }],
  ["pendingThenApproved", { kind: "pending" }],
  ["hangs", { kind: "unknown" }],
  ["answerLost", { kind: "unknown" }],
  ["failsBeforeCharging", { kind: "unknown" }],
])("a charge on the card %s is answered %o, and a refused charge moves no money", async (name, answer) => {
  const processor = await start(name === "hangs" ? { timeoutMilliseconds: 1_000, hangMilliseconds: 60_000 } : {});
  expect(await charge(processor, name, "p1")).toEqual(answer);
  expect(processor.charged()).toEqual(name === "answerLost" ? [{ reference: "p1", amount: 24_817 }] : []);
});

test("a lost answer is found by looking the reference up", async () => {
  const processor = await start();
  await charge(processor, "answerLost", "p1");
  expect(await processor.adapter.lookup("p1")).toMatchObject({ kind: "approved" });
});

test("a reference is charged once, however often and with whatever content it is sent", async () => {
  const processor = await start();
  const answers = await Promise.all(Array.from({ length: 20 }, () => charge(processor, "visa", "p1")));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(processor.charged()).toHaveLength(1);
});

test("a closed reference rejects a late charge", async () => {
  const processor = await start();
  expect(await processor.adapter.lookup("p1")).toEqual({ kind: "neverSeen" });
  expect(await processor.adapter.close("p1")).toEqual({ kind: "notCharged" });
  expect(await charge(processor, "visa", "p1")).toEqual({ kind: "notCharged" });
  expect(processor.charged()).toEqual([]);
});

test("closing a charged reference reports the charge", async () => {
  const processor = await start();
  const answer = await charge(processor, "visa", "p1");
  expect(await processor.adapter.close("p1")).toEqual(answer);
});

test.each([
  ["pendingThenApproved", "approved"],
  ["pendingThenDeclined", "refused"],
])("%s settles as %s", async (name, kind) => {
  const processor = await start();
  await charge(processor, name, "p1");
  expect(await processor.adapter.lookup("p1")).toEqual({ kind: "pending" });
  processor.settlePending();
  expect(await processor.adapter.lookup("p1")).toMatchObject({ kind });
});

test("a security code of nines fails on a good card, and a code token is valid for one charge", async () => {
  const processor = await start();
  expect(await charge(processor, "visa", "p1", "999")).toEqual({ kind: "refused", code: "SECURITY_CODE_FAILED" });
  const token = testCardToken("visa");
  const codeToken = (await processor.registry.registerCode(token, "123"))?.codeToken ?? "";
  await processor.adapter.charge({ reference: "p2", token, codeToken, amount: 100 });
  expect(await processor.adapter.charge({ reference: "p3", token, codeToken, amount: 100 })).toEqual({
    kind: "refused",
    code: "SECURITY_CODE_FAILED",
  });
});

test("the record contains neither card number nor security code", async () => {
  const processor = await start();
  const card = await processor.registry.registerCard({
    number: "4111111111111111",
    expiry: "1229",
    zip: "98761",
    securityCode: "731",
  });
  expect(card).toMatchObject({ brand: "visa", lastFour: "1111", fundingKind: "credit" });
  const text = JSON.stringify(processor.record());
  for (const secret of ["4111111111111111", "98761", '"731"', "1229"]) expect(text).not.toContain(secret);
});

test("equal numbers have equal fingerprints, different numbers different ones", async () => {
  const { registry } = await start();
  const numbers = ["4111111111111111", "4111111111111111", "5105105105105100"];
  const cards = await Promise.all(
    numbers.map((number) => registry.registerCard({ number, expiry: "1229", zip: "02110", securityCode: "123" })),
  );
  expect(cards[0]?.fingerprint).toBe(cards[1]?.fingerprint);
  expect(cards[0]?.fingerprint).not.toBe(cards[2]?.fingerprint);
});

test("a call without the backend's signature is rejected and changes nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portico-processor-"));
  const recordFile = join(folder, "record.jsonl");
  const app = createProcessorApp({
    recordFile,
    webhook: null,
    secret: "right",
    logLevel: "silent",
    pendingEndsBefore: () => 0,
    fault: () => "none",
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const forged = processorOverHttp({ url, secret: "wrong" });
  expect(await forged.charge({ reference: "p1", token: testCardToken("visa"), codeToken: "c", amount: 100 })).toEqual({
    kind: "unknown",
  });
  expect(
    await registryOverHttp({ url, secret: "wrong" }).registerCard({
      number: "4242424242424242",
      expiry: "1229",
      zip: "02110",
      securityCode: "123",
    }),
  ).toBeNull();
  expect(readFileSync(recordFile, "utf8")).toBe("");
  await app.close();
});

test("a refused connection proves that nothing was charged", async () => {
  const processor = await startTestProcessor();
  await processor.close();
  expect(await processor.adapter.charge({ reference: "p1", token: "t", codeToken: "c", amount: 100 })).toEqual({
    kind: "notCharged",
  });
  expect(await processor.adapter.answers()).toBe(false);
});

test("a line that a crash cut in half is removed and the record continues", () => {
  const path = join(mkdtempSync(join(tmpdir(), "portico-record-")), "record.jsonl");
  const first = openRecord(path);
  first.append({ at: "2026-11-21T15:00:00Z", kind: "closed", reference: "p1" });
  first.close();
  appendFileSync(path, '{"at":"2026-11-21T15:00:01Z","kind":"clo');
  const second = openRecord(path);
  second.append({ at: "2026-11-21T15:00:02Z", kind: "closed", reference: "p2" });
  second.close();
  const third = openRecord(path);
  expect(third.lines()).toHaveLength(2);
  third.close();
});

test.each([
  ["4242424242424242", "credit"],
  ["4000000000021990", "debit"],
  ["4000000000022550", "rechargeable"],
  ["4000000000023004", "prepaid"],
  ["4000000000023111", "prepaid"],
  ["4000000000024002", "gift"],
  ["5199050000000000", "prepaid"],
  ["5199100000000000", "credit"],
  ["6035750000000000", "gift"],
])("[PAY-15 partly] the first digits of %s tell that it is a %s card", (number, kind) => {
  expect(fundingKindOf(number)).toBe(kind);
});

test("every test bank account has a valid number", () => {
  expect(testBankAccounts.map(({ accountNumber }) => validateAccountNumber(accountNumber))).toEqual(
    testBankAccounts.map(() => null),
  );
});

test.each([
  ["checking", { kind: "pending" }, { kind: "approved" }],
  ["returned", { kind: "pending" }, { kind: "refused", code: "DECLINED" }],
  ["instant", { kind: "approved" }, { kind: "approved" }],
  ["closed", { kind: "refused", code: "DECLINED" }, { kind: "refused", code: "DECLINED" }],
  ["overdrawn", { kind: "refused", code: "INSUFFICIENT_FUNDS" }, { kind: "refused", code: "INSUFFICIENT_FUNDS" }],
])(
  "a charge on the bank account %s needs no security code, is answered %o and settles %o",
  async (name, answer, end) => {
    const { adapter, settlePending, charged } = await start();
    expect(
      await adapter.charge({ reference: "b1", token: testBankToken(name), codeToken: null, amount: 5_000 }),
    ).toMatchObject(answer);
    settlePending();
    expect(await adapter.lookup("b1")).toMatchObject(end);
    expect(charged()).toEqual(end.kind === "approved" ? [{ reference: "b1", amount: 5_000 }] : []);
  },
);

test("a bank account is stored with its bank's name and last four digits; the record does not contain its number", async () => {
  const processor = await start();
  const registered = await processor.registry.registerBankAccount({
    routingNumber: "021200009",
    accountNumber: "98761234509",
  });
  expect(registered).toMatchObject({ lastFour: "4509", bankName: "Granite State Savings" });
  expect(
    await processor.registry.registerBankAccount({ routingNumber: "321000006", accountNumber: "98761234509" }),
  ).toMatchObject({ bankName: null });
  for (const secret of ["98761234509", "021200009"]) expect(JSON.stringify(processor.record())).not.toContain(secret);
});

test("a check returns what a charge would, moves no money and does not use up the code", async () => {
  const { adapter, registry, charged } = await start();
  const token = testCardToken("visa");
  const checked = async (name: string, code: string) => {
    const codeToken = (await registry.registerCode(testCardToken(name), code))?.codeToken ?? "";
    return registry.check({ token: testCardToken(name), codeToken });
  };
  expect(await checked("visa", "123")).toEqual({ kind: "good" });
  expect(await checked("visa", "999")).toEqual({ kind: "refused", code: "SECURITY_CODE_FAILED" });
  expect(await checked("declined", "123")).toEqual({ kind: "refused", code: "DECLINED" });
  expect(await registry.check({ token: testBankToken("checking"), codeToken: null })).toEqual({ kind: "good" });
  expect(await registry.check({ token: testBankToken("closed"), codeToken: null })).toEqual({
    kind: "refused",
    code: "DECLINED",
  });
  expect(charged()).toEqual([]);
  const codeToken = (await registry.registerCode(token, "123"))?.codeToken ?? "";
  await registry.check({ token, codeToken });
  expect(await adapter.charge({ reference: "p1", token, codeToken, amount: 100 })).toMatchObject({ kind: "approved" });
});
