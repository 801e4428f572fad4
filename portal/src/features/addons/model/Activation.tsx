import { attemptKey } from "../../../api/attemptKey.ts";
import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { LabelInContext } from "@portico/design-system/hidden";
import { ProgressBar } from "@portico/design-system/progress";
import { canRequestActivation } from "@portico/rules/addOns";
import { useDispatch, useSelector } from "react-redux";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import type { AddOn, AddOns } from "./addOns.api.ts";
import { activationEvents, activationPhase, type ActivationPhase, selectAddOns } from "./addOns.slice.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";

type ActivationProps = { service: AddOn; list: AddOns; accountId: string };

/** The button that activates a service, the progress of its activation, or why it failed. */
export function Activation({ service, list, accountId }: ActivationProps) {
  const t = useCopy();
  const phase = activationPhase(useSelector(selectAddOns).activations, service);
  const name = t("addOns.name", { kind: service.kind });
  // Meanwhile it may have been activated by somebody else.
  const canRequest = canRequestActivation(service);
  return (
    <>
      {service.activation === "REQUESTED" && (
        <ProgressBar label={t("addOns.progress", { service: name })} valueText={t("addOns.wait")} />
      )}
      {service.activation === "FAILED" && (
        <Alert tone="warning" toneLabel={t("shell.tone.warning")} title={t("addOns.failed", { service: name })}>
          {t("addOns.failedDetail")} <CareNumber />
        </Alert>
      )}
      {phase.name === "failed" && canRequest && <FailureAlert failure={phase.failure} />}
      {list.canActivateServices && canRequest && (
        <ActivateButton service={service} accountId={accountId} phase={phase} />
      )}
    </>
  );
}

type ActivateButtonProps = Omit<ActivationProps, "list"> & { phase: ActivationPhase };

function ActivateButton({ service, accountId, phase }: ActivateButtonProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { serviceId, kind } = service;
  const label = t(service.activation === "FAILED" ? "addOns.activateAgain" : "addOns.activate");
  const wanted = { accountId, serviceId };
  const busy = phase.name === "working" ? t("addOns.sending") : undefined;
  const send = () => dispatch(activationEvents.requested({ ...wanted, idempotencyKey: attemptKey(phase, wanted) }));
  return (
    <div>
      <Button variant="secondary" size="compact" busy={busy} onPress={send}>
        <LabelInContext inContext={t("addOns.ofService", { label, service: t("addOns.name", { kind }) })}>
          {label}
        </LabelInContext>
      </Button>
    </div>
  );
}

/** Spoken politely whenever the state of an activation that was requested here changes. */
export function ActivationsAnnounced({ list }: { list: AddOns }) {
  return list.services.map((service) => <ActivationAnnounced key={service.serviceId} service={service} />);
}

function ActivationAnnounced({ service }: { service: AddOn }) {
  const t = useCopy();
  const { name } = activationPhase(useSelector(selectAddOns).activations, service);
  const said = t("addOns.announced", {
    service: t("addOns.name", { kind: service.kind }),
    state: service.activation,
  });
  return <LiveRegion urgency="polite" message={name === "done" ? said : ""} />;
}
