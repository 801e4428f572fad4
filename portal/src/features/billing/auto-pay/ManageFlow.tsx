import { useSelector } from "react-redux";
import { useFocusOnChange } from "../../../components/useFocusOnChange.ts";
import { openStep } from "./autoPay.draft.ts";
import { selectAutoPayPhase } from "./autoPay.selectors.ts";
import type { AutoPayStepProps } from "./AutoPayPage.tsx";
import { barrierOf, Barrier, BeingConfirmed, OnlyCash } from "./Barriers.tsx";
import { MethodStep } from "./MethodStep.tsx";
import { NotEnrolled } from "./NotEnrolled.tsx";
import { ReviewStep } from "./ReviewStep.tsx";
import { SummaryStep } from "./SummaryStep.tsx";
import { paysOnlyInCash } from "../model/Restricted.tsx";
import { useAskedStep, useStepAsked } from "./useAskedStep.ts";

/** The page of the real state: the summary, the way to another method, or why nothing can be changed now. */
export function ManageFlow(props: AutoPayStepProps) {
  const { account, draft } = props;
  const phase = useSelector(selectAutoPayPhase);
  const asked = useAskedStep("change");
  const open = openStep(draft, asked);
  useStepAsked(asked, open !== asked && (phase.name === "editing" || phase.name === "refused"));
  const enrolled = account.autoPay.enrolments.length > 0;
  const barrier = enrolled && asked === "summary" ? undefined : barrierOf(account);
  useFocusOnChange(phase.name === "unknown" ? "confirming" : (barrier ?? open));
  if (phase.name === "unknown") return <BeingConfirmed />;
  if (barrier) return <Barrier account={account} barrier={barrier} />;
  if (!enrolled) return paysOnlyInCash(account) ? <OnlyCash account={account} /> : <NotEnrolled account={account} />;
  const Step = { amount: SummaryStep, summary: SummaryStep, method: MethodStep, review: ReviewStep }[open];
  return <Step {...props} />;
}
