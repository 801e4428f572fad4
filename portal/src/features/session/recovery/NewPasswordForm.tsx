import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { PasswordField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { newPasswordProblem } from "./newPassword.ts";
import { newPasswordSubmitted, selectRecovery } from "./recovery.slice.ts";
import { RecoveryFailure } from "./RecoveryFailure.tsx";

/** One field: the password can be looked at, so it is not asked for twice. */
export function NewPasswordForm() {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectRecovery);
  const [newPassword, setNewPassword] = useState("");
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const problem = newPasswordProblem(newPassword, state);
  const shown = tries > 0 ? problem : undefined;

  useEffect(() => {
    if (shown) field.current?.focus();
  }, [tries, shown]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (newPasswordProblem(newPassword, { phase: "editing" }) === undefined && state.phase !== "saving") dispatch(newPasswordSubmitted({ newPassword }));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        <RecoveryFailure />
        <PasswordField
          label={t("session.recovery.field")}
          name="newPassword"
          autoComplete="new-password"
          hint={t("session.recovery.hint")}
          showLabel={t("session.signIn.showPassword")}
          hideLabel={t("session.signIn.hidePassword")}
          value={newPassword}
          error={shown && t(shown)}
          fieldRef={field}
          onChange={setNewPassword}
        />
        <Button type="submit" wide busy={state.phase === "saving" ? t("session.recovery.busy") : undefined}>
          {t("session.recovery.submit")}
        </Button>
      </Stack>
    </form>
  );
}
