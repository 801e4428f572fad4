import type { WalletState } from "./wallet.slice.ts";

type WalletRoot = { txnBilling: { wallet: WalletState } };

export const selectWalletPhase = (root: WalletRoot) => root.txnBilling.wallet.phase;
export const selectWalletCardForm = (root: WalletRoot) => root.txnBilling.wallet.cardForm;
