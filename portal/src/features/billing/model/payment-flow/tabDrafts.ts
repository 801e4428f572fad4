import { keyKeptMilliseconds } from "@portico/rules/idempotency";
import type { Timers } from "../../../../lib/timers.ts";
import { draftKeyPrefix, inMemoryDrafts } from "../drafts.saga.ts";

/** What a reload restores: the draft without card data, and the submission in progress. */
export type SavedDraft<Draft, Submission> = {
  draft: Draft;
  /**
   * Submitted without a known answer. Its vault token is useless to anybody else, and used up by the attempt itself.
   */
  underWay?: Submission;
};

/** The tab's storage and clock. */
type Tab = { tabStorage: Storage; timers: Pick<Timers, "now"> };

/** As it is stored: `sentAt` is when the submission in progress was first saved, just before it was sent. Epoch ms. */
type Stored<Draft, Submission> = SavedDraft<Draft, Submission> & { sentAt?: number };

/** An hour before the server forgets the key of a submission, which would then be a new payment. */
const resendableMilliseconds = keyKeptMilliseconds - 3_600_000;

export type TabDrafts<Draft, Submission> = {
  /**
   * Saves the draft to the tab's sessionStorage. When the storage is full, a reload restores the previously saved
   * draft.
   */
  saveDraft: (tab: Tab, saved: SavedDraft<Draft, Submission>) => void;
  /**
   * The saved draft of an account; undefined when there is none or it cannot be read. A draft whose submission is too
   * old to be sent again is deleted (PAY-20): if it was paid, the account says so by then.
   */
  loadDraft: (tab: Tab, accountId: string) => SavedDraft<Draft, Submission> | undefined;
  clearDraft: (storage: Storage, accountId: string) => void;
};

/**
 * Per-tab draft storage (autosave), by which every flow survives a reload.
 * @param flow storage key of the flow
 * @param withoutCardData strips what must not be stored from a draft
 * @example const { saveDraft, loadDraft } = tabDrafts<Draft, Attempt>("payOnce", withoutCardData);
 */
export function tabDrafts<Draft extends { accountId: string }, Submission>(
  flow: string,
  withoutCardData: (draft: Draft) => Draft,
): TabDrafts<Draft, Submission> {
  const prefix = `${draftKeyPrefix}${flow}.`;
  const clear = (storage: Storage, accountId: string): undefined => {
    inMemoryDrafts.delete(prefix + accountId);
    storage.removeItem(prefix + accountId);
  };
  return {
    saveDraft: ({ tabStorage, timers }, { draft, underWay }) => {
      const before = read<Stored<Draft, Submission>>(tabStorage, prefix + draft.accountId);
      const sentAt = underWay && ((before?.underWay && before.sentAt) ?? timers.now());
      const text = JSON.stringify({ draft: withoutCardData(draft), underWay, sentAt });
      inMemoryDrafts.delete(prefix + draft.accountId);
      try {
        tabStorage.setItem(prefix + draft.accountId, text);
      } catch {
        inMemoryDrafts.set(prefix + draft.accountId, text);
      }
    },
    loadDraft: ({ tabStorage, timers }, accountId) => {
      const found = read<Stored<Draft, Submission>>(tabStorage, prefix + accountId);
      if (found?.draft?.accountId !== accountId) return undefined;
      const { draft, underWay, sentAt = timers.now() } = found;
      if (underWay && timers.now() - sentAt > resendableMilliseconds) return clear(tabStorage, accountId);
      return { draft, ...(underWay && { underWay }) };
    },
    clearDraft: clear,
  };
}

function read<Found>(storage: Storage, name: string): Found | null {
  try {
    return JSON.parse(inMemoryDrafts.get(name) ?? storage.getItem(name) ?? "null") as Found | null;
  } catch {
    return null;
  }
}
