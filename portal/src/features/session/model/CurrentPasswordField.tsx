import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { PasswordField } from "@portico/design-system/field";
import type { Ref } from "react";
import { useSelector } from "react-redux";
import type { Failure } from "../../../api/result.ts";
import { selectProfile } from "./session.selectors.ts";

export type CurrentPasswordFieldProps = {
  name: string;
  value: string;
  error: BareKey | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** The current password, which proves that the session was not left open to somebody else. */
export function CurrentPasswordField({ name, value, error, onChange, ref }: CurrentPasswordFieldProps) {
  const t = useCopy();
  const username = useSelector(selectProfile)?.username;
  return (
    <>
      {/* Tells password managers whose password is asked for. */}
      <input hidden readOnly autoComplete="username" value={username ?? ""} />
      <PasswordField
        label={t("session.security.password.current")}
        name={name}
        autoComplete="current-password"
        showLabel={t("session.signIn.showPassword")}
        hideLabel={t("session.signIn.hidePassword")}
        value={value}
        error={error && t(error)}
        onChange={onChange}
        ref={ref}
      />
    </>
  );
}

/** What is wrong with a current password: missing, or refused until it is changed. */
export function passwordProblem(value: string, isRefused: boolean): BareKey | undefined {
  if (value === "") return "session.security.password.currentMissing";
  return isRefused ? "session.security.password.currentWrong" : undefined;
}

export const isWrongPassword = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.code === "INVALID_CREDENTIALS";

export const isWrongCode = (failure: Failure | null): boolean =>
  failure?.kind === "refused" && failure.code === "SECOND_FACTOR_WRONG";
