import type { Locale } from "@portico/design-system/locale";
import { parseAmount } from "@portico/rules/money";
import type { PayableDeviceFragment } from "../../../api/graphql/generated/graph.ts";

export type DeviceAmountChoice = "left" | "one" | "other";
export type DeviceAmountFault = "choose" | "invalid" | "outOfRange";

/** What may be chosen, and its cents; `other` is typed. One installment is offered where it is less than all that is left. */
export function offeredFor({ paymentMinimum, paymentMaximum, monthlyInstallment }: PayableDeviceFragment): { choice: DeviceAmountChoice; cents?: number }[] {
  const one = monthlyInstallment >= paymentMinimum && monthlyInstallment < paymentMaximum ? [{ choice: "one" as const, cents: monthlyInstallment }] : [];
  return [{ choice: "left", cents: paymentMaximum }, ...one, { choice: "other" }];
}

/** Reads the choice, and what was typed with it, into cents (PAY-05). */
export function judgeDeviceAmount(device: PayableDeviceFragment, choice: DeviceAmountChoice | "", typed: string, locale: Locale = "en-US"): { fault: DeviceAmountFault } | { cents: number } {
  if (choice === "") return { fault: "choose" };
  const parsed = parseAmount(typed, locale);
  const cents = choice === "other" ? (parsed.ok ? parsed.cents : undefined) : offeredFor(device).find((each) => each.choice === choice)?.cents;
  if (cents === undefined) return { fault: "invalid" };
  return cents < device.paymentMinimum || cents > device.paymentMaximum ? { fault: "outOfRange" } : { cents };
}
