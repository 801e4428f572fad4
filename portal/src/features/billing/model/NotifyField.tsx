import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { messages } from "@portico/rules/constants";
import type { RecordsFieldProps } from "./ReferenceField.tsx";

/** Others who are told by e-mail whether money was taken (B14). Several go into one field, so it is no field of the type e-mail. */
export function NotifyField(field: RecordsFieldProps) {
  const t = useCopy();
  return <TextField label={t("billing.notify.label")} name="notify" hint={t("billing.notify.hint", { most: messages.mostNotified })} inputMode="email" autoComplete="off" spellCheck={false} {...field} />;
}
