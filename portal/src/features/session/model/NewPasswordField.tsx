import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { PasswordField } from "@portico/design-system/field";
import { passwordFault, type PasswordOwner } from "@portico/rules/password";
import type { Ref } from "react";
import type { Failure } from "../../../api/result.ts";
import { newPasswordError, newPasswordErrors } from "../../../components/newPasswordErrors.ts";

export type NewPasswordFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** The field of a new password with its rule as the hint. It can be made visible, so it is not typed twice. */
export function NewPasswordField({ value, error, onChange, ref }: NewPasswordFieldProps) {
  const t = useCopy();
  return (
    <PasswordField
      label={t("session.recovery.field")}
      name="newPassword"
      autoComplete="new-password"
      hint={t("session.recovery.hint")}
      showLabel={t("session.signIn.showPassword")}
      hideLabel={t("session.signIn.hidePassword")}
      value={value}
      error={error}
      ref={ref}
      onChange={onChange}
    />
  );
}

/** The one password rule (decision 53), as far as the browser knows the person. */
export function newPasswordProblem(newPassword: string, owner: PasswordOwner): BareKey | undefined {
  const fault = passwordFault(newPassword, owner);
  return fault === null ? undefined : newPasswordErrors[fault];
}

/** What the server refuses about the new password: it alone knows the old one and all companies. */
export function newPasswordRefusal(failure: Failure | undefined): BareKey | undefined {
  if (failure?.kind !== "invalid") return undefined;
  const field = failure.fields.find((each) => each.field === "newPassword");
  return field && newPasswordError(field.code);
}
