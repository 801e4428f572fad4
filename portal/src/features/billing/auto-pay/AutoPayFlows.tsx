import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useSearchParams } from "react-router-dom";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import type { AutoPayStep } from "../model/paths.ts";
import { paysOnlyInCash } from "../model/payment-flow/MethodRestrictions.tsx";
import { AmountStep } from "./AmountStep.tsx";
import { AutoPayPage, type AutoPayStepProps } from "./AutoPayPage.tsx";
import { Barrier, barrierOf, BeingConfirmed, EnrolledAlready, NotEnrolled, OnlyCash } from "./Barriers.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SettingsForm } from "./SettingsForm.tsx";
import { SummaryStep } from "./SummaryStep.tsx";
import { type AutoPayFlow, openStep, stepsOf } from "./autoPay.draft.ts";
import { autoPayEvents, selectAutoPayPhase } from "./autoPay.slice.ts";

/** Auto Pay enrolment in three steps (AUTO-01): amount due, method, review. The step is in the URL. */
export function EnrolScreen() {
  return <AutoPayPage flow="enrol">{(props) => <EnrolFlow {...props} />}</AutoPayPage>;
}

/** The page for the enrolment's state; the URL of a step that is not reachable yet redirects to one that is. */
export function EnrolFlow(props: AutoPayStepProps) {
  const { account, draft } = props;
  const phase = useSelector(selectAutoPayPhase);
  const requested = useRequestedStep("enrol");
  const open = openStep(draft, requested);
  useStepCorrection(requested, open !== requested && (phase.name === "editing" || phase.name === "refused"));
  const barrier = barrierOf(account);
  useFocusOnChange(phase.name === "unknown" ? "confirming" : (barrier ?? open));
  if (phase.name === "unknown") return <BeingConfirmed />;
  if (barrier) return <Barrier account={account} barrier={barrier} />;
  if (paysOnlyInCash(account)) return <OnlyCash account={account} />;
  if (account.autoPay.enrolments.length > 0 && phase.name !== "submitting" && phase.name !== "answered")
    return <EnrolledAlready account={account} />;
  const Step = { amount: AmountStep, summary: AmountStep, method: MethodStep, review: ReviewStep }[open];
  return <Step {...props} />;
}

/** Manage Auto Pay in three steps (AUTO-03): summary, method, review. The step is in the URL. */
export function ManageScreen() {
  return <AutoPayPage flow="change">{(props) => <ManageFlow {...props} />}</AutoPayPage>;
}

/** The page for the current state: the summary, the change of method, or why nothing can be changed now. */
export function ManageFlow(props: AutoPayStepProps) {
  const { account, draft } = props;
  const phase = useSelector(selectAutoPayPhase);
  const requested = useRequestedStep("change");
  const open = openStep(draft, requested);
  useStepCorrection(requested, open !== requested && (phase.name === "editing" || phase.name === "refused"));
  const enrolled = account.autoPay.enrolments.length > 0;
  const barrier = enrolled && requested === "summary" ? undefined : barrierOf(account);
  useFocusOnChange(phase.name === "unknown" ? "confirming" : (barrier ?? open));
  if (phase.name === "unknown") return <BeingConfirmed />;
  if (barrier) return <Barrier account={account} barrier={barrier} />;
  if (!enrolled) return paysOnlyInCash(account) ? <OnlyCash account={account} /> : <NotEnrolled account={account} />;
  const Step = { amount: SummaryStep, summary: SummaryStep, method: MethodStep, review: ReviewStep }[open];
  return <Step {...props} />;
}

/** Auto Pay settings: the debit day (AUTO-08). */
export function SettingsScreen() {
  return <AutoPayPage flow="change">{({ account }) => <SettingsForm account={account} />}</AutoPayPage>;
}

/** The step in the URL; the first step by default. */
function useRequestedStep(flow: AutoPayFlow): AutoPayStep {
  const [query] = useSearchParams();
  const [first = "summary"] = stepsOf[flow];
  return stepsOf[flow].find((step) => step === query.get("step")) ?? first;
}

/** Tells the saga which step the URL asks for; the saga owns the step and redirects when another one is open. */
function useStepCorrection(requested: AutoPayStep, corrected: boolean) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (corrected) dispatch(autoPayEvents.stepRequested({ requested }));
  }, [dispatch, requested, corrected]);
}
