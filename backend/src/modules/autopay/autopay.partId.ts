import type { ActionPartRow } from "./autopay.repository.ts";

/** A part's name outside: the same for all its tries. */
export function partId({ actionId, position }: Pick<ActionPartRow, "actionId" | "position">): string {
  return `${actionId}_${position}`;
}
