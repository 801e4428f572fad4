import { createAction } from "@reduxjs/toolkit";

export type PaymentElsewhere = { accountId: string; paymentId: string };

/** Another tab of this browser made a payment. */
export const paidElsewhere = createAction<PaymentElsewhere>("billing/paidElsewhere");
