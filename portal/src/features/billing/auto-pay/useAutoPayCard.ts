import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { isNew, type MethodChoice } from "../model/methods.rules.ts";
import { useFrameTalk } from "../model/useFrameTalk.ts";
import { selectAutoPayCardForm } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

/** The life of the vault's frame in this flow: opened for a choice, anew for another kind of form, heard until the method is stored. */
export function useAutoPayCard(choice: MethodChoice, wanted: boolean, onStored: (card: StoredCard) => void) {
  const dispatch = useDispatch();
  const form = useSelector(selectAutoPayCardForm);
  const talk = useFrameTalk(form, onStored);
  const savedMethodId = isNew(choice) ? undefined : choice;
  const open = () => dispatch(autoPayEvents.cardFormRequested({ savedMethodId }));
  useEffect(() => {
    dispatch(wanted ? autoPayEvents.cardFormRequested({ savedMethodId }) : autoPayEvents.cardFormClosed());
  }, [dispatch, choice, savedMethodId, wanted]);
  const silent = () => dispatch(autoPayEvents.cardFormFailed({ savedMethodId, failure: { kind: "unreachable" } }));
  return { ...talk, form, open, silent };
}
