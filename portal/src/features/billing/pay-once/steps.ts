import type { PayOnceAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import type { Draft } from "./payOnce.draft.ts";

/** What every step of the flow stands on. */
export type StepProps = { account: PayOnceAccountFragment; draft: Draft };

/** What the one card of quick pay stands on. `due` in cents. */
export type QuickProps = StepProps & { due: number; method: SavedMethodFragment };
