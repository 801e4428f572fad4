import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Checkbox } from "@portico/design-system/choice";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { PasswordField, TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { type SyntheticEvent, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { selectSessionPhase } from "../model/session.selectors.ts";
import { type Credentials, passkeySignInRequested, signInSubmitted } from "../model/session.slice.ts";
import { SignInFailure } from "./SignInNotices.tsx";

export type SignInFormProps = {
  entered: Credentials;
  onChange: (entered: Credentials) => void;
};

/** User name and password; missing fields are named, pasting and password managers work (S9). */
export function SignInForm({ entered, onChange }: SignInFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const [tries, setTries] = useState(0);
  const missing = useMissing(entered);
  const busy = useSelector(selectSessionPhase) === "signingIn";
  const shown = tries > 0 ? missing : [];
  const errorAt = (field: string) => shown.find(({ fieldName }) => fieldName === field)?.message;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (missing.length === 0 && !busy) dispatch(signInSubmitted(entered));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        {shown.length > 1 && (
          <ErrorSummary title={t("session.signIn.errors", { count: shown.length })} errors={shown} focusOn={tries} />
        )}
        <SignInFailure />
        <TextField
          label={t("session.signIn.username")}
          name="username"
          autoComplete="username"
          spellCheck={false}
          value={entered.username}
          error={errorAt("username")}
          onChange={(username) => onChange({ ...entered, username })}
        />
        <PasswordField
          label={t("session.signIn.password")}
          name="password"
          autoComplete="current-password"
          showLabel={t("session.signIn.showPassword")}
          hideLabel={t("session.signIn.hidePassword")}
          value={entered.password}
          error={errorAt("password")}
          onChange={(password) => onChange({ ...entered, password })}
        />
        <Checkbox
          label={t("session.signIn.remember")}
          hint={t("session.signIn.rememberHint")}
          name="rememberMe"
          checked={entered.rememberMe}
          onChange={(rememberMe) => onChange({ ...entered, rememberMe })}
        />
        <Button type="submit" fullWidth busy={busy ? t("session.signIn.busy") : undefined}>
          {t("session.signIn.submit")}
        </Button>
        <Button
          variant="secondary"
          fullWidth
          onPress={() => busy || dispatch(passkeySignInRequested({ rememberMe: entered.rememberMe }))}
        >
          {t("session.passkey.signIn")}
        </Button>
      </Stack>
    </form>
  );
}

/** Missing fields, in the form's order. */
function useMissing({ username, password }: Credentials): { fieldName: string; message: string }[] {
  const t = useCopy();
  return [
    ...(username.trim() === "" ? [{ fieldName: "username", message: t("session.signIn.username.missing") }] : []),
    ...(password === "" ? [{ fieldName: "password", message: t("session.signIn.password.missing") }] : []),
  ];
}
