import { useCopy } from "@portico/content-runtime/react";
import { ButtonLink } from "@portico/design-system/button";
import { withAnotherMethod } from "../laterPaths.ts";

/**
 * Links after a wrong security code: the same card again, for which only its code is asked, or another method.
 * @param step path of the flow's method step
 */
export function SameOrAnotherMethod({ step }: { step: string }) {
  const t = useCopy();
  return (
    <>
      <ButtonLink href={step}>{t("billing.outcome.sameAgain")}</ButtonLink>
      <ButtonLink href={withAnotherMethod(step)} variant="secondary">
        {t("billing.outcome.anotherMethod")}
      </ButtonLink>
    </>
  );
}
