import { useCopy } from "@portico/content-runtime/react";
import { RadioGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { linkableBanks } from "@portico/rules/bankLink";
import { AccountKindField } from "./AccountKindField.tsx";
import type { FieldsProps } from "./fields.ts";

/** Stands for the page of a bank-linking service (PAY-02): which bank, which account. No account number and no password of a bank is typed. */
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
