import { useCopy } from "@portico/content-runtime/react";
import { givenRoles } from "@portico/rules/users";
import { useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { selectDialogPhase } from "./people.slice.ts";

/** The roles that can be given, each with what it may do. */
export function useRoleOptions() {
  const t = useCopy();
  return givenRoles.map((role) => ({
    value: role,
    label: t("users.role", { role }),
    description: t("settings.role.may", { role }),
  }));
}

/** Why the last change failed and what to do; undefined without a failure, or when the fields show it. */
export function useTrouble(): string | undefined {
  const t = useCopy();
  const phase = useSelector(selectDialogPhase);
  if (phase.name !== "failed" || phase.failure.kind === "invalid") return undefined;
  const { failure } = phase;
  if (failure.kind === "refused" && failure.code === "CONFLICT") return t("users.conflict");
  if (failure.kind === "refused" && failure.code === "NOT_FOUND") return t("users.gone");
  const { title, detail } = failureCopy(failure);
  return `${t(title)} ${t(detail)}`;
}
