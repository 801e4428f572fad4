/** An in-memory Storage that ends with the page: for tests, and for browsers that block Web Storage. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/**
 * The browser's localStorage or, with `kind` sessionStorage, the tab's; falls back to memory where browser settings
 * block it.
 */
export function pageStorage(window: Window, kind: "localStorage" | "sessionStorage" = "localStorage"): Storage {
  try {
    const storage = window[kind];
    storage.setItem("portico-probe", "1");
    storage.removeItem("portico-probe");
    return storage;
  } catch {
    return memoryStorage();
  }
}
