import { useState } from "react";
import { useDispatch } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { chosenFrom, newBank } from "../model/methods.rules.ts";
import type { Draft } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import { useCardForm } from "./useCardForm.ts";

/** The linking service's frame: open until an account is linked, and again for another one. */
export function useBankLink({ method, methodBefore }: Draft) {
  const dispatch = useDispatch();
  const linked = method?.kind === "new" ? method : undefined;
  const [save, setSave] = useState(linked?.save ?? false);
  const stored = (card: StoredCard) => dispatch(payOnceEvents.bankLinked(chosenFrom(newBank, card, save, Date.now())));
  const cardForm = useCardForm(newBank, linked === undefined, stored);
  const submit = () => {
    if (linked) dispatch(payOnceEvents.bankLinked({ ...linked, save }));
    else cardForm.submit();
  };
  return { linked, asksAgain: linked === undefined && methodBefore !== undefined, save, setSave, cardForm, submit, another: () => dispatch(payOnceEvents.methodDropped()) };
}
