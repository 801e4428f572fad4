import { choiceOf } from "../model/methods.rules.ts";
import type { Attempt } from "./payOnce.attempt.ts";
import type { Draft } from "./payOnce.draft.ts";

/** What a reload gives back: the draft without card data, and the attempt that was under way. */
export type Kept = {
  draft: Draft;
  /** Sent, and its answer not seen. Its token is worthless to anybody else, and used up by the attempt itself. */
  underWay?: Attempt;
};

const prefix = "portico.payOnce.";
const nameOf = (accountId: string) => prefix + accountId;

const withoutCardData = ({ method, methodBefore, ...draft }: Draft): Draft =>
  method?.kind === "kept" ? { ...draft, method } : { ...draft, methodBefore: method ? choiceOf(method) : methodBefore };

/** Keeps the draft for as long as the tab lives. */
export function keep(storage: Storage, { draft, underWay }: Kept): void {
  storage.setItem(nameOf(draft.accountId), JSON.stringify({ draft: withoutCardData(draft), underWay }));
}

/** What was kept for an account; nothing when there is none or it can't be read. */
export function kept(storage: Storage, accountId: string): Kept | undefined {
  try {
    const found = JSON.parse(storage.getItem(nameOf(accountId)) ?? "null") as Kept | null;
    return found?.draft?.accountId === accountId ? found : undefined;
  } catch {
    return undefined;
  }
}

export function forget(storage: Storage, accountId: string): void {
  storage.removeItem(nameOf(accountId));
}

/** For the next person at this browser: nothing of anybody's payments stays. */
export function forgetAll(storage: Storage): void {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name);
}
