import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { type Ref, useLayoutEffect, useRef } from "react";
import { BankFields, LinkFields } from "./BankFields.tsx";
import { CardFields, CodeField } from "./CardFields.tsx";
import { codePlace, type FieldName, fieldsOf, type FieldsProps } from "./fields.ts";
import { useFieldErrorMessage, useFormCopy } from "./useFieldErrorMessage.ts";
import { type CardFormParts, useCardForm } from "./useCardForm.ts";

export type VaultFormProps = CardFormParts & {
  /** The portal's own button submits this form. */
  formRef?: Ref<HTMLFormElement>;
};

/**
 * The fields of a card or a bank account, or only the security code of a saved card. Shows validation errors at their
 * fields; the portal learns only their number.
 */
export function VaultForm({ formRef, ...parts }: VaultFormProps) {
  const t = useCopy();
  const { values, errors, submitCount, sending, brand, change, submit } = useCardForm(parts);
  const errorOf = useFieldErrorMessage(errors, codePlace(brand));
  const first = fieldsOf(parts.mode).find((field) => errors[field]);
  useFocusWhenRefused(first, submitCount);
  const words = useFormCopy(parts.mode);
  const count = Object.keys(errors).length;
  const fields: FieldsProps = { values, onChange: change, errorOf };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label={words.title}>
      {parts.mode.kind === "linkedBank" && <LinkFields {...fields} />}
      {parts.mode.kind === "newBankAccount" && <BankFields {...fields} />}
      {parts.mode.kind === "newCard" && <CardFields {...fields} brand={brand} />}
      {parts.mode.kind === "editedCard" && <CardFields {...fields} brand={brand} withoutNumber />}
      {(parts.mode.kind === "savedCardCode" || parts.mode.kind === "enteredCardCode") && (
        <CodeField {...fields} mode={parts.mode} />
      )}
      {/* Without a submit button, Enter does not submit a form with several fields. */}
      <button type="submit" hidden />
      <LiveRegion
        urgency="polite"
        message={sending ? words.sending : count > 0 ? t("vault.problems", { count }) : ""}
      />
    </form>
  );
}

/** Moves focus once per failed submit: fixing one field must not move focus to the next. */
function useFocusWhenRefused(first: FieldName | undefined, submitCount: number) {
  const answered = useRef(0);
  useLayoutEffect(() => {
    if (submitCount === answered.current) return;
    answered.current = submitCount;
    const take = () => document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (document.hasFocus()) return take();
    // The surrounding page has focus and hands it over when it receives the error message. If both moved focus at once,
    // neither might have it.
    window.addEventListener("focus", take, { once: true });
    return () => window.removeEventListener("focus", take);
  }, [first, submitCount]);
}
