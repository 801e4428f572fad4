import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { AccountKindField } from "./AccountKindField.tsx";
import type { FieldName, FieldsProps } from "./fields.ts";

/** A bank account, in the order in which a check shows it. Nothing of it is offered for filling in: browsers keep no bank accounts. */
export function BankFields({ values, onChange, errorOf }: FieldsProps) {
  const t = useCopy();
  const field = (name: FieldName) => ({ name, value: values[name], error: errorOf(name), onChange: (value: string) => onChange(name, value), spellCheck: false });
  return (
    <Stack gap="medium">
      <TextField {...field("accountHolder")} label={t("vault.accountHolder")} hint={t("vault.accountHolderHint")} autoComplete="off" />
      <AccountKindField values={values} onChange={onChange} errorOf={errorOf} />
      <TextField {...field("routingNumber")} label={t("vault.routingNumber")} hint={t("vault.routingNumberHint")} inputMode="numeric" autoComplete="off" />
      <TextField {...field("accountNumber")} label={t("vault.accountNumber")} hint={t("vault.accountNumberHint")} inputMode="numeric" autoComplete="off" />
    </Stack>
  );
}
