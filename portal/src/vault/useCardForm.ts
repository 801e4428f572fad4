import { type SyntheticEvent, useEffect, useState } from "react";
import type { ToPortal, VaultMode } from "../lib/vaultProtocol.ts";
import { brandIn, type Faults, faultsIn, type FieldName, firstFaults, firstValues } from "./fields.ts";
import type { StoreCard } from "./storeCard.ts";

export type CardFormParts = {
  mode: VaultMode;
  /** The provider's date, YYYY-MM-DD. */
  businessDate: string;
  store: StoreCard;
  post: (message: ToPortal) => void;
};

/**
 * Form state: values, validation errors, whether it is being submitted. Validates on submit; an error disappears as
 * soon as its field is valid.
 */
export function useCardForm({ mode, businessDate, store, post }: CardFormParts) {
  const [values, setValues] = useState(() => firstValues(mode));
  const [faults, setFaults] = useState<Faults>(() => firstFaults(mode));
  const [submitCount, setSubmitCount] = useState(() => Object.keys(faults).length);
  const [sending, setSending] = useState(false);
  const found = faultsIn(mode, values, businessDate);
  const brand = brandIn(mode, values);
  const complete = Object.keys(found).length === 0;
  useEffect(() => {
    post({ type: "changed", brand, complete });
  }, [post, brand, complete]);

  const [openedWith] = useState(() => Object.keys(faults).length);
  useEffect(() => {
    if (openedWith > 0) post({ type: "invalid", fieldCount: openedWith });
  }, [post, openedWith]);

  const change = (field: FieldName, value: string) => {
    setValues((held) => ({ ...held, [field]: value }));
    setFaults(({ [field]: _cleared, ...others }) => others);
  };
  const refuse = (refused: Faults) => {
    setFaults(refused);
    setSubmitCount((count) => count + 1);
    post({ type: "invalid", fieldCount: Object.keys(refused).length });
  };
  const send = async () => {
    post({ type: "submitting" });
    setSending(true);
    const stored = await store(mode, values);
    setSending(false);
    if (stored.kind === "invalid") refuse(stored.faults);
    else
      post(
        stored.kind === "stored"
          ? { type: "stored", card: stored.card, more: stored.more }
          : { type: "failed", failure: stored.failure },
      );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (sending) return;
    if (complete) void send();
    else refuse(found);
  };
  return { values, faults, submitCount, sending, brand, change, submit };
}
