import { useCopy } from "@portico/content-runtime/react";
import { RadioGroup } from "@portico/design-system/choice";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import type { BankAccountKind } from "@portico/rules/bank";
import type { FieldName, FieldsProps } from "./fields.ts";

const kindOf = (value: string): BankAccountKind | "" => (value === "checking" || value === "savings" ? value : "");

/** A bank account, in the order in which a check shows it. Nothing of it is offered for filling in: browsers keep no bank accounts. */
export function BankFields({ values, onChange, errorOf }: FieldsProps) {
  const t = useCopy();
  const field = (name: FieldName) => ({ name, value: values[name], error: errorOf(name), onChange: (value: string) => onChange(name, value), spellCheck: false });
  const options = [
    { value: "checking" as const, label: t("vault.accountKind.checking") },
    { value: "savings" as const, label: t("vault.accountKind.savings") },
  ];
  return (
    <Stack gap="medium">
      <TextField {...field("accountHolder")} label={t("vault.accountHolder")} hint={t("vault.accountHolderHint")} autoComplete="off" />
      <RadioGroup
        legend={t("vault.accountKind")}
        name="accountKind"
        value={kindOf(values.accountKind)}
        onChange={(kind) => onChange("accountKind", kind)}
        options={options}
        error={errorOf("accountKind")}
      />
      <TextField {...field("routingNumber")} label={t("vault.routingNumber")} hint={t("vault.routingNumberHint")} inputMode="numeric" autoComplete="off" />
      <TextField {...field("accountNumber")} label={t("vault.accountNumber")} hint={t("vault.accountNumberHint")} inputMode="numeric" autoComplete="off" />
    </Stack>
  );
}
