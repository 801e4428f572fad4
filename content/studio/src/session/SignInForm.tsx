import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { PasswordField, TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { type Ref, type SyntheticEvent, useState } from "react";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import type { SignInOutcome } from "./createSession.ts";
import type { Credentials } from "./session.api.ts";
import { useSession } from "./sessionContext.ts";

export type SignInFormProps = { entered: Credentials; onChange: (entered: Credentials) => void };

/** User name and password. Reports missing input; pasting and password managers work. */
export function SignInForm({ entered, onChange }: SignInFormProps) {
  const t = useCopy();
  const [tries, setTries] = useState(0);
  const { busy, trouble, send } = useSignIn();
  const missing = useMissingFields(entered);
  const shown = tries > 0 ? missing : [];
  const errorAt = (field: string) => shown.find(({ fieldName }) => fieldName === field)?.message;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (missing.length === 0) send(entered);
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
          value={entered.password}
          error={errorAt("password")}
          onChange={(password) => onChange({ ...entered, password })}
        />
        <Button type="submit" fullWidth busy={busy ? t("studio.session.signIn.busy") : undefined}>
          {t("studio.session.signIn.submit")}
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

/** The portal's page for a new password; the sign-in response has set the reset grant as a cookie. */
const newPasswordPage = "/account-recovery?password-reset-required";

/**
 * Why the last attempt failed. Does not distinguish wrong user names from wrong passwords, to prevent user enumeration
 * (S9).
 */
export function SignInError({ trouble }: { trouble: SignInFailure | null }) {
  const t = useCopy();
  if (trouble === null) return null;
  if (trouble.kind === "refused") return <ProblemAlert problem={trouble.problem} />;
  return (
    <Alert
      tone="warning"
      toneLabel={t("studio.shell.tone.warning")}
      title={t("studio.session.newPassword.title")}
      live="assertive"
    >
      <Link href={newPasswordPage} tone="inherit">
        {t("studio.session.newPassword.link")}
      </Link>
    </Alert>
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

/** Why an attempt failed. */
type SignInFailure = Exclude<SignInOutcome, { kind: "signedIn" }>;

/** State of signing in, one attempt at a time. */
export function useSignIn(): {
  busy: boolean;
  trouble: SignInFailure | null;
  send: (credentials: Credentials) => void;
} {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<SignInFailure | null>(null);
  const send = async (credentials: Credentials) => {
    if (busy) return;
    setBusy(true);
    const outcome = await session.signIn(credentials);
    setBusy(false);
    setTrouble(outcome.kind === "signedIn" ? null : outcome);
  };
  return { busy, trouble, send: (credentials) => void send(credentials) };
}
