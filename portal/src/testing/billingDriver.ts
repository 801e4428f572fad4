import { screens, selectWorkflowsRun } from "../features/navigation/model/screens.slice.ts";
import { allWorkflows } from "../features/billing/billing.workflows.ts";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import type { Values } from "../vault/fields.ts";
import { storeCardWith } from "../vault/storeCard.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import { type Browser, createTestBrowser, openTab, type OpenedTab, type TabOptions } from "./openPortal.ts";

/** Opens billing and waits until all of its workflows run. */
export async function enterBilling({ store, until }: Pick<OpenedTab, "store" | "until">): Promise<void> {
  allWorkflows.forEach(screens.inject);
  const workflows = allWorkflows.map(({ name }) => name);
  store.dispatch(screens.entered({ workflows }));
  await until(selectWorkflowsRun(workflows));
}

/** Signs in with a new browser and opens billing. */
export async function openInBilling(browser: Browser, username: string, options: TabOptions = {}) {
  const tab = await openTab(createTestBrowser(browser), options);
  await tab.signIn(username);
  await enterBilling(tab);
  return { ...tab, accountId: selectCurrentAccountId(tab.store.getState()) ?? "", client: await tab.graph() };
}

/** Submits the vault's form, on the vault's own origin. */
export const typeIntoVault = (
  { vaultFetch }: Pick<Browser, "vaultFetch">,
  ticket: string,
  mode: VaultMode,
  values: Values,
) => storeCardWith(vaultFetch, ticket, "business")(mode, values);
