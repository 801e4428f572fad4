import type { Locale } from "@portico/design-system/locale";
import { parseAmount } from "@portico/rules/money";
import type { OverlapFragment, PayableDeviceFragment } from "../../../api/graphql/generated/graph.ts";
import type { DeviceDraft } from "./payDevice.slice.ts";

export type DeviceStep = "amount" | "card" | "review";
export const deviceSteps: readonly DeviceStep[] = ["amount", "card", "review"];

/** Props of every step of the flow. */
export type DeviceStepProps = {
  account: {
    id: string;
    accountName: string;
    accountNumber: string;
    businessDate: string;
    paymentOptions: { canNotify: boolean };
    deviceOverlaps: readonly OverlapFragment[];
  };
  device: PayableDeviceFragment;
  draft: DeviceDraft;
};

const filledIn: Record<DeviceStep, (draft: DeviceDraft) => boolean> = {
  amount: ({ cents }) => cents !== undefined,
  card: ({ method }) => method !== undefined,
  review: () => false,
};

/** Whether a step is complete. */
export const isFilledIn = (draft: DeviceDraft, step: DeviceStep) => filledIn[step](draft);

/** Route guard: returns the step asked for, or the first incomplete step before it. */
export function openDeviceStep(draft: DeviceDraft, requested: DeviceStep): DeviceStep {
  return deviceSteps.slice(0, deviceSteps.indexOf(requested)).find((step) => !isFilledIn(draft, step)) ?? requested;
}

export type DeviceAmountChoice = "left" | "one" | "other";
export type DeviceAmountError = "choose" | "invalid" | "outOfRange";

/** Amount options in cents; `other` is typed. One installment is offered when it is less than the remaining balance. */
export function offeredFor({
  paymentMinimum,
  paymentMaximum,
  monthlyInstallment,
}: PayableDeviceFragment): { choice: DeviceAmountChoice; cents?: number }[] {
  const one =
    monthlyInstallment >= paymentMinimum && monthlyInstallment < paymentMaximum
      ? [{ choice: "one" as const, cents: monthlyInstallment }]
      : [];
  return [{ choice: "left", cents: paymentMaximum }, ...one, { choice: "other" }];
}

/**
 * Initial state of the amount step: the draft's amount, as an offered choice or as a typed one, or all that is left.
 */
export function initialDeviceAmount(
  device: PayableDeviceFragment,
  cents: number | undefined,
): { choice: "left" | "one" } | { choice: "other"; cents: number } {
  if (cents === undefined) return { choice: "left" };
  const choice = offeredFor(device).find((each) => each.cents === cents)?.choice ?? "other";
  return choice === "other" ? { choice, cents } : { choice };
}

/** Validates the chosen or typed amount and converts it to cents (PAY-05). */
export function validateDeviceAmount(
  device: PayableDeviceFragment,
  choice: DeviceAmountChoice | "",
  typed: string,
  locale: Locale = "en-US",
): { error: DeviceAmountError } | { cents: number } {
  if (choice === "") return { error: "choose" };
  const parsed = parseAmount(typed, locale);
  const cents =
    choice === "other"
      ? parsed.ok
        ? parsed.cents
        : undefined
      : offeredFor(device).find((each) => each.choice === choice)?.cents;
  if (cents === undefined) return { error: "invalid" };
  return cents < device.paymentMinimum || cents > device.paymentMaximum ? { error: "outOfRange" } : { cents };
}
