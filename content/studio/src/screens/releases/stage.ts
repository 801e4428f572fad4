import type { ChangeSet } from "../../data/changeSets.api.ts";
import { productionOf, type ReleasePage, stageOf } from "../../data/releases.api.ts";

/** Whether the stage shows something that customers don't see. */
export const hasOwnStage = ({ live }: Pick<ReleasePage, "live">): boolean => stageOf(live)?.release !== productionOf(live)?.release;

/** Change sets that can be looked at on the stage: with something in them, and not over. No approval is needed. */
export const canBeStaged = ({ state, items }: ChangeSet): boolean => items > 0 && state !== "published" && state !== "discarded";
