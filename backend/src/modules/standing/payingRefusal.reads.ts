import type { PayingRefusal } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import type { Principal } from "../../lib/principal.ts";
import { accountFacts, canPay, isBilledHere } from "../account/account.reads.ts";
import { whoMay } from "../identity/identity.reads.ts";

type Asked = Pick<Dependencies, "database" | "config">;

/** Why somebody can't pay for an account, and who of its people can; null for who can (B12). */
export async function payingRefusal(deps: Asked, principal: Pick<Principal, "permissions">, accountId: string): Promise<PayingRefusal | null> {
  const account = await accountFacts(deps.database, accountId);
  if (!account || canPay(principal, account)) return null;
  if (!isBilledHere(account)) return { reason: "BILLED_ELSEWHERE", whoCan: [] };
  return { reason: "ROLE", whoCan: await whoMay(deps, accountId, "payBill") };
}
