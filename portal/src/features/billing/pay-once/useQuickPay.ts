import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { SentMethod } from "../model/chosenMethod.ts";
import { chosenBank, chosenFrom, choiceOf, vaultModeOf } from "../model/methods.rules.ts";
import { useTermsAsked } from "../model/useTermsAsked.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { QuickProps } from "./steps.ts";
import { useCardForm } from "./useCardForm.ts";

/**
 * One press: the terms are held first, then the vault takes the code of a saved card, then the payment is sent. A code that was taken
 * before a refusal is not asked for again (PAY-08).
 */
export function useQuickPay({ account, draft, due, choice, method }: QuickProps) {
  const dispatch = useDispatch();
  const { businessDate: date } = account;
  const filledIn = draft.amount?.cents === due && draft.date === date;
  useEffect(() => {
    if (!filledIn) dispatch(payOnceEvents.dueFilledIn({ choice, due, date }));
  }, [dispatch, filledIn, choice, due, date]);

  const mode = vaultModeOf(method.id, account.paymentMethods);
  const ready = draft.method !== undefined && choiceOf(draft.method) === method.id;
  const pay = (chosen: SentMethod) => {
    dispatch(payOnceEvents.methodChosen(chosen));
    dispatch(payOnceEvents.submitted());
  };
  const cardForm = useCardForm(method.id, mode !== undefined && !ready, (card) => pay(chosenFrom(method.id, card, false, Date.now())));
  const onAccepted = () => {
    if (ready) dispatch(payOnceEvents.submitted());
    else if (mode) cardForm.submit();
    else pay(chosenBank(method));
  };
  const terms = useTermsAsked({ attemptKey: draft.attemptKey, reviewOpened: payOnceEvents.reviewOpened, onAccepted });
  return { terms, cardForm, mode, ready };
}
