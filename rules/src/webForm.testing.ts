import type { FieldKind, FormField } from "./webForm.rules.ts";

/** A required field of a form, without a limit, a rule and choices. */
export const formField = (kind: FieldKind, more: Partial<FormField> = {}): FormField => ({
  id: "what",
  kind,
  label: { en: "What", es: "Qué" },
  hint: null,
  required: true,
  maxLength: null,
  rule: null,
  choices: [],
  ...more,
});
