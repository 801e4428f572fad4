import { useCopy } from "@portico/content-runtime/react";
import { MaskedNumber } from "@portico/design-system/money";
import type { PaymentMethodType, SavedMethodFragment } from "../../../../api/graphql/generated/graph.ts";

/** "Visa •••• 4242", with the accessible name "Visa ending in 4242". */
export function MethodName({ type, lastFour }: { type: PaymentMethodType; lastFour: string }) {
  const t = useCopy();
  return (
    <>
      {t("billing.methodType", { type })} <MaskedNumber lastFour={lastFour} label={t("billing.endingIn")} />
    </>
  );
}

/** Label of a saved method, with its nickname: "Company card, Visa ending in 4242" (B15). */
export function useMethodLabel(): (method: Pick<SavedMethodFragment, "type" | "lastFour" | "nickname">) => string {
  const t = useCopy();
  return ({ type, lastFour, nickname }) => {
    const method = t("billing.methodNamed", { type, lastFour });
    return nickname === null ? method : t("wallet.nicknamed", { nickname, method });
  };
}

/** Formats an MMYY expiry as printed on a card: 12/29. */
export const printedExpiry = (expiry: string | null) => (expiry ? `${expiry.slice(0, 2)}/${expiry.slice(2)}` : "");
