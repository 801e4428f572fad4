import { useCallback } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { type MethodChoice, newCard } from "../model/methods.rules.ts";
import { useVaultCard } from "../model/useVaultCard.ts";
import { selectAutoPayCardForm } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";

/** The vault's frame of this flow. */
export function useAutoPayCard(choice: MethodChoice, wanted: boolean, onStored: (card: StoredCard) => void) {
  const dispatch = useDispatch();
  const request = useCallback((savedMethodId: string | undefined) => void dispatch(autoPayEvents.cardFormRequested({ savedMethodId })), [dispatch]);
  const close = useCallback(() => void dispatch(autoPayEvents.cardFormClosed()), [dispatch]);
  return useVaultCard({
    form: useSelector(selectAutoPayCardForm),
    savedMethodId: choice === newCard ? undefined : choice,
    wanted,
    request,
    close,
    onSilence: (savedMethodId) => dispatch(autoPayEvents.cardFormFailed({ savedMethodId, failure: { kind: "unreachable" } })),
    onStored,
  });
}
