import { WalletDocument } from "../api/graphql/generated/graph.wallet.ts";
import { refreshWallet } from "../features/billing/wallet/wallet.api.ts";
import {
  selectWalletCardForm,
  selectWalletPhase,
  walletEvents,
  type WalletPhase,
} from "../features/billing/wallet/wallet.slice.ts";
import { selectCurrentAccountId } from "../features/session/model/session.selectors.ts";
import type { VaultMode } from "../lib/vaultProtocol.ts";
import type { Values } from "../vault/fields.ts";
import { storeCardWith } from "../vault/storeCard.ts";
import { enterBilling } from "./billingDriver.ts";
import { type TestBrowser, openTab, type TabOptions } from "./openPortal.ts";
import { goodCard } from "./payOnceDriver.ts";

type SettledPhase = Exclude<WalletPhase, { name: "idle" | "working" }>;

/** Drives the wallet in one tab: dispatches the events of its screens and submits the vault's form. */
export async function openWallet(browser: TestBrowser, as: string, options: TabOptions = {}) {
  const tab = await openTab(browser, options);
  await tab.signIn(as);
  const accountId = selectCurrentAccountId(tab.store.getState()) ?? "";
  await enterBilling(tab);
  const client = await tab.graph();
  await refreshWallet(client, accountId);
  const methods = () =>
    client.readQuery({ query: WalletDocument, variables: { accountId } })?.billing?.paymentMethods ?? [];
  /** The phase at the end of a change, without the account and the method. */
  const settled = async () => {
    await tab.until((state) => ["done", "refused", "failed"].includes(selectWalletPhase(state).name));
    const { accountId: _, paymentMethodId: __, ...phase } = selectWalletPhase(tab.store.getState()) as SettledPhase;
    return phase;
  };
  const type = async (mode: VaultMode, values: Values) => {
    tab.store.dispatch(
      walletEvents.cardFormRequested({
        accountId,
        savedMethodId: "savedMethodId" in mode ? mode.savedMethodId : undefined,
      }),
    );
    await tab.until((state) => selectWalletCardForm(state).name === "open");
    const form = selectWalletCardForm(tab.store.getState());
    if (form.name !== "open") throw new Error("The form did not open.");
    return storeCardWith(browser.vaultFetch, form.ticket, "business")(mode, values);
  };
  const tokenOf = async (mode: VaultMode, values: Values) => {
    const stored = await type(mode, values);
    if (stored.kind !== "stored") throw new Error(`The vault refused: ${JSON.stringify(stored)}`);
    return stored.card.token;
  };
  const dispatch = (event: Parameters<typeof tab.store.dispatch>[0]) => {
    tab.store.dispatch(event);
    return settled();
  };
  return {
    ...tab,
    accountId,
    methods,
    type,
    dispatch,
    settled,
    methodEnding: (lastFour: string) => methods().find((method) => method.lastFour === lastFour),
    add: async (mode: VaultMode, values: Values, more: { nickname?: string; makeDefault?: boolean } = {}) =>
      dispatch(
        walletEvents.addRequested({
          accountId,
          vaultToken: await tokenOf(mode, values),
          nickname: "",
          makeDefault: false,
          ...more,
        }),
      ),
    edit: async (lastFour: string, changes: Partial<Values>) => {
      const card = methods().find((method) => method.lastFour === lastFour);
      if (!card || card.type === "bankAccount") throw new Error(`No saved card ends in ${lastFour}.`);
      const mode: VaultMode = {
        kind: "editedCard",
        savedMethodId: card.id,
        brand: card.type,
        lastFour,
        expiry: card.expiry ?? "",
        cardName: card.cardName ?? "",
      };
      return { mode, values: { ...goodCard, ...changes }, card };
    },
    tokenOf,
  };
}
