import { useCopy, useToggle } from "@portico/content-runtime/react";
import { isLocalDate } from "@portico/rules/dates";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { Navigate, useSearchParams } from "react-router-dom";
import { PayOnceDocument } from "../../../api/graphql/generated/graph.payOnce.ts";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { enrolPath, type PayStep } from "../model/paths.ts";
import { paysOnlyInCash } from "../model/payment-flow/MethodRestrictions.tsx";
import { UnknownOutcome } from "../model/payment-flow/UnknownOutcome.tsx";
import { BillingScreen, useAccountId, usePaymentInfoCopy } from "../model/screen/BillingScreen.tsx";
import { BillingSkeleton } from "../model/screen/BillingSkeleton.tsx";
import { AmountStep } from "./AmountStep.tsx";
import { BankStep, linkingEnd } from "./BankStep.tsx";
import { MayNotPay, OnlyCash, PaysElsewhere } from "./CannotPay.tsx";
import { DateStep } from "./DateStep.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { QuickPay } from "./QuickPay.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import type { StepProps } from "./StepFrame.tsx";
import { openStep } from "./payOnce.draft.ts";
import { payOnceEvents, selectPayOnce, selectPayOncePhase } from "./payOnce.slice.ts";

/** Pay bill: `open` in the URL chooses the flow; Auto Pay has its own. */
export function PayBillScreen() {
  const accountId = useAccountId();
  const [query] = useSearchParams();
  return query.get("open") === "ap" ? <Navigate to={enrolPath(accountId)} replace /> : <PayOnceScreen />;
}

/**
 * One-time payment in four steps (PAY-01): amount, method, date, review. The step is in the URL, and how it was entered
 * (`PaymentEntry`): `open=fdp` schedules a payment; with a payment's id it changes that scheduled payment. `open=bd`
 * links a bank account, `open=quick` asks for everything on one card (PAY-03).
 */
function PayOnceScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(PayOnceDocument, { accountId });
  const draft = useSelector(selectPayOnce).draft;
  useOpenFlow(accountId);
  return (
    <BillingScreen
      read={read}
      retry={retry}
      width="narrow"
      title={t("billing.payOnce.title")}
      loadFailed={usePaymentInfoCopy()}
    >
      {({ billing }) =>
        billing && draft?.accountId === accountId ? (
          <PayOnceFlow account={billing} draft={draft} />
        ) : (
          <BillingSkeleton width="narrow" />
        )
      }
    </BillingScreen>
  );
}

function useOpenFlow(accountId: string) {
  const dispatch = useDispatch();
  const [query] = useSearchParams();
  const bankLinking = useToggle("bankLinking");
  const later = query.get("open") === "fdp";
  const quick = query.get("open") === "quick";
  const bank = query.get("open") === "bd" && bankLinking;
  const changes = query.get("payment") ?? undefined;
  const { amount: linkedAmount, date: linkedDate } = useLinkedAmountAndDate(accountId);
  useEffect(() => {
    dispatch(
      payOnceEvents.opened({
        accountId,
        linkedAmount,
        linkedDate,
        ...(later && { entry: { later, changes } }),
        ...(quick && { entry: { quick } }),
        ...(bank && { entry: { bank } }),
      }),
    );
    return () => void dispatch(payOnceEvents.left());
  }, [dispatch, accountId, linkedAmount, linkedDate, later, quick, bank, changes]);
}

/**
 * Amount in cents and date from the deep link that opened the flow. The URLs of later steps do not repeat them: the draft
 * counts there.
 */
function useLinkedAmountAndDate(accountId: string): { amount?: number; date?: string } {
  const [query] = useSearchParams();
  const [entry] = useState({ accountId, cents: Number(query.get("amount")), date: query.get("date") ?? "" });
  if (entry.accountId !== accountId) return {};
  const { cents, date } = entry;
  return { ...(Number.isSafeInteger(cents) && cents > 0 && { amount: cents }), ...(isLocalDate(date) && { date }) };
}

const screens: Record<PayStep, (props: StepProps) => React.ReactNode> = {
  amount: AmountStep,
  method: MethodStep,
  bank: BankStep,
  date: DateStep,
  review: ReviewStep,
};

const allSteps = Object.keys(screens) as PayStep[];

function useRequestedStep(): PayStep {
  const [query] = useSearchParams();
  const linking = linkingEnd(query);
  if (linking && !query.has("step")) return linking === "cancelled" ? "method" : "bank";
  // A change of a scheduled payment starts with the review.
  return allSteps.find((step) => step === query.get("step")) ?? (query.has("payment") ? "review" : "amount");
}

/**
 * The page for the flow's state: the URL of a step that is not reachable yet shows the open one, and the saga redirects
 * to it.
 */
export function PayOnceFlow({ account, draft }: StepProps) {
  const phase = useSelector(selectPayOncePhase);
  const requested = useRequestedStep();
  const open = openStep(draft, requested);
  useStepCorrection(requested, requested !== open && !draft.entry?.quick);
  useFocusOnChange(
    phase.name === "unknown" ? "confirming" : account.lockingPayment ? "locked" : draft.entry?.quick ? "quick" : open,
  );
  if (phase.name === "unknown")
    return <UnknownOutcome accountId={draft.accountId} amount={draft.amount?.cents} takesLong={phase.takesLong} />;
  if (!account.canPay) return <MayNotPay account={account} />;
  if (account.lockingPayment) return <PaysElsewhere payment={account.lockingPayment} />;
  if (paysOnlyInCash(account)) return <OnlyCash accountId={account.id} />;
  if (draft.entry?.quick) return <QuickPay account={account} draft={draft} />;
  const Step = screens[open];
  return <Step account={account} draft={draft} />;
}

/** Tells the saga which step the URL asks for; the saga owns the step and redirects when another one is open. */
function useStepCorrection(requested: PayStep, corrected: boolean) {
  const dispatch = useDispatch();
  const phase = useSelector(selectPayOncePhase).name;
  const isEditable = phase !== "submitting" && phase !== "unknown" && phase !== "settled";
  useEffect(() => {
    if (corrected && isEditable) dispatch(payOnceEvents.stepRequested({ requested }));
  }, [dispatch, requested, corrected, isEditable]);
}
