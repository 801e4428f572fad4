import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button, ButtonLink } from "@portico/design-system/button";
import { PasswordField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { newPasswordSubmitted, type RecoveryState, selectRecovery } from "./recovery.slice.ts";
import { newPasswordError, newPasswordErrors } from "../../../components/newPasswordErrors.ts";
import { RecoveryFailure } from "./RecoveryFailure.tsx";
import { recoverySteps } from "../model/recoverySteps.ts";
import { passwordFault } from "@portico/rules/password";
import type { BareKey } from "@portico/catalogue/contract";

/** One field: the password can be made visible, so it is not typed twice. */
export function NewPasswordForm({ afterCode = false }: { afterCode?: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectRecovery);
  const [newPassword, setNewPassword] = useState("");
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState<string>();
  const own = newPasswordProblem(newPassword, state.identifier);
  // What the server refused is shown until the password is changed.
  const problem = own ?? (newPassword === submitted ? refusedBecause(state) : undefined);
  const shown = tries > 0 ? problem : undefined;

  useEffect(() => {
    if (shown) field.current?.focus();
  }, [tries, shown]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (own !== undefined || state.phase === "saving") return;
    setSubmitted(newPassword);
    dispatch(newPasswordSubmitted({ newPassword }));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        <ResetFailure afterCode={afterCode} />
        <PasswordField
          label={t("session.recovery.field")}
          name="newPassword"
          autoComplete="new-password"
          hint={t("session.recovery.hint")}
          showLabel={t("session.signIn.showPassword")}
          hideLabel={t("session.signIn.hidePassword")}
          value={newPassword}
          error={shown && t(shown)}
          ref={field}
          onChange={setNewPassword}
        />
        <Button type="submit" fullWidth busy={state.phase === "saving" ? t("session.recovery.busy") : undefined}>
          {t("session.recovery.submit")}
        </Button>
      </Stack>
    </form>
  );
}

/** Validation error of a new password. The name that was typed to get here is a part of the rule. */
function newPasswordProblem(newPassword: string, identifier: string | null): BareKey | undefined {
  const name = identifier ?? "";
  const fault = passwordFault(newPassword, name.includes("@") ? { email: name } : { username: name });
  return fault === null ? undefined : newPasswordErrors[fault];
}

/** Validation error from the server, which alone knows the old password and the companies. */
function refusedBecause(state: RecoveryState): BareKey | undefined {
  if (state.phase !== "refused" || state.failure.kind !== "invalid") return undefined;
  return newPasswordError(state.failure.fields[0]?.code);
}

/** Why the password was not changed. Errors of the password itself are at its field. */
function ResetFailure({ afterCode }: { afterCode: boolean }) {
  const t = useCopy();
  const state = useSelector(selectRecovery);
  if (state.phase !== "refused" || state.failure.kind === "invalid") return null;
  if (state.failure.kind !== "unauthorised") return <RecoveryFailure />;
  return (
    <Alert
      tone="critical"
      toneLabel={t("shell.tone.critical")}
      title={t("session.recovery.expired")}
      live="assertive"
      action={
        afterCode && (
          <ButtonLink variant="secondary" size="compact" href={recoverySteps.ask}>
            {t("session.recovery.startOver")}
          </ButtonLink>
        )
      }
    >
      {t(afterCode ? "session.recovery.expiredCodeDetail" : "session.recovery.expiredDetail")}
    </Alert>
  );
}
