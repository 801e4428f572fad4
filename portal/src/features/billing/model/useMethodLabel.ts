import { useCopy } from "@portico/content-runtime/react";
import type { SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";

/** A saved method by its nickname and what it is: "Company card, Visa ending in 4242" (B15). */
export function useMethodLabel(): (method: Pick<SavedMethodFragment, "type" | "lastFour" | "nickname">) => string {
  const t = useCopy();
  return ({ type, lastFour, nickname }) => {
    const method = t("billing.methodNamed", { type, lastFour });
    return nickname === null ? method : t("wallet.nicknamed", { nickname, method });
  };
}
