import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { PasswordField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { PasswordOwner } from "@portico/rules/password";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { NewPasswordField, newPasswordProblem, newPasswordRefusal } from "../model/NewPasswordField.tsx";
import { selectProfile } from "../model/session.selectors.ts";
import { useAttempts } from "../../../components/useAttempts.ts";
import { passwordEvents, selectSecurity } from "./security.slice.ts";
import type { BareKey } from "@portico/catalogue/contract";
import type { Failure } from "../../../api/result.ts";

const nothing = { currentPassword: "", newPassword: "" };
type Typed = typeof nothing;
type FieldErrors = Partial<Record<keyof Typed, BareKey>>;

/** Changes the password with the current one. What was typed is kept when it is refused. */
export function PasswordCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectSecurity).password;
  const username = useSelector(selectProfile)?.username;
  const [typed, setTyped] = useState(nothing);
  const [submitted, setSubmitted] = useState(nothing);
  const owner = useOwner();
  const own = ownErrors(typed, owner);
  const failure = phase.name === "refused" ? phase.failure : undefined;
  const attempts = useAttempts(failure !== undefined);
  const shown = attempts.count === 0 ? {} : Object.keys(own).length > 0 ? own : refusals(failure, typed, submitted);
  const errors = Object.entries(shown).map(([fieldName, key]) => ({ fieldName, message: t(key) }));
  const busy = phase.name === "saving";

  // The fields are empty again once the password has changed.
  const [seen, setSeen] = useState(phase.name);
  if (seen !== phase.name) {
    setSeen(phase.name);
    if (phase.name === "saved") {
      setTyped(nothing);
      attempts.reset();
    }
  }

  const type = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  const submit = () => {
    attempts.add();
    if (Object.keys(own).length > 0) return;
    setSubmitted(typed);
    dispatch(passwordEvents.submitted(typed));
  };

  return (
    <Card>
      <Stack gap="medium">
        <CardTitle level={2} id="password">
          {t("session.security.password.title")}
        </CardTitle>
        <Text tone="quiet">{t("session.security.password.lead")}</Text>
        <Outcome />
        <Form
          labelledBy="password"
          busy={busy}
          errors={{
            title: t("session.security.password.errors", { count: errors.length }),
            errors,
            focusOn: attempts.count,
          }}
          onSubmit={submit}
          actions={
            <Actions>
              <Button type="submit" busy={busy ? t("session.security.password.saving") : undefined}>
                {t("session.security.password.submit")}
              </Button>
            </Actions>
          }
        >
          {/* Tells password managers whose password is changed. */}
          <input hidden readOnly autoComplete="username" value={username ?? ""} />
          <PasswordField
            label={t("session.security.password.current")}
            name="currentPassword"
            autoComplete="current-password"
            showLabel={t("session.signIn.showPassword")}
            hideLabel={t("session.signIn.hidePassword")}
            value={typed.currentPassword}
            error={shown.currentPassword && t(shown.currentPassword)}
            onChange={(currentPassword) => type({ currentPassword })}
          />
          <NewPasswordField
            value={typed.newPassword}
            error={shown.newPassword && t(shown.newPassword)}
            owner={owner}
            onChange={(newPassword) => type({ newPassword })}
          />
        </Form>
      </Stack>
    </Card>
  );
}

function useOwner(): PasswordOwner {
  const profile = useSelector(selectProfile);
  return { username: profile?.username ?? "", companies: [profile?.accountName ?? ""] };
}

/** What the browser can tell before anything is sent. */
function ownErrors({ currentPassword, newPassword }: Typed, owner: PasswordOwner): FieldErrors {
  const problem = newPasswordProblem(newPassword, owner);
  return {
    ...(currentPassword === "" && { currentPassword: "session.security.password.currentMissing" as const }),
    ...(problem && { newPassword: problem }),
  };
}

const isWrongPassword = (failure: Failure | undefined) =>
  failure?.kind === "refused" && failure.code === "INVALID_CREDENTIALS";

/** What the server refused, each until its field is changed. */
function refusals(failure: Failure | undefined, typed: Typed, submitted: Typed): FieldErrors {
  const newPassword = newPasswordRefusal(failure);
  const isWrong = isWrongPassword(failure);
  return {
    ...(isWrong &&
      typed.currentPassword === submitted.currentPassword && {
        currentPassword: "session.security.password.currentWrong" as const,
      }),
    ...(newPassword && typed.newPassword === submitted.newPassword && { newPassword }),
  };
}

/** Confirms the change, or says why it was not made; errors of a field are shown there. */
function Outcome() {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectSecurity).password;
  if (phase.name === "saved")
    return (
      <Alert
        tone="success"
        toneLabel={t("shell.tone.success")}
        title={t("session.security.password.saved")}
        live="polite"
        dismiss={{ label: t("session.security.dismiss"), onDismiss: () => dispatch(passwordEvents.dismissed()) }}
      >
        {t("session.security.password.savedDetail")}
      </Alert>
    );
  if (phase.name !== "refused" || phase.failure.kind === "invalid" || isWrongPassword(phase.failure)) return null;
  return <TriesFailureAlert failure={phase.failure} />;
}
