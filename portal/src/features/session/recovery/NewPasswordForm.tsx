import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import type { PasswordOwner } from "@portico/rules/password";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { newPasswordSubmitted, type RecoveryState, selectRecovery } from "./recovery.slice.ts";
import { RecoveryFailure } from "./RecoveryFailure.tsx";
import { NewPasswordField, newPasswordProblem, newPasswordRefusal } from "../model/NewPasswordField.tsx";
import { recoverySteps } from "../model/recoverySteps.ts";

/** The step that chooses a new password. */
export function NewPasswordForm({ afterCode = false }: { afterCode?: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectRecovery);
  const [newPassword, setNewPassword] = useState("");
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const [submitted, setSubmitted] = useState<string>();
  const owner = ownerOf(state.identifier);
  const own = newPasswordProblem(newPassword, owner);
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
        <NewPasswordField
          value={newPassword}
          error={shown && t(shown)}
          owner={owner}
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

/** The name that was typed to get here is a part of the rule. */
const ownerOf = (identifier: string | null): PasswordOwner =>
  identifier?.includes("@") ? { email: identifier } : { username: identifier ?? "" };

const refusedBecause = (state: RecoveryState) =>
  newPasswordRefusal(state.phase === "refused" ? state.failure : undefined);

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
