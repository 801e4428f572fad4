import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Badge } from "@portico/design-system/badge";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import { TriesFailureAlert } from "../../../components/TriesFailureAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useFocusRecovery } from "../../../components/useFocusOnChange.ts";
import { isWrongCode, isWrongPassword } from "../model/CurrentPasswordField.tsx";
import { FactorPasswordForm } from "./FactorPasswordForm.tsx";
import { FactorProofForm } from "./FactorProofForm.tsx";
import { FactorSetupForm } from "./FactorSetupForm.tsx";
import { factorFormId } from "./factorForm.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import type { SecondFactor } from "./secondFactor.api.ts";
import { factorEvents, secondFactorRead, selectFactorChange, selectSecondFactor } from "./secondFactor.slice.ts";

/** From how many recovery codes on the card advises new ones. */
const FEW_CODES = 3;

/** Two-step sign-in: set up, turned off, and its recovery codes (decision 69). */
export function SecondFactorCard() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { step, failure } = useSelector(selectFactorChange);
  const read = useSelector(selectSecondFactor);
  const part = useFocusRecovery(step.name);
  const isOn = step.name === "idle" && read.phase === "ready" && read.data?.since !== null;
  const skeleton = (
    <SkeletonGroup label={t("session.secondFactor.loading")}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
  return (
    <Card>
      <div ref={part} tabIndex={-1} role="group" aria-labelledby={factorFormId}>
        <Stack gap="medium">
          <Inline gap="small" align="center">
            <CardTitle level={2} id={factorFormId}>
              {t("session.secondFactor.title")}
            </CardTitle>
            {isOn && <Badge tone="success">{t("session.secondFactor.onBadge")}</Badge>}
          </Inline>
          {failure && !isWrongPassword(failure) && !isWrongCode(failure) && <TriesFailureAlert failure={failure} />}
          <ScreenState read={read} skeleton={skeleton} onRetry={() => dispatch(secondFactorRead.requested())}>
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
      return <FactorPasswordForm />;
    case "setup":
      return <FactorSetupForm setup={step.setup} />;
    case "proof":
      return <FactorProofForm purpose={step.purpose} factors={factor.factors} />;
    case "codes":
      return <RecoveryCodes codes={step.codes} isNew={step.isNew} />;
    case "idle":
    case "turnedOff":
      return factor.since === null ? <Off /> : <On factor={factor} since={factor.since} />;
  }
}

function Off() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { step } = useSelector(selectFactorChange);
  return (
    <>
      {step.name === "turnedOff" && (
        <Alert
          tone="success"
          toneLabel={t("shell.tone.success")}
          live="polite"
          dismiss={{ label: t("session.security.dismiss"), onDismiss: () => dispatch(factorEvents.closed()) }}
        >
          {t("session.secondFactor.turnedOff")}
        </Alert>
      )}
      <Text tone="quiet">{t("session.secondFactor.off")}</Text>
      <Actions>
        <Button variant="secondary" onPress={() => dispatch(factorEvents.opened("password"))}>
          {t("session.secondFactor.turnOn")}
        </Button>
      </Actions>
    </>
  );
}

function On({ factor: { recoveryCodesLeft: left, factors }, since }: { factor: SecondFactor; since: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const hasApp = factors.includes("APP");
  return (
    <>
      <Text tone="quiet">
        {t(hasApp ? "session.secondFactor.on" : "session.secondFactor.onByPasskey", { at: since })}
      </Text>
      {left < FEW_CODES ? (
        <Alert tone="warning" toneLabel={t("shell.tone.warning")}>
          {t("session.secondFactor.fewLeft", { left })}
        </Alert>
      ) : (
        <Text tone="quiet">{t("session.secondFactor.left", { left })}</Text>
      )}
      <Actions>
        <Button variant="secondary" onPress={() => dispatch(factorEvents.opened("renew"))}>
          {t("session.secondFactor.renew")}
        </Button>
        {hasApp ? (
          <Button variant="quiet" onPress={() => dispatch(factorEvents.opened("off"))}>
            {t("session.secondFactor.turnOff")}
          </Button>
        ) : (
          <Button variant="quiet" onPress={() => dispatch(factorEvents.opened("password"))}>
            {t("session.secondFactor.addApp")}
          </Button>
        )}
      </Actions>
    </>
  );
}
