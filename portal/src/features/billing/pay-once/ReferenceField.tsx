import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { payment } from "@portico/rules/constants";
import { referenceFault } from "@portico/rules/customerReference";
import { useDispatch } from "react-redux";
import type { Draft } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

/** The customer's own reference, a purchase order for example (B14): kept with the payment, shown wherever it is. */
export function ReferenceField({ value, error }: { value: string; error: string | undefined }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <TextField
      label={t("billing.reference.label")}
      name="customerReference"
      value={value}
      onChange={(typed) => dispatch(payOnceEvents.referenceTyped(typed))}
      hint={t("billing.reference.hint", { most: payment.longestReference })}
      error={error}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** Its message once it was refused; it goes as soon as it is repaired. */
export function useReferenceFault({ customerReference = "" }: Draft, refusals: number): string | undefined {
  const t = useCopy();
  const fault = refusals > 0 ? referenceFault(customerReference) : null;
  return fault === null ? undefined : t(`billing.reference.fault.${fault}`, { most: payment.longestReference });
}
