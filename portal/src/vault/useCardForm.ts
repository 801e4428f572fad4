import { type SyntheticEvent, useEffect, useState } from "react";
import type { ToPortal, VaultMode } from "../lib/vaultProtocol.ts";
import { brandIn, type FieldErrors, errorsIn, type FieldName, firstErrors, firstValues } from "./fields.ts";
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
  const [errors, setErrors] = useState<FieldErrors>(() => firstErrors(mode));
  const [submitCount, setSubmitCount] = useState(() => Object.keys(errors).length);
  const [sending, setSending] = useState(false);
  const found = errorsIn(mode, values, businessDate);
  const brand = brandIn(mode, values);
  const complete = Object.keys(found).length === 0;
  useEffect(() => {
    post({ type: "changed", brand, complete });
  }, [post, brand, complete]);

  const [openedWith] = useState(() => Object.keys(errors).length);
  useEffect(() => {
    if (openedWith > 0) post({ type: "invalid", fieldCount: openedWith });
  }, [post, openedWith]);

  const change = (field: FieldName, value: string) => {
    setValues((held) => ({ ...held, [field]: value }));
    setErrors(({ [field]: _cleared, ...others }) => others);
  };
  const refuse = (refused: FieldErrors) => {
    setErrors(refused);
    setSubmitCount((count) => count + 1);
    post({ type: "invalid", fieldCount: Object.keys(refused).length });
  };
  const send = async () => {
    post({ type: "submitting" });
    setSending(true);
    const stored = await store(mode, values);
    setSending(false);
    if (stored.kind === "invalid") refuse(stored.errors);
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
  return { values, errors, submitCount, sending, brand, change, submit };
}
