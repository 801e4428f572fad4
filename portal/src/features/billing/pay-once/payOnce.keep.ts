import { choiceOf } from "../model/methods.rules.ts";
import { type Kept as KeptDraft, tabDrafts } from "../model/tabDrafts.ts";
import type { Attempt } from "./payOnce.attempt.ts";
import type { Draft } from "./payOnce.draft.ts";

export type Kept = KeptDraft<Draft, Attempt>;

const withoutCardData = ({ method, methodBefore, ...draft }: Draft): Draft =>
  method?.kind === "kept" ? { ...draft, method } : { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };

/** What a reload gives back of a one-time payment. */
export const { keep, kept, forget, forgetAll } = tabDrafts<Draft, Attempt>("payOnce", withoutCardData);
