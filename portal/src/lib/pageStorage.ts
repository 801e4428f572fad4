import { memoryStorage } from "./memoryStorage.ts";

/** The browser's local storage, or one that ends with the page where the customer's settings refuse it. */
export function pageStorage(window: Window): Storage {
  try {
    const { localStorage } = window;
    localStorage.setItem("portico-probe", "1");
    localStorage.removeItem("portico-probe");
    return localStorage;
  } catch {
    return memoryStorage();
  }
}
