import { AutoPayActionPageDocument } from "../api/graphql/generated/graph.autoPay.ts";
import { readAction, refreshAutoPay } from "../features/billing/auto-pay/autoPay.api.ts";
import type { AutoPayFlow } from "../features/billing/auto-pay/autoPay.draft.ts";
import { autoPayEvents, selectAutoPay, selectAutoPayCardForm } from "../features/billing/auto-pay/autoPay.slice.ts";
import { enrolmentTerms } from "../features/billing/auto-pay/enrolment.rules.ts";
import { usableCard } from "../features/billing/model/card-form/enteredCard.ts";
import {
  chosenFrom,
  enteredCard,
  newCard,
  vaultModeOf,
} from "../features/billing/model/payment-methods/methods.rules.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import { noValues, type Values } from "../vault/fields.ts";
import { storeCardWith } from "../vault/storeCard.ts";
import { enterBilling } from "./billingDriver.ts";
import { type TestBrowser, openTab, type TabOptions } from "./openPortal.ts";

const goodCard: Values = {
  ...noValues,
  cardName: "Ines Barros",
  cardNumber: "4242424242424242",
  expiry: "1229",
  securityCode: "123",
  zip: "02110",
};

/** Drives the Auto Pay flow in one tab: dispatches the events of its screens and submits the vault's form. */
export async function openAutoPayer(
  browser: TestBrowser,
  options: TabOptions & { as?: string; flow?: AutoPayFlow } = {},
) {
  const tab = await openTab(browser, options);
  const { store, until } = tab;
  if (options.as) await tab.signIn(options.as);
  const accountId = selectCurrentAccountId(store.getState()) ?? "";
  await enterBilling(tab);
  const open = (flow: AutoPayFlow) => store.dispatch(autoPayEvents.opened({ accountId, flow }));
  open(options.flow ?? "enrol");
  const flow = () => selectAutoPay(store.getState());

  const type = async (mode: VaultMode, values: Values) => {
    store.dispatch(
      autoPayEvents.cardFormRequested({ savedMethodId: "savedMethodId" in mode ? mode.savedMethodId : undefined }),
    );
    await until((state) => selectAutoPayCardForm(state).name === "open");
    const form = selectAutoPayCardForm(store.getState());
    if (form.name !== "open") throw new Error("The card form did not open.");
    const stored = await storeCardWith(browser.vaultFetch, form.ticket, "business")(mode, values);
    if (stored.kind !== "stored") throw new Error(`The vault refused it: ${JSON.stringify(stored)}`);
    return stored.card;
  };
  const account = async () => {
    const answer = await refreshAutoPay(await tab.graph(), accountId);
    if (!answer.ok || !answer.data.billing) throw new Error(`The account can't be read: ${JSON.stringify(answer)}`);
    return answer.data.billing;
  };
  const settled = () => until((state) => ["answered", "refused"].includes(selectAutoPay(state).phase.name));
  const actionId = () => decodeURIComponent(/requests\/([^?]+)/.exec(tab.places.at(-1) ?? "")?.[1] ?? "");

  return {
    ...tab,
    accountId,
    open,
    flow,
    account,
    settled,
    place: () => tab.places.at(-1) ?? "",
    /** Opens the first step of enrolling. */
    chooseAmount: async (choice: "pay" | "wait", services: ("core" | "mobile")[] = ["core"]) => {
      const { due } = enrolmentTerms(await account(), services);
      store.dispatch(autoPayEvents.amountChosen({ services, payNow: choice === "pay" ? due : 0 }));
    },
    chooseServices: (services: ("core" | "mobile")[]) => store.dispatch(autoPayEvents.servicesChosen({ services })),
    chooseNewCard: async (changes: Partial<Values> = {}) => {
      const card = await type({ kind: "newCard" }, { ...goodCard, ...changes });
      store.dispatch(autoPayEvents.methodChosen(chosenFrom(newCard, card, true, tab.timers.now())));
    },
    /** Enters the security code again of a new card whose code was refused. */
    enterCodeAgain: async (securityCode: string) => {
      const mode = vaultModeOf(enteredCard, [], { entered: usableCard(flow(), accountId, tab.timers.now()) });
      if (mode?.kind !== "enteredCardCode") throw new Error("No card was entered before.");
      const card = await type(mode, { ...noValues, securityCode });
      store.dispatch(autoPayEvents.methodChosen(chosenFrom(enteredCard, card, true, tab.timers.now())));
    },
    chooseSavedCard: async (lastFour: string, securityCode = "123") => {
      const saved = (await account()).paymentMethods.find((method) => method.lastFour === lastFour);
      if (!saved || saved.type === "bankAccount") throw new Error(`No saved card ends in ${lastFour}.`);
      const card = await type(
        { kind: "savedCardCode", savedMethodId: saved.id, brand: saved.type, lastFour },
        { ...noValues, securityCode },
      );
      store.dispatch(autoPayEvents.methodChosen(chosenFrom(saved.id, card, true, tab.timers.now())));
    },
    keepMethod: async () => {
      const { autoPay, paymentMethods } = await account();
      const method = paymentMethods.find(({ id }) => id === autoPay.enrolments[0]?.paymentMethodId);
      if (method)
        store.dispatch(
          autoPayEvents.methodChosen({
            kind: "current",
            paymentMethodId: method.id,
            type: method.type,
            lastFour: method.lastFour,
          }),
        );
    },
    openReview: () => store.dispatch(autoPayEvents.reviewOpened()),
    /** Submits the review and waits for the page of the enrolment, or for the reason why it failed. */
    finish: async () => {
      store.dispatch(autoPayEvents.submitted({ debitDay: (await account()).autoPay.usualDebitDay }));
      await settled();
    },
    cancel: async () => {
      store.dispatch(autoPayEvents.requested({ kind: "cancel", accountId }));
      await settled();
    },
    moveTo: async (debitDay: number) => {
      store.dispatch(autoPayEvents.requested({ kind: "date", accountId, debitDay }));
      await settled();
    },
    retry: async (partId: string) => {
      const asked = { kind: "retry", accountId, actionId: actionId(), partId } as const;
      open("change");
      await until((state) => selectAutoPay(state).phase.name === "editing");
      store.dispatch(autoPayEvents.requested(asked));
      await settled();
    },
    /** The result that the flow ended with, as its page shows it. */
    action: async () => {
      const client = await tab.graph();
      const known = client.readQuery({
        query: AutoPayActionPageDocument,
        variables: { accountId, actionId: actionId() },
      })?.autoPayAction;
      const answer = known ? undefined : await readAction(client, accountId, actionId());
      const action = known ?? (answer?.ok ? answer.data.autoPayAction : null);
      if (!action) throw new Error(`No request at ${tab.places.at(-1)}: ${JSON.stringify(flow().phase)}`);
      return action;
    },
  };
}
