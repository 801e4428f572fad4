import { useCopy } from "@portico/content-runtime/react";
import { CardNumberField, ExpiryField, SecurityCodeField, TextField, ZipField } from "@portico/design-system/field";
import { Grid, Stack } from "@portico/design-system/layout";
import type { CardBrand } from "@portico/rules/card";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import { codePlace, type FieldName, type FieldsProps } from "./fields.ts";

type CardFieldsProps = FieldsProps & {
  brand: CardBrand;
  /** Fields of a saved card, whose number cannot change. */
  withoutNumber?: boolean;
};

/**
 * All fields of a card. The brand is shown as soon as the first digits identify it; the security code's hint depends on
 * it.
 */
export function CardFields({ values, onChange, errorOf, brand, withoutNumber = false }: CardFieldsProps) {
  const t = useCopy();
  const place = codePlace(brand);
  const field = (name: FieldName) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (value: string) => onChange(name, value),
  });
  return (
    <Stack gap="medium">
      <TextField {...field("cardName")} label={t("vault.cardName")} autoComplete="cc-name" spellCheck={false} />
      {!withoutNumber && (
        <CardNumberField
          {...field("cardNumber")}
          label={t("vault.cardNumber")}
          brandLabel={brand === "creditCard" ? undefined : t("vault.brand", { brand })}
        />
      )}
      <Grid min="medium" gap="medium">
        <ExpiryField {...field("expiry")} label={t("vault.expiry")} hint={t("vault.expiryHint")} />
        <SecurityCodeField
          {...field("securityCode")}
          label={t("vault.securityCode")}
          hint={t("vault.securityCodeHint", { length: place })}
          length={place === "back" ? 3 : 4}
        />
      </Grid>
      <ZipField {...field("zip")} label={t("vault.zip")} hint={t("vault.zipHint")} />
    </Stack>
  );
}

type CodeFieldProps = FieldsProps & { mode: Extract<VaultMode, { kind: "savedCardCode" | "enteredCardCode" }> };

/** The security code (CVV) of a saved card, or of one that was entered before: required once per payment (PAY-08). */
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
