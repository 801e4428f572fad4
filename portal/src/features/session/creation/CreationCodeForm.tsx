import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { pageTitleId } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { accountCreation as limits } from "@portico/rules/accountCreation";
import { validatePassword, type PasswordOwner } from "@portico/rules/password";
import { storedUsername, validateUsername } from "@portico/rules/users";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { newPasswordError } from "../../../components/newPasswordErrors.ts";
import { useAttempts } from "../../../components/useAttempts.ts";
import { DemoMessages } from "../model/DemoMessages.tsx";
import { NewPasswordField } from "../model/NewPasswordField.tsx";
import { creationPaths } from "./creation.saga.ts";
import { type CreationState, creationEvents, type Purpose, selectCreation } from "./creation.slice.ts";
import { CreationFailure } from "./CreationFailure.tsx";

const nothing = { code: "", username: "", password: "" };
type Typed = typeof nothing;
type Field = keyof Typed;
type FieldErrors = Partial<Record<Field, string>>;

const allDigits = new RegExp(`^[0-9]{${limits.digits}}$`);

const ownerOf = (username: string, email: string | null): PasswordOwner => ({
  username: storedUsername(username),
  ...(email !== null && { email }),
});

/** What the browser can tell before anything is sent. */
function ownErrors({ code, username, password }: Typed, email: string | null): FieldErrors {
  const [name, secret] = [validateUsername(username), validatePassword(password, ownerOf(username, email))];
  return {
    ...(!allDigits.test(code.replace(/[\s-]/g, "")) && { code: "INVALID" }),
    ...(name && { username: name }),
    ...(secret && { password: secret }),
  };
}

/** What the server refused, each until its field is changed. */
function refusals({ phase }: CreationState, typed: Typed, submitted: Typed): FieldErrors {
  const errors: [Field, string][] =
    phase.name === "codeWrong"
      ? [["code", "WRONG"]]
      : phase.name === "refused" && phase.failure.kind === "invalid"
        ? phase.failure.fields.map(({ field, code }) => [field as Field, code])
        : [];
  return Object.fromEntries(errors.filter(([field]) => typed[field] === submitted[field]));
}

const ofUsername: Record<string, BareKey> = {
  MISSING: "users.invitation.usernameMissing",
  TAKEN: "users.invitation.usernameTaken",
};

/** The code, a user name and a password. Works after a reload too: a cookie names the request. */
export function CreationCodeForm({ purpose }: { purpose: Purpose }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectCreation);
  const { phase, email } = state;
  const busy = phase.name === "working";
  const [typed, setTyped] = useState(nothing);
  const [submitted, setSubmitted] = useState(nothing);
  const attempts = useAttempts(phase.name === "codeWrong" || phase.name === "refused");
  const own = ownErrors(typed, email);
  const shown = attempts.count === 0 ? {} : Object.keys(own).length > 0 ? own : refusals(state, typed, submitted);
  const words: Record<Field, (error: string) => string> = {
    code: (error) =>
      error === "WRONG" && phase.name === "codeWrong"
        ? t("session.recovery.codeWrong", { left: phase.triesLeft })
        : t("session.recovery.codeInvalid", { digits: limits.digits }),
    username: (error) => t(ofUsername[error] ?? "users.invitation.usernameInvalid"),
    password: (error) => t(newPasswordError(error)),
  };
  const errorOf = (field: Field) => shown[field] && words[field](shown[field]);
  const errors = (Object.keys(shown) as Field[]).map((fieldName) => ({ fieldName, message: errorOf(fieldName) ?? "" }));
  const fieldOf = (name: Field) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = () => {
    attempts.add();
    if (Object.keys(own).length > 0) return;
    setSubmitted(typed);
    dispatch(creationEvents.completed({ ...typed, purpose }));
  };
  return (
    <Stack gap="medium">
      <CreationFailure />
      {email !== null && (
        <Text size="small" tone="quiet">
          {t("session.creation.sentTo", { email })}
        </Text>
      )}
      <DemoMessages />
      <Form
        labelledBy={pageTitleId}
        busy={busy}
        errors={{
          title: t("session.creation.errors", { count: errors.length }),
          errors,
          focusOn: attempts.count,
        }}
        onSubmit={submit}
        actions={
          <Button type="submit" fullWidth busy={busy ? t("session.creation.creating") : undefined}>
            {t("session.creation.create")}
          </Button>
        }
      >
        <TextField
          {...fieldOf("code")}
          label={t("session.recovery.code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={t("session.recovery.codeHint", { digits: limits.digits })}
          maxLength={20}
        />
        <TextField
          {...fieldOf("username")}
          label={t("users.invitation.username")}
          autoComplete="username"
          spellCheck={false}
          hint={t("users.invitation.usernameHint")}
        />
        <NewPasswordField
          {...fieldOf("password")}
          label={t("users.invitation.password")}
          owner={ownerOf(typed.username, email)}
        />
      </Form>
      <Link href={creationPaths[purpose]}>{t("session.creation.again")}</Link>
    </Stack>
  );
}
