import type { Dependencies } from "../dependencies.ts";
import type { Locale, Principal } from "../lib/principal.ts";
import { batched, memoized } from "../lib/batched.ts";
import { onAccountTime } from "../modules/account/accountTime.reads.ts";
import { acceptedWording } from "../modules/content/releases/acceptedWording.reads.ts";
import { devicesOfPayments } from "../modules/mobile/mobile.reads.ts";
import { openStatements } from "../modules/billing/billing.reads.ts";
import { isVerified } from "../modules/passcodes/passcodes.reads.ts";
import { withBounds } from "../modules/payments/devices.reads.ts";
import { agreementsOfPayments } from "../modules/payments/payments.reads.ts";
import {
  activityOfStatements,
  hasCallDetails,
  linesOfStatements,
  statementsByIds,
} from "../modules/statements/statements.reads.ts";
import { linesOnBill } from "../modules/voice/voice.reads.ts";
import type { Database, Transaction } from "../database/database.ts";
import { withReadCache } from "../database/readCache.ts";

/** The context of every resolver of /selfservice/graph. */
export type GraphContext = {
  deps: Dependencies;
  principal: Principal;
  /** The language of the page, for messages to somebody who has chosen none. */
  pageLocale: Locale;
  /** The caller's session; passcode verification is per session. */
  sessionId: string;
  /** The caller proved who they are within the last ten minutes. */
  hasRecentProof: boolean;
  loaders: GraphLoaders;
  /**
   * What an account's fields are read with: a query, and the response to a change once its writes are done, read each
   * row once. Shared by the contexts of all fields, which are copies.
   */
  reads: { database?: Database };
  /** Called when an answer shows whether the payment processor works; the browser is told (SESS-09). */
  setProcessorAvailable: (works: boolean) => void;
  /** Called by an operation with a final response: a repeat of the request gets it byte for byte. */
  markResponseFinal: (name: { userId: string; key: string }) => void;
};

/**
 * The dependencies for the rest of the response, which reads each row once. A change calls it after its last write; a
 * document has one change at most (`graph.limits.ts`), so nothing is written later.
 */
export function readOnly({ deps, reads }: Pick<GraphContext, "deps" | "reads">): Dependencies {
  reads.database ??= withReadCache(deps.database);
  return { ...deps, database: reads.database };
}

/** An object of an account. */
type Part = { accountId: string; id: string };
const nameOf = ({ accountId, id }: Part) => JSON.stringify([accountId, id]);

type Load<Value> = (tx: Transaction, accountId: string, ids: string[]) => Promise<ReadonlyMap<string, Value>>;

/** One query per account of the request, usually one. */
function ofAccounts<Value>(tx: Transaction, load: Load<Value>): (part: Part) => Promise<Value | undefined> {
  return batched(async (parts: Part[]) => {
    const found = new Map<string, Value>();
    for (const [accountId, own] of Map.groupBy(parts, (part) => part.accountId)) {
      const values = await load(
        tx,
        accountId,
        own.map(({ id }) => id),
      );
      for (const [id, value] of values) found.set(nameOf({ accountId, id }), value);
    }
    return found;
  }, nameOf);
}

/** Data loaders: batch the loads of a list's elements into one query. Created per request. */
export function graphLoaders(deps: Dependencies, principal: Principal, sessionId: string) {
  const { database } = deps;
  return {
    /** The unpaid statements of an account; one read for a whole list. */
    openStatements: memoized(async (accountId: string) => {
      const { clock } = await onAccountTime(deps, database, accountId);
      return openStatements(database, accountId, clock.today());
    }),
    lines: ofAccounts(database, linesOfStatements),
    activity: ofAccounts(database, activityOfStatements),
    statement: ofAccounts(database, statementsByIds),
    agreement: ofAccounts(database, agreementsOfPayments),
    device: ofAccounts(database, devicesOfPayments),
    /** With the payable bounds; memoized per device. */
    payable: memoized((device: Parameters<typeof withBounds>[1]) => withBounds(database, device)),
    wording: memoized((accepted: Parameters<typeof acceptedWording>[1]) => acceptedWording(database, accepted)),
    /** The lines whose calls the caller sees on a bill; none for an account without voice. */
    linesOnBill: memoized(async (accountId: string) =>
      (await hasCallDetails(database, accountId)) ? linesOnBill(database, principal, accountId) : [],
    ),
    isVerified: memoized(() => isVerified(deps, principal, sessionId)),
  };
}

export type GraphLoaders = ReturnType<typeof graphLoaders>;
