import { asc, inArray } from "drizzle-orm";
import { payments } from "../src/modules/payments/payments.tables.ts";
import type { Payer } from "./payer.ts";
import type { AccountStatus } from "./statusPlaces.ts";
import type { TestBackend } from "./types.ts";

export interface Attempt {
  accountId: string;
  amount: number;
}

/** The ids of the accounts' payments so far. The processor has no record of those that the demo data began with. */
export async function earlierPayments(
  backend: TestBackend,
  accounts: readonly { payer: Payer }[],
): Promise<ReadonlySet<string>> {
  return new Set((await paymentsOf(backend, accounts)).map(({ id }) => id));
}

function paymentsOf({ database }: TestBackend, accounts: readonly { payer: Payer }[]) {
  const own = inArray(
    payments.accountId,
    accounts.map(({ payer }) => payer.accountId),
  );
  return database
    .select({ id: payments.id, accountId: payments.accountId, amount: payments.amount, state: payments.state })
    .from(payments)
    .where(own)
    .orderBy(asc(payments.id));
}

/**
 * All charges for the accounts, approved or not, in the order of the processor's record.
 * @param earlier payments that are not compared with that record
 */
export async function attemptsOf(
  backend: TestBackend,
  accounts: readonly { payer: Payer }[],
  earlier: ReadonlySet<string>,
): Promise<Attempt[]> {
  const rows = await paymentsOf(backend, accounts);
  const charged = backend.processor
    .record()
    .flatMap((line) =>
      line.kind === "charge"
        ? [{ reference: line.reference, amount: line.amount, taken: line.outcome.state === "approved" }]
        : [],
    );
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const { id, state, amount } of rows) {
    if (earlier.has(id)) continue;
    if (state === "SUBMITTED" && !charged.some((line) => line.reference === id && line.taken && line.amount === amount))
      throw new Error(`the ledger has ${id} and the processor has not`);
  }
  return charged.flatMap(({ reference, amount }) => {
    const row = known.get(reference);
    return row ? [{ accountId: row.accountId, amount }] : [];
  });
}

type Fault = (what: string) => void;

/** An announced charge. `amount` null: a bill issued on that day determines it. */
interface Charge {
  what: string;
  date: string;
  amount: number | null;
  told: string;
}
/** The last announced due amounts and service state of an account. */
interface Told {
  on: string;
  current: number;
  dueDate: string | null;
  pastDue: number;
  stopsOn: string | null;
  charged: number;
}

/** Everything announced to accounts for future days, kept until it is verified. */
export class Promises {
  readonly #charges = new Map<string, Map<string, Charge>>();
  readonly #told = new Map<string, Told>();

  /**
   * Compares a day's charges with the announced ones.
   * @returns how many amounts were announced
   */
  hold(accountId: string, today: string, charged: readonly number[], fault: Fault): number {
    const own = this.#charges.get(accountId);
    const due = [...(own?.values() ?? [])].filter(({ date }) => date <= today);
    for (const { what } of due) own?.delete(what);
    const told = this.#told.get(accountId);
    if (told) told.charged += charged.length;
    if (due.some(({ amount }) => amount === null)) return 0;
    const promised = due.flatMap(({ amount }) => (amount ? [amount] : [])).sort(byAmount);
    if (JSON.stringify(promised) !== JSON.stringify([...charged].sort(byAmount)))
      fault(`promised ${promised.join(" ")}, charged ${charged.join(" ")}`);
    return promised.length;
  }

  /** Records the current announcements, and reports changes of earlier ones. */
  tell(accountId: string, today: string, status: AccountStatus, fault: Fault): void {
    this.#judge(accountId, today, status, fault);
    const before = this.#charges.get(accountId) ?? new Map<string, Charge>();
    const now = new Map(chargesOf(status, today).map((charge) => [charge.what, charge]));
    for (const { what, date, amount, told } of before.values()) {
      const same = now.get(what);
      if (amount !== null && (same?.date !== date || same.amount !== amount))
        fault(
          `${what} of ${amount} for ${date} was told on ${told}; now it is ${same?.amount ?? "nothing"} for ${same?.date ?? "no day"}`,
        );
      if (same && same.amount === amount && same.date === date) now.set(what, { ...same, told });
    }
    this.#charges.set(accountId, now);
    const { current, dueDate, pastDue, service } = status;
    this.#told.set(accountId, { on: today, current, dueDate, pastDue, stopsOn: service.stopsOn, charged: 0 });
  }

  /**
   * Verifies that an announced past due amount or suspension took effect, unless something was charged or paid since.
   */
  #judge(accountId: string, today: string, { pastDue, service }: AccountStatus, fault: Fault): void {
    const told = this.#told.get(accountId);
    if (!told || told.charged > 0) return;
    if (told.dueDate !== null && told.dueDate < today && told.current > 0 && pastDue <= told.pastDue)
      fault(`${told.current} was told on ${told.on} to be due by ${told.dueDate}, and ${pastDue} is late`);
    if (told.stopsOn !== null && (service.state === "SUSPENDED") !== told.stopsOn <= today)
      fault(`service was told on ${told.on} to stop on ${told.stopsOn}, and is ${service.state}`);
  }
}

const byAmount = (one: number, other: number) => one - other;

/** A charge with a reported problem is not announced. */
function chargesOf({ scheduled, autoPay: { charge } }: AccountStatus, told: string): Charge[] {
  const planned = scheduled
    .filter(({ problem }) => problem === null)
    .map(({ paymentId, date, amount }) => ({ what: `the payment ${paymentId}`, date, amount, told }));
  return charge && charge.problem === null
    ? [...planned, { what: "Auto Pay", date: charge.date, amount: charge.amount, told }]
    : planned;
}
