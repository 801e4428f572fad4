import type { PayOnceAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { AmountChoice, Draft } from "./payOnce.draft.ts";

/** What every step of the flow stands on. */
export type StepProps = { account: PayOnceAccountFragment; draft: Draft };

/** What the one card of quick pay stands on. `due`: what is asked for, in cents; `choice`: what of the amount step it is. */
export type QuickProps = StepProps & { due: number; choice: AmountChoice; method: SavedMethodFragment };
