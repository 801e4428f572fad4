import { useCopy } from "@portico/content-runtime/react";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import type { CodePlace, FieldError, FieldErrors, FieldName } from "./fields.ts";

/** The error message of each field, in the current language. */
export function useFieldErrorMessage(errors: FieldErrors, place: CodePlace): (field: FieldName) => string | undefined {
  const t = useCopy();
  const words: Record<FieldName, Partial<Record<FieldError, string>> & { INVALID: string }> = {
    cardName: {
      MISSING: t("vault.error.cardName.missing"),
      TOO_LONG: t("vault.error.cardName.tooLong"),
      INVALID: t("vault.error.cardName.invalid"),
    },
    cardNumber: {
      MISSING: t("vault.error.cardNumber.missing"),
      TOO_SHORT: t("vault.error.cardNumber.tooShort"),
      NOT_SUPPORTED: t("vault.error.cardNumber.notSupported"),
      DECLINED: t("vault.error.cardNumber.declined"),
      INVALID: t("vault.error.cardNumber.invalid"),
    },
    expiry: {
      MISSING: t("vault.error.expiry.missing"),
      EXPIRED: t("vault.error.expiry.expired"),
      TOO_FAR_AHEAD: t("vault.error.expiry.tooFarAhead"),
      DECLINED: t("vault.error.expiry.declined"),
      INVALID: t("vault.error.expiry.invalid"),
    },
    securityCode: {
      MISSING: t("vault.error.securityCode.missing"),
      NOT_MATCHING: t("vault.error.securityCode.notMatching"),
      INVALID: t("vault.error.securityCode.invalid", { length: place }),
    },
    zip: { MISSING: t("vault.error.zip.missing"), INVALID: t("vault.error.zip.invalid") },
    accountHolder: {
      MISSING: t("vault.error.accountHolder.missing"),
      TOO_LONG: t("vault.error.cardName.tooLong"),
      INVALID: t("vault.error.accountHolder.invalid"),
    },
    bank: { INVALID: t("vault.error.bank.missing"), DECLINED: t("vault.error.bank.declined") },
    accountKind: { INVALID: t("vault.error.accountKind.missing") },
    routingNumber: {
      MISSING: t("vault.error.routingNumber.missing"),
      NOT_SUPPORTED: t("vault.error.routingNumber.notSupported"),
      CHECK_DIGIT: t("vault.error.routingNumber.checkDigit"),
      INVALID: t("vault.error.routingNumber.invalid"),
    },
    accountNumber: {
      MISSING: t("vault.error.accountNumber.missing"),
      DECLINED: t("vault.error.accountNumber.declined"),
      INVALID: t("vault.error.accountNumber.invalid"),
    },
  };
  return (field) => {
    const error = errors[field];
    return error && (words[field][error] ?? words[field].INVALID);
  };
}

/** The form's accessible name, and the announcement while it is submitted. */
export function useFormCopy({ kind }: VaultMode): { title: string; sending: string } {
  const t = useCopy();
  if (kind === "linkedBank") return { title: t("vault.link.title"), sending: t("vault.link.linking") };
  if (kind === "newBankAccount") return { title: t("vault.bankTitle"), sending: t("vault.checkingBank") };
  return { title: t("vault.title"), sending: t("vault.checking") };
}
