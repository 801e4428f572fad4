const key = "portico-last-activity";

/**
 * The last activity in any tab, in milliseconds since 1970. Messages tell it at once; this is for a tab that was frozen and
 * heard none of them: it must not end a session that others are using.
 */
export const sharedActivity = (storage: Storage): number => Number(storage.getItem(key) ?? 0);

export function shareActivity(storage: Storage, at: number): void {
  if (at > sharedActivity(storage)) storage.setItem(key, String(at));
}
