/** What a reload gives back: what was filled in, without card data, and the order that was under way. */
export type Kept<Draft, Order> = {
  draft: Draft;
  /** Sent, and its answer not seen. Its token is worthless to anybody else, and used up by the attempt itself. */
  underWay?: Order;
};

export type TabDrafts<Draft, Order> = {
  /** Keeps what is filled in for as long as the tab lives. */
  keep: (storage: Storage, kept: Kept<Draft, Order>) => void;
  /** What was kept for an account; nothing when there is none or it can't be read. */
  kept: (storage: Storage, accountId: string) => Kept<Draft, Order> | undefined;
  forget: (storage: Storage, accountId: string) => void;
  /** For the next person at this browser: nothing of anybody's stays. */
  forgetAll: (storage: Storage) => void;
};

/**
 * The one way in which a flow outlives a reload of its tab.
 *
 * @param flow names the flow in the tab's storage
 * @param withoutCardData what of a draft may be written down
 * @example const { keep, kept } = tabDrafts<Draft, Attempt>("payOnce", withoutCardData);
 */
export function tabDrafts<Draft extends { accountId: string }, Order>(flow: string, withoutCardData: (draft: Draft) => Draft): TabDrafts<Draft, Order> {
  const prefix = `portico.${flow}.`;
  return {
    keep: (storage, { draft, underWay }) => storage.setItem(prefix + draft.accountId, JSON.stringify({ draft: withoutCardData(draft), underWay })),
    kept: (storage, accountId) => {
      const found = read<Kept<Draft, Order>>(storage, prefix + accountId);
      return found?.draft?.accountId === accountId ? found : undefined;
    },
    forget: (storage, accountId) => storage.removeItem(prefix + accountId),
    forgetAll: (storage) => {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const name of names) if (name?.startsWith(prefix)) storage.removeItem(name);
    },
  };
}

function read<Found>(storage: Storage, name: string): Found | null {
  try {
    return JSON.parse(storage.getItem(name) ?? "null") as Found | null;
  } catch {
    return null;
  }
}
