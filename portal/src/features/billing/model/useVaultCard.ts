import { useEffect, useRef, useState } from "react";
import type { VaultFrameHandle } from "../../../components/vault-frame/VaultFrame.tsx";
import type { StoredCard, ToPortal, VaultFailure } from "../../../lib/vaultProtocol.ts";
import type { CardFormState } from "./cardForm.ts";

/** What the frame said last about its card; it says nothing about the next frame. */
type Heard = { ticket: string; sending: boolean; failure?: VaultFailure };

export type VaultCardOptions = {
  form: CardFormState;
  /** The saved card whose security code is asked for; without it a new card is. */
  savedMethodId: string | undefined;
  wanted: boolean;
  /** Stable: they are asked for again when they change. */
  request: (savedMethodId: string | undefined) => void;
  close: () => void;
  onSilence: (savedMethodId: string | undefined) => void;
  onStored: (card: StoredCard) => void;
};

/** The life of the vault's frame: opened for a choice, sent by the step's own button, heard until the card is stored. */
export function useVaultCard({ form, savedMethodId, wanted, request, close, onSilence, onStored }: VaultCardOptions) {
  const frame = useRef<VaultFrameHandle>(null);
  const [last, setLast] = useState<Heard>();
  const ticket = form.name === "open" ? form.ticket : "";
  const heard = last?.ticket === ticket ? last : undefined;

  useEffect(() => {
    if (wanted) request(savedMethodId);
    else close();
  }, [request, close, savedMethodId, wanted]);

  const hear = (message: ToPortal) => {
    if (message.type === "submitting") setLast({ ticket, sending: true });
    if (message.type === "invalid") setLast({ ticket, sending: false });
    if (message.type === "failed") setLast({ ticket, sending: false, failure: message.failure });
    if (message.type === "stored") onStored(message.card);
  };
  const open = () => request(savedMethodId);
  return { form, frame, sending: heard?.sending ?? false, failure: heard?.failure, open, hear, silent: () => onSilence(savedMethodId), submit: () => frame.current?.submit() };
}
