import { choiceOf } from "../model/methods.rules.ts";
import type { AutoPayDraft } from "./autoPay.draft.ts";
import type { AutoPayOrder } from "./autoPay.orders.ts";

/** What a reload gives back: the draft without card data, and the order that was under way. */
export type AutoPayKept = {
  draft: AutoPayDraft;
  /** Sent, and its answer not seen. Its token is worthless to anybody else, and used up by the attempt itself. */
  underWay?: AutoPayOrder;
};

const prefix = "portico.autoPay.";
const nameOf = (accountId: string) => prefix + accountId;

const withoutCardData = ({ method, methodBefore, ...draft }: AutoPayDraft): AutoPayDraft => {
  if (method?.kind === "kept" || method?.kind === "savedBank") return { ...draft, method };
  return { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };
};

/** Keeps what is filled in for as long as the tab lives. */
export function keepAutoPay(storage: Storage, { draft, underWay }: AutoPayKept): void {
  storage.setItem(nameOf(draft.accountId), JSON.stringify({ draft: withoutCardData(draft), underWay }));
}

/** What was kept for an account; nothing when there is none or it can't be read. */
export function keptAutoPay(storage: Storage, accountId: string): AutoPayKept | undefined {
  try {
    const found = JSON.parse(storage.getItem(nameOf(accountId)) ?? "null") as AutoPayKept | null;
    return found?.draft?.accountId === accountId ? found : undefined;
  } catch {
    return undefined;
  }
}

export function forgetAutoPay(storage: Storage, accountId: string): void {
  storage.removeItem(nameOf(accountId));
}

/** For the next person at this browser: nothing of anybody's Auto Pay stays. */
export function forgetAllAutoPay(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name);
}
