import { useRef, useState } from "react";
import type { VaultFrameHandle } from "../../../components/vault-frame/VaultFrame.tsx";
import type { StoredCard, ToPortal, VaultFailure } from "../../../lib/vaultProtocol.ts";
import type { CardFormState } from "./cardForm.ts";

/** What the frame said last about its card; it says nothing about the next frame. */
type Heard = { ticket: string; sending: boolean; failure?: VaultFailure };

/** The talk with the frame that is open: sent by the screen's own button, heard until the method is stored. */
export function useFrameTalk(form: CardFormState, onStored: (card: StoredCard) => void) {
  const frame = useRef<VaultFrameHandle>(null);
  const [last, setLast] = useState<Heard>();
  const ticket = form.name === "open" ? form.ticket : "";
  const heard = last?.ticket === ticket ? last : undefined;
  const hear = (message: ToPortal) => {
    if (message.type === "submitting") setLast({ ticket, sending: true });
    if (message.type === "invalid") setLast({ ticket, sending: false });
    if (message.type === "failed") setLast({ ticket, sending: false, failure: message.failure });
    if (message.type === "stored") {
      setLast({ ticket, sending: false });
      onStored(message.card);
    }
  };
  return { frame, sending: heard?.sending ?? false, failure: heard?.failure, hear, submit: () => frame.current?.submit() };
}
