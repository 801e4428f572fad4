import { useId } from "react";

/** The id of a control: the one that is asked for, otherwise one that nothing else on the page has, however many fields share a name. */
export function useFieldId(asked: string | undefined): string {
  const own = useId();
  return asked ?? own;
}

/** The ids of the words around the control that has this id. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` };
}

/** Joins the ids that exist, in the order in which they should be read. */
export function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean);
  return present.length > 0 ? present.join(" ") : undefined;
}

/**
 * What a control has in common with every other: its id, the name by which error summaries find it, and the attributes that tell assistive
 * technology what is wrong, then how to fill it in.
 */
export function wiring(id: string, words: { name: string; hint?: string | undefined; error?: string | undefined }) {
  const ids = fieldIds(id);
  return {
    id,
    name: words.name,
    "aria-invalid": words.error ? (true as const) : undefined,
    "aria-describedby": describedBy(words.error && ids.error, words.hint && ids.hint),
  };
}
