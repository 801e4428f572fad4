import { useCopy } from "@portico/content-runtime/react";
import { RadioGroup } from "@portico/design-system/choice";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { BankAccountKind } from "@portico/rules/bank";
import { linkableBanks } from "@portico/rules/bankLink";
import type { FieldName, FieldsProps } from "./fields.ts";

/** Bank account fields, in the order on a check. Autofill is off: browsers store no bank accounts. */
export function BankFields({ values, onChange, errorOf }: FieldsProps) {
  const t = useCopy();
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => onChange(name, value),
    spellCheck: false,
  });
  return (
    <Stack gap="medium">
      <TextField
        {...field("accountHolder")}
        label={t("vault.accountHolder")}
        hint={t("vault.accountHolderHint")}
        autoComplete="off"
      />
      <AccountKindField values={values} onChange={onChange} errorOf={errorOf} />
      <TextField
        {...field("routingNumber")}
        label={t("vault.routingNumber")}
        hint={t("vault.routingNumberHint")}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextField
        {...field("accountNumber")}
        label={t("vault.accountNumber")}
        hint={t("vault.accountNumberHint")}
        inputMode="numeric"
        autoComplete="off"
      />
    </Stack>
  );
}

const kindOf = (value: string): BankAccountKind | "" => (value === "checking" || value === "savings" ? value : "");

/** Checking or savings, for typed and linked accounts. */
function AccountKindField({ values, onChange, errorOf }: FieldsProps) {
  const t = useCopy();
  const options = [
    { value: "checking" as const, label: t("vault.accountKind.checking") },
    { value: "savings" as const, label: t("vault.accountKind.savings") },
  ];
  return (
    <RadioGroup
      legend={t("vault.accountKind")}
      name="accountKind"
      value={kindOf(values.accountKind)}
      onChange={(kind) => onChange("accountKind", kind)}
      options={options}
      error={errorOf("accountKind")}
    />
  );
}

/**
 * Simulates the page of a bank-linking service (PAY-02): choose a bank and an account. No account number or bank
 * password is typed.
 */
export function LinkFields({ values, onChange, errorOf }: FieldsProps) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Text>{t("vault.link.lead")}</Text>
      <RadioGroup
        legend={t("vault.link.bank")}
        name="bank"
        value={values.bank}
        onChange={(bank) => onChange("bank", bank)}
        options={linkableBanks.map(({ id, name }) => ({ value: id, label: name }))}
        error={errorOf("bank")}
      />
      <AccountKindField values={values} onChange={onChange} errorOf={errorOf} />
      <Text size="small">{t("vault.link.consent")}</Text>
    </Stack>
  );
}
