import { useCopy } from "@portico/content-runtime/react";
import { Link } from "@portico/design-system/link";
import { useSelector } from "react-redux";
import { PaymentResult } from "../../account/model/PaymentResult.tsx";
import { Notice } from "../model/Notice.tsx";
import { historyPath, paymentPath, type PayStep } from "../model/paths.ts";
import { type Refusal, stepToRepair } from "./payOnce.refusals.ts";
import { selectPayOnce } from "./payOnce.selectors.ts";

/** Why the attempt before was not started, on the step where it is repaired; and that another tab has paid meanwhile. Quick pay, which has no steps, says both. */
export function StepNotices({ step, accountId }: { step?: PayStep; accountId: string }) {
  const { phase, paidElsewhere } = useSelector(selectPayOnce);
  const isAt = (place: PayStep) => step === undefined || step === place;
  return (
    <>
      {isAt("amount") && <PaymentResult />}
      {isAt("amount") && paidElsewhere && <PaidElsewhere href={paymentPath(accountId, paidElsewhere)} />}
      {phase.name === "refused" && isAt(stepToRepair(phase.refusal)) && <RefusalAlert refusal={phase.refusal} accountId={accountId} />}
    </>
  );
}

function PaidElsewhere({ href }: { href: string }) {
  const t = useCopy();
  return (
    <Notice
      tone="attention"
      live="polite"
      title={t("billing.payOnce.elsewhere.title")}
      action={<Link href={href}>{t("billing.payOnce.elsewhere.link")}</Link>}
    >
      {t("billing.payOnce.elsewhere.detail")}
    </Notice>
  );
}

/** Codes that have words of their own; the others mean that something of ours went wrong before anything was started. */
const worded = [
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
  "ATTEMPT_KEY_REUSED",
  "OFFLINE",
] as const;

/** Of all refusals only a key that was used before leaves open what became of its first use: the history tells. */
function RefusalAlert({ refusal: { code, retryAt }, accountId }: { refusal: Refusal; accountId: string }) {
  const t = useCopy();
  const history = code === "ATTEMPT_KEY_REUSED" && <Link href={historyPath(accountId)}>{t("billing.home.historyLink")}</Link>;
  const known = worded.find((each) => each === code) ?? "OTHER";
  return (
    <Notice tone="bad" live="assertive" title={t(`billing.payOnce.refusal.${known}.title`)} action={history}>
      {code === "TOO_MANY_TRIES" && retryAt !== undefined ? t("billing.payOnce.refusal.tooManyTriesUntil", { at: retryAt }) : t(`billing.payOnce.refusal.${known}.detail`)}
    </Notice>
  );
}
