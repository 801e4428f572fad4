import { useCopy } from "@portico/content-runtime/react";
import type { Problem } from "../api/answer.ts";

/** Refusals that the service says for customers of an account too: an editor asks somebody else. */
const scopeWords: Readonly<Record<string, "notAllowed" | "outsideScope" | undefined>> = { NOT_ALLOWED: "notAllowed", OUTSIDE_YOUR_SCOPE: "outsideScope" };

/** What happened and what to do: as the service says it, or in our own words where it could not say anything. */
export function useProblemWords({ code, title, detail }: Problem): { title: string; detail: string } {
  const t = useCopy();
  const scope = scopeWords[code];
  if (scope) return { title: t(`studio.shell.${scope}.title`), detail: t(`studio.shell.${scope}.detail`) };
  const own = code === "UNREACHABLE" ? "unreachable" : "unexpected";
  return { title: title ?? t(`studio.shell.${own}.title`), detail: detail ?? t(`studio.shell.${own}.detail`) };
}
