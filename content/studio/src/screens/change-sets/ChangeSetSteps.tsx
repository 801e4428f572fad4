import { useCopy } from "@portico/content-runtime/react";
import { Stepper, type StepState } from "@portico/design-system/stepper";
import { When } from "../../components/When.tsx";
import type { ChangeSet, ChangeSetState } from "../../data/changeSets.api.ts";

const steps = ["writing", "review", "publishing"] as const;

/** How many steps are done in a state. */
const done: Record<Exclude<ChangeSetState, "discarded">, number> = { open: 0, inReview: 1, approved: 2, scheduled: 2, published: 3 };

/** Where a change set is between the first word and its customers. */
export function ChangeSetSteps({ changeSet }: { changeSet: ChangeSet }) {
  const t = useCopy();
  const { state, publishAt, reviews, approvalsNeeded } = changeSet;
  if (state === "discarded") return null;
  const stateAt = (place: number): Exclude<StepState, "error"> => (place < done[state] ? "done" : place === done[state] ? "current" : "upcoming");
  const approvals = t("studio.changeSets.approvals", { given: reviews.filter(({ decision }) => decision === "approve").length, needed: approvalsNeeded });
  const answers = { writing: undefined, review: state === "open" ? undefined : approvals, publishing: publishAt && <When at={publishAt} /> };
  return (
    <Stepper
      label={t("studio.changeSets.steps")}
      progress={t(`studio.changeSets.state.${state}`)}
      steps={steps.map((id, place) => ({ id, label: t(`studio.changeSets.steps.${id}`), state: stateAt(place), stateLabel: t(`studio.changeSets.steps.${stateAt(place)}`), answer: answers[id] }))}
    />
  );
}
