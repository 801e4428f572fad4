import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import type { PayOnceAccountFragment, SavedMethodFragment } from "../../../api/graphql/generated/graph.ts";
import { PaymentResult } from "../../account/model/PaymentResult.tsx";
import { PaymentsUnavailable } from "../../session/model/PaymentsUnavailable.tsx";
import { scheduledPath, paymentPath } from "../model/laterPaths.ts";
import { billingPath, historyPath, type PayStep } from "../model/paths.ts";
import { FlowFrame } from "../model/payment-flow/FlowFrame.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { type AmountChoice, type Draft, type Refusal, stepPath, stepToRepair } from "./payOnce.draft.ts";
import { selectPayOnce, selectSteps } from "./payOnce.slice.ts";

/** Props of every step of the flow. */
export type StepProps = { account: PayOnceAccountFragment; draft: Draft };

/** Props of quick pay's card. `due`: cents to pay; `choice`: the amount step's option for it. */
export type QuickProps = StepProps & { due: number; choice: AmountChoice; method: SavedMethodFragment };

type StepFrameProps = { draft: Draft; step: PayStep; title: string; children: ReactNode };

/** Frame of each step; from the second step to the last but one it shows the amount being paid. */
export function StepFrame({ draft, step, title, children }: StepFrameProps) {
  const t = useCopy();
  const names = useStepNames();
  const steps = useSelector(selectSteps).map((each) => ({
    ...each,
    label: names[each.id],
    href: stepPath(draft, each.id),
  }));
  const out = draft.entry?.changes
    ? { href: scheduledPath(draft.accountId), label: t("billing.scheduled.title") }
    : { href: billingPath(draft.accountId), label: t("billing.backToBilling") };
  const amount = step !== "amount" && step !== "review" ? draft.amount : undefined;
  return (
    <FlowFrame
      label={t("billing.payOnce.stepper")}
      steps={steps}
      current={step}
      out={out}
      title={title}
      description={amount && t("billing.payOnce.paying", { amount: amount.cents })}
    >
      {children}
    </FlowFrame>
  );
}

function useStepNames(): Record<PayStep, string> {
  const t = useCopy();
  return {
    amount: t("billing.payOnce.step.amount"),
    method: t("billing.payOnce.step.method"),
    bank: t("billing.bankLink.step"),
    date: t("billing.payOnce.step.date"),
    review: t("billing.payOnce.step.review"),
  };
}

/**
 * Why the last attempt was refused, on the step where it can be repaired; and that another tab has paid meanwhile,
 * or payments are unavailable. Quick pay has no steps and shows all.
 */
export function StepNotices({ step, accountId }: { step?: PayStep; accountId: string }) {
  const { phase, paidElsewhere } = useSelector(selectPayOnce);
  const showsStep = (place: PayStep) => step === undefined || step === place;
  return (
    <>
      {showsStep("amount") && <PaymentsUnavailable />}
      {showsStep("amount") && <PaymentResult />}
      {showsStep("amount") && paidElsewhere && <PaidElsewhere href={paymentPath(accountId, paidElsewhere)} />}
      {phase.name === "refused" && showsStep(stepToRepair(phase.refusal)) && (
        <RefusalAlert refusal={phase.refusal} accountId={accountId} />
      )}
    </>
  );
}

function PaidElsewhere({ href }: { href: string }) {
  const t = useCopy();
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t("billing.payOnce.elsewhere.title")}
      action={<Link href={href}>{t("billing.payOnce.elsewhere.link")}</Link>}
    >
      {t("billing.payOnce.elsewhere.detail")}
    </Notice>
  );
}

/** Codes with their own message; the others mean that our systems failed before anything was started. */
const codesWithCopy = [
  "AMOUNT_OUT_OF_RANGE",
  "AMOUNT_BELOW_DUE",
  "OVERPAYMENT_NOT_CONFIRMED",
  "METHOD_NOT_FOUND",
  "METHOD_EXPIRED",
  "METHOD_UNAVAILABLE",
  "CARDS_RESTRICTED",
  "BANKS_RESTRICTED",
  "CARD_DATA_EXPIRED",
  "TOO_MANY_TRIES",
  "CANNOT_BE_SAVED",
  "REFERENCE_INVALID",
  "NOTIFY_INVALID",
  "NOTIFY_UNAVAILABLE",
  "METHOD_EXPIRES_BEFORE_DATE",
  "DATE_OUT_OF_RANGE",
  "DATE_PAST_CUT_OFF",
  "MUST_PAY_TODAY",
  "PENDING_INCLUDES_PAST_DUE",
  "TWO_ALREADY_SCHEDULED",
  "NOT_SCHEDULED",
  "OVERLAP_NOT_SEEN",
  "TERMS_NOT_ACCEPTED",
  "IDEMPOTENCY_KEY_REUSED",
  "OFFLINE",
] as const;

/** Only a reused idempotency key leaves the outcome of its first use open: the payment history shows it. */
function RefusalAlert({ refusal: { code, retryAt }, accountId }: { refusal: Refusal; accountId: string }) {
  const t = useCopy();
  const history = code === "IDEMPOTENCY_KEY_REUSED" && (
    <Link href={historyPath(accountId)}>{t("billing.home.historyLink")}</Link>
  );
  const copyCode = codesWithCopy.find((each) => each === code) ?? "OTHER";
  return (
    <Notice tone="critical" live="assertive" title={t(`billing.payOnce.refusal.${copyCode}.title`)} action={history}>
      {code === "TOO_MANY_TRIES" && retryAt !== undefined
        ? t("billing.payOnce.refusal.tooManyTriesUntil", { at: retryAt })
        : t(`billing.payOnce.refusal.${copyCode}.detail`)}
    </Notice>
  );
}
