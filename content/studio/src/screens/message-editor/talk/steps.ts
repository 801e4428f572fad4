import type { Scope, Wording } from "../../../editing/message.api.ts";
import type { Entry } from "./talk.api.ts";

/** One thing done to a message, with its words afterwards and those before. */
export type Step = Pick<Entry, "id" | "author" | "at" | "reason"> & { action: StepAction; wording?: Wording; before?: Wording };

/** What can happen to a message: roles are about people, terms about the glossary. */
type StepAction = Exclude<Entry["action"], "rolesChanged" | "termAdded" | "termChanged" | "termRemoved">;

const isStep = (entry: Entry): entry is Entry & { action: StepAction } => entry.action !== "rolesChanged" && !entry.action.startsWith("term");

function wordingIn(value: unknown): Wording | undefined {
  if (typeof value !== "object" || value === null || !("en" in value) || !("es" in value)) return undefined;
  return typeof value.en === "string" && typeof value.es === "string" ? { en: value.en, es: value.es } : undefined;
}

/** A discarded draft says which words went; after it stands what stood before it, so it is no wording to compare with. */
const leavesWords = ({ action }: Entry) => action !== "draftDiscarded";

/**
 * The history of one scope's words, newest first, each wording against the one before it. Comments are a list of their own.
 * @param entries newest first, as the service says them
 */
export function stepsOf(entries: readonly Entry[], scope: Scope): Step[] {
  const ours = entries.filter(isStep).filter((entry) => (entry.scope ?? "all") === scope && entry.action !== "commented" && entry.action !== "commentResolved");
  return ours.map(({ id, action, author, at, reason, value }, place) => {
    const wording = wordingIn(value);
    const before = ours.slice(place + 1).filter(leavesWords).map((entry) => wordingIn(entry.value)).find((each) => each !== undefined);
    return { id, action, author, at, reason, ...(wording ? { wording } : {}), ...(before ? { before } : {}) };
  });
}
