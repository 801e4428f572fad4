import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { type Ref, useLayoutEffect, useRef } from "react";
import { BankFields } from "./BankFields.tsx";
import { CardFields } from "./CardFields.tsx";
import { CodeField } from "./CodeField.tsx";
import { codePlace, type FieldName, fieldsOf, type FieldsProps } from "./fields.ts";
import { LinkFields } from "./LinkFields.tsx";
import { useFaultWords } from "./useFaultWords.ts";
import { useFormWords } from "./useFormWords.ts";
import { type CardFormParts, useCardForm } from "./useCardForm.ts";

export type VaultFormProps = CardFormParts & {
  /** The portal's own button sends this form. */
  formRef?: Ref<HTMLFormElement>;
};

/** The fields of a card or a bank account, or the security code of a saved card alone. Errors stand here, at their fields; the portal learns how many. */
export function VaultForm({ formRef, ...parts }: VaultFormProps) {
  const t = useCopy();
  const { values, faults, refusals, sending, brand, change, submit } = useCardForm(parts);
  const errorOf = useFaultWords(faults, codePlace(brand));
  const first = fieldsOf(parts.mode).find((field) => faults[field]);
  useFocusWhenRefused(first, refusals);
  const words = useFormWords(parts.mode);
  const count = Object.keys(faults).length;
  const fields: FieldsProps = { values, onChange: change, errorOf };
  return (
    <form ref={formRef} noValidate onSubmit={submit} aria-label={words.title}>
      {parts.mode.kind === "linkedBank" && <LinkFields {...fields} />}
      {parts.mode.kind === "newBankAccount" && <BankFields {...fields} />}
      {parts.mode.kind === "newCard" && <CardFields {...fields} brand={brand} />}
      {parts.mode.kind === "editedCard" && <CardFields {...fields} brand={brand} withoutNumber />}
      {parts.mode.kind === "savedCardCode" && <CodeField {...fields} mode={parts.mode} />}
      {/* Without a button of its own a form of several fields does not hear Enter. */}
      <button type="submit" hidden />
      <LiveRegion urgency="polite" message={sending ? words.sending : count > 0 ? t("vault.problems", { count }) : ""} />
    </form>
  );
}

/** Once a refusal: the repair of one field must not take the focus to the next. */
function useFocusWhenRefused(first: FieldName | undefined, refusals: number) {
  const answered = useRef(0);
  useLayoutEffect(() => {
    if (refusals === answered.current) return;
    answered.current = refusals;
    const take = () => document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (document.hasFocus()) return take();
    // The page around this frame has the focus and hands it over when it hears of the refusal. Both reaching for it at once can leave it with neither.
    window.addEventListener("focus", take, { once: true });
    return () => window.removeEventListener("focus", take);
  }, [first, refusals]);
}
