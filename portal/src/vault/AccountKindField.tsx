import { useCopy } from "@portico/content-runtime/react";
import { RadioGroup } from "@portico/design-system/choice";
import type { BankAccountKind } from "@portico/rules/bank";
import type { FieldsProps } from "./fields.ts";

const kindOf = (value: string): BankAccountKind | "" => (value === "checking" || value === "savings" ? value : "");

/** Checking or savings, for an account that is typed in and for one that is linked. */
export function AccountKindField({ values, onChange, errorOf }: FieldsProps) {
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
