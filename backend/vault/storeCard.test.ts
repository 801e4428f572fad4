/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { Payer } from "../testing/payer.ts";
import { tokenSeal } from "../src/modules/vault/vault.protocol.ts";

let backend: TestBackend;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let payer: Payer;
beforeAll(async () => {
  backend = await openBackend();
  customer = await newCustomer(backend, 10_000);
  payer = await Payer.signIn(backend, customer.username);
});
afterAll(() => backend.close());

const card = {
  kind: "newCard",
  cardName: "Dana Reyes",
  cardNumber: "4242424242424242",
  expiry: "1229",
  zip: "02110",
  securityCode: "123",
};

async function answer(
  body: object,
  ticket?: string,
): Promise<{
  status: number;
  code?: string;
  fields?: { field: string; code: string }[];
  type?: string;
  fundingKind?: string;
  canSave?: boolean;
}> {
  const response = await payer.storeResponse(ticket ?? (await payer.ticket()), body);
  return { ...((await response.json()) as object), status: response.status };
}

const tokenOf = async (response: Response) => ((await response.json()) as { token: string }).token;

describe("[PAY-14 partly] a new card", () => {
  test.each([
    ["4242424242424242", "visa"],
    ["5555 5555 5555 4444", "mc"],
    ["3782-822463-10005", "amex", "1234"],
    ["6011111111111117", "discover"],
    ["2223003122003222", "mc"],
  ])("%s is detected as %s", async (cardNumber, type, securityCode = "123") => {
    expect(await answer({ ...card, cardNumber, securityCode })).toMatchObject({ status: 201, type });
  });

  test.each([
    ["cardNumber", "4242424242424241", "INVALID"],
    ["cardNumber", "424242424242", "TOO_SHORT"],
    ["cardNumber", "42424242424242424242", "TOO_LONG"],
    ["cardNumber", "", "MISSING"],
    ["cardNumber", "４２４２４２４２４２４２４２４２", "INVALID"],
    ["zip", "0211", "TOO_SHORT"],
    ["zip", "021101", "TOO_LONG"],
    ["zip", "02110-1234", "INVALID"],
    ["zip", "ABCDE", "INVALID"],
    ["expiry", "1026", "EXPIRED"],
    ["expiry", "1246", "TOO_FAR_AHEAD"],
    ["expiry", "1327", "INVALID"],
    ["expiry", "0027", "INVALID"],
    ["cardName", "", "MISSING"],
    ["cardName", "4242 4242 4242 4242", "INVALID"],
    ["cardName", "<script>alert(1)</script>", "INVALID"],
  ])("with the %s %j is rejected: %s", async (field, value, code) => {
    expect(await answer({ ...card, [field]: value })).toMatchObject({
      status: 400,
      code: "INVALID_CARD",
      fields: [{ field, code }],
    });
  });

  test("reports all invalid fields at once", async () => {
    const { fields } = await answer({
      kind: "newCard",
      cardName: " ",
      cardNumber: "1",
      expiry: "9999",
      zip: "1",
      securityCode: "",
    });
    expect(fields?.map((error) => error.field)).toEqual(["cardName", "cardNumber", "expiry", "zip", "securityCode"]);
  });

  test("is valid until the end of its expiry month, at most twenty years ahead", async () => {
    for (const expiry of ["1126", "11/26", "1146"]) expect((await answer({ ...card, expiry })).status).toBe(201);
  });
});

describe("[PAY-08 partly] the security code", () => {
  test.each([
    ["4242424242424242", "1234", "TOO_LONG"],
    ["4242424242424242", "12", "TOO_SHORT"],
    ["378282246310005", "123", "TOO_SHORT"],
    ["378282246310005", "12345", "TOO_LONG"],
    ["5555555555554444", "12a", "INVALID"],
  ])("for the card %s cannot be %s: %s", async (cardNumber, securityCode, code) => {
    expect(await answer({ ...card, cardNumber, securityCode })).toMatchObject({
      status: 400,
      fields: [{ field: "securityCode", code }],
    });
  });

  test("of a card of unknown brand has three or four digits", async () => {
    for (const securityCode of ["123", "1234"])
      expect((await answer({ ...card, cardNumber: "30569309025904", securityCode })).status).toBe(201);
  });

  test("of a saved card is submitted alone, and validated by that card's brand", async () => {
    const ticket = await payer.ticket(customer.savedCardId);
    const body = { kind: "savedCardCode", savedMethodId: customer.savedCardId, securityCode: "1234" };
    expect(await answer(body, ticket)).toMatchObject({
      status: 400,
      fields: [{ field: "securityCode", code: "TOO_LONG" }],
    });
    expect(await answer({ ...body, securityCode: "123" }, ticket)).toMatchObject({ status: 201, type: "visa" });
  });
});

describe("[PAY-08 partly] another security code for a card that was entered before", () => {
  const newToken = async () => (await payer.newCard({ cardNumber: "378282246310005", securityCode: "1234" })).token;
  const again = (cardToken: string, securityCode = "4321") => ({ kind: "enteredCardCode", cardToken, securityCode });

  test("is submitted alone, validated by the card's brand, and gives a token of the same card", async () => {
    const cardToken = await newToken();
    expect(await answer(again(cardToken, "123"))).toMatchObject({
      status: 400,
      fields: [{ field: "securityCode", code: "TOO_SHORT" }],
    });
    expect(await answer(again(cardToken))).toMatchObject({
      status: 201,
      type: "amex",
      lastFour: "0005",
      expiry: "1229",
      canSave: true,
    });
  });

  test("is refused for a forged token, a saved card's, a bank account's, and another user's", async () => {
    const other = await Payer.signIn(backend, (await newCustomer(backend, 10_000)).username);
    const saved = { kind: "savedCardCode", savedMethodId: customer.savedCardId, securityCode: "123" };
    const bank = { kind: "newBankAccount", accountHolder: "Harbor Street Bakery", accountKind: "checking" };
    const tokens = [
      "vt_guess",
      await payer.ticket(),
      (await other.newCard({ cardNumber: "4242424242424242" })).token,
      await tokenOf(await payer.storeResponse(await payer.ticket(customer.savedCardId), saved)),
      await tokenOf(
        await payer.storeResponse(await payer.ticket(), {
          ...bank,
          routingNumber: "110000000",
          accountNumber: "000123456789",
        }),
      ),
    ];
    for (const token of tokens)
      expect(await answer(again(token))).toMatchObject({ status: 401, code: "TICKET_INVALID" });
  });

  test("is refused fifteen minutes after the card was entered", async () => {
    const cardToken = await newToken();
    backend.securityClock.advance(900);
    payer = await Payer.signIn(backend, customer.username);
    expect(await answer(again(cardToken))).toMatchObject({ status: 401, code: "TICKET_INVALID" });
  });
});

test.each([
  ["4000000000021008", "debit", true],
  ["4000000000022006", "rechargeable", true],
  ["4000000000023004", "prepaid", false],
  ["4000000000024002", "gift", false],
])("the card %s is %s and can be saved: %s", async (cardNumber, fundingKind, canSave) => {
  expect(await answer({ ...card, cardNumber })).toMatchObject({ fundingKind, canSave });
});

describe("[WALL-02 partly] a bank account", () => {
  const account = {
    kind: "newBankAccount",
    accountHolder: "Harbor Street Bakery LLC",
    routingNumber: "110000000",
    accountNumber: "000123456789",
    accountKind: "checking",
  };

  test("is shown with bank, kind and last four digits", async () => {
    expect(await answer({ ...account, routingNumber: "1100-0000-0" })).toMatchObject({
      status: 201,
      type: "bankAccount",
      lastFour: "6789",
      bankName: "Harborlight Bank",
      accountKind: "checking",
      canSave: true,
    });
    expect(await answer({ ...account, routingNumber: "321000006", accountKind: "savings" })).toMatchObject({
      status: 201,
      bankName: null,
      accountKind: "savings",
    });
  });

  test.each([
    ["routingNumber", "110000001", "CHECK_DIGIT"],
    ["routingNumber", "11000000", "TOO_SHORT"],
    ["routingNumber", "1100000000", "TOO_LONG"],
    ["routingNumber", "990000007", "NOT_SUPPORTED"],
    ["routingNumber", "", "MISSING"],
    ["routingNumber", "11000000x", "INVALID"],
    ["accountNumber", "123", "TOO_SHORT"],
    ["accountNumber", "1".repeat(18), "TOO_LONG"],
    ["accountNumber", "", "MISSING"],
    ["accountNumber", "１２３４５", "INVALID"],
    ["accountKind", "", "MISSING"],
    ["accountKind", "current", "INVALID"],
    ["accountHolder", " ", "MISSING"],
    ["accountHolder", "{{7*7}}<", "INVALID"],
  ])("with the %s %j is rejected: %s", async (field, value, code) => {
    expect(await answer({ ...account, [field]: value })).toMatchObject({
      status: 400,
      code: "INVALID_BANK_ACCOUNT",
      fields: [{ field, code }],
    });
  });

  test("reports all invalid fields at once", async () => {
    const { fields } = await answer({
      ...account,
      accountHolder: "",
      routingNumber: "1",
      accountNumber: "x",
      accountKind: "",
    });
    expect(fields?.map(({ field }) => field)).toEqual([
      "accountHolder",
      "routingNumber",
      "accountNumber",
      "accountKind",
    ]);
  });
});

describe("a ticket", () => {
  test("is issued only for the user's own accounts and cards", async () => {
    expect((await payer.ticketResponse(undefined, "8347201206")).status).toBe(404);
    expect((await payer.ticketResponse("pm_demo_pine_visa")).status).toBe(404);
    expect((await payer.ticketResponse("pm_unknown")).status).toBe(404);
  });

  test("is valid only for its purpose", async () => {
    expect(await answer(card, await payer.ticket(customer.savedCardId))).toMatchObject({
      status: 401,
      code: "TICKET_INVALID",
    });
    expect(
      await answer({ kind: "savedCardCode", savedMethodId: customer.savedCardId, securityCode: "123" }),
    ).toMatchObject({ status: 401, code: "TICKET_INVALID" });
  });

  test.each(["", "tk_guess", "x".repeat(201)])("that is forged (%j) is rejected", async (ticket) => {
    const response = await payer.browser.vaultFetch("/api/pub/pciedge/pci/v1/payments", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-vendor-key": "SMB",
        "x-client-type": "SSPP",
        authorization: `Bearer ${ticket}`,
      },
      body: JSON.stringify(card),
    });
    expect(response.status).toBe(401);
  });

  test("is used up after a few tries", async () => {
    const ticket = await payer.ticket();
    const statuses: number[] = [];
    for (let index = 0; index < 8; index += 1)
      statuses.push((await answer({ ...card, cardNumber: "4242424242424241" }, ticket)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 401, 401]);
  });

  test("is valid for one payment: however often the form was sent, one of its tokens is used", async () => {
    const ticket = await payer.ticket();
    const tokens = await Promise.all(
      Array.from(
        { length: 3 },
        async () => ((await (await payer.storeResponse(ticket, card)).json()) as { token: string }).token,
      ),
    );
    const [first, ...others] = await Promise.all(
      tokens.map((vaultToken) => payer.attempt(100, { method: { vaultToken } })),
    );
    expect((await payer.pay(first!)).payment.state).toBe("SUBMITTED");
    for (const other of others)
      expect(await payer.pay(other)).toMatchObject({ __typename: "PaymentRefusal", code: "CARD_DATA_EXPIRED" });
  });

  test("is encrypted for the vault: the user and the processor's token of a saved card are not readable", async () => {
    const parts = (await payer.ticket(customer.savedCardId)).split(".");
    for (const part of parts) expect(Buffer.from(part, "base64url").toString()).not.toMatch(/card_test_visa|pm_/);
  });

  test("that was changed, swapped with a token, or sealed with another secret is rejected", async () => {
    const [ticket, { token }] = [await payer.ticket(), await payer.newCard({ cardNumber: "4242424242424242" })];
    const forged = tokenSeal("a secret that is not the one of the vault").close({
      ...tokenSeal(backend.config.vaultSecret).open(token)!,
      checked: true,
    });
    const changed = token.replace(/.(?=.{30}$)/, (letter) => (letter === "A" ? "B" : "A"));
    for (const vaultToken of [ticket, forged, changed, "", "vt_guess"])
      expect(await payer.pay(await payer.attempt(100, { method: { vaultToken } }))).toMatchObject({
        code: "CARD_DATA_EXPIRED",
      });
    expect(await answer(card, token)).toMatchObject({ status: 401, code: "TICKET_INVALID" });
  });

  test("of one user is rejected for another", async () => {
    const other = await Payer.signIn(backend, (await newCustomer(backend, 10_000)).username);
    const { token } = await payer.newCard({ cardNumber: "4242424242424242" });
    expect(await other.pay(await other.attempt(100, { method: { vaultToken: token } }))).toMatchObject({
      code: "CARD_DATA_EXPIRED",
    });
  });

  test("expires after fifteen minutes", async () => {
    const [ticket, late] = [await payer.ticket(), await payer.ticket()];
    backend.securityClock.advance(899);
    expect((await answer(card, ticket)).status).toBe(201);
    backend.securityClock.advance(1);
    expect((await answer(card, late)).status).toBe(401);
    payer = await Payer.signIn(backend, customer.username);
  });

  test("is not accepted on the portal's origin", async () => {
    const headers = {
      "content-type": "application/json",
      "x-vendor-key": "SMB",
      "x-client-type": "SSPP",
      authorization: `Bearer ${await payer.ticket()}`,
    };
    const response = await payer.browser.fetch("/api/pub/pciedge/pci/v1/payments", {
      method: "POST",
      headers,
      body: JSON.stringify(card),
    });
    expect(response.status).toBe(404);
  });
});

test("without the processor no card is accepted, and the response says to retry", async () => {
  backend.processor.setFault("unavailable");
  expect(await answer(card)).toMatchObject({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });
  backend.processor.setFault("none");
});

test("too many tickets or submitted cards are rate limited", { timeout: 120_000 }, async () => {
  const own = await openBackend();
  const hurried = await Payer.signIn(own, "dana");
  for (const call of [() => hurried.ticketResponse(), () => hurried.storeResponse("tk_guess", card)]) {
    const statuses: number[] = [];
    for (let calls = 0; calls < 120; calls += 1) statuses.push((await call()).status);
    expect(statuses).not.toContain(429);
    expect(await (await call()).json()).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
      retryAfterSeconds: expect.any(Number),
    });
  }
  await own.close();
});
