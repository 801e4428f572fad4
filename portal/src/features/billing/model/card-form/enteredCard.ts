import type { NewMethod } from "../payment-methods/methods.rules.ts";

/**
 * A new card whose security code the bank refused: only its code is entered again. Never stored in the browser, so a
 * reload asks for the whole card.
 */
export type EnteredCard = { accountId: string; card: NewMethod };

export type WithEnteredCard = { entered?: EnteredCard };

/** Whether an attempt failed because of the security code alone: then the rest of the draft is kept. */
export const isCodeRefused = (failureCode: string | null | undefined) => failureCode === "SECURITY_CODE_FAILED";

/** The new card of a draft; undefined for any other method. */
export const enteredIn = (
  draft: { accountId: string; method?: { kind: string } | NewMethod } | undefined,
): EnteredCard | undefined =>
  draft?.method && isNewMethod(draft.method) ? { accountId: draft.accountId, card: draft.method } : undefined;

const isNewMethod = (method: { kind: string }): method is NewMethod => method.kind === "new";

/** What stays of a flow that has ended or starts again: a card stays for the next attempt. */
export const keepEntered = ({ entered }: WithEnteredCard): WithEnteredCard => (entered ? { entered } : {});

/** The entered card of this account, while the vault's token for it is valid. `now` in milliseconds since 1970. */
export const usableCard = ({ entered }: WithEnteredCard, accountId: string, now: number): NewMethod | undefined =>
  entered?.accountId === accountId && entered.card.goodUntil > now ? entered.card : undefined;
