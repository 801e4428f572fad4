import type { components } from "@portico/openapi/studio";
import { answer } from "../../api/answer.ts";
import type { Reading } from "../../data/useRead.ts";
import type { Scope, Wording } from "../../editing/message.api.ts";

type Entry = components["schemas"]["Change"];

/** The latest changes of a message, newest first. */
export const historyReading = (key: string): Reading<Entry[]> => ({
  name: `changes/${key}`,
  load: async ({ content }) => {
    const done = await answer(content.GET("/content/v1/editor/changes", { params: { query: { key, limit: 200 } } }));
    return done.ok ? { ...done, data: done.data.changes } : done;
  },
});

/** One change of a message, with its wording before and after. */
export type Step = Pick<Entry, "id" | "author" | "at" | "reason"> & {
  action: StepAction;
  wording?: Wording;
  before?: Wording;
};

/** Kinds of message changes; role and glossary changes are not among them. */
type StepAction = Exclude<Entry["action"], "rolesChanged" | "termAdded" | "termChanged" | "termRemoved">;

const isStep = (entry: Entry): entry is Entry & { action: StepAction } =>
  entry.action !== "rolesChanged" && !entry.action.startsWith("term");

function wordingIn(value: unknown): Wording | undefined {
  if (typeof value !== "object" || value === null || !("en" in value) || !("es" in value)) return undefined;
  return typeof value.en === "string" && typeof value.es === "string" ? { en: value.en, es: value.es } : undefined;
}

/** Discarding a draft restores the previous state, so the discarded wording is no base for a diff. */
const leavesWords = ({ action }: Entry) => action !== "draftDiscarded";

/**
 * The history of one scope's wording, newest first, each with the previous wording. Comments are listed separately.
 * @param entries newest first, as the service returns them
 */
export function stepsOf(entries: readonly Entry[], scope: Scope): Step[] {
  const ours = entries
    .filter(isStep)
    .filter(
      (entry) => (entry.scope ?? "all") === scope && entry.action !== "commented" && entry.action !== "commentResolved",
    );
  return ours.map(({ id, action, author, at, reason, value }, place) => {
    const wording = wordingIn(value);
    const before = ours
      .slice(place + 1)
      .filter(leavesWords)
      .map((entry) => wordingIn(entry.value))
      .find((each) => each !== undefined);
    return { id, action, author, at, reason, ...(wording ? { wording } : {}), ...(before ? { before } : {}) };
  });
}
