export { openBackend } from "./openBackend.ts";
export type { Bootstrap, OpenOptions, TestBackend, TestBrowser, TestClock } from "./types.ts";
