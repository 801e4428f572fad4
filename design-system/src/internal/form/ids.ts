/** The ids that tie a control to its words. Error summaries link to `control`, so its shape is part of the contract. */
export function fieldIds(name: string) {
  const control = `field-${name}`;
  return { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
}

/** Joins the ids that exist, in the order in which they should be read. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean);
  return present.length > 0 ? present.join(" ") : undefined;
}

/** The attributes that tell assistive technology what is wrong, then how to fill the control in. */
export function wiring(name: string, words: { hint?: string | undefined; error?: string | undefined }) {
  const ids = fieldIds(name);
  return {
    id: ids.control,
    "aria-invalid": words.error ? (true as const) : undefined,
    "aria-describedby": describedBy(words.error && ids.error, words.hint && ids.hint),
  };
}
