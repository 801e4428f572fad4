import { useCopy } from "@portico/content-runtime/react";
import type { Problem } from "../api/answer.ts";

/** What happened and what to do: as the service says it, or in our own words where it could not say anything. */
export function useProblemWords({ code, title, detail }: Problem): { title: string; detail: string } {
  const t = useCopy();
  const own = code === "UNREACHABLE" ? "unreachable" : "unexpected";
  return { title: title ?? t(`studio.shell.${own}.title`), detail: detail ?? t(`studio.shell.${own}.detail`) };
}
