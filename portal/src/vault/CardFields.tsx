import { useCopy } from "@portico/content-runtime/react";
import { CardNumberField, ExpiryField, SecurityCodeField, TextField, ZipField } from "@portico/design-system/field";
import { Grid, Stack } from "@portico/design-system/layout";
import type { CardBrand } from "@portico/rules/card";
import { codePlace, type FieldName, type FieldsProps } from "./fields.ts";

type CardFieldsProps = FieldsProps & {
  brand: CardBrand;
  /** Of a saved card, whose number does not change. */
  withoutNumber?: boolean;
};

/** A whole card. The brand shows as soon as the first digits tell it, and the code's hint follows it. */
export function CardFields({ values, onChange, errorOf, brand, withoutNumber = false }: CardFieldsProps) {
  const t = useCopy();
  const place = codePlace(brand);
  const field = (name: FieldName) => ({ name, value: values[name], error: errorOf(name), onChange: (value: string) => onChange(name, value) });
  return (
    <Stack gap="medium">
      <TextField {...field("cardName")} label={t("vault.cardName")} autoComplete="cc-name" spellCheck={false} />
      {!withoutNumber && (
        <CardNumberField {...field("cardNumber")} label={t("vault.cardNumber")} brandLabel={brand === "creditCard" ? undefined : t("vault.brand", { brand })} />
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
