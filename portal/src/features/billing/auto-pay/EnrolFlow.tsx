import { useSelector } from "react-redux";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { AmountStep } from "./AmountStep.tsx";
import { openStep } from "./autoPay.draft.ts";
import { selectAutoPayPhase } from "./autoPay.selectors.ts";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { BeingConfirmed, EnrolledAlready, barrierOf, Barrier, OnlyCash } from "./Barriers.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { paysOnlyInCash } from "../model/Restricted.tsx";
import { useAskedStep, useStepAsked } from "./useAskedStep.ts";

/** The page of the enrolment's real state: an address that asks for another one is led to it. */
export function EnrolFlow(props: AutoPayStepProps) {
  const { account, draft } = props;
  const phase = useSelector(selectAutoPayPhase);
  const asked = useAskedStep("enrol");
  const open = openStep(draft, asked);
  useStepAsked(asked, open !== asked && (phase.name === "editing" || phase.name === "refused"));
  const barrier = barrierOf(account);
  useFocusOnChange(phase.name === "unknown" ? "confirming" : (barrier ?? open));
  if (phase.name === "unknown") return <BeingConfirmed />;
  if (barrier) return <Barrier account={account} barrier={barrier} />;
  if (paysOnlyInCash(account)) return <OnlyCash account={account} />;
  if (account.autoPay.enrolments.length > 0 && phase.name !== "submitting" && phase.name !== "answered") return <EnrolledAlready account={account} />;
  const Step = { amount: AmountStep, summary: AmountStep, method: MethodStep, review: ReviewStep }[open];
  return <Step {...props} />;
}
