import type { DeferralPlan, MobileStatus, Suspension } from "@portico/openapi/graph.resolvers";
import type { Dependencies } from "../../dependencies.ts";
import { owingNow } from "../billing/billing.reads.ts";
import { remoteSetting } from "../content/toggles/remoteSettings.reads.ts";
import { mobileStatusOf, suspensionOf } from "./suspension.domain.ts";
import { mobileState, newestRestoration } from "./suspension.repository.ts";

type ReadDependencies = Pick<Dependencies, "database" | "clock" | "config">;

/** The suspension of an account for a past due bill: suspended, being restored, or restored less than a day ago. */
export async function suspension(deps: ReadDependencies, accountId: string): Promise<Suspension | null> {
  const { database, clock } = deps;
  const { tier } = await owingNow(database, accountId, clock.today());
  const [mobile, restoration] = [await mobileState(database, accountId), await newestRestoration(database, accountId)];
  const restoreMinutes = await remoteSetting(deps, database, "restoreMinutes", { accountId });
  return suspensionOf({ tier, mobile, restoration, restoreMinutes, now: clock.now() });
}

/** The status of an account's mobile lines. */
export async function mobileStatus(deps: ReadDependencies, accountId: string): Promise<MobileStatus> {
  const { pastDueAmount } = await owingNow(deps.database, accountId, deps.clock.today());
  return mobileStatusOf(await mobileState(deps.database, accountId), await suspension(deps, accountId), pastDueAmount);
}

/** The rest of a deferral plan; null without one, and when it was broken. */
export async function planOf({ database, clock }: ReadDependencies, accountId: string): Promise<DeferralPlan | null> {
  const { arrangement } = await owingNow(database, accountId, clock.today());
  const next = arrangement?.installments[0];
  return arrangement && next
    ? {
        installmentsRemaining: arrangement.installments.length,
        installmentAmount: next.amount,
        nextInstallmentDate: next.date,
      }
    : null;
}
