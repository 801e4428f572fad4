import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { PasswordField } from "@portico/design-system/field";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/FailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useFocusRecovery } from "../../../components/useFocusOnChange.ts";
import { CodeForm } from "./CodeForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import type { SecondFactor } from "./secondFactor.api.ts";
import { factorEvents, secondFactorRead, selectFactorChange, selectSecondFactor } from "./secondFactor.slice.ts";
import { SetUpSteps } from "./SetUpSteps.tsx";

const titleId = "second-factor";

/** Two-step sign-in on the security screen: set up, turned off, and its recovery codes (B22). */
export function SecondFactorCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { step, failure } = useSelector(selectFactorChange);
  const part = useFocusRecovery(step.name);
  const skeleton = (
    <SkeletonGroup label={t("session.secondFactor.loading")}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
  return (
    <Card>
      <div ref={part} tabIndex={-1} role="group" aria-labelledby={titleId}>
        <Stack gap="medium">
          <CardTitle level={2} id={titleId}>
            {t("session.secondFactor.title")}
          </CardTitle>
          {failure && <TriesFailureAlert failure={failure} />}
          <ScreenState
            read={useSelector(selectSecondFactor)}
            skeleton={skeleton}
            onRetry={() => dispatch(secondFactorRead.requested())}
          >
            {(factor) => <Step factor={factor} />}
          </ScreenState>
        </Stack>
      </div>
    </Card>
  );
}

function Step({ factor }: { factor: SecondFactor }) {
  const { step } = useSelector(selectFactorChange);
  switch (step.name) {
    case "password":
      return <PasswordStep />;
    case "app":
      return <SetUpSteps setUp={step.setUp} />;
    case "code":
      return <CodeForm purpose={step.purpose} />;
    case "codes":
      return <RecoveryCodes codes={step.codes} />;
    case "resting":
    case "turnedOff":
      return factor.since === null ? <Off required={factor.required} /> : <On factor={factor} since={factor.since} />;
  }
}

function Off({ required }: { required: boolean }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { step } = useSelector(selectFactorChange);
  return (
    <>
      {step.name === "turnedOff" && (
        <Alert tone="success" toneLabel={t("shell.tone.success")} live="polite">
          {t("session.secondFactor.turnedOff")}
        </Alert>
      )}
      {required && (
        <Alert tone="warning" toneLabel={t("shell.tone.warning")}>
          {t("session.secondFactor.required")}
        </Alert>
      )}
      <Text>{t("session.secondFactor.off")}</Text>
      <Actions>
        <Button variant="secondary" onPress={() => dispatch(factorEvents.opened("password"))}>
          {t("session.secondFactor.turnOn")}
        </Button>
      </Actions>
    </>
  );
}

function On({ factor: { recoveryCodesLeft }, since }: { factor: SecondFactor; since: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <>
      <Text>{t("session.secondFactor.on", { at: since })}</Text>
      <Text tone="quiet">{t("session.secondFactor.left", { left: recoveryCodesLeft })}</Text>
      <Actions>
        <Button variant="secondary" onPress={() => dispatch(factorEvents.opened("renew"))}>
          {t("session.secondFactor.renew")}
        </Button>
        <Button variant="quiet" onPress={() => dispatch(factorEvents.opened("off"))}>
          {t("session.secondFactor.turnOff")}
        </Button>
      </Actions>
    </>
  );
}

/** A session left open must not be locked to somebody else's app. */
function PasswordStep() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { busy } = useSelector(selectFactorChange);
  const [currentPassword, setCurrentPassword] = useState("");
  const [tries, setTries] = useState(0);
  const isMissing = currentPassword === "";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
        if (!isMissing && !busy) dispatch(factorEvents.passwordSubmitted({ currentPassword }));
      }}
    >
      <Stack gap="medium">
        <PasswordField
          label={t("session.security.password.current")}
          name="secondFactorPassword"
          autoComplete="current-password"
          showLabel={t("session.signIn.showPassword")}
          hideLabel={t("session.signIn.hidePassword")}
          value={currentPassword}
          error={tries > 0 && isMissing ? t("session.security.password.currentMissing") : undefined}
          onChange={setCurrentPassword}
        />
        <Actions>
          <Button type="submit" busy={busy ? t("session.secondFactor.working") : undefined}>
            {t("session.secondFactor.continue")}
          </Button>
          <Button variant="quiet" onPress={() => dispatch(factorEvents.closed())}>
            {t("session.secondFactor.cancel")}
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
