import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { paysOnlyInCash } from "../model/Restricted.tsx";
import type { PayStep } from "../model/paths.ts";
import { AmountStep } from "./AmountStep.tsx";
import { BankStep } from "./BankStep.tsx";
import { DateStep } from "./DateStep.tsx";
import { linkingEnd } from "./LinkingEnd.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { openStep } from "./payOnce.draft.ts";
import { selectPayOncePhase } from "./payOnce.selectors.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import { PayingConfirmed } from "../model/PayingConfirmed.tsx";
import { MayNotPay, OnlyCash, PaysElsewhere } from "./CannotPay.tsx";
import { QuickPay } from "./QuickPay.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import type { StepProps } from "./steps.ts";

const screens: Record<PayStep, (props: StepProps) => React.ReactNode> = {
  amount: AmountStep,
  method: MethodStep,
  bank: BankStep,
  date: DateStep,
  review: ReviewStep,
};

const everyStep = Object.keys(screens) as PayStep[];

function useAskedStep(): PayStep {
  const [query] = useSearchParams();
  const linking = linkingEnd(query);
  if (linking && !query.has("step")) return linking === "cancelled" ? "method" : "bank";
  // A change begins where everything can be seen.
  return everyStep.find((step) => step === query.get("step")) ?? (query.has("payment") ? "review" : "amount");
}

/** The page of the flow's real state: an address that asks for a step that is not open yet shows the one that is, and the saga leads to it. */
export function PayOnceFlow({ account, draft }: StepProps) {
  const phase = useSelector(selectPayOncePhase);
  const asked = useAskedStep();
  const open = openStep(draft, asked);
  useStepAsked(asked, asked !== open && !draft.way?.quick);
  useFocusOnChange(phase.name === "unknown" ? "confirming" : account.lockingPayment ? "locked" : draft.way?.quick ? "quick" : open);
  if (phase.name === "unknown") return <PayingConfirmed accountId={draft.accountId} amount={draft.amount?.cents} takesLong={phase.takesLong} />;
  if (!account.canPay) return <MayNotPay account={account} />;
  if (account.lockingPayment) return <PaysElsewhere payment={account.lockingPayment} />;
  if (paysOnlyInCash(account)) return <OnlyCash accountId={account.id} />;
  if (draft.way?.quick) return <QuickPay account={account} draft={draft} />;
  const Step = screens[open];
  return <Step account={account} draft={draft} />;
}

/** The saga owns the step: it is told of an address that another step has to stand at. */
function useStepAsked(asked: PayStep, corrected: boolean) {
  const dispatch = useDispatch();
  const phase = useSelector(selectPayOncePhase).name;
  const free = phase !== "submitting" && phase !== "unknown" && phase !== "accepted";
  useEffect(() => {
    if (corrected && free) dispatch(payOnceEvents.stepAsked({ asked }));
  }, [dispatch, asked, corrected, free]);
}
