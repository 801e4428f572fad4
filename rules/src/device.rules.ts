import { payment } from "./constants.rules.ts";

/** What is left to pay of a mobile device. Cents. */
export interface DevicePlan { remainingBalance: number; monthlyInstallment: number; installmentsRemaining: number }

/**
 * What may be paid for a device at once (PAY-04): never more than is left after what is on its way, and the last cents of a plan
 * even when they are less than the usual minimum. Both are 0 when nothing is left to pay.
 */
export function deviceBounds({ remainingBalance }: Pick<DevicePlan, "remainingBalance">, onItsWay: number): { minimum: number; maximum: number } {
  const maximum = Math.min(Math.max(0, remainingBalance - onItsWay), payment.maximumCents);
  return { minimum: Math.min(payment.minimumCents, maximum), maximum };
}

/** The plan after a payment: the installment stays, the last of them come off. */
export function afterDevicePayment(plan: DevicePlan, amount: number): DevicePlan {
  const remainingBalance = Math.max(0, plan.remainingBalance - amount);
  return { ...plan, remainingBalance, installmentsRemaining: Math.min(plan.installmentsRemaining, Math.ceil(remainingBalance / plan.monthlyInstallment)) };
}

/** The plan after a payment was taken back: what is left is spread over installments again, the last of them smaller. */
export function afterDeviceReversal(plan: DevicePlan, amount: number): DevicePlan {
  const remainingBalance = plan.remainingBalance + amount;
  return { ...plan, remainingBalance, installmentsRemaining: Math.max(plan.installmentsRemaining, Math.ceil(remainingBalance / plan.monthlyInstallment)) };
}
