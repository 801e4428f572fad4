import type { BareKey } from "../../../lib/bareKey.ts";
import type { RecoveryState } from "./recovery.slice.ts";

const minimumLength = 12;

const refusals: Record<string, BareKey> = {
  TOO_SHORT: "session.recovery.tooShort",
  TOO_LONG: "session.recovery.tooLong",
  TOO_WEAK: "session.recovery.tooWeak",
  SAME_AS_BEFORE: "session.recovery.sameAsBefore",
};

/** What is wrong with a new password, here or as the server says; the server alone knows the old one. */
export function newPasswordProblem(newPassword: string, state: RecoveryState): BareKey | undefined {
  if (newPassword === "") return "session.recovery.missing";
  if (newPassword.length < minimumLength) return "session.recovery.tooShort";
  const { failure } = state.phase === "refused" ? state : {};
  return failure?.kind === "invalid" ? (refusals[failure.fields[0]?.code ?? ""] ?? "session.recovery.tooWeak") : undefined;
}
