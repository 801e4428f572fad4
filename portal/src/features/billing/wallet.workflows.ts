import { walletSaga } from "./wallet/wallet.saga.ts";
import { walletReducer } from "./wallet/wallet.slice.ts";

/** What the screens of the wallet run. */
export const walletWorkflows = { name: "wallet", reducers: { wallet: walletReducer }, sagas: { wallet: walletSaga } };
