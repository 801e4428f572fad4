import { choiceOf } from "../model/methods.rules.ts";
import { type Kept, tabDrafts } from "../model/tabDrafts.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
import type { AutoPayOrder } from "./autoPay.orders.ts";

export type AutoPayKept = Kept<AutoPayDraft, AutoPayOrder>;

const withoutCardData = ({ method, methodBefore, ...draft }: AutoPayDraft): AutoPayDraft => {
  if (method?.kind === "kept" || method?.kind === "savedBank") return { ...draft, method };
  return { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };
};

/** What a reload gives back of a change of Auto Pay. */
export const { keep: keepAutoPay, kept: keptAutoPay, forget: forgetAutoPay, forgetAll: forgetAllAutoPay } = tabDrafts<AutoPayDraft, AutoPayOrder>("autoPay", withoutCardData);
