import { useCopy } from "@portico/content-runtime/react";
import { givenRoles } from "@portico/rules/users";
import type { Failure } from "../../../api/result.ts";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import type { PeoplePhase } from "./people.slice.ts";

/** The roles that can be given, each with what it may do. */
export function useRoleOptions() {
  const t = useCopy();
  return givenRoles.map((role) => ({
    value: role,
    label: t("users.role", { role }),
    description: t("settings.role.may", { role }),
  }));
}

/** The words for refusals that mean something else here than elsewhere; undefined for other failures. */
export function ownWords(failure: Failure) {
  if (failure.kind !== "refused") return undefined;
  switch (failure.code) {
    case "CONFLICT":
      return "users.conflict";
    case "NOT_FOUND":
      return "users.gone";
    case "INVITATION_OVER":
      return "users.invitationOver";
    default:
      return undefined;
  }
}

/** Why the last change failed and what to do; undefined without a failure, or when the fields show it. */
export function useTrouble(phase: PeoplePhase): string | undefined {
  const t = useCopy();
  if (phase.name !== "failed" || phase.failure.kind === "invalid") return undefined;
  const own = ownWords(phase.failure);
  if (own) return t(own);
  const { title, detail } = failureCopy(phase.failure);
  return `${t(title)} ${t(detail)}`;
}
