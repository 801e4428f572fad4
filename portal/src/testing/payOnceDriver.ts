import { PaymentByIdDocument } from "../api/graphql/generated/graph.payment.ts";
import { dueNow } from "../features/billing/pay-once/amount.rules.ts";
import type { AmountChoice } from "../features/billing/pay-once/payOnce.draft.ts";
import {
  payOnceEvents,
  selectCardForm,
  selectEnteredCard,
  selectPayOnce,
} from "../features/billing/pay-once/payOnce.slice.ts";
import {
  chosenBank,
  chosenFrom,
  enteredCard,
  newBank,
  newCard,
  vaultModeOf,
} from "../features/billing/model/payment-methods/methods.rules.ts";
import { refreshAccount } from "../features/billing/pay-once/payOnce.api.ts";
import type { PaymentEntry } from "../features/billing/model/paths.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import { noValues, type Values } from "../vault/fields.ts";
import { storeCardWith } from "../vault/storeCard.ts";
import { enterBilling } from "./billingDriver.ts";
import { type TestBrowser, openTab, type TabOptions } from "./openPortal.ts";

export const goodCard: Values = {
  ...noValues,
  cardName: "Dana Reyes",
  cardNumber: "4242424242424242",
  expiry: "1229",
  securityCode: "123",
  zip: "02110",
};

/** Charged at once; other test accounts take days. */
export const goodBankAccount: Values = {
  ...noValues,
  accountHolder: "Harbor Street Bakery",
  routingNumber: "110000000",
  accountNumber: "000555555559",
  accountKind: "checking",
};

/** Drives the payment flow in one tab: dispatches the events of its screens and submits the vault's form. */
export type Payer = Awaited<ReturnType<typeof openPayer>>;

/** Opens a tab at the payment flow. `as` signs in: needed once per browser, not for further tabs and reloads. */
export async function openPayer(
  browser: TestBrowser,
  options: TabOptions & { as?: string; entry?: PaymentEntry } = {},
) {
  const tab = await openTab(browser, options);
  const { store, until } = tab;
  if (options.as) await tab.signIn(options.as);
  const accountId = selectCurrentAccountId(store.getState()) ?? "";
  await enterBilling(tab);
  store.dispatch(payOnceEvents.opened({ accountId, entry: options.entry }));
  const flow = () => selectPayOnce(store.getState());

  /** Submits the vault's form, on the vault's own origin. */
  const type = async (mode: VaultMode, values: Values) => {
    store.dispatch(
      payOnceEvents.cardFormRequested({ savedMethodId: "savedMethodId" in mode ? mode.savedMethodId : undefined }),
    );
    await until((state) => selectCardForm(state).name === "open");
    const form = selectCardForm(store.getState());
    if (form.name !== "open") throw new Error("The card form did not open.");
    return storeCardWith(browser.vaultFetch, form.ticket, "business")(mode, values);
  };
  const account = async () => {
    const answer = await refreshAccount(await tab.graph(), accountId);
    if (!answer.ok || !answer.data.billing) throw new Error(`The account can't be read: ${JSON.stringify(answer)}`);
    return answer.data.billing;
  };

  return {
    ...tab,
    accountId,
    flow,
    type,
    account,
    place: () => tab.places.at(-1) ?? "",
    chooseAmount: (cents: number, due = 24817, choice: AmountChoice = "other") =>
      store.dispatch(payOnceEvents.amountChosen({ choice, cents, due })),
    chooseNewCard: async (changes: Partial<Values> = {}, save = false) => {
      const stored = await type({ kind: "newCard" }, { ...goodCard, ...changes });
      if (stored.kind !== "stored") throw new Error(`The vault refused the card: ${JSON.stringify(stored)}`);
      store.dispatch(payOnceEvents.methodChosen(chosenFrom(newCard, stored.card, save, tab.timers.now())));
    },
    /** Enters the security code again of a new card whose code was refused. */
    enterCodeAgain: async (securityCode: string) => {
      const entered = selectEnteredCard(store.getState(), accountId, tab.timers.now());
      const mode = vaultModeOf(enteredCard, [], { entered });
      if (!mode || !entered) throw new Error("No card was entered before.");
      const stored = await type(mode, { ...noValues, securityCode });
      if (stored.kind !== "stored") throw new Error(`The vault refused the code: ${JSON.stringify(stored)}`);
      store.dispatch(payOnceEvents.methodChosen(chosenFrom(enteredCard, stored.card, entered.save, tab.timers.now())));
    },
    chooseSavedCard: async (lastFour: string, securityCode = "123") => {
      const saved = (await account()).paymentMethods.find((method) => method.lastFour === lastFour);
      if (!saved || saved.type === "bankAccount") throw new Error(`No saved card ends in ${lastFour}.`);
      const mode: VaultMode = { kind: "savedCardCode", savedMethodId: saved.id, brand: saved.type, lastFour };
      const stored = await type(mode, { ...noValues, securityCode });
      if (stored.kind !== "stored") throw new Error(`The vault refused the code: ${JSON.stringify(stored)}`);
      store.dispatch(payOnceEvents.methodChosen(chosenFrom(saved.id, stored.card, false, tab.timers.now())));
    },
    chooseNewBank: async (changes: Partial<Values> = {}, save = false) => {
      const stored = await type({ kind: "newBankAccount" }, { ...goodBankAccount, ...changes });
      if (stored.kind !== "stored") throw new Error(`The vault refused the account: ${JSON.stringify(stored)}`);
      store.dispatch(payOnceEvents.methodChosen(chosenFrom(newBank, stored.card, save, tab.timers.now())));
    },
    /** Chooses a bank and an account on the linking service's page, in the frame. */
    linkBank: async (changes: Partial<Values> = {}, save = false) => {
      const stored = await type(
        { kind: "linkedBank" },
        { ...noValues, bank: "harborlight-bank", accountKind: "savings", ...changes },
      );
      if (stored.kind !== "stored") throw new Error(`The account was not linked: ${JSON.stringify(stored)}`);
      store.dispatch(payOnceEvents.bankLinked(chosenFrom(newBank, stored.card, save, tab.timers.now())));
    },
    chooseSavedBank: async (lastFour: string) => {
      const saved = (await account()).paymentMethods.find((method) => method.lastFour === lastFour);
      if (!saved) throw new Error(`No saved account ends in ${lastFour}.`);
      store.dispatch(payOnceEvents.methodChosen(chosenBank(saved)));
    },
    acceptDate: (date = "2026-11-21") => store.dispatch(payOnceEvents.dateAccepted({ date })),
    /** Schedules the payment for a later date. */
    acceptLater: (date: string) => store.dispatch(payOnceEvents.dateAccepted({ date, isLater: true })),
    openReview: () => store.dispatch(payOnceEvents.reviewOpened()),
    /** Presses Pay without waiting for the outcome. */
    press: () => store.dispatch(payOnceEvents.submitted()),
    /** Presses Pay and waits for the outcome. */
    pay: async () => {
      store.dispatch(payOnceEvents.submitted());
      await until((state) => ["settled", "refused"].includes(selectPayOnce(state).phase.name));
    },
    /** The payment that the flow made, from the cache. */
    payment: async () => {
      const { phase } = flow();
      if (phase.name !== "settled") throw new Error(`No payment: the flow is ${JSON.stringify(phase)}`);
      const client = await tab.graph();
      return client.readQuery({ query: PaymentByIdDocument, variables: { accountId, paymentId: phase.paymentId } })
        ?.payment;
    },
  };
}

/** Completes the first three steps with a new card and opens Review; confirms an overpayment. */
export async function fillIn(payer: Payer, changes: Partial<Values> = {}, cents = 24817, save = false): Promise<Payer> {
  payer.chooseAmount(cents, dueNow(await payer.account()));
  if (payer.flow().phase.name === "confirmingOverpayment") payer.store.dispatch(payOnceEvents.overpaymentConfirmed());
  await payer.chooseNewCard(changes, save);
  payer.acceptDate();
  payer.openReview();
  return payer;
}

/** The same for a payment on a later date. */
export async function fillInLater(
  payer: Payer,
  date: string,
  cents = 10000,
  changes: Partial<Values> = {},
): Promise<Payer> {
  payer.chooseAmount(cents, dueNow(await payer.account()));
  await payer.chooseNewCard(changes);
  payer.acceptLater(date);
  payer.openReview();
  return payer;
}
