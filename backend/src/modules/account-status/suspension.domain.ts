import type { DelinquencyTier } from "@portico/rules/delinquency";
import { isSuspended } from "@portico/rules/delinquency";
import type { MobileStatus, Suspension } from "@portico/openapi/graph.resolvers";
import type { MobileState, RestorationRow } from "./suspension.repository.ts";

const DAY_MILLISECONDS = 86_400_000;

/**
 * Service that a payment can restore: suspended by the delinquency tier, or mobile lines that are hotlined or
 * temporarily disconnected.
 */
export interface Stopped {
  tier: DelinquencyTier | null;
  mobile: MobileState | undefined;
}

/** Mobile lines that are only past due were never suspended: there is nothing to restore. */
export function isStopped({ tier, mobile }: Stopped): boolean {
  return isSuspended(tier) || mobile === "HOTLINED" || mobile === "TEMPORARILY_DISCONNECTED";
}

type Facts = Stopped & { restoration: RestorationRow | undefined; restoreMinutes: number; now: Date };

/** The state of a suspension (BILL-04). A restored service is shown for one day. */
export function suspensionOf({ restoration, restoreMinutes, now, ...stopped }: Facts): Suspension | null {
  const suspension = (state: Suspension["state"], at: Date | null): Suspension => ({
    state,
    restoreMinutes,
    restoredBy: at?.toISOString() ?? null,
  });
  if (restoration && !restoration.restoredAt) return suspension("BEING_RESTORED", restoration.restoreFrom);
  if (isStopped(stopped)) return suspension("STOPPED", null);
  const since = restoration?.restoredAt;
  return since && now.getTime() - since.getTime() < DAY_MILLISECONDS ? suspension("RESTORED", since) : null;
}

/** Lines that are being restored count as in good standing. */
export function mobileStatusOf(
  mobile: MobileState | undefined,
  suspension: Suspension | null,
  pastDueAmount: number,
): MobileStatus {
  if (mobile === undefined || (mobile !== "INACTIVE" && suspension?.state === "BEING_RESTORED")) return "GOOD";
  return mobile === "PAST_DUE" && pastDueAmount === 0 ? "GOOD" : mobile;
}
