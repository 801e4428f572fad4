import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { PasswordField, PasswordStrength } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { validatePassword, type PasswordOwner, passwordRules, passwordStrength } from "@portico/rules/password";
import type { Ref } from "react";
import type { Failure } from "../../../api/result.ts";
import { newPasswordError, newPasswordErrors } from "../../../components/newPasswordErrors.ts";

export type NewPasswordFieldProps = {
  /** "New password" by default. */
  label?: string;
  /** "newPassword" by default. */
  name?: string;
  value: string;
  error: string | undefined;
  /** What the browser knows of the person, which the password must not contain. */
  owner: PasswordOwner;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

const parts = ["length", "uncommon", "impersonal"] as const;

/**
 * The field of a new password, with its strength and the parts of its rule as they are met (decision 53). It can be made
 * visible, so it is not typed twice.
 */
export function NewPasswordField({
  label,
  name = "newPassword",
  value,
  error,
  owner,
  onChange,
  ref,
}: NewPasswordFieldProps) {
  const t = useCopy();
  const met = passwordRules(value, owner);
  const strength = passwordStrength(value, owner);
  return (
    <Stack gap="small">
      <PasswordField
        label={label ?? t("session.recovery.field")}
        name={name}
        autoComplete="new-password"
        hint={t("session.recovery.hint")}
        showLabel={t("session.signIn.showPassword")}
        hideLabel={t("session.signIn.hidePassword")}
        value={value}
        error={error}
        ref={ref}
        onChange={onChange}
      />
      <PasswordStrength
        label={t("session.password.strength")}
        strength={strength}
        strengthLabel={strength === "empty" ? "" : t("session.password.strengthIs", { strength })}
        rules={parts.map((part) => ({ id: part, label: t("session.password.rule", { part }), met: met[part] }))}
        metLabel={t("session.password.met")}
        notMetLabel={t("session.password.notMet")}
      />
    </Stack>
  );
}

/** The one password rule (decision 53), as far as the browser knows the person. */
export function newPasswordProblem(newPassword: string, owner: PasswordOwner): BareKey | undefined {
  const errorCode = validatePassword(newPassword, owner);
  return errorCode === null ? undefined : newPasswordErrors[errorCode];
}

/** What the server refuses about the new password: it alone knows the old one and all companies. */
export function newPasswordRefusal(failure: Failure | undefined): BareKey | undefined {
  if (failure?.kind !== "invalid") return undefined;
  const field = failure.fields.find((each) => each.field === "newPassword");
  return field && newPasswordError(field.code);
}
