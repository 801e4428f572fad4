import { paymentScenarios } from "./payments.ts";
import { autoPayScenarios } from "./autopay.ts";
import type { Scenario } from "./scenario.ts";
import { hardshipScenarios } from "./hardship.ts";
import { mobileScenarios } from "./mobile.ts";
import { standingScenarios } from "./standing.ts";
import { statementScenarios } from "./statements.ts";
import { walletScenarios } from "./wallet.ts";

/** Every invented account, in the order in which its people are listed. */
export const scenarios: readonly Scenario[] = [
  ...standingScenarios,
  ...autoPayScenarios,
  ...statementScenarios,
  ...hardshipScenarios,
  ...mobileScenarios,
  ...paymentScenarios,
  ...walletScenarios,
];
