import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentTerms } from "../../../testing/agreements.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { readText } from "../../../testing/readPdf.ts";
import { Payer, type Card } from "../../../testing/payer.ts";

let backend: TestBackend;
let vera: Payer;
beforeAll(async () => {
  backend = await openBackend();
  vera = await Payer.signIn(backend, "vera");
});
afterAll(() => backend.close());

const mutation = `mutation Pay($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) {
  __typename
  ... on DevicePaymentOutcome { paymentId payment { id state moneyTaken balanceAfter device { id } } device { remainingBalance installmentsRemaining paymentMaximum } account { amountDue pendingPaymentAmount } }
  ... on PaymentRefusal { code minimum maximum }
} }`;

async function input(
  amount: number,
  changes: object = {},
  payer = vera,
  card: Card = { cardNumber: "4242424242424242" },
) {
  return {
    accountId: payer.accountId,
    idempotencyKey: randomUUID(),
    deviceId: "md_demo_3",
    amount,
    vaultToken: (await payer.newCard(card)).token,
    terms: paymentTerms,
    ...changes,
  };
}

const pay = async (given: object, payer = vera) =>
  (await payer.graph(mutation, { input: given })).data?.["createDeviceOneTimePaymentV2"];
const charged = () => backend.processor.charged().length;

async function books(accountId: string): Promise<{ devices: number; receivable: number; all: number }> {
  const { rows } = await backend.database.execute<{ book: string; amount: string }>(
    `select book, sum(amount) as amount from ledger_entries where account_id = '${accountId}' group by book`,
  );
  const of = (book: string) => Number(rows.find((row) => row.book === book)?.amount ?? 0);
  return {
    devices: of("devices"),
    receivable: of("receivable"),
    all: rows.reduce((total, { amount }) => total + Number(amount), 0),
  };
}

test("[PAY-04 partly] [PAY-19 partly] a payment for a device lowers its balance and installments, is booked, and leaves the bill as it was", async () => {
  const before = await books(vera.accountId);
  const sent = await input(10_000);
  const first = await pay(sent);
  expect(first).toMatchObject({
    __typename: "DevicePaymentOutcome",
    paymentId: expect.stringMatching(/^pay_/),
    payment: { state: "SUBMITTED", moneyTaken: "YES", balanceAfter: 31_650, device: { id: "md_demo_3" } },
    device: { remainingBalance: 31_650, installmentsRemaining: 13, paymentMaximum: 31_650 },
    account: { amountDue: 9_200, pendingPaymentAmount: 0 },
  });
  expect(await books(vera.accountId)).toEqual({ ...before, devices: before.devices - 10_000 });
  const taken = charged();
  expect(await pay(sent)).toEqual(first);
  expect(charged()).toBe(taken);
  expect(await pay({ ...sent, amount: 10_001 })).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
});

test("[PAY-04 partly] repeated submissions of one attempt charge once", async () => {
  const [sent, before] = [await input(500), charged()];
  await Promise.all(Array.from({ length: 10 }, () => pay(sent)));
  expect(charged()).toBe(before + 1);
});

test("[PAY-04 partly] refuses an amount above the balance or below the minimum, a paid-off device and another account's device, and charges nothing", async () => {
  const before = charged();
  expect(await pay(await input(99))).toMatchObject({ code: "AMOUNT_OUT_OF_RANGE", minimum: 100 });
  expect(await pay(await input(4_201, { deviceId: "md_demo_5" }))).toMatchObject({
    code: "AMOUNT_OUT_OF_RANGE",
    maximum: 4_200,
  });
  expect(await pay(await input(100, { deviceId: "md_demo_4" }))).toMatchObject({ code: "DEVICE_PAID_OFF" });
  expect(await pay(await input(100, { deviceId: "md_demo_1" }))).toMatchObject({ code: "DEVICE_NOT_FOUND" });
  expect(await pay(await input(100, { vaultToken: "vt_unknown" }))).toMatchObject({ code: "CARD_DATA_EXPIRED" });
  expect(charged()).toBe(before);
});

test("[PAY-04 partly] a second payment for a device is refused while one is pending, and the pending one does not count towards the bill", async () => {
  const sent = await input(4_000, { deviceId: "md_demo_5" }, vera, { cardNumber: "4000000000014003" });
  expect(await pay(sent)).toMatchObject({
    payment: { state: "PENDING" },
    device: { remainingBalance: 4_200, paymentMaximum: 200 },
    account: { pendingPaymentAmount: 0 },
  });
  expect(await pay(await input(4_000, { deviceId: "md_demo_5" }))).toMatchObject({
    code: "AMOUNT_OUT_OF_RANGE",
    maximum: 200,
  });
});

const shown = async () =>
  (
    await vera.graph(
      'query Shown($a: ID!) { billing(accountId: $a) { overlaps { id } deviceOverlaps(deviceId: "md_demo_3") { id kind amount enteredBy paymentId } } }',
      { a: vera.accountId },
    )
  ).data?.["billing"] as { overlaps: { id: string }[]; deviceOverlaps: { id: string }[] };

test("[PAY-04 partly] [PAY-20 partly] two tabs pay for one device with different keys: one pays, the other is warned, and pays after it confirms the warning", async () => {
  const seen = (await shown()).deviceOverlaps.map(({ id }) => id);
  const [inputs, before] = [
    await Promise.all([input(1_500, { overlapsSeen: seen }), input(1_500, { overlapsSeen: seen })]),
    charged(),
  ];
  const results = (await Promise.all(inputs.map((each) => pay(each)))) as { code?: string; paymentId?: string }[];
  expect(results.filter(({ paymentId }) => paymentId)).toHaveLength(1);
  expect(results.filter(({ code }) => code === "OVERLAP_NOT_SEEN" || code === "PAYMENT_BEING_CONFIRMED")).toHaveLength(
    1,
  );
  expect(charged()).toBe(before + 1);
  const now = (await shown()).deviceOverlaps;
  expect(now).toContainEqual(
    expect.objectContaining({
      kind: "RECENT",
      amount: 1_500,
      enteredBy: "Vera",
      paymentId: results.find(({ paymentId }) => paymentId)?.paymentId,
    }),
  );
  expect(await pay(await input(1_500, { overlapsSeen: now.map(({ id }) => id) }))).toMatchObject({
    payment: { moneyTaken: "YES" },
  });
});

test("[PAY-04 partly] a payment for a device pays neither another device nor the bill, and causes no overlap warning for them", async () => {
  await pay(await input(500));
  const { overlaps, deviceOverlaps } = await shown();
  const ofDevice = deviceOverlaps.map(({ id }) => id);
  expect(ofDevice.length).toBeGreaterThan(0);
  expect(overlaps.filter(({ id }) => ofDevice.includes(id))).toEqual([]);
  expect(await pay(await input(200, { deviceId: "md_demo_5", overlapsSeen: [] }))).toMatchObject({
    code: "OVERLAP_NOT_SEEN",
  });
  expect(await pay(await input(100, { deviceId: "md_demo_2", overlapsSeen: [] }))).toMatchObject({
    code: "DEVICE_NOT_FOUND",
  });
});

const bakery = "kim@books.example";

test("[B14 partly] a payment for a device keeps the customer reference, also on its receipt, and the notification addresses get one e-mail about its outcome", async () => {
  const sent = await input(700, { customerReference: " PO-77 ", notify: [bakery] });
  const { paymentId } = (await pay(sent)) as { paymentId: string };
  await pay(sent);
  const { data } = await vera.graph(
    "query P($a: ID!, $p: ID!) { payment(accountId: $a, paymentId: $p) { customerReference notified } }",
    { a: vera.accountId, p: paymentId },
  );
  expect(data?.["payment"]).toEqual({ customerReference: "PO-77", notified: [bakery] });
  const receipt = await vera.browser.fetch(
    `/api/pub/billing/v1/accounts/${vera.accountId}/payments/${paymentId}/receipt?locale=en-US`,
  );
  expect(readText(Buffer.from(await receipt.arrayBuffer()))).toContain("PO-77");
  const messages = (await (await vera.browser.fetch("/demo/messages")).json()) as {
    to: string;
    subject: string;
    text: string;
  }[];
  expect(messages.map(({ to, subject }) => [to, subject])).toEqual([
    [bakery, `Payment completed: $7.00, account ending in ${vera.accountId.slice(-4)}`],
  ]);
  expect(messages[0]?.text).toContain("Reference: PO-77");
});

test.each([
  ["REFERENCE_INVALID", { customerReference: "PO 4242 4242 4242 4242" }],
  ["NOTIFY_INVALID", { notify: ["nobody"] }],
])("[B14 partly] %s is reported before a device is paid, and nothing is charged", async (code, changes) => {
  const before = charged();
  const sent = await input(100, changes);
  expect(await pay(sent)).toMatchObject({ code });
  expect(charged()).toBe(before);
  expect(await pay({ ...sent, idempotencyKey: randomUUID(), customerReference: null, notify: null })).toMatchObject({
    payment: { moneyTaken: "YES" },
  });
});

test("a declined card leaves the balance unchanged; a standard user may not pay for a device", async () => {
  expect(await pay(await input(5_000, {}, vera, { cardNumber: "4000000000011009" }))).toMatchObject({
    payment: { state: "FAILED", moneyTaken: "NO" },
    device: { remainingBalance: expect.any(Number) },
  });
  const sam = await Payer.signIn(backend, "sam");
  const { errors } = await sam.graph(mutation, { input: { ...(await input(100)), accountId: sam.accountId } });
  expect(errors?.[0]?.extensions.code).toBe("NOT_ALLOWED");
});

test("[PAY-04 partly] a payment for a device with an unknown outcome does not pay the bill, and locks the account until it is known", async () => {
  const read = async () => {
    const { data } = await vera.graph(
      "query B($a: ID!) { billing(accountId: $a) { amountDue pendingPaymentAmount status { headline stillDue onItsWay confirming { amount } } } }",
      { a: vera.accountId },
    );
    return data?.["billing"] as { amountDue: number; status: object };
  };
  const before = await read();
  const { paymentId } = (await pay(await input(100, {}, vera, { cardNumber: "4000000000018004" }))) as {
    paymentId: string;
  };
  expect(await vera.payment(paymentId)).toMatchObject({ state: "CONFIRMING" });
  expect(await read()).toEqual({
    ...before,
    status: { ...before.status, headline: "CONFIRMING", confirming: { amount: 100 } },
  });
  expect(await vera.pay(await vera.attempt(1_000))).toMatchObject({ code: "PAYMENT_BEING_CONFIRMED" });
  backend.securityClock.advance(60);
  await backend.reconcile();
  expect(await read()).toEqual(before);
});
