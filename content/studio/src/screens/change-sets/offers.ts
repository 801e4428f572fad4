import { concernedBy, mayTake, type ContentStep, type Subject } from "@portico/gate/permissions";
import type { Editor } from "../../api/bootstrap.ts";
import { reviewObstacle } from "../../components/waiting.ts";
import type { ChangeSet, ChangeSetItem, ChangeSetState, StepName } from "../../data/changeSets.api.ts";

/** Why a user may not perform an action now. */
export type Obstacle = "role" | "scope" | "own" | "already" | "empty" | "findings" | "conflicts";

/** An action that a change set's state allows, and the obstacle for this user, if any. */
export type Offer = { step: StepName; obstacle?: Obstacle };

const stepsIn: Record<ChangeSetState, readonly StepName[]> = {
  open: ["submit", "discard"],
  inReview: ["approve", "return", "withdraw"],
  approved: ["publish", "schedule", "withdraw"],
  scheduled: ["unschedule", "publish", "schedule", "withdraw"],
  published: [],
  discarded: [],
};

/** The entry of the authorization table that an action needs in a state. */
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

/** The subject of the authorization check: items, author and contributors. */
export const subjectOf = ({ changeSet: { author, contributors }, drafts }: Seen): Subject => ({
  author,
  contributors,
  items: drafts.map((draft) => concernedBy(draft, draft.live, draft.mine)),
});

function obstacleTo(step: StepName, editor: Editor, seen: Seen): Obstacle | undefined {
  const { changeSet, drafts } = seen;
  const answer = mayTake(lineOf(step, changeSet.state), editor, subjectOf(seen));
  if (answer !== "allowed") return answer;
  if (step === "approve" || step === "return") return reviewObstacle(editor, changeSet);
  if (step === "submit") return ofContents(drafts);
  return step === "publish" && drafts.some(({ conflict }) => conflict) ? "conflicts" : undefined;
}

/** The actions that a change set allows now. The server checks again. */
export function offersFor(editor: Editor, seen: Seen): Offer[] {
  return stepsIn[seen.changeSet.state].map((step) => {
    const obstacle = obstacleTo(step, editor, seen);
    return { step, ...(obstacle ? { obstacle } : {}) };
  });
}
