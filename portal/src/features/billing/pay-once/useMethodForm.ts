import { useState } from "react";
import { useDispatch } from "react-redux";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { chosenBank, chosenFrom, choiceOf, firstChoice, keptMethod, linkBank, type MethodChoice, vaultModeOf } from "../model/methods.rules.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";
import { useCardForm } from "./useCardForm.ts";

/** What is asked before a card is used: an expired one is not, one that expires soon only when the customer says so (WALL-04). */
type Asked = { about: "expired" | "expiringSoon"; method: SavedMethodFragment };

/** The method that the scheduled payment which is being changed has now. */
export function keptBy({ account, draft }: StepProps) {
  const payment = account.scheduledPayments.find(({ id }) => id === draft.way?.changes);
  return payment && { type: payment.paymentMethodType, lastFour: payment.lastFour };
}

/** What is chosen and what its next step is. */
export function useMethodForm({ account, draft }: StepProps) {
  const dispatch = useDispatch();
  const { method } = draft;
  const kept = keptBy({ account, draft });
  const [choice, setChoice] = useState<MethodChoice>(() => (draft.linksBank ? linkBank : firstChoice(account, draft)));
  const [save, setSave] = useState(method?.kind === "new" && method.save);
  const [asked, setAsked] = useState<Asked>();
  const [agreedTo, setAgreedTo] = useState<MethodChoice>();
  const saved = account.paymentMethods.find(({ id }) => id === choice);
  const ready = method !== undefined && !draft.linksBank && choiceOf(method) === choice;
  const mode = vaultModeOf(choice, account.paymentMethods);
  const stored = (card: StoredCard) => dispatch(payOnceEvents.methodChosen(chosenFrom(choice, card, save, Date.now())));
  const cardForm = useCardForm(choice, !ready && mode !== undefined, stored);

  const choose = (next: MethodChoice) => {
    const wanted = account.paymentMethods.find(({ id }) => id === next);
    if (wanted?.expired) setAsked({ about: "expired", method: wanted });
    else setChoice(next);
  };
  const goOn = () => {
    if (choice === linkBank) dispatch(payOnceEvents.linkingChosen());
    else if (choice === keptMethod && kept) dispatch(payOnceEvents.methodChosen({ kind: "kept", ...kept }));
    else if (ready) dispatch(payOnceEvents.methodChosen(method.kind === "new" ? { ...method, save } : method));
    else if (saved?.type === "bankAccount") dispatch(payOnceEvents.methodChosen(chosenBank(saved)));
    else cardForm.submit();
  };
  const submit = () => {
    if (saved?.expiringSoon && !ready && agreedTo !== choice) setAsked({ about: "expiringSoon", method: saved });
    else goOn();
  };
  const answer = (said: "yes" | "no") => {
    setAsked(undefined);
    if (said === "no") return;
    setAgreedTo(choice);
    goOn();
  };
  return { choice, choose, ready, save, setSave, cardForm, submit, mode, asked, answer };
}
