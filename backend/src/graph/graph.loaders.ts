import type { Dependencies } from "../dependencies.ts";
import type { Principal } from "../lib/principal.ts";
import { batched, remembered } from "../lib/batched.ts";
import { acceptedWording } from "../modules/content/acceptedWording.reads.ts";
import { devicesOfPayments } from "../modules/mobile/mobile.reads.ts";
import { isVerified } from "../modules/passcodes/passcodes.reads.ts";
import { withBounds } from "../modules/payments/devices.reads.ts";
import { agreementsOfPayments } from "../modules/payments/payments.reads.ts";
import { activityOfStatements, hasCallDetails, linesOfStatements, statementsByIds } from "../modules/statements/statements.reads.ts";
import type { Transaction } from "../database/database.ts";

/** One thing of an account. */
type Part = { accountId: string; id: string };
const nameOf = ({ accountId, id }: Part) => JSON.stringify([accountId, id]);

type Load<Value> = (tx: Transaction, accountId: string, ids: string[]) => Promise<ReadonlyMap<string, Value>>;

/** One query for each account of the request, which mostly has one. */
function ofAccounts<Value>(tx: Transaction, load: Load<Value>): (part: Part) => Promise<Value | undefined> {
  return batched(async (parts: Part[]) => {
    const found = new Map<string, Value>();
    for (const [accountId, own] of Map.groupBy(parts, (part) => part.accountId)) {
      const values = await load(tx, accountId, own.map(({ id }) => id));
      for (const [id, value] of values) found.set(nameOf({ accountId, id }), value);
    }
    return found;
  }, nameOf);
}

/** What the elements of a list ask for, looked for once for the whole list. Made anew for each request. */
export function graphLoaders(deps: Dependencies, principal: Principal, sessionId: string) {
  const { database } = deps;
  return {
    lines: ofAccounts(database, linesOfStatements),
    activity: ofAccounts(database, activityOfStatements),
    statement: ofAccounts(database, statementsByIds),
    agreement: ofAccounts(database, agreementsOfPayments),
    device: ofAccounts(database, devicesOfPayments),
    /** With what may be paid for it; asked once for each device. */
    payable: remembered((device: Parameters<typeof withBounds>[1]) => withBounds(database, device)),
    wording: remembered((accepted: Parameters<typeof acceptedWording>[1]) => acceptedWording(database, accepted)),
    hasCallDetails: remembered((accountId: string) => hasCallDetails(database, accountId)),
    isVerified: remembered(() => isVerified(deps, principal, sessionId)),
  };
}

export type GraphLoaders = ReturnType<typeof graphLoaders>;
