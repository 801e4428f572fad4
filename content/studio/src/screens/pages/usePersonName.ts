import { useCopy } from "@portico/content-runtime/react";
import type { PreviewPerson } from "../../data/previews.api.ts";

const roles = ["PRIMARY", "ADMIN", "BILLING", "STANDARD"] as const;

/** "Dana (owner)". */
export function usePersonName(): (person: Pick<PreviewPerson, "name" | "role">) => string {
  const t = useCopy();
  return ({ name, role }) => t("studio.pages.person.name", { name, role: roles.find((known) => known === role) ?? "STANDARD" });
}
