import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { autoPayActionPath } from "../model/laterPaths.ts";
import { selectAccounts } from "../../account/model/account.selectors.ts";
import { type AutoPayStep, billingPath, payOncePath } from "../model/paths.ts";
import { FlowFrame } from "../model/payment-flow/FlowFrame.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { type AutoPayDraft, isFilledIn, openStep, stepPath, stepsOf } from "./autoPay.draft.ts";
import { type AutoPayRefused, type RefusedThing, stepToRepair } from "./autoPay.submissions.ts";
import { selectAutoPayPhase } from "./autoPay.slice.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";

type StepFrameProps = { draft: AutoPayDraft; step: AutoPayStep; title: string; children: ReactNode };

/**
 * Frame of each step. The summary of Auto Pay that is on is not counted: who only looks at it has nothing to complete.
 * With the reason when a refusal sent the customer back to it. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const names = useStepNames();
  const counted = step === "summary" ? [] : stepsOf[draft.flow].filter((id) => id !== "summary");
  const steps = counted.map((id) => ({
    id,
    label: names[id],
    href: stepPath(draft, id),
    filledIn: isFilledIn(draft, id),
    opens: openStep(draft, id) === id,
  }));
  const out =
    draft.flow === "change" && step !== "summary"
      ? { href: stepPath(draft, "summary"), label: names.summary }
      : { href: billingPath(draft.accountId), label: t("billing.backToBilling") };
  return (
    <FlowFrame label={t("billing.autoPay.stepper")} steps={steps} current={step} out={out} title={title}>
      <RefusalAlert draft={draft} step={step} />
      {children}
    </FlowFrame>
  );
}

function useStepNames(): Record<AutoPayStep, string> {
  const t = useCopy();
  return {
    amount: t("billing.autoPay.step.amount"),
    summary: t("billing.autoPay.step.summary"),
    method: t("billing.autoPay.step.method"),
    review: t("billing.autoPay.step.review"),
  };
}

/** Why the last attempt was refused, shown on the step where it can be repaired. */
function RefusalAlert({ draft, step }: { draft: AutoPayDraft; step: AutoPayStep }) {
  const phase = useSelector(selectAutoPayPhase);
  if (phase.name !== "refused" || phase.submission === "cancel" || stepToRepair(draft, phase.refused) !== step)
    return null;
  return <Refused accountId={draft.accountId} {...phase} />;
}

type RefusedProps = { accountId: string; refused: AutoPayRefused; what: RefusedThing };

/** What was not done, and why. */
export function Refused({ accountId, refused, what }: RefusedProps) {
  const t = useCopy();
  const title = what === "date" ? t("billing.autoPay.settings.failed") : t(`billing.autoPay.refused.${what}`);
  return (
    <Notice tone="critical" live="assertive" title={title} action={<Repair accountId={accountId} refused={refused} />}>
      {t(`billing.autoPay.refusal.${refused.code}`)}
    </Notice>
  );
}

/** The one link that helps to repair the refusal, if there is one. */
function Repair({ accountId, refused: { code, openActionId } }: { accountId: string; refused: AutoPayRefused }) {
  const t = useCopy();
  const account = useSelector(selectAccounts).find((each) => each.accountId === accountId);
  if (openActionId)
    return <Link href={autoPayActionPath(accountId, openActionId)}>{t("billing.autoPay.open.link")}</Link>;
  if ((code === "BALANCE_DUE" || code === "ACCOUNT_DISCONNECTED") && !account?.paymentLocked)
    return <Link href={payOncePath(accountId)}>{t("billing.autoPay.run.pay")}</Link>;
  if (code === "TOO_MANY_TRIES") return <CareNumber />;
  return null;
}
