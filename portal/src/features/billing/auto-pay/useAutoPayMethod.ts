import { mustPayBeforeChange } from "@portico/rules/wallet";
import { useState } from "react";
import { useDispatch } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { chosenBank, chosenFrom, isNew, type MethodChoice, vaultModeOf } from "../model/methods.rules.ts";
import type { AutoPayMethod } from "./autoPay.draft.ts";
import type { AutoPayRefusalReason } from "./autoPay.refusals.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { autoPayChoiceOf, cardFault, firstAutoPayChoice, kept, keptMethodOf } from "./autoPayMethods.rules.ts";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { useAutoPayCard } from "./useAutoPayCard.ts";

/** The choice of a method, and the vault's frame that it may need. */
export function useAutoPayMethod({ account, draft }: AutoPayStepProps) {
  const dispatch = useDispatch();
  const { method, services = [] } = draft;
  const [choice, choose] = useState<MethodChoice>(() => firstAutoPayChoice(account, draft));
  const [mustPay, setMustPay] = useState(false);
  const [unfit, setUnfit] = useState<AutoPayRefusalReason | null>(null);
  const chosen = method && autoPayChoiceOf(method) === choice ? method : withoutVault(choice, account);
  const stored = (card: StoredCard) => {
    const fault = cardFault(card, services);
    setUnfit(fault);
    if (fault) dispatch(autoPayEvents.cardFormRequested({ savedMethodId: isNew(choice) ? undefined : choice }));
    else dispatch(autoPayEvents.methodChosen(chosenFrom(choice, card, true, Date.now())));
  };
  const cardForm = useAutoPayCard(choice, chosen === undefined, stored);
  // What pays now may stay; another pays only after what is due is paid (WALL-05).
  const payFirst = draft.flow === "change" && choice !== kept && mustPayBeforeChange(account);
  const submit = () => {
    if (payFirst) setMustPay(true);
    else if (chosen) dispatch(autoPayEvents.methodChosen(chosen));
    else cardForm.submit();
  };
  const setChoice = (next: MethodChoice) => {
    choose(next);
    setUnfit(null);
  };
  return { mustPay, closeMustPay: () => setMustPay(false), choice, setChoice, ready: chosen !== undefined, unfit, cardForm, mode: vaultModeOf(choice, account.paymentMethods), submit };
}

/** What pays without anything from the vault: the method that pays now, and a saved bank account. */
function withoutVault(choice: MethodChoice, account: AutoPayStepProps["account"]): AutoPayMethod | undefined {
  const bank = account.paymentMethods.find(({ id, type }) => id === choice && type === "bankAccount");
  if (bank) return chosenBank(bank);
  const method = choice === kept ? keptMethodOf(account) : undefined;
  return method && { kind: "kept", paymentMethodId: method.id, type: method.type, lastFour: method.lastFour };
}
