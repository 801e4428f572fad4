import { useCopy } from "@portico/content-runtime/react";
import { failureCopy } from "../../../components/failureCopy.ts";
import type { ContactPhase } from "./contacts.slice.ts";

/** Why the last change was not made and what to do; undefined when there is nothing to say, or the fields say it. */
export function useTrouble(phase: ContactPhase): string | undefined {
  const t = useCopy();
  if (phase.name !== "failed" || phase.failure.kind === "invalid") return undefined;
  const { failure, what } = phase;
  if (failure.kind === "refused" && failure.code === "CONFLICT") return t(what === "add" ? "community.contacts.conflictAdd" : "community.contacts.conflict");
  if (failure.kind === "refused" && failure.code === "NOT_FOUND") return t("community.contacts.gone");
  const { title, detail } = failureCopy(failure);
  return `${t(title)} ${t(detail)}`;
}
