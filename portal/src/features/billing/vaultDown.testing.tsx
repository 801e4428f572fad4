import { useSelector } from "react-redux";
import type { Locale } from "@portico/design-system/locale";
import type { ReactElement } from "react";
import type { UnknownAction } from "redux";
import { autoPayAccount, enrolledState } from "../../testing/autoPayFixtures.ts";
import { accountId, accountWith } from "../../testing/billingFixtures.ts";
import { deviceAnswer } from "../../testing/deviceFixtures.ts";
import type { Answers } from "../../testing/Providers.tsx";
import { walletAnswer } from "../../testing/walletFixtures.ts";
import { autoPayEvents, selectAutoPayCardForm, selectAutoPayDraft } from "./auto-pay/autoPay.slice.ts";
import { EnrolFlow, ManageFlow } from "./auto-pay/AutoPayFlows.tsx";
import type { CardFormEvents, CardFormState } from "./model/card-form/cardForm.slice.ts";
import { addMethodPath, editCardPath, payDevicePath, quickPayPath } from "./model/laterPaths.ts";
import { autoPayPath, enrolPath, payOncePath } from "./model/paths.ts";
import { payDeviceEvents, selectPayDevice } from "./pay-device/payDevice.slice.ts";
import { PayDeviceScreen } from "./pay-device/PayDeviceScreen.tsx";
import { payOnceEvents, selectCardForm, selectDraft } from "./pay-once/payOnce.slice.ts";
import { PayOnceFlow } from "./pay-once/PayOnceScreen.tsx";
import { AddMethodScreen } from "./wallet/AddMethodScreen.tsx";
import { EditCardScreen } from "./wallet/EditCardScreen.tsx";
import { selectWalletCardForm, walletEvents } from "./wallet/wallet.slice.ts";

type Words = Record<Locale, string>;
const notCharged: Words = { "en-US": "You were not charged.", "es-US": "No le cobramos nada." };
const notSaved: Words = { "en-US": "Nothing was saved.", "es-US": "No se guardó nada." };

/** A screen with the vault's iframe. */
export type VaultFlow = {
  doing: string;
  at: string;
  screen: ReactElement;
  events: CardFormEvents;
  // The root state has the slices of all flows here.
  form: (root: never) => CardFormState;
  says: Words;
  offersBank: boolean;
  path?: string;
  answers?: Answers;
  happened?: readonly UnknownAction[];
  /** Dispatched after the screen has opened, because opening resets the flow. */
  then?: readonly UnknownAction[];
  button?: RegExp;
};

const account = accountWith();
const onlyCards = accountWith({ paymentMethods: account.paymentMethods.filter(({ type }) => type !== "bankAccount") });
const amount = { choice: "due", cents: 24817, due: 24817, overpaymentConfirmed: false } as const;

function PayOnce({ of: payer = account }: { of?: typeof account }) {
  const draft = useSelector(selectDraft);
  return draft && <PayOnceFlow account={payer} draft={draft} />;
}

function AutoPay({ of: Screen }: { of: typeof EnrolFlow }) {
  const draft = useSelector(selectAutoPayDraft);
  const state = Screen === ManageFlow ? enrolledState : {};
  return draft && <Screen account={autoPayAccount(state, { amountDue: 0 })} draft={draft} />;
}

const payOnce = { events: payOnceEvents, form: selectCardForm, says: notCharged, screen: <PayOnce /> };
const autoPay = { events: autoPayEvents, form: selectAutoPayCardForm, says: notCharged };
const wallet = {
  events: walletEvents,
  form: selectWalletCardForm,
  says: notSaved,
  offersBank: false,
  answers: { Wallet: walletAnswer() },
};

/** Every screen with the vault's iframe, by what the customer does on it. */
export const vaultFlows = {
  payOnce: {
    doing: "making a one-time payment",
    ...payOnce,
    at: payOncePath(accountId, "method"),
    happened: [payOnceEvents.resumed({ draft: { accountId, amount } })],
    offersBank: true,
  },
  quickPay: {
    doing: "paying at once with a saved card",
    ...payOnce,
    screen: <PayOnce of={onlyCards} />,
    at: quickPayPath(accountId),
    happened: [payOnceEvents.resumed({ draft: { accountId, entry: { quick: true }, idempotencyKey: "key-1" } })],
    offersBank: false,
    button: /^(Pay|Pagar) \$/,
  },
  bankLink: {
    doing: "linking a bank account",
    ...payOnce,
    at: payOncePath(accountId, "bank"),
    happened: [payOnceEvents.resumed({ draft: { accountId, amount, linksBank: true } })],
    offersBank: true,
  },
  enrol: {
    doing: "turning Auto Pay on",
    ...autoPay,
    at: enrolPath(accountId, "method"),
    screen: <AutoPay of={EnrolFlow} />,
    happened: [autoPayEvents.resumed({ draft: { accountId, flow: "enrol", services: ["core"], payNow: 0 } })],
    offersBank: true,
  },
  enrolMobile: {
    doing: "turning Auto Pay on for mobile, which takes no bank account",
    ...autoPay,
    at: enrolPath(accountId, "method"),
    screen: <AutoPay of={EnrolFlow} />,
    happened: [autoPayEvents.resumed({ draft: { accountId, flow: "enrol", services: ["mobile"], payNow: 0 } })],
    offersBank: false,
  },
  changeMethod: {
    doing: "changing the method of Auto Pay",
    ...autoPay,
    at: autoPayPath(accountId, "method"),
    screen: <AutoPay of={ManageFlow} />,
    happened: [
      autoPayEvents.resumed({ draft: { accountId, flow: "change", services: ["core"], methodBefore: "new" } }),
    ],
    offersBank: true,
  },
  device: {
    doing: "paying for a device",
    events: payDeviceEvents,
    form: (root: Parameters<typeof selectPayDevice>[0]) => selectPayDevice(root).cardForm,
    says: notCharged,
    at: payDevicePath(accountId, "d1", "card"),
    screen: <PayDeviceScreen />,
    answers: { PayDevice: deviceAnswer() },
    then: [payDeviceEvents.amountChosen({ cents: 2_450 })],
    offersBank: false,
  },
  addCard: {
    doing: "adding a card",
    ...wallet,
    at: addMethodPath(accountId),
    screen: <AddMethodScreen />,
  },
  addBank: {
    doing: "adding a bank account",
    ...wallet,
    at: addMethodPath(accountId, "bank"),
    screen: <AddMethodScreen />,
  },
  editCard: {
    doing: "updating a card",
    ...wallet,
    at: editCardPath(accountId, "amex"),
    path: "/billing/payment-methods/:methodId/edit",
    screen: <EditCardScreen />,
  },
} satisfies Record<string, VaultFlow>;
