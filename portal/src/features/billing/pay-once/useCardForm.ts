import { useCallback } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { StoredCard } from "../../../lib/vaultProtocol.ts";
import { type MethodChoice, newCard } from "../model/methods.rules.ts";
import { useVaultCard } from "../model/useVaultCard.ts";
import { selectCardForm } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

/** The vault's frame of this flow. */
export function useCardForm(choice: MethodChoice, wanted: boolean, onStored: (card: StoredCard) => void) {
  const dispatch = useDispatch();
  const request = useCallback((savedMethodId: string | undefined) => void dispatch(payOnceEvents.cardFormRequested({ savedMethodId })), [dispatch]);
  const close = useCallback(() => void dispatch(payOnceEvents.cardFormClosed()), [dispatch]);
  return useVaultCard({
    form: useSelector(selectCardForm),
    savedMethodId: choice === newCard ? undefined : choice,
    wanted,
    request,
    close,
    onSilence: (savedMethodId) => dispatch(payOnceEvents.cardFormFailed({ savedMethodId, failure: { kind: "unreachable" } })),
    onStored,
  });
}
