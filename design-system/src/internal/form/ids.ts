import { useId } from "react";

/**
 * The id of a control: the given one, otherwise one that is unique on the page, even if several fields share a name.
 */
export function useFieldId(givenId: string | undefined): string {
  const own = useId();
  return givenId ?? own;
}

/** The ids of the label, hint and error of the control with this id. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
}

/** Joins the ids that exist, in reading order, for `aria-describedby`. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean);
  return present.length > 0 ? present.join(" ") : undefined;
}

/**
 * The attributes that every control shares: its id, the name by which error summaries find it, and `aria-describedby`,
 * which reads the error first, then the hint.
 */
export function wiring(id: string, labels: { name: string; hint?: string | undefined; error?: string | undefined }) {
  const ids = fieldIds(id);
  return {
    id,
    name: labels.name,
    "aria-invalid": labels.error ? (true as const) : undefined,
    "aria-describedby": describedBy(labels.error && ids.error, labels.hint && ids.hint),
  };
}
