import type { BilledElsewhere, DeferralPlan, MobileStanding, Suspension } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { accountFacts } from "../account/account.reads.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { mobileStandingOf, suspensionOf } from "./standing.domain.ts";
import { mobileState, newestRestoration } from "./standing.repository.ts";

type Asked = Pick<Dependencies, "database" | "clock" | "config">;

/** What is stopped for a late bill, on its way back, or back since less than a day. */
export async function suspension(deps: Asked, accountId: string): Promise<Suspension | null> {
  const { database, clock } = deps;
  const { tier } = await owingNow(database, accountId, clock.today());
  const [mobile, restoration] = [await mobileState(database, accountId), await newestRestoration(database, accountId)];
  const restoreMinutes = await remoteSetting(deps, database, "restoreMinutes", { accountId });
  return suspensionOf({ tier, mobile, restoration, restoreMinutes, now: clock.now() });
}

/** What the mobile service says of an account. */
export async function mobileStanding(deps: Asked, accountId: string): Promise<MobileStanding> {
  const { pastDueAmount } = await owingNow(deps.database, accountId, deps.clock.today());
  return mobileStandingOf(await mobileState(deps.database, accountId), await suspension(deps, accountId), pastDueAmount);
}

/** What is left of the agreement to pay in parts; null without one, and when it was broken. */
export async function planOf({ database, clock }: Asked, accountId: string): Promise<DeferralPlan | null> {
  const { arrangement } = await owingNow(database, accountId, clock.today());
  const next = arrangement?.installments[0];
  return arrangement && next ? { installmentsRemaining: arrangement.installments.length, installmentAmount: next.amount, nextInstallmentDate: next.date } : null;
}

/** Where an account is billed when it is not here, and the address that is configured for it: editors' or the environment's. */
export async function billedElsewhere(deps: Asked, accountId: string): Promise<BilledElsewhere | null> {
  const { database } = deps;
  const account = await accountFacts(database, accountId);
  if (account?.accountType === "ENTERPRISE") return { reason: "ENTERPRISE", url: (await remoteSetting(deps, database, "enterpriseBillingUrl", { accountId })) ?? null };
  return account?.billingMoved ? { reason: "MOVED", url: (await remoteSetting(deps, database, "movedBillingUrl", { accountId })) ?? null } : null;
}
