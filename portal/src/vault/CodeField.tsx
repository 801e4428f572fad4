import { useCopy } from "@portico/content-runtime/react";
import { SecurityCodeField } from "@portico/design-system/field";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import { codePlace, type FieldsProps } from "./fields.ts";

type CodeFieldProps = FieldsProps & { mode: Extract<VaultMode, { kind: "savedCardCode" }> };

/** The security code of a saved card: asked for once a payment (PAY-08). */
export function CodeField({ values, onChange, errorOf, mode }: CodeFieldProps) {
  const t = useCopy();
  const place = codePlace(mode.brand);
  return (
    <SecurityCodeField
      name="securityCode"
      value={values.securityCode}
      error={errorOf("securityCode")}
      onChange={(value) => onChange("securityCode", value)}
      label={t("vault.securityCodeOf", { lastFour: mode.lastFour })}
      hint={t("vault.securityCodeHint", { length: place })}
      length={place === "back" ? 3 : 4}
    />
  );
}
