import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { LiveRegion } from "@portico/design-system/feedback";
import { PasswordField, TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { Credentials } from "./session.api.ts";
import { isPasskeyAlone, SignInCodeForm } from "./SignInCodeForm.tsx";
import { SignInError } from "./SignInError.tsx";
import { type SignIn, useSignIn } from "./useSignIn.ts";

export type SignInFormProps = { entered: Credentials; onChange: (entered: Credentials) => void };

/** User name and password, then the code or passkey of an editor with two-step sign-in; or a passkey alone. */
export function SignInForm({ entered, onChange }: SignInFormProps) {
  const t = useCopy();
  const signIn = useSignIn(() => onChange({ ...entered, password: "" }));
  const lead = t(isPasskeyAlone(signIn.factors) ? "studio.session.code.passkeyLead" : "studio.session.code.lead");
  return (
    <>
      {signIn.step === "code" ? (
        <SignInCodeForm signIn={signIn} lead={lead}>
          <SubmitButton busy={signIn.busy} />
        </SignInCodeForm>
      ) : (
        <PasswordForm entered={entered} onChange={onChange} signIn={signIn} />
      )}
      <LiveRegion urgency="polite" message={signIn.step === "code" ? lead : ""} />
    </>
  );
}

function SubmitButton({ busy }: { busy: boolean }) {
  const t = useCopy();
  return (
    <Button type="submit" fullWidth busy={busy ? t("studio.session.signIn.busy") : undefined}>
      {t("studio.session.signIn.submit")}
    </Button>
  );
}

/** Reports missing input; pasting and password managers work. */
function PasswordForm({ entered, onChange, signIn }: SignInFormProps & { signIn: SignIn }) {
  const t = useCopy();
  const [tries, setTries] = useState(0);
  const { busy, trouble, returned, sendPassword, sendPasskey } = signIn;
  const password = useRef<HTMLInputElement>(null);
  // The screen's first form takes no focus.
  useEffect(() => {
    if (returned) password.current?.focus();
  }, [returned]);
  const missing = useMissingFields(entered);
  const shown = tries > 0 ? missing : [];
  const errorAt = (field: string) => shown.find(({ fieldName }) => fieldName === field)?.message;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (missing.length === 0) sendPassword(entered);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        {shown.length > 1 && (
          <ErrorSummary
            title={t("studio.session.signIn.errors", { count: shown.length })}
            errors={shown}
            focusOn={tries}
          />
        )}
        <SignInError trouble={trouble} />
        <TextField
          label={t("studio.session.signIn.username")}
          name="username"
          autoComplete="username"
          spellCheck={false}
          value={entered.username}
          error={errorAt("username")}
          onChange={(username) => onChange({ ...entered, username })}
        />
        <StudioPassword
          ref={password}
          value={entered.password}
          error={errorAt("password")}
          onChange={(password) => onChange({ ...entered, password })}
        />
        <SubmitButton busy={busy} />
        <Button variant="secondary" fullWidth onPress={sendPasskey}>
          {t("studio.session.passkey.signIn")}
        </Button>
      </Stack>
    </form>
  );
}

type StudioPasswordProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
};

/** The password field, on the sign-in page and in the session-ended dialog. */
export function StudioPassword(props: StudioPasswordProps) {
  const t = useCopy();
  return (
    <PasswordField
      {...props}
      label={t("studio.session.signIn.password")}
      name="password"
      autoComplete="current-password"
      showLabel={t("studio.session.signIn.showPassword")}
      hideLabel={t("studio.session.signIn.hidePassword")}
    />
  );
}

/** Missing input, in field order. */
export function useMissingFields({ username, password }: Credentials): { fieldName: string; message: string }[] {
  const t = useCopy();
  return [
    ...(username.trim() === ""
      ? [{ fieldName: "username", message: t("studio.session.signIn.username.missing") }]
      : []),
    ...(password === "" ? [{ fieldName: "password", message: t("studio.session.signIn.password.missing") }] : []),
  ];
}
