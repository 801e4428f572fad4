import { billingEntered } from "../features/billing/billing.events.ts";
import { selectWorkflowsRun } from "../features/billing/billing.selectors.ts";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import type { Values } from "../vault/fields.ts";
import { storeCardWith } from "../vault/storeCard.ts";
import type { Browser, OpenedTab } from "./openPortal.ts";

/** Enters billing, and waits until what it runs hears events. */
export async function enterBilling({ store, until }: Pick<OpenedTab, "store" | "until">): Promise<void> {
  store.dispatch(billingEntered());
  await until(selectWorkflowsRun);
}

/** Types into the vault's frame, on the vault's own origin. */
export const typeIntoVault = ({ vaultFetch }: Pick<Browser, "vaultFetch">, ticket: string, mode: VaultMode, values: Values) => storeCardWith(vaultFetch, ticket)(mode, values);
