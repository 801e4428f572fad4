import { PaymentByIdDocument } from "../api/graphql/generated/graph.ts";
import { billingEntered } from "../features/billing/billing.events.ts";
import { selectWorkflowsRun } from "../features/billing/billing.selectors.ts";
import { dueNow } from "../features/billing/pay-once/amount.rules.ts";
import type { AmountChoice } from "../features/billing/pay-once/payOnce.draft.ts";
import { selectCardForm, selectPayOnce } from "../features/billing/pay-once/payOnce.selectors.ts";
import { payOnceEvents } from "../features/billing/pay-once/payOnce.slice.ts";
import { chosenFrom, newCard } from "../features/billing/model/methods.rules.ts";
import { refreshAccount } from "../features/billing/pay-once/payOnce.api.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import { noValues, type Values } from "../vault/fields.ts";
import { storeCardWith } from "../vault/storeCard.ts";
import { type Machine, openTab, type TabOptions } from "./openPortal.ts";

const goodCard: Values = { cardName: "Dana Reyes", cardNumber: "4242424242424242", expiry: "1229", securityCode: "123", zip: "02110" };

/** Somebody who pays in one tab of a browser: says what the screens say, and what is typed into the vault's frame. */
export type Payer = Awaited<ReturnType<typeof openPayer>>;

/** Opens a tab at the payment flow. Signed in once a browser: further tabs of it, and reloads, give no name. */
export async function openPayer(machine: Machine, options: TabOptions & { as?: string } = {}) {
  const tab = await openTab(machine, options);
  const { store, until } = tab;
  if (options.as) await tab.signIn(options.as);
  const accountId = selectCurrentAccountId(store.getState()) ?? "";
  store.dispatch(billingEntered());
  await until(selectWorkflowsRun);
  store.dispatch(payOnceEvents.opened({ accountId }));
  const flow = () => selectPayOnce(store.getState());

  /** Types into the vault's frame, on the vault's own origin. */
  const type = async (mode: VaultMode, values: Values) => {
    store.dispatch(payOnceEvents.cardFormRequested({ savedMethodId: mode.kind === "newCard" ? undefined : mode.savedMethodId }));
    await until((state) => selectCardForm(state).name === "open");
    const form = selectCardForm(store.getState());
    if (form.name !== "open") throw new Error("The card form did not open.");
    return storeCardWith(machine.browser.vaultFetch, form.ticket)(mode, values);
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
    chooseAmount: (cents: number, due = 24817, choice: AmountChoice = "other") => store.dispatch(payOnceEvents.amountChosen({ choice, cents, due })),
    chooseNewCard: async (changes: Partial<Values> = {}, save = false) => {
      const stored = await type({ kind: "newCard" }, { ...goodCard, ...changes });
      if (stored.kind !== "stored") throw new Error(`The vault refused the card: ${JSON.stringify(stored)}`);
      store.dispatch(payOnceEvents.methodChosen(chosenFrom(newCard, stored.card, save, tab.timers.now())));
    },
    chooseSavedCard: async (lastFour: string, securityCode = "123") => {
      const saved = (await account()).paymentMethods.find((method) => method.lastFour === lastFour);
      if (!saved || saved.type === "bankAccount") throw new Error(`No saved card ends in ${lastFour}.`);
      const mode: VaultMode = { kind: "savedCardCode", savedMethodId: saved.id, brand: saved.type, lastFour };
      const stored = await type(mode, { ...noValues, securityCode });
      if (stored.kind !== "stored") throw new Error(`The vault refused the code: ${JSON.stringify(stored)}`);
      store.dispatch(payOnceEvents.methodChosen(chosenFrom(saved.id, stored.card, false, tab.timers.now())));
    },
    acceptDate: (date = "2026-11-21") => store.dispatch(payOnceEvents.dateAccepted({ date })),
    openReview: () => store.dispatch(payOnceEvents.reviewOpened()),
    /** Presses Pay without waiting for what comes of it. */
    press: () => store.dispatch(payOnceEvents.submitted()),
    /** Presses Pay and waits for the page of the payment. */
    pay: async () => {
      store.dispatch(payOnceEvents.submitted());
      await until((state) => ["accepted", "refused"].includes(selectPayOnce(state).phase.name));
    },
    /** The payment that the flow ended with, as its page shows it. */
    payment: async () => {
      const { phase } = flow();
      if (phase.name !== "accepted") throw new Error(`No payment: the flow is ${JSON.stringify(phase)}`);
      const client = await tab.graph();
      return client.readQuery({ query: PaymentByIdDocument, variables: { accountId, paymentId: phase.paymentId } })?.payment;
    },
  };
}

/** Fills in the first three steps and opens the fourth, with a new card; an amount above what is due is confirmed. */
export async function fillIn(payer: Payer, changes: Partial<Values> = {}, cents = 24817, save = false): Promise<Payer> {
  payer.chooseAmount(cents, dueNow(await payer.account()));
  if (payer.flow().phase.name === "confirmingOverpayment") payer.store.dispatch(payOnceEvents.overpaymentConfirmed());
  await payer.chooseNewCard(changes, save);
  payer.acceptDate();
  payer.openReview();
  return payer;
}
