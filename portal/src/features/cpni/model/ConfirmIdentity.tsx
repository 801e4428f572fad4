import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { ReadState } from "../../../api/read.ts";
import { useFocusRecovery } from "../../../components/useFocusOnChange.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";
import { DemoMessages } from "../../session/model/DemoMessages.tsx";
import type { CpniCompliance } from "./cpni.slice.ts";
import { selectVerification, type Verification, verificationEvents } from "./verification.slice.ts";
import { verificationWorkflows } from "./verification.workflow.ts";

/** Calls `onConfirmed` when the customer complies, to read again what was held back. */
export function useIdentityConfirmed(onConfirmed: () => unknown): void {
  const isCompliant = useSelector(({ cpni }: { cpni: ReadState<CpniCompliance> }) => cpni.data?.compliant === true);
  const latest = useRef(onConfirmed);
  useEffect(() => void (latest.current = onConfirmed));
  useEffect(() => {
    if (isCompliant) latest.current();
  }, [isCompliant]);
}

/** Confirms the customer's identity with a passcode that is sent to them; the telephone is the other way (SESS-03). */
function Confirm() {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectVerification);
  const isVerified = state.name === "verified";
  useEffect(() => () => void dispatch(verificationEvents.left()), [dispatch]);
  const isEntering = state.name === "entering" || state.name === "confirming";
  const part = useFocusRecovery(isEntering ? "passcode" : state.name);
  return (
    <div ref={part} tabIndex={-1} role="group" aria-label={t("cpni.confirm")}>
      <Stack gap="medium">
        <Text>{t("cpni.lead")}</Text>
        {isVerified ? (
          <Text>
            <span role="status">{t("cpni.confirmed")}</span>
          </Text>
        ) : isEntering ? (
          <PasscodeForm state={state} />
        ) : (
          <Ask state={state} />
        )}
        <Text>{t("cpni.orCall")}</Text>
        <CareNumber />
      </Stack>
    </div>
  );
}

function Ask({ state }: { state: Verification }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <>
      {state.name === "refused" && (
        <Alert tone="warning" toneLabel={t("shell.tone.warning")} live="polite">
          {t(`cpni.refused.${state.why}`)}
        </Alert>
      )}
      <Actions>
        <Button
          variant="secondary"
          busy={state.name === "sending" ? t("cpni.sending") : undefined}
          onPress={() => dispatch(verificationEvents.passcodeRequested())}
        >
          {t("cpni.send")}
        </Button>
      </Actions>
    </>
  );
}

/** A wrong passcode stays in the field. */
function PasscodeForm({ state }: { state: Verification }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const [passcode, setPasscode] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = passcode.replace(/\s/g, "");
    const isComplete = /^\d{6}$/.test(typed);
    setIsInvalid(!isComplete);
    if (isComplete) dispatch(verificationEvents.passcodeEntered({ passcode: typed }));
  };
  const wrong = state.name === "entering" ? state.wrong : undefined;
  const error = isInvalid ? t("cpni.invalid") : wrong && t("cpni.wrong", { left: wrong.triesLeft });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="medium">
        <Text>
          <span role="status">{t("cpni.sent")}</span>
        </Text>
        <DemoMessages words="cpni.demo" />
        {state.name === "entering" && state.unreachable && (
          <Alert tone="critical" toneLabel={t("shell.tone.critical")} live="assertive">
            {t("cpni.unconfirmed")}
          </Alert>
        )}
        <TextField
          name="passcode"
          label={t("cpni.passcode")}
          value={passcode}
          onChange={setPasscode}
          error={error}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <Actions>
          <Button type="submit" busy={state.name === "confirming" ? t("cpni.checking") : undefined}>
            {t("cpni.confirm")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(verificationEvents.passcodeRequested())}>
            {t("cpni.another")}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}

export const ConfirmIdentity = withWorkflows(Confirm, verificationWorkflows);
