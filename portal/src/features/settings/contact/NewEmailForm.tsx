import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { ErrorSummary } from "@portico/design-system/error-summary";
import { PasswordField, TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { isEmailAddress, isSameAddress } from "@portico/rules/emailAddress";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { emailEvents, selectContact } from "./contact.slice.ts";

type NewEmailFormProps = {
  current: string | null;
  /** An address that was typed before and not confirmed. */
  before: string;
  onCancel: () => void;
};

/** A new address, and the current password. What the server refuses is shown at its field until that is changed. */
export function NewEmailForm({ current, before, onCancel }: NewEmailFormProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { email: phase } = useSelector(selectContact);
  const [email, setEmail] = useState(before);
  const [password, setPassword] = useState("");
  const [sent, setSent] = useState("");
  const [tries, setTries] = useState(0);
  const first = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const typed = email.trim();
  const isPasswordRefused =
    phase.name === "failed" &&
    phase.failure.kind === "invalid" &&
    phase.failure.fields.some(({ field }) => field === "currentPassword");
  const isWrongPassword = isPasswordRefused && password === sent;
  const emailError = () => {
    if (!isEmailAddress(typed)) return t("contact.email.invalid");
    return current !== null && isSameAddress(typed, current) ? t("contact.email.same") : undefined;
  };
  const problems = [
    { fieldName: "newEmail", message: emailError() },
    { fieldName: "currentPassword", message: password === "" ? t("contact.email.passwordMissing") : undefined },
  ].flatMap(({ fieldName, message }) => (message === undefined ? [] : [{ fieldName, message }]));
  const shown = tries > 0 ? problems : [];
  const errorAt = (name: string) => shown.find(({ fieldName }) => fieldName === name)?.message;

  // The form opens on request, so the focus moves into it.
  useEffect(() => first.current?.focus(), []);
  useEffect(() => {
    if (isWrongPassword) passwordField.current?.focus();
  }, [isWrongPassword]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (problems.length > 0 || phase.name === "working") return;
    setSent(password);
    dispatch(emailEvents.requested({ email: typed, currentPassword: password }));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="medium">
        {phase.name === "failed" && !isPasswordRefused && <TriesFailureAlert failure={phase.failure} />}
        {shown.length > 0 && (
          <ErrorSummary title={t("contact.email.errors", { count: shown.length })} errors={shown} focusOn={tries} />
        )}
        <TextField
          label={t("contact.email.field")}
          name="newEmail"
          type="email"
          autoComplete="email"
          spellCheck={false}
          maxLength={254}
          value={email}
          error={errorAt("newEmail")}
          ref={first}
          onChange={setEmail}
        />
        <PasswordField
          label={t("contact.email.password")}
          name="currentPassword"
          autoComplete="current-password"
          hint={t("contact.email.passwordHint")}
          showLabel={t("session.signIn.showPassword")}
          hideLabel={t("session.signIn.hidePassword")}
          value={password}
          error={errorAt("currentPassword") ?? (isWrongPassword ? t("contact.email.passwordWrong") : undefined)}
          ref={passwordField}
          onChange={setPassword}
        />
        <Actions>
          <Button type="submit" busy={phase.name === "working" ? t("contact.email.sending") : undefined}>
            {t("contact.email.send")}
          </Button>
          <Button variant="quiet" onPress={onCancel}>
            {t("contact.email.cancel")}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
