import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { PasswordField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAttempts } from "../../../components/useAttempts.ts";
import { selectProfile } from "../model/session.selectors.ts";
import { factorFormId, isWrongPassword } from "./factorForm.ts";
import { factorEvents, selectFactorChange } from "./secondFactor.slice.ts";

export type CurrentPasswordFieldProps = {
  value: string;
  error: BareKey | undefined;
  onChange: (value: string) => void;
};

/** The current password, which proves that the session was not left open to somebody else. */
export function CurrentPasswordField({ value, error, onChange }: CurrentPasswordFieldProps) {
  const t = useCopy();
  const username = useSelector(selectProfile)?.username;
  return (
    <>
      {/* Tells password managers whose password is asked for. */}
      <input hidden readOnly autoComplete="username" value={username ?? ""} />
      <PasswordField
        label={t("session.security.password.current")}
        name="factorPassword"
        autoComplete="current-password"
        showLabel={t("session.signIn.showPassword")}
        hideLabel={t("session.signIn.hidePassword")}
        value={value}
        error={error && t(error)}
        onChange={onChange}
      />
    </>
  );
}

/** What is wrong with a current password: missing, or refused until it is changed. */
export function passwordProblem(value: string, isRefused: boolean): BareKey | undefined {
  if (value === "") return "session.security.password.currentMissing";
  return isRefused ? "session.security.password.currentWrong" : undefined;
}

/** First step of the setup. */
export function FactorPasswordForm() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy, failure } = useSelector(selectFactorChange);
  const [currentPassword, setCurrentPassword] = useState("");
  const [sent, setSent] = useState("");
  const isWrong = isWrongPassword(failure);
  const attempts = useAttempts(isWrong);
  const problem = passwordProblem(currentPassword, isWrong && currentPassword === sent);
  const error = attempts.count > 0 ? problem : undefined;
  const errors = error ? [{ fieldName: "factorPassword", message: t(error) }] : [];
  return (
    <Form
      labelledBy={factorFormId}
      busy={busy}
      errors={{
        title: t("session.security.password.errors", { count: errors.length }),
        errors,
        focusOn: attempts.count,
      }}
      onSubmit={() => {
        attempts.add();
        if (currentPassword === "") return;
        setSent(currentPassword);
        dispatch(factorEvents.passwordSubmitted({ currentPassword }));
      }}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("session.secondFactor.working") : undefined}>
            {t("session.secondFactor.continue")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(factorEvents.closed())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </Actions>
      }
    >
      <CurrentPasswordField value={currentPassword} error={error} onChange={setCurrentPassword} />
    </Form>
  );
}
