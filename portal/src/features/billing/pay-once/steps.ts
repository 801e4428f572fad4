import type { PayOnceAccountFragment } from "../../../api/graphql/generated/graph.ts";
import type { Draft } from "./payOnce.draft.ts";

/** What every step of the flow stands on. */
export type StepProps = { account: PayOnceAccountFragment; draft: Draft };
