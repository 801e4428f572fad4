import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { PasswordField, TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { type Ref, type SyntheticEvent, useState } from "react";
import type { Credentials } from "./session.api.ts";
import { SignInTrouble } from "./SignInTrouble.tsx";
import { useMissing } from "./useMissing.ts";
import { useSignIn } from "./useSignIn.ts";

export type SignInFormProps = { entered: Credentials; onChange: (entered: Credentials) => void };

/** User name and password. What is missing is named; pasting and password managers work. */
export function SignInForm({ entered, onChange }: SignInFormProps) {
  const t = useCopy();
  const [tries, setTries] = useState(0);
  const { busy, trouble, send } = useSignIn();
  const missing = useMissing(entered);
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
        {shown.length > 1 && <ErrorSummary title={t("studio.session.signIn.errors", { count: shown.length })} errors={shown} focusOn={tries} />}
        <SignInTrouble trouble={trouble} />
        <TextField
          label={t("studio.session.signIn.username")}
          name="username"
          autoComplete="username"
          spellCheck={false}
          value={entered.username}
          error={errorAt("username")}
          onChange={(username) => onChange({ ...entered, username })}
        />
        <StudioPassword value={entered.password} error={errorAt("password")} onChange={(password) => onChange({ ...entered, password })} />
        <Button type="submit" wide busy={busy ? t("studio.session.signIn.busy") : undefined}>
          {t("studio.session.signIn.submit")}
        </Button>
      </Stack>
    </form>
  );
}

type StudioPasswordProps = { value: string; error: string | undefined; onChange: (value: string) => void; fieldRef?: Ref<HTMLInputElement> };

/** The password of an editor: on the sign-in page, and where a session is begun anew. */
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
