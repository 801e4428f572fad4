import { autoPaySaga } from "./auto-pay/autoPay.saga.ts";
import { autoPayReducer } from "./auto-pay/autoPay.slice.ts";

/** What the screens of Auto Pay run. */
export const autoPayWorkflows = { name: "autoPay", reducers: { autoPay: autoPayReducer }, saga: autoPaySaga };
