import { billingEntered } from "../features/billing/billing.events.ts";
import { selectWorkflowsRun } from "../features/billing/billing.selectors.ts";
import type { OpenedTab } from "./openPortal.ts";

/** Says that a screen of billing is there, and waits until what billing runs hears events. */
export async function enterBilling({ store, until }: Pick<OpenedTab, "store" | "until">): Promise<void> {
  store.dispatch(billingEntered());
  await until(selectWorkflowsRun);
}
