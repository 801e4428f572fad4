import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { recovery as limits } from "@portico/rules/recovery";
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAttempts } from "../../../components/useAttempts.ts";
import { DemoMessages } from "../model/DemoMessages.tsx";
import { RecoveryFailure } from "./RecoveryFailure.tsx";
import { codeSubmitted, recoveryRequested, selectRecovery } from "./recovery.slice.ts";

const allDigits = new RegExp(`^[0-9]{${limits.digits}}$`);

/**
 * The e-mailed code. After a reload, as when a phone opened the e-mail, the name is asked for again and the code stays
 * valid.
 */
export function RecoveryCodeForm() {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectRecovery);
  const [asksName] = useState(state.identifier === null);
  const [identifier, setIdentifier] = useState(state.identifier ?? "");
  const [code, setCode] = useState("");
  const [sentCode, setSentCode] = useState("");
  const [tries, setTries] = useState(0);
  const [nameTries, setNameTries] = useState(0);
  const [sends, setSends] = useState<"code" | "another">("code");
  const nameField = useRef<HTMLInputElement>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const digits = code.replace(/[\s-]/g, "");
  const name = identifier.trim();
  const busy = state.phase === "saving";
  const isNameMissing = name === "";
  const isRefused = state.phase === "codeWrong";
  const isWrong = isRefused && code === sentCode;
  const refusals = useAttempts(isRefused);
  const codeError = () => {
    if (tries > 0 && !allDigits.test(digits)) return t("session.recovery.codeInvalid", { digits: limits.digits });
    return isWrong ? t("session.recovery.codeWrong", { left: state.triesLeft }) : undefined;
  };
  const shownCodeError = codeError();

  const focusWrongField = useEffectEvent(() => {
    if (nameTries > 0 && isNameMissing) nameField.current?.focus();
    else if (shownCodeError) codeField.current?.focus();
  });
  // The focus moves after an attempt or a refusal, never while somebody types.
  useEffect(() => focusWrongField(), [tries, nameTries, refusals.count]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setNameTries(nameTries + 1);
    if (busy || isNameMissing || !allDigits.test(digits)) return;
    setSentCode(code);
    setSends("code");
    dispatch(codeSubmitted({ identifier: name, code: digits }));
  };
  const sendAnother = () => {
    setNameTries(nameTries + 1);
    if (busy || isNameMissing) return;
    setTries(0);
    setCode("");
    setSends("another");
    dispatch(recoveryRequested({ way: "PASSWORD", identifier: name, again: true }));
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="large">
        <RecoveryFailure />
        {state.phase === "codeEnded" && (
          <Alert
            tone="critical"
            toneLabel={t("shell.tone.critical")}
            title={t("session.recovery.codeEndedTitle")}
            live="assertive"
          >
            {t("session.recovery.codeEndedDetail")}
          </Alert>
        )}
        {state.phase === "sent" && (
          <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite">
            {t("session.recovery.anotherSent")}
          </Alert>
        )}
        {asksName && (
          <TextField
            label={t("session.recovery.identifier")}
            name="identifier"
            autoComplete="username"
            spellCheck={false}
            maxLength={254}
            value={identifier}
            error={nameTries > 0 && isNameMissing ? t("session.recovery.identifierMissing") : undefined}
            ref={nameField}
            onChange={setIdentifier}
          />
        )}
        <TextField
          label={t("session.recovery.code")}
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={t("session.recovery.codeHint", { digits: limits.digits })}
          maxLength={20}
          value={code}
          error={shownCodeError}
          ref={codeField}
          onChange={setCode}
        />
        <DemoMessages />
        <Stack gap="small">
          <Button
            type="submit"
            fullWidth
            busy={busy && sends === "code" ? t("session.recovery.confirming") : undefined}
          >
            {t("session.recovery.confirm")}
          </Button>
          <Button
            variant="quiet"
            fullWidth
            busy={busy && sends === "another" ? t("session.recovery.sending") : undefined}
            onPress={sendAnother}
          >
            {t("session.recovery.another")}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
