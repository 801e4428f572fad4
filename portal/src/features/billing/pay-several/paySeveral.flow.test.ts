import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { enterBilling, typeIntoVault } from "../../../testing/billingDriver.ts";
import { createTestBrowser, openTab, type TabOptions, type TestBrowser } from "../../../testing/openPortal.ts";
import { selectAccounts, selectAccountsRead } from "../../account/model/account.selectors.ts";
import { goodBankAccount, goodCard } from "../../../testing/payOnceDriver.ts";
import { noValues, type Values } from "../../../vault/fields.ts";
import { storeCardWith, storeForEach } from "../../../vault/storeCard.ts";
import { newMethodFrom, type SentMethod } from "../model/payment-methods/methods.rules.ts";
import { paySeveralEvents, type Row, selectPaySeveral } from "./paySeveral.slice.ts";

const [florist, cafe, workshop] = ["8347201321", "8347201339", "8347201347"] as const;
const dueOf = { [florist]: 8_450, [cafe]: 12_675, [workshop]: 7_320 };
const declinedCard = { ...goodCard, cardNumber: "4000000000011009" };

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const charges = () =>
  backend.processor
    .charged()
    .map(({ amount }) => amount)
    .sort((one, other) => one - other);

/** Opens the screen in one tab and drives it by its events, and the vault's form on its own origin. */
async function opened(browser: TestBrowser, { as, ...options }: TabOptions & { as?: string } = {}) {
  const tab = await openTab(browser, options);
  if (as) await tab.signIn(as);
  await enterBilling(tab);
  const { store, until } = tab;
  store.dispatch(paySeveralEvents.opened());
  const rows = () => selectPaySeveral(store.getState()).rows;
  const outcomes = () => Object.fromEntries(rows().map(({ accountId, outcome }) => [accountId, outcome?.name]));
  const ticketsFor = async (accountId: string, alsoFor: string[] = []) => {
    store.dispatch(paySeveralEvents.cardFormRequested({ accountId, ...(alsoFor.length > 0 && { alsoFor }) }));
    await until((state) => selectPaySeveral(state).cardForm.name === "open");
    const { cardForm } = selectPaySeveral(store.getState());
    if (cardForm.name !== "open") throw new Error("The form did not open.");
    return [cardForm.ticket, ...(cardForm.moreTickets ?? [])];
  };
  const newMethod = async (accountId: string, values: Values): Promise<SentMethod> => {
    const [ticket = ""] = await ticketsFor(accountId);
    const kind = values.routingNumber ? "newBankAccount" : "newCard";
    const stored = await typeIntoVault(browser, ticket, { kind }, { ...noValues, ...values });
    if (stored.kind !== "stored") throw new Error(JSON.stringify(stored));
    return newMethodFrom(stored.card, false, tab.timers.now());
  };
  return {
    ...tab,
    rows,
    outcomes,
    ticketsFor,
    choose: (amounts: Partial<Record<keyof typeof dueOf, number>> = dueOf) =>
      store.dispatch(
        paySeveralEvents.accountsChosen(
          Object.entries(amounts).map(([accountId, cents]) => ({ accountId, accountName: accountId, cents })),
        ),
      ),
    payWith: async (values: Partial<Record<keyof typeof dueOf, Values>>) => {
      for (const [accountId, typed] of Object.entries(values))
        store.dispatch(paySeveralEvents.methodsChosen([{ accountId, method: await newMethod(accountId, typed) }]));
    },
    submit: () => {
      store.dispatch(paySeveralEvents.reviewOpened());
      store.dispatch(paySeveralEvents.submitted());
    },
    settled: () =>
      until((state) => {
        const { phase, rows: shown } = selectPaySeveral(state);
        const isOver = ({ outcome }: Row) => outcome && outcome.name !== "sending" && outcome.name !== "unknown";
        return phase === "submitted" && shown.every(isOver);
      }),
  };
}

const browserOf = () => createTestBrowser(backend.browser());

test("[B13] three accounts, one submit: one payment each; the declined one alone is paid again, and nothing twice", async () => {
  const petra = await opened(browserOf(), { as: "petra" });
  petra.choose();
  await petra.payWith({ [florist]: goodCard, [cafe]: goodBankAccount, [workshop]: declinedCard });
  petra.submit();
  petra.store.dispatch(paySeveralEvents.submitted());
  await petra.settled();
  expect(petra.outcomes()).toMatchObject({ [florist]: "charged", [workshop]: "failed" });
  expect(["charged", "confirming"]).toContain(petra.outcomes()[cafe]);
  const keys = petra.rows().map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(3);
  const before = charges();
  expect(before).not.toContain(7_320);

  petra.store.dispatch(paySeveralEvents.retryRequested());
  expect(petra.rows().filter(({ outcome }) => !outcome)).toMatchObject([{ accountId: workshop, cents: 7_320 }]);
  await petra.payWith({ [workshop]: goodCard });
  petra.submit();
  await petra.settled();
  expect(petra.outcomes()).toMatchObject({ [florist]: "charged", [workshop]: "charged" });
  expect(charges()).toEqual([...before, 7_320].sort((one, other) => one - other));
});

test("[B13 partly] a card typed once is stored for each account, under a token of its own", async () => {
  const browser = browserOf();
  const petra = await opened(browser, { as: "petra" });
  petra.choose();
  const stores = (await petra.ticketsFor(florist, [cafe, workshop])).map((ticket) =>
    storeCardWith(browser.vaultFetch, ticket, "business"),
  );
  expect(stores).toHaveLength(3);
  const stored = await storeForEach(stores[0]!, stores.slice(1))({ kind: "newCard" }, goodCard);
  if (stored.kind !== "stored") throw new Error(JSON.stringify(stored));
  const cards = [stored.card, ...(stored.more ?? [])];
  expect(new Set(cards.map(({ token }) => token)).size).toBe(3);
  petra.store.dispatch(
    paySeveralEvents.methodsChosen(
      [florist, cafe, workshop].map((accountId, place) => ({
        accountId,
        method: newMethodFrom(cards[place]!, false, petra.timers.now()),
      })),
    ),
  );
  petra.submit();
  await petra.settled();
  expect(petra.outcomes()).toEqual({ [florist]: "charged", [cafe]: "charged", [workshop]: "charged" });
  expect(charges()).toEqual([7_320, 8_450, 12_675]);
});

test("[SERV-01 partly] a payment for several accounts invalidates the summary’s balances at once, and refetches them", async () => {
  const petra = await opened(browserOf(), { as: "petra" });
  const amountDue = (state: ReturnType<typeof petra.store.getState>) =>
    selectAccounts(state).find(({ accountId }) => accountId === workshop)?.amountDue;
  await petra.until((state) => amountDue(state) === 7_320);
  let outdated = false;
  petra.store.subscribe(() => (outdated ||= selectAccountsRead(petra.store.getState()).outdated === true));
  petra.choose({ [workshop]: 7_320 });
  await petra.payWith({ [workshop]: goodCard });
  petra.submit();
  await petra.settled();
  expect(outdated).toBe(true);
  await petra.until((state) => amountDue(state) === 0 && !selectAccountsRead(state).outdated);
});

const isPayment = async (request: Request) =>
  request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("createInstantPaymentV2");

test("[B13] [PAY-20 partly] lost answers, then a reload: every account is charged once, and each row has its result", async () => {
  const browser = browserOf();
  const line = { broken: true };
  const network: TabOptions["network"] = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const answer = await fetch(request.clone());
    if (line.broken && (await isPayment(request))) throw new TypeError("the connection was cut");
    return answer;
  };
  const before = await opened(browser, { as: "petra", network });
  before.choose({ [florist]: 8_450, [workshop]: 7_320 });
  await before.payWith({ [florist]: goodCard, [workshop]: goodCard });
  before.submit();
  await before.until((state) => selectPaySeveral(state).rows.every(({ outcome }) => outcome?.name === "unknown"));
  expect(charges()).toEqual([7_320, 8_450]);
  before.stop();

  const after = await opened(browser, { tabStorage: before.tabStorage });
  await after.settled();
  expect(after.outcomes()).toEqual({ [florist]: "charged", [workshop]: "charged" });
  expect(charges()).toEqual([7_320, 8_450]);
});

test("[B13] roles are per account: what a standard user may not pay is refused, and the other account is paid", async () => {
  const [own, standard] = ["8347201313", "8347201206"];
  const rita = await opened(browserOf(), { as: "rita" });
  rita.store.dispatch(
    paySeveralEvents.accountsChosen(
      [own, standard].map((accountId) => ({ accountId: accountId!, accountName: "An account", cents: 1_000 })),
    ),
  );
  await rita.payWith({ [own!]: goodCard } as Record<string, Values>);
  const { method } = rita.rows().find(({ accountId }) => accountId === own)!;
  rita.store.dispatch(paySeveralEvents.methodsChosen([{ accountId: standard!, method: method! }]));
  rita.submit();
  await rita.settled();
  expect(rita.outcomes()).toEqual({ [own!]: "charged", [standard!]: "refused" });
  expect(charges()).toEqual([1_000]);
});

test("[B13 partly] offline nothing is sent: the keys are kept, and one more press pays", async () => {
  const petra = await opened(browserOf(), { as: "petra" });
  petra.choose({ [florist]: 8_450 });
  await petra.payWith({ [florist]: goodCard });
  petra.setOnline(false);
  petra.submit();
  const [{ idempotencyKey } = {}] = petra.rows();
  expect(selectPaySeveral(petra.store.getState())).toMatchObject({ phase: "editing", offline: true });
  petra.setOnline(true);
  petra.submit();
  await petra.settled();
  expect(petra.rows()).toMatchObject([{ idempotencyKey, outcome: { name: "charged" } }]);
  expect(charges()).toEqual([8_450]);
});
