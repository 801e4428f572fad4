import type { BareKey } from "@portico/catalogue/contract";
import type { PasswordError } from "@portico/rules/password";

/** The messages of a new password's faults, from the browser or from the server. */
export const newPasswordErrors = {
  MISSING: "session.recovery.missing",
  TOO_SHORT: "session.recovery.tooShort",
  TOO_LONG: "session.recovery.tooLong",
  TOO_WEAK: "session.recovery.tooWeak",
  TOO_PERSONAL: "session.recovery.tooPersonal",
  SAME_AS_BEFORE: "session.recovery.sameAsBefore",
} as const satisfies Record<PasswordError | "SAME_AS_BEFORE", BareKey>;

/** The message of a code of the server. */
export const newPasswordError = (code = ""): BareKey =>
  (newPasswordErrors as Record<string, BareKey>)[code] ?? newPasswordErrors.TOO_WEAK;
