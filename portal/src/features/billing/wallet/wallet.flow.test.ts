import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestBrowser, type TabOptions } from "../../../testing/openPortal.ts";
import { goodBankAccount, goodCard } from "../../../testing/payOnceDriver.ts";
import { holdResponses } from "../../../testing/holdResponses.ts";
import { openWallet } from "../../../testing/walletDriver.ts";
import { navigationArrived } from "../../navigation/model/navigation.slice.ts";
import { walletEvents } from "./wallet.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const opened = (as: string, options: TabOptions = {}) => openWallet(createTestBrowser(backend.browser()), as, options);

test("[WALL-01] every saved method has type, last four, expiry, name, flags and its uses by Auto Pay; the default comes first", async () => {
  const wendy = await opened("wendy");
  expect(wendy.methods()[0]).toMatchObject({
    type: "bankAccount",
    lastFour: "6789",
    expiry: null,
    bankName: "Harborlight Bank",
    accountKind: "checking",
    nickname: "Operating account",
    isDefault: true,
  });
  const flags = (lastFour: string) => {
    const { expired, expiringSoon, unavailable, restricted } = wendy.methodEnding(lastFour)!;
    return Object.entries({ expired, expiringSoon, unavailable, restricted }).flatMap(([name, set]) =>
      set ? [name] : [],
    );
  };
  expect({ "4242": flags("4242"), "0005": flags("0005"), "4444": flags("4444"), "1117": flags("1117") }).toEqual({
    "4242": [],
    "0005": ["expiringSoon"],
    "4444": ["expired"],
    "1117": ["unavailable"],
  });
  expect(wendy.methodEnding("4242")).toMatchObject({
    type: "visa",
    expiry: "1229",
    cardName: "Wendy Winslow",
    usedForAutoPay: false,
    autoPayAssignment: null,
  });
  expect((await opened("carl")).methodEnding("4242")).toMatchObject({ restricted: true });
  expect((await opened("pat")).methods()).toMatchObject([{ usedForAutoPay: true, autoPayAssignment: "ALL_SERVICES" }]);
  expect((await opened("lucia")).methods()).toEqual([]);
});

/** The server carries out the first call of an operation, and its answer is lost. */
function loseFirstAnswer(operation: string) {
  let isLost = false;
  const network =
    (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      const asks = input instanceof Request ? await input.clone().text() : String(init?.body ?? "");
      const answer = await fetch(input, init);
      if (isLost || !asks.includes(operation)) return answer;
      isLost = true;
      throw new TypeError("the connection broke");
    };
  return { network, lost: () => isLost };
}

describe("[WALL-02] adding", () => {
  test("a card and a bank account are in the list on every screen, and the form returns to it", async () => {
    const lucia = await opened("lucia");
    expect(await lucia.add({ kind: "newCard" }, goodCard, { nickname: "Caja" })).toEqual({ name: "done", what: "add" });
    expect(lucia.places.at(-1)).toBe(`/billing/payment-methods?account=${lucia.accountId}`);
    expect(await lucia.add({ kind: "newBankAccount" }, goodBankAccount, { makeDefault: true })).toEqual({
      name: "done",
      what: "add",
    });
    expect(lucia.methods()).toMatchObject([
      { type: "bankAccount", lastFour: "5559", isDefault: true },
      { type: "visa", nickname: "Caja", isDefault: false },
    ]);
  });

  test.each([
    ["4000000000023004", "prepaid"],
    ["4000000000024002", "gift"],
  ])(
    "[WALL-06] [PAY-15] the card %s is %s: it is refused with the reason, and nothing is saved",
    async (cardNumber) => {
      const lucia = await opened("lucia");
      expect(await lucia.add({ kind: "newCard" }, { ...goodCard, cardNumber })).toEqual({
        name: "refused",
        what: "add",
        code: "CANNOT_BE_SAVED",
      });
      expect(lucia.methods()).toEqual([]);
      expect(lucia.places.some((place) => place.includes("payment-methods"))).toBe(false);
    },
  );

  test("[WALL-07] [ERR-02 partly] a refusal by the bank is shown at its field of the vault's iframe (validateCardError), and nothing is saved", async () => {
    const lucia = await opened("lucia");
    expect(await lucia.type({ kind: "newCard" }, { ...goodCard, cardNumber: "4000000000011009" })).toEqual({
      kind: "invalid",
      errors: { cardNumber: "DECLINED" },
    });
    expect(await lucia.type({ kind: "newCard" }, { ...goodCard, securityCode: "999" })).toEqual({
      kind: "invalid",
      errors: { securityCode: "NOT_MATCHING" },
    });
    expect(await lucia.type({ kind: "newBankAccount" }, { ...goodBankAccount, routingNumber: "110000001" })).toEqual({
      kind: "invalid",
      errors: { routingNumber: "CHECK_DIGIT" },
    });
    expect(await lucia.type({ kind: "newBankAccount" }, { ...goodBankAccount, accountNumber: "000333333335" })).toEqual(
      { kind: "invalid", errors: { accountNumber: "DECLINED" } },
    );
    expect(lucia.methods()).toEqual([]);
  });

  test("a lost answer is retried with the same idempotency key: the method is saved once", async () => {
    const { network, lost } = loseFirstAnswer("addPaymentMethod");
    const lucia = await opened("lucia", { network });
    const adding = lucia.add({ kind: "newCard" }, goodCard);
    await expect.poll(lost).toBe(true);
    lucia.signal({ kind: "online" });
    expect(await adding).toEqual({ name: "done", what: "add" });
    expect(lucia.methods()).toHaveLength(1);
  });

  test("a card that is saved after its form was left does not take the customer away from the page they are on", async () => {
    const { network, lost } = loseFirstAnswer("addPaymentMethod");
    const lucia = await opened("lucia", { network });
    const adding = lucia.add({ kind: "newCard" }, goodCard);
    await expect.poll(lost).toBe(true);
    lucia.store.dispatch(navigationArrived({ path: "/billing/pay", search: "", hash: "" }));
    lucia.signal({ kind: "online" });
    expect(await adding).toEqual({ name: "done", what: "add" });
    expect(lucia.places.some((place) => place.includes("payment-methods"))).toBe(false);
  });
});

describe("editing, renaming, deleting", () => {
  test("[WALL-02] [WALL-08] an expired card with a new date and its security code can be charged again; a wrong code changes nothing", async () => {
    const wendy = await opened("wendy");
    const wrong = await wendy.edit("4444", { expiry: "1130", securityCode: "12" });
    expect(await wendy.type(wrong.mode, wrong.values)).toEqual({
      kind: "invalid",
      errors: { securityCode: "TOO_SHORT" },
    });
    const { mode, values, card } = await wendy.edit("4444", { cardName: "Wendy W.", expiry: "1130" });
    const vaultToken = await wendy.tokenOf(mode, values);
    expect(
      await wendy.dispatch(
        walletEvents.editRequested({ accountId: wendy.accountId, paymentMethodId: card.id, vaultToken }),
      ),
    ).toEqual({ name: "done", what: "edit" });
    expect(wendy.methodEnding("4444")).toMatchObject({ expired: false, expiry: "1130", cardName: "Wendy W." });
  });

  test("a nickname and a new default are in the list at once; a nickname that could be a number is refused", async () => {
    const wendy = await opened("wendy");
    const ref = { accountId: wendy.accountId, paymentMethodId: "pm_demo_winslow_amex" };
    expect(await wendy.dispatch(walletEvents.renameRequested({ ...ref, nickname: "Travel" }))).toEqual({
      name: "done",
      what: "rename",
    });
    wendy.store.dispatch(walletEvents.dismissed());
    expect(await wendy.dispatch(walletEvents.renameRequested({ ...ref, nickname: "378282246310005" }))).toEqual({
      name: "refused",
      what: "rename",
      code: "NICKNAME_INVALID",
    });
    wendy.store.dispatch(walletEvents.dismissed());
    expect(await wendy.dispatch(walletEvents.makeDefaultRequested(ref))).toEqual({ name: "done", what: "makeDefault" });
    expect(wendy.methods()[0]).toMatchObject({ id: ref.paymentMethodId, nickname: "Travel", isDefault: true });
  });

  test("[WALL-02] [WALL-03] a method is deleted; that of Auto Pay is not, and the list says that Auto Pay uses it", async () => {
    const wendy = await opened("wendy");
    expect(
      await wendy.dispatch(
        walletEvents.deletionRequested({ accountId: wendy.accountId, paymentMethodId: "pm_demo_winslow_mc" }),
      ),
    ).toEqual({ name: "done", what: "delete" });
    expect(wendy.methodEnding("4444")).toBeUndefined();
    const pat = await opened("pat");
    expect(
      await pat.dispatch(
        walletEvents.deletionRequested({ accountId: pat.accountId, paymentMethodId: "pm_demo_pine_visa" }),
      ),
    ).toEqual({ name: "refused", what: "delete", code: "USED_FOR_AUTO_PAY" });
    expect(pat.methods()).toMatchObject([{ id: "pm_demo_pine_visa", usedForAutoPay: true }]);
  });

  test("[ERR-02 partly] when the server is down every change has its own failure message, and nothing is lost", async () => {
    let offline = false;
    const network =
      (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
      (input, init) =>
        offline ? Promise.reject(new TypeError("offline")) : fetch(input, init);
    const wendy = await opened("wendy", { network });
    offline = true;
    const ref = { accountId: wendy.accountId, paymentMethodId: "pm_demo_winslow_mc" };
    const changes = [
      walletEvents.deletionRequested(ref),
      walletEvents.makeDefaultRequested(ref),
      walletEvents.renameRequested({ ...ref, nickname: "x" }),
    ];
    const told: Awaited<ReturnType<typeof wendy.settled>>[] = [];
    for (const change of changes) {
      wendy.store.dispatch(change);
      const back = setInterval(() => wendy.signal({ kind: "online" }), 20);
      told.push(await wendy.settled());
      clearInterval(back);
      wendy.store.dispatch(walletEvents.dismissed());
    }
    expect(told).toEqual([
      { name: "failed", what: "delete" },
      { name: "failed", what: "makeDefault" },
      { name: "failed", what: "rename" },
    ]);
    expect(wendy.methods()).toHaveLength(5);
  });
});

describe("timeout and offline", () => {
  test("[WALL-02 partly] adding a method that times out after 20 seconds is retried with the same idempotency key: it is saved once", async () => {
    const { line, network } = holdResponses("addPaymentMethod");
    const lucia = await opened("lucia", { network });
    const adding = lucia.add({ kind: "newCard" }, goodCard);
    await expect.poll(() => line.calls).toBe(1);
    line.holds = false;
    await lucia.timers.elapse(20_000);
    await lucia.timers.elapse(1_000);
    expect(await adding).toEqual({ name: "done", what: "add" });
    expect(lucia.methods()).toHaveLength(1);
  });

  test("[WALL-02 partly] a change that is never answered ends after three tries, and says that it failed", async () => {
    const { line, network } = holdResponses("deletePaymentMethod");
    const wendy = await opened("wendy", { network });
    const deleting = wendy.dispatch(
      walletEvents.deletionRequested({ accountId: wendy.accountId, paymentMethodId: wendy.methodEnding("1117")!.id }),
    );
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect.poll(() => line.calls).toBe(tries);
      await wendy.timers.elapse(20_000);
      await wendy.timers.elapse(4_000);
    }
    expect(await deleting).toEqual({ name: "failed", what: "delete" });
    expect(line.calls).toBe(3);
  });

  test("[WALL-02 partly] a deletion whose answer was lost is done, and the method is no longer in the list", async () => {
    const { network, lost } = loseFirstAnswer("deletePaymentMethod");
    const wendy = await opened("wendy", { network });
    const deleting = wendy.dispatch(
      walletEvents.deletionRequested({ accountId: wendy.accountId, paymentMethodId: wendy.methodEnding("1117")!.id }),
    );
    await expect.poll(lost).toBe(true);
    wendy.signal({ kind: "online" });
    expect(await deleting).toEqual({ name: "done", what: "delete" });
    expect(wendy.methodEnding("1117")).toBeUndefined();
  });

  test("[WALL-02 partly] a change submitted offline sends nothing and says so; nothing is sent automatically later", async () => {
    const wendy = await opened("wendy");
    const { id: paymentMethodId } = wendy.methodEnding("1117")!;
    const deletion = walletEvents.deletionRequested({ accountId: wendy.accountId, paymentMethodId });
    wendy.setOnline(false);
    expect(await wendy.dispatch(deletion)).toEqual({ name: "refused", what: "delete", code: "OFFLINE" });
    wendy.setOnline(true);
    await wendy.timers.elapse(60_000);
    expect(wendy.methodEnding("1117")).toBeDefined();
    wendy.store.dispatch(walletEvents.dismissed());
    expect(await wendy.dispatch(deletion)).toEqual({ name: "done", what: "delete" });
    expect(wendy.methodEnding("1117")).toBeUndefined();
  });
});
