import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { acceptanceOf } from "../testing/agreements.ts";
import { openMailServer, type MailServer } from "../testing/mailServer.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer, type PaymentInput } from "../testing/payer.ts";
import { cancelScheduled, changeOf, changeScheduled, schedule, scheduleInput } from "../testing/scheduler.ts";
import { laterOn } from "../testing/webhooks.ts";
import { users } from "../src/modules/identity/identity.tables.ts";
import { messages, notifications } from "../src/modules/messages/messages.tables.ts";

let backend: TestBackend;
let server: MailServer;
let payer: Payer;
let username: string;
beforeAll(async () => {
  [backend, server] = await Promise.all([openBackend(), openMailServer()]);
});
afterAll(() => Promise.all([backend.close(), server.close()]));
beforeEach(async () => {
  Object.assign(backend.config, { mail: server.mail, demo: true });
  await backend.database.delete(messages);
  server.received.length = 0;
  username = (await newCustomer(backend, 50_000)).username;
  payer = await Payer.signIn(backend, username);
});
afterEach(() => backend.processor.setFault("none"));

const kim = "kim@books.example";
const lee = "lee@books.example";

async function pay(notify: string[] | null, changes: object = {}, cardNumber = "4242424242424242") {
  const input = { ...(await payer.attempt(1_250, {}, { cardNumber })), notify, ...changes };
  return { input, ...(await payer.pay(input as PaymentInput)) };
}

/**
 * Sends the queue and returns the messages to addresses that payers named; owners get notices of failed payments
 * separately.
 */
async function told(): Promise<{ to: string; subject: string; text: string }[]> {
  await backend.sendMessages();
  const all = server.received.map(({ recipients, subject, text }) => ({ to: recipients[0] ?? "", subject, text }));
  return all.filter(({ to }) => to === kim || to === lee).sort((a, b) => (a.to < b.to ? -1 : 1));
}

async function notified(paymentId: string): Promise<unknown> {
  const { data } = await payer.graph(
    "query P($a: ID!, $p: ID!) { payment(accountId: $a, paymentId: $p) { notified } }",
    { a: payer.accountId, p: paymentId },
  );
  return (data?.["payment"] as { notified: unknown }).notified;
}

const charges = () => backend.processor.record().filter(({ kind }) => kind === "charge").length;

describe("[B14 partly] an address that the payer named", () => {
  test("is notified once of a taken payment, with number, reference and the account's last digits, and without card data", async () => {
    const { payment, input, paymentId } = await pay([kim, lee, kim.toUpperCase()], {
      customerReference: "PO-2026/118",
    });
    await payer.pay(input as PaymentInput);
    await backend.reconcile();
    const [one, two, ...more] = await told();
    expect([one?.to, two?.to, more]).toEqual([kim, lee, []]);
    const ending = payer.accountId.slice(-4);
    expect(one?.subject).toBe(`Payment completed: $12.50, account ending in ${ending}`);
    for (const line of [
      "Harbor Street Bakery paid $12.50. The payment went through.",
      "Amount: $12.50",
      "Payment date: November 21, 2026",
      `Confirmation number: ${payment.confirmationNumber}`,
      "Reference: PO-2026/118",
      `ending in ${ending}`,
    ])
      expect(one?.text).toContain(line);
    expect(one?.text).not.toMatch(new RegExp(`4242|Visa|${payer.accountId}`));
    expect(await notified(paymentId)).toEqual([kim, lee]);
  });

  test.each(["4000000000011009", "4000000000012007"])(
    "is notified that a payment with the card %s failed, that no money was taken, and not why",
    async (cardNumber) => {
      await pay([kim], {}, cardNumber);
      const [message] = await told();
      expect(message?.subject).toMatch(/^Payment not charged: \$12\.50/);
      expect(message?.text).toMatch(/didn’t go through\. .+ was not charged\./);
      expect(message?.text).not.toMatch(/declin|fund|Confirmation|card/i);
    },
  );

  test.each([
    ["4000000000014003", "Payment completed"],
    ["4000000000015000", "Payment not charged"],
  ])("is notified of the card %s after the bank's decision: %s", async (cardNumber, outcome) => {
    await pay([kim], {}, cardNumber);
    expect(await told()).toEqual([]);
    backend.processor.settlePending();
    backend.securityClock.advance(5);
    await backend.reconcile();
    expect((await told()).map(({ subject }) => subject.split(":")[0])).toEqual([outcome]);
  });

  test("is notified once when a lost answer is reconciled, whichever process does it", async () => {
    backend.processor.setFault("losesAnswers");
    await pay([kim]);
    expect(await told()).toEqual([]);
    backend.processor.setFault("none");
    backend.securityClock.advance(60);
    await Promise.all([backend.reconcile(), backend.reconcile()]);
    await backend.reconcile();
    expect((await told()).map(({ subject }) => subject.split(":")[0])).toEqual(["Payment completed"]);
  });

  test("is notified of a charge that is found after the payment was given up, as the payer is", async () => {
    const { processor } = backend.deps;
    const { close } = processor;
    processor.close = () => Promise.resolve({ kind: "cannotClose" });
    const { paymentId } = await pay([kim], {}, "4000000000018004");
    for (const seconds of [60, 500, 100]) {
      backend.securityClock.advance(seconds);
      await backend.reconcile();
    }
    processor.close = close;
    // Messages of one run are sent at the same time.
    await told();
    await processor.charge({ reference: paymentId, token: "card_test_visa", codeToken: null, amount: 1_250 });
    await laterOn(backend);
    expect((await payer.payment(paymentId)).moneyTaken).toBe("YES");

    const outcomes = ["Payment not charged", "Payment completed"];
    const email = `${username}@portico.example`;
    await told();
    for (const to of [kim, email])
      expect(
        server.received.filter(({ recipients }) => recipients[0] === to).map(({ subject }) => subject.split(":")[0]),
        to,
      ).toEqual(outcomes);
    const shown = await backend.database
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, payer.accountId));
    expect(shown.sort((a, b) => a.id - b.id).map(({ subjectKey }) => subjectKey)).toEqual([
      "messages.payment.failed.subject",
      "messages.payment.charged.subject",
    ]);
  });

  test("is notified in the payer's language; without one in the profile, in that of the accepted terms", async () => {
    await backend.database.update(users).set({ locale: "es-US" }).where(eq(users.username, username));
    await pay([kim]);
    expect((await told())[0]).toMatchObject({
      subject: expect.stringMatching(/^Pago completado: \$12\.50/),
      text: expect.stringContaining("El pago se completó."),
    });
    await backend.database.update(users).set({ locale: null }).where(eq(users.username, username));
    const terms = acceptanceOf("billing.payOnce.terms.text", "es-US");
    await pay([lee], { terms });
    expect((await told())[1]?.subject).toMatch(/^Pago completado/);
  });
});

describe("[B14 partly] a scheduled payment", () => {
  const scheduled = async (notify: string[], card?: { cardNumber: string }) =>
    schedule(payer, await scheduleInput(payer, 1_000, "2026-11-24", { notify } as never, card));
  const letComeDue = async () => {
    backend.clock.set(new Date("2026-11-24T17:00:00.000Z"));
    await backend.runDuePayments();
  };
  beforeEach(() => backend.clock.set(new Date("2026-11-21T15:00:00.000Z")));
  afterAll(() => backend.clock.set(new Date("2026-11-21T15:00:00.000Z")));

  test("notifies when it is charged, not when it is scheduled; a change keeps, replaces or clears the addresses", async () => {
    const { paymentId } = await scheduled([kim]);
    const change = async (changes: object) => {
      await changeScheduled(payer, changeOf(payer, paymentId, 1_000, "2026-11-24", changes));
      return notified(paymentId);
    };
    expect([
      await notified(paymentId),
      await change({}),
      await change({ notify: [] }),
      await change({ notify: [lee] }),
    ]).toEqual([[kim], [kim], [], [lee]]);
    expect(await told()).toEqual([]);
    await letComeDue();
    expect((await told()).map(({ to, subject }) => [to, subject.split(":")[0]])).toEqual([[lee, "Payment completed"]]);
  });

  test("that fails on its date notifies that no money was taken, also when its card was deleted before", async () => {
    const saved = await scheduleInput(payer, 1_000, "2026-11-24", { notify: [kim], saveMethod: true } as never);
    const { account } = await schedule(payer, saved);
    await backend.database.execute(`delete from payment_methods where account_id = '${payer.accountId}'`);
    expect(account.paymentMethods.length).toBeGreaterThan(0);
    await letComeDue();
    expect((await told()).map(({ subject }) => subject.split(":")[0])).toEqual(["Payment not charged"]);
  });

  test("that is cancelled notifies nobody", async () => {
    const { paymentId } = await scheduled([kim]);
    await cancelScheduled(payer, paymentId);
    await letComeDue();
    expect(await told()).toEqual([]);
  });
});

describe("[B14 partly] is rejected before anything is charged", () => {
  test.each([
    ["what is no address", ["nobody"]],
    ["a fourth address", ["a@x.example", "b@x.example", "c@x.example", "d@x.example"]],
    ["a header of its own", [`${kim}\r\nBcc: ${lee}`]],
    ["nothing between two commas", [""]],
    ["an endless address", [`${"x".repeat(5_000)}@x.example`]],
  ])("%s", async (_what, notify) => {
    const before = charges();
    expect(await pay(notify)).toMatchObject({ code: "NOTIFY_INVALID" });
    expect(charges()).toBe(before);
  });

  test("outside the demo without a mail server; paying without addresses works, and the options say that notices are unavailable", async () => {
    const options = async () =>
      (
        (
          await payer.graph("query O($id: ID!) { billing(accountId: $id) { paymentOptions { canNotify } } }", {
            id: payer.accountId,
          })
        ).data?.["billing"] as { paymentOptions: { canNotify: boolean } }
      ).paymentOptions.canNotify;
    expect(await options()).toBe(true);
    await backend.database.update(users).set({ invented: false }).where(eq(users.username, username));
    Object.assign(backend.config, { mail: undefined, demo: false });
    expect([await options(), await pay([kim]), await pay([])]).toMatchObject([
      false,
      { code: "NOTIFY_UNAVAILABLE" },
      { payment: { state: "SUBMITTED" } },
    ]);
    expect(await backend.database.select().from(messages)).toEqual([]);
  });
});

test("[B14 partly] no address is logged", async () => {
  await pay([kim]);
  await told();
  expect(backend.logs.filter((line) => /books\.example/.test(line))).toEqual([]);
});
