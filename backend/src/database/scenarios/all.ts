import { paymentScenarios } from "./payments.ts";
import { addOnScenarios } from "./addons.ts";
import { autoPayScenarios } from "./autopay.ts";
import { communityScenarios } from "./community.ts";
import type { Scenario } from "./scenario.ts";
import { hardshipScenarios } from "./hardship.ts";
import { hostedVoiceScenarios, mobileScenarios } from "./services.ts";
import { outageScenarios } from "./outages.ts";
import { orderScenarios } from "./orders.ts";
import { billScenarios } from "./bills.ts";
import { statementScenarios } from "./statements.ts";
import { unclaimedScenarios } from "./unclaimed.ts";
import { walletScenarios } from "./wallet.ts";

/** Demo accounts by topic, in the order in which their users are listed. */
export const scenariosByTopic = {
  bills: billScenarios,
  autoPay: autoPayScenarios,
  scheduled: paymentScenarios,
  wallet: walletScenarios,
  statements: statementScenarios,
  late: hardshipScenarios,
  mobile: mobileScenarios,
  hostedVoice: hostedVoiceScenarios,
  outages: outageScenarios,
  orders: orderScenarios,
  addOns: addOnScenarios,
  community: communityScenarios,
} as const satisfies Record<string, readonly Scenario[]>;

export const scenarios: readonly Scenario[] = [...Object.values(scenariosByTopic).flat(), ...unclaimedScenarios];
