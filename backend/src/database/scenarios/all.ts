import { paymentScenarios } from "./payments.ts";
import { autoPayScenarios } from "./autopay.ts";
import { communityScenarios } from "./community.ts";
import type { Scenario } from "./scenario.ts";
import { hardshipScenarios } from "./hardship.ts";
import { hostedVoiceScenarios } from "./hostedVoice.ts";
import { mobileScenarios } from "./mobile.ts";
import { standingScenarios } from "./standing.ts";
import { statementScenarios } from "./statements.ts";
import { walletScenarios } from "./wallet.ts";

/** Invented accounts by what they show, in the order in which their people are listed. */
export const scenariosByTopic = {
  bills: standingScenarios,
  autoPay: autoPayScenarios,
  scheduled: paymentScenarios,
  wallet: walletScenarios,
  statements: statementScenarios,
  late: hardshipScenarios,
  mobile: mobileScenarios,
  hostedVoice: hostedVoiceScenarios,
  community: communityScenarios,
} as const satisfies Record<string, readonly Scenario[]>;

export const scenarios: readonly Scenario[] = Object.values(scenariosByTopic).flat();
