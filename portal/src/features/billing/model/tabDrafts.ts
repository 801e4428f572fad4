import { everyDraft, refusedByStorage } from "./drafts.saga.ts";

/** What a reload gives back: what was filled in, without card data, and the order that was under way. */
export type SavedDraft<Draft, Order> = {
  draft: Draft;
  /** Sent, and its answer not seen. Its token is worthless to anybody else, and used up by the attempt itself. */
  underWay?: Order;
};

export type TabDrafts<Draft, Order> = {
  /** Keeps what is filled in for as long as the tab lives. Where the tab's storage is full, a reload finds what was saved before. */
  saveDraft: (storage: Storage, saved: SavedDraft<Draft, Order>) => void;
  /** What was saved for an account; nothing when there is none or it can't be read. */
  loadDraft: (storage: Storage, accountId: string) => SavedDraft<Draft, Order> | undefined;
  clearDraft: (storage: Storage, accountId: string) => void;
};

/**
 * The one way in which a flow outlives a reload of its tab.
 *
 * @param flow names the flow in the tab's storage
 * @param withoutCardData what of a draft may be written down
 * @example const { saveDraft, loadDraft } = tabDrafts<Draft, Attempt>("payOnce", withoutCardData);
 */
export function tabDrafts<Draft extends { accountId: string }, Order>(flow: string, withoutCardData: (draft: Draft) => Draft): TabDrafts<Draft, Order> {
  const prefix = `${everyDraft}${flow}.`;
  return {
    saveDraft: (storage, { draft, underWay }) => {
      const text = JSON.stringify({ draft: withoutCardData(draft), underWay });
      refusedByStorage.delete(prefix + draft.accountId);
      try {
        storage.setItem(prefix + draft.accountId, text);
      } catch {
        refusedByStorage.set(prefix + draft.accountId, text);
      }
    },
    loadDraft: (storage, accountId) => {
      const found = read<SavedDraft<Draft, Order>>(storage, prefix + accountId);
      return found?.draft?.accountId === accountId ? found : undefined;
    },
    clearDraft: (storage, accountId) => {
      refusedByStorage.delete(prefix + accountId);
      storage.removeItem(prefix + accountId);
    },
  };
}

function read<Found>(storage: Storage, name: string): Found | null {
  try {
    return JSON.parse(refusedByStorage.get(name) ?? storage.getItem(name) ?? "null") as Found | null;
  } catch {
    return null;
  }
}
