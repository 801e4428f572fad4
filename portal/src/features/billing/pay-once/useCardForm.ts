import { useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { VaultFrameHandle } from "../../../components/vault-frame/VaultFrame.tsx";
import type { StoredCard, ToPortal, VaultFailure } from "../../../lib/vaultProtocol.ts";
import { type MethodChoice, newCard } from "./methods.rules.ts";
import { selectCardForm } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

/** What the frame said last about its card; it says nothing about the next frame. */
type Heard = { ticket: string; sending: boolean; failure?: VaultFailure };

/** The life of the vault's frame: opened for a choice, sent by the step's own button, heard until the card is stored. */
export function useCardForm(choice: MethodChoice, wanted: boolean, onStored: (card: StoredCard) => void) {
  const dispatch = useDispatch();
  const form = useSelector(selectCardForm);
  const frame = useRef<VaultFrameHandle>(null);
  const [last, setLast] = useState<Heard>();
  const ticket = form.name === "open" ? form.ticket : "";
  const heard = last?.ticket === ticket ? last : undefined;
  const savedMethodId = choice === newCard ? undefined : choice;
  const open = () => dispatch(payOnceEvents.cardFormRequested({ savedMethodId }));

  useEffect(() => {
    dispatch(wanted ? payOnceEvents.cardFormRequested({ savedMethodId }) : payOnceEvents.cardFormClosed());
  }, [dispatch, savedMethodId, wanted]);

  const hear = (message: ToPortal) => {
    if (message.type === "submitting") setLast({ ticket, sending: true });
    if (message.type === "invalid") setLast({ ticket, sending: false });
    if (message.type === "failed") setLast({ ticket, sending: false, failure: message.failure });
    if (message.type === "stored") onStored(message.card);
  };
  const silent = () => dispatch(payOnceEvents.cardFormFailed({ savedMethodId, failure: { kind: "unreachable" } }));
  return { form, frame, sending: heard?.sending ?? false, failure: heard?.failure, open, hear, silent, submit: () => frame.current?.submit() };
}
