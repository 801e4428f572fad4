import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "../src/database/database.ts";
import { paymentTerms } from "../testing/agreements.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { enroller } from "../testing/enroller.ts";
import { Payer } from "../testing/payer.ts";
import { changeOf, changeScheduled, schedule, scheduleInput } from "../testing/scheduler.ts";

let backend: TestBackend;
let payer: Payer;
let savedCardId: string;
beforeAll(async () => {
  backend = await openBackend();
  const customer = await newCustomer(backend, 50_000);
  savedCardId = customer.savedCardId;
  payer = await Payer.signIn(backend, customer.username);
});
afterAll(() => backend.close());

/** Unique numbers and codes (canaries) to search for. */
const canary = { cardNumber: "4929157406339174", securityCode: "8462", zip: "73962" };

/** The encodings in which a text could leak. */
function forms(text: string): string[] {
  const bytes = Buffer.from(text);
  const spaced = text.match(/.{1,4}/g)?.join(" ") ?? text;
  return [
    text,
    spaced,
    spaced.replaceAll(" ", "-"),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("hex"),
    encodeURIComponent(spaced),
    [...text].reverse().join(""),
  ];
}

/** Every row of every table of a database, as text. */
async function textOf(database: Database): Promise<string> {
  const { rows } = await database.execute(
    sql`select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const texts: string[] = [];
  for (const { schemaname, tablename } of rows) {
    const content = await database.execute(
      sql`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.identifier(String(schemaname))}.${sql.identifier(String(tablename))} t`,
    );
    texts.push(String(content.rows[0]?.["text"]));
  }
  return texts.join("\n");
}

async function everythingKept(): Promise<{ database: string; vault: string; logs: string; processor: string }> {
  return {
    database: await textOf(backend.database),
    vault: await textOf(await backend.vault.database()),
    logs: backend.logs.join("\n"),
    processor: JSON.stringify(backend.processor.record()),
  };
}

/** A security code is too short to be unique: only a whole JSON value or column counts as found. */
function asValue(code: string): RegExp {
  return new RegExp(`["'=(,]${code}["',)]`);
}

async function expectNowhere(numbers: readonly string[], codes: readonly string[]): Promise<void> {
  for (const [place, text] of Object.entries(await everythingKept())) {
    for (const form of numbers.flatMap(forms)) expect(text.includes(form), `${form} in ${place}`).toBe(false);
    for (const code of codes) expect(asValue(code).test(text), `${code} in ${place}`).toBe(false);
  }
}

test("the search finds a planted value", async () => {
  const { database, logs } = await everythingKept();
  expect(database.includes("Harbor Street Bakery")).toBe(true);
  expect(logs.length).toBeGreaterThan(0);
  expect(asValue("8462").test('{"code":"8462"}') && asValue("8462").test("(a,8462,b)")).toBe(true);
});

test("[WALL-07 partly] after success, decline, an invalid form, a crash and a lost answer, card number and security code are stored and logged nowhere", async () => {
  const amex = "371449635398431";
  const [{ token }, declined, lost] = [
    await payer.newCard({ cardNumber: canary.cardNumber, zip: canary.zip, securityCode: "731" }),
    await payer.newCard({ cardNumber: "4000000000011009", zip: canary.zip }),
    await payer.newCard({ cardNumber: "4000000000017006", zip: canary.zip }),
  ];
  expect(
    (await payer.pay(await payer.attempt(100, { method: { vaultToken: token }, saveMethod: true }))).payment.state,
  ).toBe("SUBMITTED");
  expect((await payer.pay(await payer.attempt(100, { method: { vaultToken: declined.token } }))).payment.state).toBe(
    "FAILED",
  );
  await payer.pay(await payer.attempt(100, { method: { vaultToken: lost.token } }));
  await payer.newCard({ cardNumber: amex, securityCode: canary.securityCode });
  await payer.savedCard(savedCardId, "846");

  const faulty = {
    kind: "newCard",
    cardName: canary.cardNumber,
    cardNumber: canary.cardNumber,
    expiry: "9999",
    zip: canary.zip,
    securityCode: canary.securityCode,
  };
  expect((await payer.storeResponse(await payer.ticket(), faulty)).status).toBe(400);
  expect((await payer.storeResponse(await payer.ticket(), { ...faulty, extra: canary.cardNumber })).status).toBe(400);
  expect((await payer.storeResponse("no-ticket", faulty)).status).toBe(401);

  const { registry } = backend.processor;
  const registerCard = registry.registerCard;
  registry.registerCard = () => Promise.reject(new Error("the processor's client broke"));
  const crashed = await payer.storeResponse(await payer.ticket(), {
    kind: "newCard",
    cardName: "Dana Reyes",
    cardNumber: canary.cardNumber,
    expiry: "1229",
    zip: canary.zip,
    securityCode: "731",
  });
  registry.registerCard = registerCard;
  expect(crashed.status).toBe(500);
  expect(await crashed.text()).not.toContain(canary.cardNumber);

  await expectNowhere(
    [canary.cardNumber, amex, "4000000000011009", "4000000000017006"],
    [canary.securityCode, canary.zip, "731", "846"],
  );
});

test("[WALL-07 partly] a bank account number is stored and logged nowhere, after saving, paying, an invalid form, a refused check, an edit of a card and a crash", async () => {
  const account = { accountNumber: "83916204457715", routingNumber: "021200009" };
  const customer = await newCustomer(backend, 50_000);
  const payer = await Payer.signIn(backend, customer.username);
  const kept = await payer.newBankAccount(account, "wallet");
  const input = {
    accountId: payer.accountId,
    idempotencyKey: "canary-of-the-wallet",
    vaultToken: kept.token,
    makeDefault: false,
  };
  expect(
    (
      await payer.graph(
        "mutation A($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { __typename } }",
        { input },
      )
    ).errors,
  ).toBeUndefined();
  const paid = await payer.newBankAccount(account);
  expect((await payer.pay(await payer.attempt(100, { method: { vaultToken: paid.token } }))).payment.state).toBe(
    "PENDING",
  );

  const typed = { kind: "newBankAccount", accountHolder: account.accountNumber, ...account, accountKind: "checking" };
  expect((await payer.storeResponse(await payer.ticket(), typed)).status).toBe(400);
  expect((await payer.storeResponse(await payer.ticket(), { ...typed, extra: account.accountNumber })).status).toBe(
    400,
  );
  expect(
    (
      await payer.storeResponse(await payer.ticket(undefined, "wallet"), {
        ...typed,
        accountHolder: "Dana Reyes",
        accountNumber: "000333333335",
      })
    ).status,
  ).toBe(400);
  const edited = {
    kind: "editedCard",
    savedMethodId: customer.savedCardId,
    cardName: "Dana Reyes",
    expiry: "1130",
    zip: canary.zip,
    securityCode: "847",
  };
  expect((await payer.storeResponse(await payer.ticket(customer.savedCardId, "wallet"), edited)).status).toBe(201);

  const { registry } = backend.processor;
  const { registerBankAccount } = registry;
  registry.registerBankAccount = () => Promise.reject(new Error("the processor's client broke"));
  const crashed = await payer.storeResponse(await payer.ticket(), { ...typed, accountHolder: "Dana Reyes" });
  registry.registerBankAccount = registerBankAccount;
  expect(crashed.status).toBe(500);

  await expectNowhere([account.accountNumber, account.routingNumber], [canary.zip, "847"]);
});

describe("[WALL-07 partly] card data for a scheduled payment, a device and Auto Pay are stored and logged nowhere", () => {
  const cards = {
    approved: "4716258050958645",
    declined: "4000000000011009",
    answerLost: "4000000000017006",
    refusesMandate: "4000000000031007",
  };
  const codes = ["7391", "739"];
  const typed = (cardNumber: string) => ({ cardNumber, zip: canary.zip, securityCode: "739" });

  /** Runs something while the processor's client throws at every call that moves or authorizes money. */
  async function whileItCrashes(run: () => Promise<unknown>): Promise<void> {
    const { adapter } = backend.processor;
    const { charge, authorise } = adapter;
    const crash = vi.fn(() => Promise.reject(new Error("the processor's client broke")));
    Object.assign(adapter, { charge: crash, authorise: crash });
    await run().catch(() => undefined);
    Object.assign(adapter, { charge, authorise });
    expect(crash).toHaveBeenCalled();
  }

  test("scheduling and changing: done, refused, run, and crashed during the run", async () => {
    const { username } = await newCustomer(backend, 50_000);
    const payer = await Payer.signIn(backend, username);
    const { paymentId } = await schedule(
      payer,
      await scheduleInput(payer, 1_000, "2026-12-01", {}, typed(cards.approved)),
    );
    const method = { vaultToken: (await payer.newCard(typed(cards.declined))).token };
    expect(await changeScheduled(payer, changeOf(payer, paymentId, 2_000, "2026-12-02", { method }))).toMatchObject({
      paymentId,
    });
    expect(
      await schedule(payer, await scheduleInput(payer, 1_000, "2030-12-01", {}, typed(cards.approved))),
    ).toMatchObject({ code: "DATE_OUT_OF_RANGE" });
    await schedule(payer, await scheduleInput(payer, 1_500, "2026-12-03", { saveMethod: true }, typed(cards.approved)));
    backend.clock.set(new Date("2026-12-02T15:00:00Z"));
    await backend.runDuePayments();
    backend.clock.set(new Date("2026-12-03T15:00:00Z"));
    await whileItCrashes(() => backend.runDuePayments());
    backend.clock.set(new Date("2026-11-21T15:00:00Z"));
    await expectNowhere(Object.values(cards), codes);
  });

  test("a device: paid, declined, lost answer, refused and crashed", async () => {
    const vera = await Payer.signIn(backend, "vera");
    const mutation =
      "mutation P($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) { __typename } }";
    const pay = async (cardNumber: string, amount: number) => {
      const input = {
        accountId: vera.accountId,
        idempotencyKey: crypto.randomUUID(),
        deviceId: "md_demo_3",
        amount,
        vaultToken: (await vera.newCard(typed(cardNumber))).token,
        terms: paymentTerms,
      };
      return (await vera.graph(mutation, { input })).data?.["createDeviceOneTimePaymentV2"];
    };
    expect(await pay(cards.approved, 1_000)).toMatchObject({ __typename: "DevicePaymentOutcome" });
    expect(await pay(cards.declined, 1_000)).toMatchObject({ __typename: "DevicePaymentOutcome" });
    expect(await pay(cards.approved, 9_999_999)).toMatchObject({ __typename: "PaymentRefusal" });
    await whileItCrashes(() => pay(cards.approved, 1_000));
    await expectNowhere(Object.values(cards), codes);
  });

  test("Auto Pay: enrolled, refused by the bank, lost answer, and crashed", async () => {
    for (const [username, cardNumber] of [
      ["ines", cards.refusesMandate],
      ["ines", cards.approved],
      ["hedda", cards.answerLost],
    ] as const) {
      const who = enroller(await Payer.signIn(backend, username));
      await who.enrol({ method: { vaultToken: (await who.payer.newCard(typed(cardNumber))).token } });
    }
    const pat = enroller(await Payer.signIn(backend, "pat"));
    const method = { vaultToken: (await pat.payer.newCard(typed(cards.approved))).token };
    await whileItCrashes(() => pat.change({ method }));
    await expectNowhere(Object.values(cards), codes);
  });

  test("nor in a page or response that the same user gets afterwards, nor in a logged URL", async () => {
    const { username } = await newCustomer(backend, 50_000);
    const payer = await Payer.signIn(backend, username);
    await payer.pay(
      await payer.attempt(100, {
        saveMethod: true,
        method: { vaultToken: (await payer.newCard(typed(cards.approved))).token },
      }),
    );
    const query =
      "query B($id: ID!) { billing(accountId: $id) { amountDue paymentMethods { id lastFour expiry cardName } payments(first: 5) { nodes { id lastFour } } } }";
    const answers = [
      await payer.browser.fetch("/billing"),
      await payer.browser.fetch("/api/pub/portal/v1/bootstrap"),
      await payer.graphResponse(query, { id: payer.accountId }),
    ];
    for (const text of await Promise.all(answers.map((answer) => answer.text()))) {
      expect(text).not.toBe("");
      for (const form of [cards.approved, canary.zip].flatMap(forms)) expect(text).not.toContain(form);
    }
    const addresses = backend.logs.flatMap((line) => /"url":"([^"]*)"/.exec(line)?.[1] ?? []);
    for (const form of Object.values(cards).flatMap(forms))
      expect(addresses.filter((address) => address.includes(form))).toEqual([]);
  });
});
