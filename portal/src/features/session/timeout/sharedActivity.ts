const key = "portico-last-activity";

/**
 * Last activity in any tab, in milliseconds since 1970, in localStorage. Other tabs also get messages at once; this is
 * for a frozen tab that missed them, which must not end a session that others are using.
 */
export const sharedActivity = (storage: Storage): number => Number(storage.getItem(key) ?? 0);

export function shareActivity(storage: Storage, at: number): void {
  if (at > sharedActivity(storage)) storage.setItem(key, String(at));
}
