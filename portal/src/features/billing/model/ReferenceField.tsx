import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { payment } from "@portico/rules/constants";

export type RecordsFieldProps = { value: string; onChange: (typed: string) => void; error: string | undefined };

/** The customer's own reference, a purchase order for example (B14): kept with the payment, shown wherever it is. */
export function ReferenceField(field: RecordsFieldProps) {
  const t = useCopy();
  return <TextField label={t("billing.reference.label")} name="customerReference" hint={t("billing.reference.hint", { most: payment.longestReference })} autoComplete="off" spellCheck={false} {...field} />;
}
