import type { OverlapFragment, PayableDeviceFragment } from "../../../api/graphql/generated/graph.ts";
import type { DeviceDraft } from "./payDevice.slice.ts";

export type DeviceStep = "amount" | "card" | "review";
export const deviceSteps: readonly DeviceStep[] = ["amount", "card", "review"];

/** What every step of the flow stands on. */
export type DeviceStepProps = { account: { id: string; accountName: string; accountNumber: string; businessDate: string; paymentOptions: { canNotify: boolean }; deviceOverlaps: readonly OverlapFragment[] }; device: PayableDeviceFragment; draft: DeviceDraft };

const filledIn: Record<DeviceStep, (draft: DeviceDraft) => boolean> = {
  amount: ({ cents }) => cents !== undefined,
  card: ({ card }) => card !== undefined,
  review: () => false,
};

export const isFilledIn = (draft: DeviceDraft, step: DeviceStep) => filledIn[step](draft);

/** The step that an address leads to: the one that is asked for, or the first before it that is not filled in. */
export function openDeviceStep(draft: DeviceDraft, asked: DeviceStep): DeviceStep {
  return deviceSteps.slice(0, deviceSteps.indexOf(asked)).find((step) => !isFilledIn(draft, step)) ?? asked;
}
