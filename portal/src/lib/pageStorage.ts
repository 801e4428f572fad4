import { memoryStorage } from "./memoryStorage.ts";

/** The browser's storage that outlives the page or, of `kind` sessionStorage, lives as long as the tab; or one that ends with the page where the customer's settings refuse it. */
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
