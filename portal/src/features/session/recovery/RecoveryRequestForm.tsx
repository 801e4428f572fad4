import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { isEmailAddress } from "@portico/rules/emailAddress";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { DemoMessages } from "../model/DemoMessages.tsx";
import { RecoveryFailure } from "./RecoveryFailure.tsx";
import { type RecoveryRequest, recoveryRequested, selectRecovery } from "./recovery.slice.ts";

/** Asks who somebody is, and requests an e-mail: a code, or the user names of an address. */
export function RecoveryRequestForm({ way }: { way: RecoveryRequest["way"] }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectRecovery);
  const [identifier, setIdentifier] = useState(state.identifier ?? "");
  const [tries, setTries] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const forUsername = way === "USERNAME";
  const typed = identifier.trim();
  const isValid = forUsername ? isEmailAddress(typed) : typed !== "";
  const isShownInvalid = tries > 0 && !isValid;
  const busy = state.phase === "saving";

  useEffect(() => {
    if (isShownInvalid) field.current?.focus();
  }, [tries, isShownInvalid]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (isValid && !busy) dispatch(recoveryRequested({ way, identifier: typed, again: false }));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        <RecoveryFailure />
        {forUsername && state.phase === "sent" && (
          <Alert tone="info" toneLabel={t("shell.tone.info")} title={t("session.recovery.sentTitle")} live="polite">
            {t("session.recovery.sentDetail", { email: state.identifier ?? "" })}
          </Alert>
        )}
        {forUsername && state.phase === "sent" && <DemoMessages />}
        <TextField
          label={t(forUsername ? "session.recovery.email" : "session.recovery.identifier")}
          name="identifier"
          type={forUsername ? "email" : "text"}
          autoComplete={forUsername ? "email" : "username"}
          spellCheck={false}
          maxLength={254}
          value={identifier}
          error={
            isShownInvalid
              ? t(forUsername ? "session.recovery.emailInvalid" : "session.recovery.identifierMissing")
              : undefined
          }
          ref={field}
          onChange={setIdentifier}
        />
        <Button type="submit" fullWidth busy={busy ? t("session.recovery.sending") : undefined}>
          {t(forUsername ? "session.recovery.sendUsername" : "session.recovery.sendCode")}
        </Button>
      </Stack>
    </form>
  );
}
