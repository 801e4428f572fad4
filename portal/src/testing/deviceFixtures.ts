import type { PayDeviceQuery } from "../api/graphql/generated/graph.ts";
import { accountWith } from "./billingFixtures.ts";

/** GraphQL response of the account and its one device, `d1`, with what is left to pay for it in cents. */
export const deviceAnswer = (
  left = 41_650,
  deviceOverlaps: NonNullable<PayDeviceQuery["billing"]>["deviceOverlaps"] = [],
): { billing: NonNullable<PayDeviceQuery["billing"]> } => ({
  billing: {
    ...accountWith(),
    mobileDevices: [
      {
        __typename: "MobileDevice",
        id: "d1",
        name: "Tideline 12",
        remainingBalance: left,
        monthlyInstallment: 2_450,
        installmentsRemaining: 17,
        paymentMinimum: Math.min(100, left),
        paymentMaximum: left,
      },
    ],
    deviceOverlaps,
  },
});
