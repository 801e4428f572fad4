import { draftKeyPrefix, inMemoryDrafts } from "../drafts.saga.ts";

/** What a reload restores: the draft without card data, and the order in progress. */
export type SavedDraft<Draft, Order> = {
  draft: Draft;
  /**
   * Submitted without a known answer. Its vault token is useless to anybody else, and used up by the attempt itself.
   */
  underWay?: Order;
};

export type TabDrafts<Draft, Order> = {
  /**
   * Saves the draft to the tab's sessionStorage. When the storage is full, a reload restores the previously saved
   * draft.
   */
  saveDraft: (storage: Storage, saved: SavedDraft<Draft, Order>) => void;
  /** The saved draft of an account; undefined when there is none or it cannot be read. */
  loadDraft: (storage: Storage, accountId: string) => SavedDraft<Draft, Order> | undefined;
  clearDraft: (storage: Storage, accountId: string) => void;
};

/**
 * Per-tab draft storage, by which every flow survives a reload.
 * @param flow storage key of the flow
 * @param withoutCardData strips what must not be stored from a draft
 * @example const { saveDraft, loadDraft } = tabDrafts<Draft, Attempt>("payOnce", withoutCardData);
 */
export function tabDrafts<Draft extends { accountId: string }, Order>(
  flow: string,
  withoutCardData: (draft: Draft) => Draft,
): TabDrafts<Draft, Order> {
  const prefix = `${draftKeyPrefix}${flow}.`;
  return {
    saveDraft: (storage, { draft, underWay }) => {
      const text = JSON.stringify({ draft: withoutCardData(draft), underWay });
      inMemoryDrafts.delete(prefix + draft.accountId);
      try {
        storage.setItem(prefix + draft.accountId, text);
      } catch {
        inMemoryDrafts.set(prefix + draft.accountId, text);
      }
    },
    loadDraft: (storage, accountId) => {
      const found = read<SavedDraft<Draft, Order>>(storage, prefix + accountId);
      return found?.draft?.accountId === accountId ? found : undefined;
    },
    clearDraft: (storage, accountId) => {
      inMemoryDrafts.delete(prefix + accountId);
      storage.removeItem(prefix + accountId);
    },
  };
}

function read<Found>(storage: Storage, name: string): Found | null {
  try {
    return JSON.parse(inMemoryDrafts.get(name) ?? storage.getItem(name) ?? "null") as Found | null;
  } catch {
    return null;
  }
}
