import type { FormDefinition, FormField, WebForm } from "../screens/forms/forms.api.ts";

const at = "2026-11-21T15:00:00.000Z";
export const newEtag = '"none"';

const fieldOf = (more: Partial<FormField> & Pick<FormField, "id" | "kind" | "label">): FormField => ({
  ...{ hint: null, required: true, maxLength: null, rule: null, choices: [] },
  ...more,
});

export const technical: FormDefinition = {
  title: { en: "Report something that doesn’t work", es: "Informar de algo que no funciona" },
  intro: { en: "Internet, phone, TV or equipment.", es: "Internet, teléfono, TV o equipos." },
  topic: "TECHNICAL",
  offered: true,
  fields: [
    fieldOf({ id: "service", kind: "SERVICE", label: { en: "Which service?", es: "¿Qué servicio?" } }),
    fieldOf({
      ...{ id: "effect", kind: "CHOICE", label: { en: "How bad is it?", es: "¿Qué tan grave es?" } },
      choices: [
        { value: "stopped", label: { en: "Nothing works", es: "No funciona nada" } },
        { value: "breaks", label: { en: "It’s slow", es: "Va lento" } },
      ],
    }),
    fieldOf({
      ...{ id: "device", kind: "TEXT", label: { en: "Which device?", es: "¿Qué equipo?" }, maxLength: 80 },
      askedIf: { field: "effect", choice: "breaks" },
    }),
    fieldOf({
      ...{ id: "description", kind: "LONG_TEXT", label: { en: "What happens?", es: "¿Qué pasa?" } },
      maxLength: 2_000,
    }),
    fieldOf({
      ...{ id: "answer", kind: "CONTACT", label: { en: "How should we answer?", es: "¿Cómo le respondemos?" } },
    }),
  ],
};

const formOf = (key: string, more: Partial<WebForm>): WebForm => ({
  ...{ key: `support.form.${key}`, etag: '"a"', liveEtag: '"a"', drafts: [], findings: [] },
  ...more,
});

export const published = formOf("technical-problem", { live: technical });
const hidden = formOf("old-survey", { live: { ...technical, offered: false } });

const incomplete: FormDefinition = {
  ...technical,
  title: { en: "Move a line", es: "Trasladar una línea" },
  topic: "ORDER",
  fields: [fieldOf({ id: "where", kind: "TEXT", label: { en: "Where to?", es: "" }, maxLength: 80 })],
};

/** Never published; its question has no Spanish. */
export const drafted = formOf("move-line", {
  etag: '"b"',
  draft: { changeSet: 12, author: "erin", at, reason: "Moves come by e-mail today", form: incomplete },
  drafts: [{ changeSet: 12, title: "Moving lines", state: "open", author: "erin", at }],
  findings: [
    {
      ...{ code: "BAD_FORM", severity: "error", key: "support.form.move-line" },
      ...{ place: "fields.0.label.es", formError: "MISSING" },
    },
  ],
});

export const webForms: readonly WebForm[] = [drafted, hidden, published];
