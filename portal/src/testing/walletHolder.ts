import { WalletDocument } from "../api/graphql/generated/graph.wallet.ts";
import { refreshWallet } from "../features/billing/wallet/wallet.api.ts";
import { selectWalletCardForm, selectWalletPhase } from "../features/billing/wallet/wallet.selectors.ts";
import { walletEvents, type WalletPhase } from "../features/billing/wallet/wallet.slice.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import type { Values } from "../vault/fields.ts";
import { storeCardWith } from "../vault/storeCard.ts";
import { enterBilling } from "./inBilling.ts";
import { type Machine, openTab, type TabOptions } from "./openPortal.ts";
import { goodCard } from "./paying.ts";

/** Somebody in front of the wallet: says what its screens say, and types into the vault's frame. */
export async function openWallet(browser: Machine, as: string, options: TabOptions = {}) {
  const tab = await openTab(browser, options);
  await tab.signIn(as);
  const accountId = selectCurrentAccountId(tab.store.getState()) ?? "";
  await enterBilling(tab);
  const client = await tab.graph();
  await refreshWallet(client, accountId);
  const methods = () => client.readQuery({ query: WalletDocument, variables: { accountId } })?.billing?.paymentMethods ?? [];
  const settled = async (): Promise<WalletPhase> => {
    await tab.until((state) => ["done", "refused", "failed"].includes(selectWalletPhase(state).name));
    return selectWalletPhase(tab.store.getState());
  };
  const type = async (mode: VaultMode, values: Values) => {
    tab.store.dispatch(walletEvents.cardFormRequested({ accountId, savedMethodId: "savedMethodId" in mode ? mode.savedMethodId : undefined }));
    await tab.until((state) => selectWalletCardForm(state).name === "open");
    const form = selectWalletCardForm(tab.store.getState());
    if (form.name !== "open") throw new Error("The form did not open.");
    return storeCardWith(browser.browser.vaultFetch, form.ticket, "business")(mode, values);
  };
  const tokenOf = async (mode: VaultMode, values: Values) => {
    const stored = await type(mode, values);
    if (stored.kind !== "stored") throw new Error(`The vault refused: ${JSON.stringify(stored)}`);
    return stored.card.token;
  };
  const say = (event: Parameters<typeof tab.store.dispatch>[0]) => {
    tab.store.dispatch(event);
    return settled();
  };
  return {
    ...tab, accountId, methods, type, say, settled,
    methodEnding: (lastFour: string) => methods().find((method) => method.lastFour === lastFour),
    add: async (mode: VaultMode, values: Values, more: { nickname?: string; makeDefault?: boolean } = {}) =>
      say(walletEvents.addAsked({ accountId, vaultToken: await tokenOf(mode, values), nickname: "", makeDefault: false, ...more })),
    edit: async (lastFour: string, changes: Partial<Values>) => {
      const card = methods().find((method) => method.lastFour === lastFour);
      if (!card || card.type === "bankAccount") throw new Error(`No saved card ends in ${lastFour}.`);
      const mode: VaultMode = { kind: "editedCard", savedMethodId: card.id, brand: card.type, lastFour, expiry: card.expiry ?? "", cardName: card.cardName ?? "" };
      return { mode, values: { ...goodCard, ...changes }, card };
    },
    tokenOf,
  };
}
