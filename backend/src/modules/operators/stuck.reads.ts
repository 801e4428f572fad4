import { addDays } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";
import { stuckActions, stuckRevocations } from "../autopay/autopay.reads.ts";
import { stuckWebhooks, stuckPayments, stuckReversals } from "../payments/stuck.reads.ts";
import type { stuckKinds } from "./operators.tables.ts";

/** A stuck item about money. Amounts in cents. */
export interface Stuck {
  kind: (typeof stuckKinds)[number];
  id: string;
  accountId: string | null;
  amount: number | null;
  state: string;
  since: string;
}

const MINUTE = 60_000;
/** Longer than a bank takes to decide a debit, or a refund to arrive. */
const BANK_DAYS = 5;
const REFUND_DAYS = 10;

/**
 * Lists all stuck items.
 * @param minutes minimum age
 */
export async function listStuck({ database, securityClock, clock }: Dependencies, minutes = 15): Promise<Stuck[]> {
  const ago = (count: number) => new Date(securityClock.now().getTime() - count * MINUTE);
  const before = ago(minutes);
  const found: Stuck[][] = [
    (await stuckPayments(database, before, ago(BANK_DAYS * 24 * 60))).map(
      ({ id, accountId, amount, state, startedAt }) => ({
        kind: "payment",
        id,
        accountId,
        amount,
        state,
        since: startedAt?.toISOString() ?? "",
      }),
    ),
    (await stuckActions(database, before)).map(({ id, accountId, kind, startedAt }) => ({
      kind: "autoPay",
      id,
      accountId,
      amount: null,
      state: kind,
      since: startedAt.toISOString(),
    })),
    (await stuckRevocations(database, before)).map(({ mandate, accountId, tries, since }) => ({
      kind: "mandate",
      id: mandate,
      accountId,
      amount: null,
      state: `NOT_ENDED after ${tries} tries`,
      since: since.toISOString(),
    })),
    (await stuckWebhooks(database, before)).map(({ id, state, tries, receivedAt, reference }) => ({
      kind: "callback",
      id,
      accountId: null,
      amount: null,
      state: `${state} ${reference}, ${tries} tries`,
      since: receivedAt.toISOString(),
    })),
    (await stuckReversals(database, addDays(clock.today(), -REFUND_DAYS))).map(
      ({ id, accountId, amount, kind, state, openedOn }) => ({
        kind: "reversal",
        id,
        accountId,
        amount,
        state: `${kind} ${state}`,
        since: openedOn,
      }),
    ),
  ];
  return found.flat();
}
