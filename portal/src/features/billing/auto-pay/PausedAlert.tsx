import { useCopy } from "@portico/content-runtime/react";
import { Button, ButtonLink } from "@portico/design-system/button";
import { Inline } from "@portico/design-system/layout";
import { useDispatch, useSelector } from "react-redux";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "../model/screen/Notice.tsx";
import { autoPayPath, payOncePath } from "../model/paths.ts";
import { resumeEvents, selectResume } from "./autoPay.slice.ts";

type Account = Pick<AutoPayAccountFragment, "id" | "autoPay" | "canPay" | "status">;

/**
 * Auto Pay is paused: since when, why, and the ways to resume it (pay, resume, another method). Afterwards, confirms
 * that it is on.
 */
export function PausedAlert({ account }: { account: Account }) {
  const t = useCopy();
  const phase = useResume(account.id);
  const { id, autoPay, canPay, status } = account;
  // Auto Pay can resume only when nothing is due, and a payment that is being confirmed may have paid it.
  const confirming = status.confirming !== null;
  const owed = Math.max(status.stillDue, status.mayPay.minimum);
  const { paused } = autoPay;
  if (!paused)
    return phase === "resumed" ? (
      <Notice tone="success" live="polite">
        {t("billing.dunning.resumed")}
      </Notice>
    ) : null;
  const { since: date, code, refusal } = paused;
  const advice =
    refusal === null || (refusal === "BALANCE_DUE" && confirming)
      ? []
      : [refusal === "BALANCE_DUE" ? t("billing.dunning.paused.payFirst") : t("billing.dunning.paused.otherMethod")];
  const words = [t(`billing.dunning.reason.${code}`), t("billing.dunning.paused.detail"), ...advice];
  return (
    <>
      <Notice
        tone="warning"
        title={t("billing.dunning.paused.title", { date })}
        action={canPay && <PausedActions accountId={id} refusal={refusal} owed={confirming ? 0 : owed} />}
      >
        {words.join(" ")}
      </Notice>
      {phase === "failed" && (
        <Notice tone="critical" live="assertive">
          {t("billing.dunning.resumeFailed")}
        </Notice>
      )}
    </>
  );
}

/** The phase of resuming Auto Pay of this account. */
function useResume(accountId: string) {
  const phase = useSelector(selectResume);
  return phase.name !== "idle" && phase.accountId === accountId ? phase.name : "idle";
}

type Refusal = NonNullable<Account["autoPay"]["paused"]>["refusal"];

function PausedActions({ accountId, refusal, owed }: { accountId: string; refusal: Refusal; owed: number }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const sending = useResume(accountId) === "sending";
  return (
    <Inline gap="small" wrap>
      {refusal === null && (
        <Button
          size="compact"
          busy={sending ? t("billing.dunning.paused.resuming") : undefined}
          onPress={() => dispatch(resumeEvents.requested({ accountId }))}
        >
          {t("billing.dunning.paused.resume")}
        </Button>
      )}
      {refusal === "BALANCE_DUE" ? (
        owed > 0 && (
          <ButtonLink href={payOncePath(accountId, "amount", { amount: owed })} size="compact">
            {t("summary.pay", { amount: owed })}
          </ButtonLink>
        )
      ) : (
        <ButtonLink href={autoPayPath(accountId, "method")} variant="secondary" size="compact">
          {t("billing.dunning.paused.choose")}
        </ButtonLink>
      )}
    </Inline>
  );
}
