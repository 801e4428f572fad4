import type { components } from "@portico/openapi/studio";
import type { Editor } from "../../api/bootstrap.ts";
import { reviewObstacle } from "../../components/waiting.ts";
import type { ChangeSet, ChangeSetItem, ChangeSetState, StepName } from "../../data/changeSets.api.ts";

type Schemas = components["schemas"];
type Grant = Schemas["Grant"];

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

const abilities: Record<StepName, Editor["abilities"][number]> = {
  submit: "edit",
  discard: "edit",
  withdraw: "edit",
  approve: "approve",
  return: "approve",
  publish: "publish",
  schedule: "publish",
  unschedule: "publish",
};

/** Steps for which a role has to hold for everything that is in the change set. */
const roles: Partial<Record<StepName, Schemas["ContentRole"]>> = { approve: "approver", return: "approver", publish: "publisher", schedule: "publisher" };

const sites = ["business", "community"] as const;
const locales = ["en-US", "es-US"] as const;

const within = <T>(part: readonly T[] | undefined, value: T) => part === undefined || part.includes(value);

/** Whether a role holds for both languages of an item on every site that shows it; several grants may add up. */
function covers(grants: readonly Grant[], role: Grant["role"], { key, scope }: Pick<ChangeSetItem, "key" | "scope">): boolean {
  const namespace = key.split(".")[0] ?? key;
  const touched = scope === "all" ? sites : [scope];
  return touched.every((site) => locales.every((locale) => grants.some((grant) => grant.role === role && within(grant.sites, site) && within(grant.namespaces, namespace) && within(grant.languages, locale))));
}

type Seen = { changeSet: ChangeSet; drafts: readonly ChangeSetItem[] };

function ofContents(drafts: readonly ChangeSetItem[]): Obstacle | undefined {
  if (drafts.length === 0) return "empty";
  if (drafts.some(({ findings }) => findings.some(({ severity }) => severity === "error"))) return "findings";
  return drafts.some(({ conflict }) => conflict) ? "conflicts" : undefined;
}

function obstacleTo(step: StepName, editor: Editor, { changeSet, drafts }: Seen): Obstacle | undefined {
  if (!editor.abilities.includes(abilities[step])) return "role";
  const role = roles[step];
  if (role && !drafts.every((draft) => covers(editor.grants, role, draft))) return "scope";
  if (role === "approver") return reviewObstacle(editor, changeSet);
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
