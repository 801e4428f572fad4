import { autoPayOrdersSaga, autoPaySaga } from "./auto-pay/autoPay.saga.ts";
import { autoPayReducer } from "./auto-pay/autoPay.slice.ts";
import { resumeSaga } from "./auto-pay/resume.saga.ts";
import { resumeReducer } from "./auto-pay/resume.slice.ts";

/** What the screens of Auto Pay run. */
export const autoPayWorkflows = {
  name: "autoPay",
  reducers: { autoPay: autoPayReducer, autoPayResume: resumeReducer },
  sagas: { autoPay: autoPaySaga, autoPayOrders: autoPayOrdersSaga, autoPayResume: resumeSaga },
};
