import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import { addDevice, payForDevice } from "../testing/devicePayment.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { readText } from "../testing/readPdf.ts";
import { callbacks, deliver, laterOn } from "../testing/webhooks.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const device = "md_demo_3";
const cards = { refunded: "4000000000041006", lost: "4000000000042004", won: "4000000000043002" };

test("[PAY-04 partly] a refunded device payment is due again", async () => {
  const vera = await Payer.signIn(backend, "vera");
  const paid = await payForDevice(vera, device, 1_000, cards.refunded);
  const due = await vera.amountDue();
  await laterOn(backend);
  await laterOn(backend);
  const { data } = await vera.graph(
    "query D($id: ID!) { billing(accountId: $id) { amountDue mobileDevices { id remainingBalance } mobileTransactions(first: 1) { kind amount } activity(filter: { shown: PAYMENTS, period: DAYS_30 }) { kind signedAmount } } }",
    { id: vera.accountId },
  );
  const after = data?.["billing"] as unknown as {
    amountDue: number;
    mobileDevices: { id: string; remainingBalance: number }[];
    mobileTransactions: unknown[];
    activity: unknown[];
  };
  expect(after.amountDue).toBe(due);
  expect(after.mobileDevices.find(({ id }) => id === "md_demo_3")?.remainingBalance).toBe(
    paid.device.remainingBalance + 1_000,
  );
  expect(after.mobileTransactions).toMatchObject([{ kind: "REFUND", amount: 1_000 }]);
  expect(after.activity[0]).toEqual({ kind: "REFUND", signedAmount: 1_000 });
});

test("[PAY-04 partly] the receipt of a device payment names the device and what is left of it", async () => {
  const vera = await Payer.signIn(backend, "vera");
  const { device: after } = await payForDevice(vera, device, 1_200, "4242424242424242");
  const { data } = await vera.graph(
    "query D($id: ID!) { billing(accountId: $id) { payments(first: 10) { nodes { id amount } } mobileDevices { id name } } }",
    { id: vera.accountId },
  );
  const { payments, mobileDevices } = data?.["billing"] as unknown as {
    payments: { nodes: { id: string; amount: number }[] };
    mobileDevices: { id: string; name: string }[];
  };
  const id = payments.nodes.find(({ amount }) => amount === 1_200)?.id;
  const path = `/api/pub/billing/v1/accounts/${vera.accountId}/payments/${id}/receipt?locale=en-US`;
  const text = readText(Buffer.from(await (await vera.browser.fetch(path)).arrayBuffer())).replaceAll("\n", " ");
  expect(text).toContain(`Mobile device ${mobileDevices.find(({ id }) => id === device)?.name}`);
  const left = (after.remainingBalance / 100).toFixed(2);
  expect(text).toContain(`Remaining balance after payment $${left}`);
  expect(text).not.toContain("Amount due after payment");
});

test("[PAY-04 partly] a disputed device payment is in the account's status with the device until the device is paid again, and the bill does not change", async () => {
  const vera = await Payer.signIn(backend, "vera");
  const status = async () => {
    const query =
      "query S($id: ID!) { billing(accountId: $id) { status { headline stillDue returned { id } returnedForDevices { kind reason amount deviceId deviceName } } } }";
    const { data } = await vera.graph(query, { id: vera.accountId });
    return (data?.["billing"] as unknown as { status: Record<string, unknown> }).status;
  };
  const before = await status();
  expect(before).toMatchObject({ returned: [], returnedForDevices: [] });
  expect(await payForDevice(vera, device, 1_500, cards.lost)).toMatchObject({ __typename: "DevicePaymentOutcome" });
  await laterOn(backend);
  expect(await status()).toMatchObject({
    ...before,
    returnedForDevices: [
      {
        kind: "CHARGEBACK",
        reason: "NOT_RECOGNIZED",
        amount: 1_500,
        deviceId: "md_demo_3",
        deviceName: expect.any(String),
      },
    ],
  });
  expect(await payForDevice(vera, device, 1_500, "4242424242424242")).toMatchObject({
    __typename: "DevicePaymentOutcome",
  });
  expect(await status()).toMatchObject(before);
});

describe("a disputed device payment is told by e-mail, once, whatever becomes of the dispute:", () => {
  /** An account with a device, an English-speaking owner, a Spanish-speaking payer, and others who are not told. */
  async function payingCustomer() {
    const { username, accountId } = await newCustomer(backend, 10_000);
    const [owner] = await backend.database.select().from(users).where(eq(users.username, username));
    if (!owner) throw new Error("the owner was not created");
    const add = async (name: string, role: "BILLING" | "STANDARD") => {
      const user = { ...owner, id: randomUUID(), guid: randomUUID(), username: `${name}-${username}` };
      await backend.database
        .insert(users)
        .values({ ...user, email: `${user.username}@portico.example`, locale: "es-US" as const });
      await backend.database.insert(userAccounts).values({ userId: user.id, accountId, position: 0, role });
      return user.username;
    };
    const payer = await add("payer", "BILLING");
    await add("colleague", "BILLING");
    await add("visitor", "STANDARD");
    return { owner: username, payer, accountId, device: await addDevice(backend, accountId, 24_000) };
  }

  const told = async (accountId: string) =>
    (await backend.database.select().from(messages))
      .filter(({ about }) => about?.startsWith(`returned ${accountId} `))
      .sort((one, other) => one.locale.localeCompare(other.locale));

  test.each(["lost", "won"] as const)(
    "%s: to the owner and the payer, each in their language, with the device, the amount and where to pay",
    async (ends) => {
      const { owner, payer, accountId, device: paid } = await payingCustomer();
      await payForDevice(await Payer.signIn(backend, payer), paid.id, 1_500, cards[ends]);
      await laterOn(backend);
      await laterOn(backend);
      for (const callback of callbacks(backend)) await deliver(backend, callback);
      const mails = await told(accountId);
      expect(mails.map(({ address, locale }) => [address, locale])).toEqual([
        [`${owner}@portico.example`, "en-US"],
        [`${payer}@portico.example`, "es-US"],
      ]);
      const ending = accountId.slice(-4);
      const [english, spanish] = mails.map(({ subject, text }) => ({ subject, text: text ?? "" }));
      expect(english?.subject).toBe(`Your payment of $15.00 for Tideline 12 was reversed, account ending in ${ending}`);
      expect(english?.text).toContain(
        "Your payment of $15.00 on November 21, 2026 was reversed after a dispute. The cardholder told the bank that this payment isn’t theirs. We no longer have this money, so you owe $15.00 more for Tideline 12. Your bill doesn’t change.",
      );
      expect(english?.text).toContain(`Service: mobile, Tideline 12\nAccount: `);
      expect(spanish?.subject).toBe(`Su pago de $15.00 por Tideline 12 se anuló, cuenta terminada en ${ending}`);
      expect(spanish?.text).toContain(
        "Ya no tenemos ese dinero, así que ahora debe $15.00 más por Tideline 12. Su factura no cambia.",
      );
      expect(spanish?.text).toContain("Servicio: móvil, Tideline 12");
      for (const { text } of [english, spanish].flatMap((mail) => mail ?? []))
        expect(text).toContain(
          `/billing/device-balances/pay?${new URLSearchParams({ device: paid.id, account: accountId })}`,
        );
    },
  );

  test("a refund is not announced as a payment that was taken back", async () => {
    const { payer, accountId, device: paid } = await payingCustomer();
    await payForDevice(await Payer.signIn(backend, payer), paid.id, 1_500, cards.refunded);
    await laterOn(backend);
    await laterOn(backend);
    expect(await told(accountId)).toEqual([]);
  });
});
