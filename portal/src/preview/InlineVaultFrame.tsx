import { type SyntheticEvent, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { VaultFrameProps } from "../components/vault-frame/VaultFrame.tsx";
import type { ToPortal } from "../lib/vaultProtocol.ts";
import type { StoreCard } from "../vault/storeCard.ts";
import { VaultForm } from "../vault/VaultForm.tsx";

/** The response of the vault to an invalid ticket. */
const refuse: StoreCard = () => Promise.resolve({ kind: "failed", failure: "ticketInvalid" });

/** Stops propagation, so that the surrounding form does not handle the submit event as its own. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Replaces the vault's iframe in a preview (see `tools/pages/preview.config.ts`): renders the same form in the page
 * itself, so that its messages can be found, highlighted and edited like all others. Nothing typed into it is sent
 * anywhere.
 */
export function VaultFrame({ title, mode, businessDate, onMessage, handle }: VaultFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  const [post] = useState(() => (message: ToPortal) => latest.current(message));
  useImperativeHandle(handle, () => ({ submit: () => form.current?.requestSubmit() }), []);
  useEffect(() => {
    post({ type: "ready" });
  }, [post]);
  return (
    <div role="group" aria-label={title} onSubmit={keep}>
      <VaultForm mode={mode} businessDate={businessDate} store={refuse} post={post} formRef={form} />
    </div>
  );
}
