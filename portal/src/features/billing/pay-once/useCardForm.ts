import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { useFrameTalk } from "../model/useFrameTalk.ts";
import { isNew, type MethodChoice } from "../model/methods.rules.ts";
import { selectCardForm } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

/** The life of the vault's frame: opened for a choice, anew for another kind of form, heard until the method is stored. */
export function useCardForm(choice: MethodChoice, wanted: boolean, onStored: (card: StoredCard) => void) {
  const dispatch = useDispatch();
  const form = useSelector(selectCardForm);
  const talk = useFrameTalk(form, onStored);
  const savedMethodId = isNew(choice) ? undefined : choice;
  const open = () => dispatch(payOnceEvents.cardFormRequested({ savedMethodId }));
  useEffect(() => {
    dispatch(wanted ? payOnceEvents.cardFormRequested({ savedMethodId }) : payOnceEvents.cardFormClosed());
  }, [dispatch, choice, savedMethodId, wanted]);
  const silent = () => dispatch(payOnceEvents.cardFormFailed({ savedMethodId, failure: { kind: "unreachable" } }));
  return { ...talk, form, open, silent };
}
