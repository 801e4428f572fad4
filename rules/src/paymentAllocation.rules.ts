/** A failed or returned payment that has to be made again. Cents. */
export interface PaymentToReplace {
  id: string;
  amount: number;
  /** The instant of the failure or return, in ms: earlier payments do not replace it. */
  since: number;
}

/** A later payment, less what was taken back of it. Cents. */
export interface LaterPayment {
  at: number;
  amount: number;
}

/**
 * How much of each failed or returned payment was paid since, in cents by id. Each cent of a later payment counts once,
 * for the oldest one first: one payment of $100 does not replace two of $100. A payment of the same instant counts: it
 * is safer to charge too little than to charge twice.
 */
export function allocatePayments(
  toReplace: readonly PaymentToReplace[],
  payments: readonly LaterPayment[],
): ReadonlyMap<string, number> {
  const oldestFirst = [...toReplace].sort((one, other) => one.since - other.since);
  const allocated = new Map(oldestFirst.map(({ id }) => [id, 0]));
  for (const payment of [...payments].sort((one, other) => one.at - other.at)) {
    let left = payment.amount;
    for (const { id, amount, since } of oldestFirst) {
      if (since > payment.at) break;
      const before = allocated.get(id) ?? 0;
      const share = Math.min(left, amount - before);
      allocated.set(id, before + share);
      left -= share;
    }
  }
  return allocated;
}
