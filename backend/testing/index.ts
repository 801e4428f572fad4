export { openBackend, type OpenOptions } from "./openBackend.ts";
export type { TestBackend, TestBrowser, TestClock } from "./types.ts";
