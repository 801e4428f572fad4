import { useCopy } from "@portico/content-runtime/react";
import { MaskedNumber } from "@portico/design-system/money";
import type { PaymentMethodType } from "../../../api/graphql/generated/graph.ts";

/** "Visa •••• 4242", spoken "Visa ending in 4242". */
export function MethodName({ type, lastFour }: { type: PaymentMethodType; lastFour: string }) {
  const t = useCopy();
  return (
    <>
      {t("billing.methodType", { type })} <MaskedNumber lastFour={lastFour} label={t("billing.endingIn")} />
    </>
  );
}
