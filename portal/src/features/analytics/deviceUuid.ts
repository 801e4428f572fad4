const key = "portico-device";

/** A number for this browser, made here and known to nobody else: it tells devices apart and names none. */
export function deviceUuid(storage: Storage): string {
  const kept = storage.getItem(key);
  if (kept) return kept;
  const made = crypto.randomUUID();
  storage.setItem(key, made);
  return made;
}
