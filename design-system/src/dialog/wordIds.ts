import { useId } from "react";

/** Ids of the elements that name and describe a dialog (`aria-labelledby`, `aria-describedby`). */
export type LabelIds = { title: string; description: string | undefined };

/** Replaces Radix's own title, which registers itself with the dialog and so renders it twice. */
export function useLabelIds(description: string | undefined): LabelIds {
  const id = useId();
  return { title: `${id}-title`, description: description ? `${id}-description` : undefined };
}
