import type { DelinquencyTier } from "@portico/rules/delinquency";
import { isSuspended } from "@portico/rules/delinquency";
import type { MobileStanding, Suspension } from "@portico/openapi/graph.resolvers";
import type { MobileState, RestorationRow } from "./standing.repository.ts";

const DAY_MILLISECONDS = 86_400_000;

/** What a payment can bring back: service that the tier stopped, mobile lines that are hotlined or disconnected for a time. */
export interface Stopped { tier: DelinquencyTier | null; mobile: MobileState | undefined }

/** Mobile that is only past due was never stopped: there is nothing to restore, and the notice goes with the debt. */
export function isStopped({ tier, mobile }: Stopped): boolean {
  return isSuspended(tier) || mobile === "HOTLINED" || mobile === "TEMPORARILY_DISCONNECTED";
}

type Facts = Stopped & { restoration: RestorationRow | undefined; restoreMinutes: number; now: Date };

/** Where an account is between stopped and restored (BILL-04). A restored service is told of for a day. */
export function suspensionOf({ restoration, restoreMinutes, now, ...stopped }: Facts): Suspension | null {
  const told = (state: Suspension["state"], at: Date | null): Suspension => ({ state, restoreMinutes, restoredBy: at?.toISOString() ?? null });
  if (restoration && !restoration.restoredAt) return told("BEING_RESTORED", restoration.restoreFrom);
  if (isStopped(stopped)) return told("STOPPED", null);
  const since = restoration?.restoredAt;
  return since && now.getTime() - since.getTime() < DAY_MILLISECONDS ? told("RESTORED", since) : null;
}

/** What is on its way back is told as that, not as late any more. */
export function mobileStandingOf(mobile: MobileState | undefined, suspension: Suspension | null, pastDueAmount: number): MobileStanding {
  if (mobile === undefined || (mobile !== "INACTIVE" && suspension?.state === "BEING_RESTORED")) return "GOOD";
  return mobile === "PAST_DUE" && pastDueAmount === 0 ? "GOOD" : mobile;
}
