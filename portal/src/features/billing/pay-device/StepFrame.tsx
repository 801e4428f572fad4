import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Stepper } from "@portico/design-system/stepper";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { deviceBalancesPath, payDevicePath } from "../model/paths.ts";
import { RefusalAlert } from "./RefusalAlert.tsx";
import { type DeviceStep, deviceSteps, openDeviceStep } from "./steps.ts";
import { type DeviceDraft, selectPayDevice } from "./payDevice.slice.ts";

export type StepFrameProps = { draft: DeviceDraft; step: DeviceStep; title: string; children: ReactNode };

/** What stands around each step: the way back, where one is, why the last try was refused. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const { phase } = useSelector(selectPayDevice);
  useScreenTitle(title);
  const place = deviceSteps.indexOf(step);
  const before = deviceSteps[place - 1];
  const back = before
    ? { href: payDevicePath(draft.accountId, draft.deviceId, before), label: t(`billing.payDevice.step.${before}`) }
    : { href: deviceBalancesPath(draft.accountId), label: t("billing.mobile.devices.title") };
  return (
    <Stack gap="large">
      <Stack gap="medium">
        <BackLink {...back} />
        <Stepper label={t("billing.payDevice.stepper")} progress={t("billing.payOnce.progress", { step: place + 1, total: deviceSteps.length })} steps={useSteps(draft, step)} />
        <PageHeader title={title} />
      </Stack>
      {phase.name === "refused" && <RefusalAlert code={phase.code} />}
      {children}
    </Stack>
  );
}

/** A step leads to itself when its address would open it. */
function useSteps(draft: DeviceDraft, current: DeviceStep) {
  const t = useCopy();
  const labels = { done: t("billing.payOnce.stepState.done"), current: t("billing.payOnce.stepState.current"), upcoming: t("billing.payOnce.stepState.upcoming") };
  return deviceSteps.map((id, place) => {
    const state = id === current ? "current" : place < deviceSteps.indexOf(current) ? "done" : "upcoming";
    const href = id !== current && openDeviceStep(draft, id) === id ? payDevicePath(draft.accountId, draft.deviceId, id) : undefined;
    return { id, label: t(`billing.payDevice.step.${id}`), state, stateLabel: labels[state], href } as const;
  });
}
