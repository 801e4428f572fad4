import { type SyntheticEvent, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { VaultFrameProps } from "../components/vault-frame/VaultFrame.tsx";
import type { ToPortal } from "../lib/vaultProtocol.ts";
import type { StoreCard } from "../vault/storeCard.ts";
import { VaultForm } from "../vault/VaultForm.tsx";

/** What the vault answers to a ticket that opens nothing. */
const refuse: StoreCard = () => Promise.resolve({ kind: "failed", failure: "ticketInvalid" });

/** The form around this one must not take its sending for its own. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Stands in a preview for the vault's frame (`tools/pages/preview.config.ts` puts it there): the same form in the page itself, so that its words are
 * found, pointed at and changed like all others. Nothing that is typed into it is sent anywhere.
 */
export function VaultFrame({ title, mode, businessDate, onMessage, handle }: VaultFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  const [tell] = useState(() => (message: ToPortal) => latest.current(message));
  useImperativeHandle(handle, () => ({ submit: () => form.current?.requestSubmit() }), []);
  useEffect(() => {
    tell({ type: "ready" });
  }, [tell]);
  return (
    <div role="group" aria-label={title} onSubmit={keep}>
      <VaultForm mode={mode} businessDate={businessDate} store={refuse} tell={tell} formRef={form} />
    </div>
  );
}
