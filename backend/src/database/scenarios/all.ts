import { autoPayScenarios } from "./autopay.ts";
import type { Scenario } from "./scenario.ts";
import { standingScenarios } from "./standing.ts";

/** Every invented account, in the order in which its people are listed. */
export const scenarios: readonly Scenario[] = [...standingScenarios, ...autoPayScenarios];
