import type { BilledElsewhere, PayingRefusal } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { accountFacts, canPay, isBilledHere } from "../account/account.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { whoMay } from "../identity/identity.reads.ts";

type Needed = Pick<Dependencies, "database" | "config">;

/** Why a user may not pay for an account, and who may; null for a user who may (B12). */
export async function payingRefusal(
  deps: Needed,
  principal: Pick<Principal, "permissions">,
  accountId: string,
): Promise<PayingRefusal | null> {
  const account = await accountFacts(deps.database, accountId);
  if (!account || canPay(principal, account)) return null;
  if (!isBilledHere(account)) return { reason: "BILLED_ELSEWHERE", whoCan: [] };
  return { reason: "ROLE", whoCan: await whoMay(deps, accountId, "payBill") };
}

/**
 * Where an account is billed when not in this portal, with the configured address: from the editors' setting or from
 * the environment.
 */
export async function billedElsewhere(deps: Needed, accountId: string): Promise<BilledElsewhere | null> {
  const { database } = deps;
  const account = await accountFacts(database, accountId);
  if (account?.accountType === "ENTERPRISE")
    return {
      reason: "ENTERPRISE",
      url: (await remoteSetting(deps, database, "enterpriseBillingUrl", { accountId })) ?? null,
    };
  return account?.billingMoved
    ? { reason: "MOVED", url: (await remoteSetting(deps, database, "movedBillingUrl", { accountId })) ?? null }
    : null;
}
