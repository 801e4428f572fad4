import { payment } from "./constants.rules.ts";

/** The remaining installment plan of a mobile device. Cents. */
export interface DevicePlan {
  remainingBalance: number;
  monthlyInstallment: number;
  installmentsRemaining: number;
}

/**
 * The minimum and maximum payment for a device (PAY-04): never more than the balance after payments in flight; the last
 * payment may be below the usual minimum. Both are 0 when nothing is due.
 */
export function deviceBounds(
  { remainingBalance }: Pick<DevicePlan, "remainingBalance">,
  onItsWay: number,
): { minimum: number; maximum: number } {
  const maximum = Math.min(Math.max(0, remainingBalance - onItsWay), payment.maximumCents);
  return { minimum: Math.min(payment.minimumCents, maximum), maximum };
}

/** The plan after a payment: the installment amount stays, and the last installments are removed. */
export function afterDevicePayment(plan: DevicePlan, amount: number): DevicePlan {
  const remainingBalance = Math.max(0, plan.remainingBalance - amount);
  return {
    ...plan,
    remainingBalance,
    installmentsRemaining: Math.min(plan.installmentsRemaining, Math.ceil(remainingBalance / plan.monthlyInstallment)),
  };
}

/** The plan after a payment was reversed: the balance is spread over installments again, the last of them smaller. */
export function afterDeviceReversal(plan: DevicePlan, amount: number): DevicePlan {
  const remainingBalance = plan.remainingBalance + amount;
  return {
    ...plan,
    remainingBalance,
    installmentsRemaining: Math.max(plan.installmentsRemaining, Math.ceil(remainingBalance / plan.monthlyInstallment)),
  };
}
