import { concernedBy, mayTake, type ContentStep, type Subject } from "@portico/gate/permissions";
import type { Editor } from "../../api/bootstrap.ts";
import { reviewObstacle } from "../../components/waiting.ts";
import type { ChangeSet, ChangeSetItem, ChangeSetState, StepName } from "../../data/changeSets.api.ts";

/** Why somebody may not take a step now. */
export type Obstacle = "role" | "scope" | "own" | "already" | "empty" | "findings" | "conflicts";

/** A step that a change set can take in its state, and what stands in this editor's way. */
export type Offer = { step: StepName; obstacle?: Obstacle };

const stepsIn: Record<ChangeSetState, readonly StepName[]> = {
  open: ["submit", "discard"],
  inReview: ["approve", "return", "withdraw"],
  approved: ["publish", "schedule", "withdraw"],
  scheduled: ["unschedule", "publish", "schedule", "withdraw"],
  published: [],
  discarded: [],
};

/** The line of the permissions that a step needs in a state. */
function lineOf(step: StepName, state: ChangeSetState): ContentStep {
  if (step !== "withdraw") return step;
  return state === "approved" || state === "scheduled" ? "withdrawApproved" : "withdraw";
}

type Seen = { changeSet: ChangeSet; drafts: readonly ChangeSetItem[] };

function ofContents(drafts: readonly ChangeSetItem[]): Obstacle | undefined {
  if (drafts.length === 0) return "empty";
  if (drafts.some(({ findings }) => findings.some(({ severity }) => severity === "error"))) return "findings";
  return drafts.some(({ conflict }) => conflict) ? "conflicts" : undefined;
}

/** What the permissions are asked with: what is in it, who began it and who wrote in it. */
export const subjectOf = ({ changeSet: { author, contributors }, drafts }: Seen): Subject => ({ author, contributors, items: drafts.map((draft) => concernedBy(draft, draft.live, draft.mine)) });

function obstacleTo(step: StepName, editor: Editor, seen: Seen): Obstacle | undefined {
  const { changeSet, drafts } = seen;
  const answer = mayTake(lineOf(step, changeSet.state), editor, subjectOf(seen));
  if (answer !== "allowed") return answer;
  if (step === "approve" || step === "return") return reviewObstacle(editor, changeSet);
  if (step === "submit") return ofContents(drafts);
  return step === "publish" && drafts.some(({ conflict }) => conflict) ? "conflicts" : undefined;
}

/** The steps that a change set can take now. The server judges again. */
export function offersFor(editor: Editor, seen: Seen): Offer[] {
  return stepsIn[seen.changeSet.state].map((step) => {
    const obstacle = obstacleTo(step, editor, seen);
    return { step, ...(obstacle ? { obstacle } : {}) };
  });
}
