import { useState } from "react";
import { useDispatch } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { chosenFrom, type MethodChoice, newCard, vaultModeOf } from "../model/methods.rules.ts";
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
  const [unfit, setUnfit] = useState<AutoPayRefusalReason | null>(null);
  const chosen = method && autoPayChoiceOf(method) === choice ? method : keptAs(choice, account);
  const stored = (card: StoredCard) => {
    const fault = cardFault(card, services);
    setUnfit(fault);
    if (fault) dispatch(autoPayEvents.cardFormRequested({ savedMethodId: choice === newCard ? undefined : choice }));
    else dispatch(autoPayEvents.methodChosen(chosenFrom(choice, card, true, Date.now())));
  };
  const cardForm = useAutoPayCard(choice, chosen === undefined, stored);
  const submit = () => {
    if (chosen) dispatch(autoPayEvents.methodChosen(chosen));
    else cardForm.submit();
  };
  const setChoice = (next: MethodChoice) => {
    choose(next);
    setUnfit(null);
  };
  return { choice, setChoice, ready: chosen !== undefined, unfit, cardForm, mode: vaultModeOf(choice, account.paymentMethods), submit };
}

function keptAs(choice: MethodChoice, account: AutoPayStepProps["account"]): AutoPayMethod | undefined {
  const method = choice === kept ? keptMethodOf(account) : undefined;
  return method && { kind: "kept", paymentMethodId: method.id, type: method.type, lastFour: method.lastFour };
}
