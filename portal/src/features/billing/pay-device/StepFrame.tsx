import { useCopy } from "@portico/content-runtime/react";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { PaymentResult } from "../../account/model/PaymentResult.tsx";
import { FlowFrame } from "../model/FlowFrame.tsx";
import { deviceBalancesPath, payDevicePath } from "../model/paths.ts";
import { type DeviceDraft, selectPayDevice } from "./payDevice.slice.ts";
import { RefusalAlert } from "./RefusalAlert.tsx";
import { type DeviceStep, deviceSteps, isFilledIn, openDeviceStep } from "./steps.ts";

export type StepFrameProps = { draft: DeviceDraft; step: DeviceStep; title: string; children: ReactNode };

/** What stands around each step, and why the last try was refused. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const { phase } = useSelector(selectPayDevice);
  const { accountId, deviceId } = draft;
  const steps = deviceSteps.map((id) => ({ id, label: t(`billing.payDevice.step.${id}`), href: payDevicePath(accountId, deviceId, id), filledIn: isFilledIn(draft, id), opens: openDeviceStep(draft, id) === id }));
  const out = { href: deviceBalancesPath(accountId), label: t("billing.mobile.devices.title") };
  return (
    <FlowFrame label={t("billing.payDevice.stepper")} steps={steps} current={step} out={out} title={title}>
      {step === "amount" && <PaymentResult />}
      {phase.name === "refused" && <RefusalAlert code={phase.code} />}
      {children}
    </FlowFrame>
  );
}
