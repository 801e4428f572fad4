import { useCopy } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { PaymentResult } from "../../account/model/PaymentResult.tsx";
import { payDevicePath, deviceBalancesPath } from "../model/laterPaths.ts";
import { FlowFrame } from "../model/payment-flow/FlowFrame.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { type DeviceStep, deviceSteps, isFilledIn, openDeviceStep } from "./payDevice.rules.ts";
import { type DeviceDraft, type DeviceRefusal, selectPayDevice } from "./payDevice.slice.ts";

type StepFrameProps = { draft: DeviceDraft; step: DeviceStep; title: string; children: ReactNode };

/** Frame of each step, with the reason when the last attempt was refused. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const { phase } = useSelector(selectPayDevice);
  const { accountId, deviceId } = draft;
  const steps = deviceSteps.map((id) => ({
    id,
    label: t(`billing.payDevice.step.${id}`),
    href: payDevicePath(accountId, deviceId, id),
    filledIn: isFilledIn(draft, id),
    opens: openDeviceStep(draft, id) === id,
  }));
  const out = { href: deviceBalancesPath(accountId), label: t("billing.mobile.devices.title") };
  return (
    <FlowFrame label={t("billing.payDevice.stepper")} steps={steps} current={step} out={out} title={title}>
      {step === "amount" && <PaymentResult />}
      {phase.name === "refused" && <RefusalAlert code={phase.code} />}
      {children}
    </FlowFrame>
  );
}

const deviceCodes = ["DEVICE_PAID_OFF", "DEVICE_NOT_FOUND", "OVERLAP_NOT_SEEN"] as const;
const paymentCodes = [
  "AMOUNT_OUT_OF_RANGE",
  "METHOD_EXPIRED",
  "CARDS_RESTRICTED",
  "CARD_DATA_EXPIRED",
  "TOO_MANY_TRIES",
  "TERMS_NOT_ACCEPTED",
  "IDEMPOTENCY_KEY_REUSED",
  "REFERENCE_INVALID",
  "NOTIFY_INVALID",
  "NOTIFY_UNAVAILABLE",
  "OFFLINE",
] as const;

/** Why the payment was not started; shares the texts of one-time payments where they fit. */
function RefusalAlert({ code }: { code: DeviceRefusal }) {
  const t = useCopy();
  const deviceCode = deviceCodes.find((each) => each === code);
  const paymentCode = paymentCodes.find((each) => each === code) ?? "OTHER";
  const title = deviceCode
    ? t(`billing.payDevice.refusal.${deviceCode}.title`)
    : t(`billing.payOnce.refusal.${paymentCode}.title`);
  return (
    <Notice tone="critical" live="assertive" title={title}>
      {deviceCode
        ? t(`billing.payDevice.refusal.${deviceCode}.detail`)
        : t(`billing.payOnce.refusal.${paymentCode}.detail`)}
    </Notice>
  );
}
