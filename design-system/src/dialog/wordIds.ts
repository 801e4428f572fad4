import { useId } from "react";

/** Ids of the words that name and describe a dialog. */
export type WordIds = { title: string; description: string | undefined };

/** Radix's own title tells its dialog that it is there, which draws the dialog a second time. */
export function useWordIds(description: string | undefined): WordIds {
  const id = useId();
  return { title: `${id}-title`, description: description ? `${id}-description` : undefined };
}
