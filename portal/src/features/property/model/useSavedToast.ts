import { useToast } from "@portico/design-system/toast";
import { useEffect } from "react";
import type { PropertyChange } from "./property.api.ts";
import type { Property } from "./useProperty.ts";

/** Confirms a change of this kind once it is saved. */
export function useSavedToast({ phase, dismiss }: Property, what: PropertyChange["what"], message: string): void {
  const toast = useToast();
  useEffect(() => {
    if (phase.name !== "done" || phase.request.what !== what) return;
    toast({ message });
    dismiss();
  }, [phase, what, message, dismiss, toast]);
}

/** Whether the last change failed because somebody else's was stored first. */
export const isConflict = ({ phase }: Pick<Property, "phase">): boolean =>
  phase.name === "failed" && phase.failure.kind === "refused" && phase.failure.code === "CONFLICT";
