/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { addMethod, changeWallet, newHolder, walletMutation, walletOperations } from "../testing/walletHolder.ts";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const checking = { accountNumber: "000123456789" };

describe("[WALL-02 partly] saving", () => {
  test("a card and a bank account are saved once, with their displayable data", async () => {
    const holder = await newHolder(backend);
    const { token } = await holder.newCard({ cardNumber: "5555555555554444" }, "wallet");
    const added = await addMethod(holder, token, { nickname: "  Shop   card ", makeDefault: true });
    expect(
      added.account?.paymentMethods.map(({ lastFour, nickname, isDefault }) => ({ lastFour, nickname, isDefault })),
    ).toEqual([
      { lastFour: "4444", nickname: "Shop card", isDefault: true },
      { lastFour: "4242", nickname: null, isDefault: false },
    ]);
    const bank = await holder.newBankAccount({ ...checking, accountKind: "savings" }, "wallet");
    expect(bank).toMatchObject({
      type: "bankAccount",
      lastFour: "6789",
      bankName: "Harborlight Bank",
      accountKind: "savings",
      expiry: null,
      fundingKind: null,
      canSave: true,
    });
    const withBank = await addMethod(holder, bank.token);
    expect(withBank.account?.paymentMethods.find(({ type }) => type === "bankAccount")).toMatchObject({
      lastFour: "6789",
      bankName: "Harborlight Bank",
      accountKind: "savings",
      cardName: "Harbor Street Bakery",
      expiry: null,
      usedForAutoPay: false,
      restricted: false,
    });
    const again = await addMethod(holder, (await holder.newBankAccount(checking, "wallet")).token);
    expect(again.account?.paymentMethods.filter(({ type }) => type === "bankAccount")).toMatchObject([
      { id: withBank.paymentMethodId, accountKind: "checking" },
    ]);
  });

  test("a bank account that the bank refused is offered again once it is checked and saved again", async () => {
    const holder = await newHolder(backend);
    const save = async () => addMethod(holder, (await holder.newBankAccount(checking, "wallet")).token);
    const { paymentMethodId: id } = await save();
    await backend.database
      .update(paymentMethods)
      .set({ unavailable: true })
      .where(eq(paymentMethods.id, id ?? ""));
    expect(await save()).toMatchObject({ paymentMethodId: id });
    const rows = await backend.database
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.id, id ?? ""));
    expect(rows).toMatchObject([{ unavailable: false }]);
  });

  test("a repeated key returns the same response, byte for byte, and saves once; another body is rejected", async () => {
    const holder = await newHolder(backend);
    const { token } = await holder.newCard({ cardNumber: "6011111111111117" }, "wallet");
    const input = { accountId: holder.accountId, idempotencyKey: randomUUID(), vaultToken: token, makeDefault: false };
    const send = async () => (await holder.graphResponse(walletMutation("addPaymentMethod"), { input })).text();
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set([...answers, await send()]).size).toBe(1);
    expect(await changeWallet(holder, "addPaymentMethod", { ...input, makeDefault: true })).toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
    });
    expect(await changeWallet(holder, "addPaymentMethod", { ...input, idempotencyKey: "short" })).toMatchObject({
      code: "IDEMPOTENCY_KEY_INVALID",
    });
    expect(await addMethod(holder, token)).toMatchObject({ code: "CARD_DATA_EXPIRED" });
  });

  test.each([
    ["4000000000023004", "prepaid"],
    ["4000000000024002", "gift"],
  ])("[WALL-06] [PAY-15 partly] the card %s is %s: it is not saved", async (cardNumber) => {
    const holder = await newHolder(backend);
    const { token, canSave } = await holder.newCard({ cardNumber }, "wallet");
    expect(canSave).toBe(false);
    expect(await addMethod(holder, token)).toEqual({
      __typename: "WalletRefusal",
      code: "CANNOT_BE_SAVED",
      maxMethods: null,
    });
  });

  test.each([
    ["4000000000021008", "debit"],
    ["4000000000022006", "rechargeable"],
  ])("[WALL-06] the card %s is %s: it is saved", async (cardNumber) => {
    const holder = await newHolder(backend);
    expect(await addMethod(holder, (await holder.newCard({ cardNumber }, "wallet")).token)).toMatchObject({
      __typename: "WalletChange",
    });
  });

  test("a token of a payment form, of another user, or a forged one saves nothing", async () => {
    const [holder, other] = [await newHolder(backend), await newHolder(backend)];
    const unchecked = await holder.newCard({ cardNumber: "5555555555554444" });
    const foreign = await other.newCard({ cardNumber: "5555555555554444" }, "wallet");
    for (const token of [unchecked.token, foreign.token, "vt_guess", ""])
      expect(await addMethod(holder, token)).toMatchObject({ code: "CARD_DATA_EXPIRED" });
  });

  test("the thirteenth method is refused, also when two are added concurrently for the last place", async () => {
    const holder = await newHolder(backend);
    const [card] = await backend.database
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.id, holder.savedCardId));
    await backend.database.insert(paymentMethods).values(
      Array.from({ length: 10 }, (_, index) => ({
        ...card!,
        id: `pm_${randomUUID()}`,
        isDefault: false,
        fingerprint: `${holder.accountId}-${index}`,
      })),
    );
    const tokens = [
      await holder.newCard({ cardNumber: "5555555555554444" }, "wallet"),
      await holder.newBankAccount(checking, "wallet"),
    ];
    const answers = await Promise.all(tokens.map(({ token }) => addMethod(holder, token)));
    expect(answers.filter(({ __typename }) => __typename === "WalletRefusal")).toEqual([
      { __typename: "WalletRefusal", code: "WALLET_FULL", maxMethods: 12 },
    ]);
  });
});

describe("[WALL-07 partly] [ERR-02 partly] the processor checks a method before it is saved, and the form shows the field at fault", () => {
  const card = {
    kind: "newCard",
    cardName: "Dana Reyes",
    cardNumber: "4242424242424242",
    expiry: "1229",
    zip: "02110",
    securityCode: "123",
  };
  const account = {
    kind: "newBankAccount",
    accountHolder: "Harbor Street Bakery",
    routingNumber: "110000000",
    accountNumber: "000123456789",
    accountKind: "checking",
  };

  async function answer(holder: Payer, body: object, savedMethodId?: string): Promise<object> {
    const response = await holder.storeResponse(await holder.ticket(savedMethodId, "wallet"), body);
    return { status: response.status, ...((await response.json()) as object) };
  }

  test.each([
    [{ ...card, cardNumber: "4000000000011009" }, "INVALID_CARD", "cardNumber", "DECLINED"],
    [{ ...card, securityCode: "999" }, "INVALID_CARD", "securityCode", "NOT_MATCHING"],
    [{ ...account, accountNumber: "000333333335" }, "INVALID_BANK_ACCOUNT", "accountNumber", "DECLINED"],
  ])("%o: %s, %s %s", async (body, code, field, error) => {
    expect(await answer(await newHolder(backend), body)).toMatchObject({
      status: 400,
      code,
      fields: [{ field, code: error }],
    });
    expect(backend.processor.charged()).toEqual([]);
  });

  test("without the processor nothing is saved, and the response says to retry", async () => {
    const holder = await newHolder(backend);
    const { registry } = backend.processor;
    const { check } = registry;
    registry.check = () => Promise.resolve({ kind: "unknown" });
    expect(await answer(holder, card)).toMatchObject({ status: 503, code: "TEMPORARILY_UNAVAILABLE" });
    registry.check = check;
  });

  test("after five refusals within an hour nothing more is checked, whichever form it comes from", async () => {
    const holder = await newHolder(backend);
    const guess = {
      kind: "editedCard",
      savedMethodId: holder.savedCardId,
      cardName: "Dana Reyes",
      expiry: "1229",
      zip: "02110",
      securityCode: "999",
    };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await answer(holder, guess, holder.savedCardId)).toMatchObject({ status: 400 });
    expect(await answer(holder, { ...guess, securityCode: "123" }, holder.savedCardId)).toMatchObject({
      status: 429,
      code: "TOO_MANY_REQUESTS",
    });
    expect(await answer(holder, card)).toMatchObject({ status: 429 });
  });

  test("of sixty concurrent wrong security codes the processor checks five", async () => {
    const holder = await newHolder(backend);
    const guess = {
      kind: "editedCard",
      savedMethodId: holder.savedCardId,
      cardName: "Dana Reyes",
      expiry: "1229",
      zip: "02110",
      securityCode: "999",
    };
    const { registry } = backend.processor;
    const { check } = registry;
    let checks = 0;
    registry.check = (method) => {
      checks += 1;
      return check.call(registry, method);
    };
    const answers = await Promise.all(Array.from({ length: 60 }, () => answer(holder, guess, holder.savedCardId)));
    registry.check = check;
    expect(checks).toBe(5);
    expect(
      answers
        .map((one) => (one as { status: number }).status)
        .sort()
        .slice(0, 6),
    ).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe("[WALL-08 partly] editing a card", () => {
  const details = { cardName: "Dana R. Reyes", expiry: "01/30", zip: "02111", securityCode: "123" };

  async function edit(holder: Payer, paymentMethodId: string, changes: object = {}): Promise<Response> {
    return holder.storeResponse(await holder.ticket(paymentMethodId, "wallet"), {
      kind: "editedCard",
      savedMethodId: paymentMethodId,
      ...details,
      ...changes,
    });
  }

  test("changes expiry and name, and keeps nickname, number and default", async () => {
    const holder = await newHolder(backend);
    await changeWallet(holder, "renamePaymentMethod", { paymentMethodId: holder.savedCardId, nickname: "Shop" });
    const { token } = (await (await edit(holder, holder.savedCardId)).json()) as { token: string };
    const edited = await changeWallet(holder, "editCard", {
      idempotencyKey: randomUUID(),
      paymentMethodId: holder.savedCardId,
      vaultToken: token,
    });
    expect(edited.account?.paymentMethods).toMatchObject([
      { expiry: "0130", cardName: "Dana R. Reyes", lastFour: "4242", nickname: "Shop" },
    ]);
  });

  test.each([
    ["securityCode", "12", "TOO_SHORT"],
    ["securityCode", "1234", "TOO_LONG"],
    ["securityCode", "12a", "INVALID"],
    ["securityCode", "", "MISSING"],
    ["securityCode", "999", "NOT_MATCHING"],
    ["expiry", "1026", "EXPIRED"],
    ["expiry", "1327", "INVALID"],
    ["zip", "0211", "TOO_SHORT"],
    ["cardName", " ", "MISSING"],
  ])("the %s %j is rejected: %s", async (field, value, code) => {
    const holder = await newHolder(backend);
    expect(await (await edit(holder, holder.savedCardId, { [field]: value })).json()).toMatchObject({
      code: "INVALID_CARD",
      fields: [{ field, code }],
    });
  });

  test("a token of another card, or not for an edit, changes nothing; a bank account cannot be edited", async () => {
    const holder = await newHolder(backend);
    const { token } = await holder.newCard({ cardNumber: "5555555555554444" }, "wallet");
    const change = (paymentMethodId: string, vaultToken: string) =>
      changeWallet(holder, "editCard", { idempotencyKey: randomUUID(), paymentMethodId, vaultToken });
    expect(await change(holder.savedCardId, token)).toMatchObject({ code: "CARD_DATA_EXPIRED" });
    expect(await change("pm_demo_pine_visa", token)).toMatchObject({ code: "METHOD_NOT_FOUND" });
    const bank = await addMethod(holder, (await holder.newBankAccount(checking, "wallet")).token);
    expect((await edit(holder, bank.paymentMethodId ?? "")).status).toBe(404);
  });
});

describe("nickname, default, deletion", () => {
  test.each([
    ["x".repeat(31), "NICKNAME_TOO_LONG"],
    ["4242424242424242", "NICKNAME_INVALID"],
    ["<b>", "NICKNAME_INVALID"],
  ])("the nickname %j is rejected: %s", async (nickname, code) => {
    const holder = await newHolder(backend);
    expect(
      await changeWallet(holder, "renamePaymentMethod", { paymentMethodId: holder.savedCardId, nickname }),
    ).toMatchObject({ code });
    expect(await addMethod(holder, "vt_any", { nickname })).toMatchObject({ code });
  });

  test("a nickname can be set and cleared; the default can be moved", async () => {
    const holder = await newHolder(backend);
    const { paymentMethodId } = await addMethod(holder, (await holder.newBankAccount(checking, "wallet")).token, {
      nickname: "Operating",
    });
    const cleared = await changeWallet(holder, "renamePaymentMethod", { paymentMethodId, nickname: "  " });
    expect(cleared.account?.paymentMethods.find(({ id }) => id === paymentMethodId)?.nickname).toBeNull();
    await changeWallet(holder, "makeDefaultPaymentMethod", { paymentMethodId: holder.savedCardId });
    const moved = await changeWallet(holder, "makeDefaultPaymentMethod", { paymentMethodId });
    expect(moved.account?.paymentMethods.map(({ id, isDefault }) => [id, isDefault])).toEqual([
      [paymentMethodId, true],
      [holder.savedCardId, false],
    ]);
  });

  test("[WALL-02 partly] a method is deleted once; a second time, and another user's, is not found", async () => {
    const holder = await newHolder(backend);
    const remove = (paymentMethodId: string) => changeWallet(holder, "deletePaymentMethod", { paymentMethodId });
    expect((await remove(holder.savedCardId)).account?.paymentMethods).toEqual([]);
    for (const id of [holder.savedCardId, "pm_demo_pine_visa", "pm_unknown", ""])
      expect(await remove(id)).toEqual({ __typename: "WalletRefusal", code: "METHOD_NOT_FOUND", maxMethods: null });
    expect(
      await backend.database.select().from(paymentMethods).where(eq(paymentMethods.id, "pm_demo_pine_visa")),
    ).toHaveLength(1);
  });

  test("[WALL-03] the method of Auto Pay cannot be deleted until Auto Pay uses another", async () => {
    const holder = await newHolder(backend);
    const { paymentMethodId: other } = await addMethod(holder, (await holder.newBankAccount(checking, "wallet")).token);
    await backend.database.insert(autoPayEnrolments).values({
      accountId: holder.accountId,
      service: "core",
      paymentMethodId: holder.savedCardId,
      debitDay: 3,
      nextDate: "2026-12-03",
      mandate: "mandate",
      enrolledBy: "Dana",
    });
    const remove = () => changeWallet(holder, "deletePaymentMethod", { paymentMethodId: holder.savedCardId });
    expect(await remove()).toMatchObject({ code: "USED_FOR_AUTO_PAY" });
    await backend.database
      .update(autoPayEnrolments)
      .set({ paymentMethodId: other })
      .where(eq(autoPayEnrolments.accountId, holder.accountId));
    expect((await remove()).account?.paymentMethods).toMatchObject([
      { id: other, usedForAutoPay: true, autoPayAssignment: "ALL_SERVICES" },
    ]);
  });
});

test.each([
  [["core", "mobile"], "ALL_SERVICES"],
  [["core"], "CORE"],
  [["mobile"], "MOBILE"],
] as const)(
  "[WALL-01 partly] on an account with mobile, a method that Auto Pay charges for %s is labelled as paying %s",
  async (services, assignment) => {
    const nadia = await Payer.signIn(backend, "nadia");
    const before = await backend.database
      .select()
      .from(autoPayEnrolments)
      .where(eq(autoPayEnrolments.accountId, nadia.accountId));
    const enrol = async (rows: typeof before) => {
      await backend.database.delete(autoPayEnrolments).where(eq(autoPayEnrolments.accountId, nadia.accountId));
      await backend.database.insert(autoPayEnrolments).values(rows);
    };
    await enrol(before.filter(({ service }) => services.some((each) => each === service)));
    const { data } = await nadia.graph(
      "query W($id: ID!) { billing(accountId: $id) { paymentMethods { autoPayAssignment } } }",
      { id: nadia.accountId },
    );
    await enrol(before);
    expect(data?.["billing"]).toEqual({ paymentMethods: [{ autoPayAssignment: assignment }] });
  },
);

describe("[SESS-12 partly] permission to change a wallet", () => {
  const input = {
    paymentMethodId: "pm_demo_harbor_visa",
    idempotencyKey: "attempt-of-the-test",
    vaultToken: "vt_x",
    nickname: "x",
    makeDefault: false,
  };
  const wanted = {
    addPaymentMethod: ["idempotencyKey", "vaultToken", "makeDefault"],
    editCard: ["idempotencyKey", "paymentMethodId", "vaultToken"],
    renamePaymentMethod: ["paymentMethodId", "nickname"],
    makeDefaultPaymentMethod: ["paymentMethodId"],
    deletePaymentMethod: ["paymentMethodId"],
  } as const;
  const inputOf = (operation: keyof typeof wanted) =>
    Object.fromEntries(wanted[operation].map((name) => [name, input[name]]));

  test.each(walletOperations)("%s: not the standard role, not for another account", async (operation) => {
    const sam = await Payer.signIn(backend, "sam");
    const code = async (accountId: string) =>
      (await sam.graph(walletMutation(operation), { input: { accountId, ...inputOf(operation) } })).errors?.[0]
        ?.extensions.code;
    expect(await code(sam.accountId)).toBe("NOT_ALLOWED");
    const dana = await Payer.signIn(backend, "dana");
    const foreign = await Promise.all(
      ["8347201206", "0000000000"].map((accountId) =>
        dana.graph(walletMutation(operation), { input: { accountId, ...inputOf(operation) } }),
      ),
    );
    expect(foreign.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });
});
