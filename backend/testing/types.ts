import type { components } from "@portico/openapi/portal";
import type { Database } from "../src/database/database.ts";
import type { BusinessClock, SecurityClock } from "../src/lib/clock.ts";
import type { TestProcessor } from "./processor.ts";

export type Bootstrap = components["schemas"]["Bootstrap"];

/** Security time that a test moves by hand. */
export type TestClock = SecurityClock & { advance(seconds: number): void };

/** One browser of one person: its own cookie jar, the site's host on every call. */
export type TestBrowser = {
  /** Relative URLs go to the site's host. */
  fetch: typeof fetch;
  /** The same machine's calls to the vault's origin; cookies of the portal do not travel there. */
  vaultFetch: typeof fetch;
  bootstrap(): Promise<Bootstrap>;
};

/** The whole backend in process, on a database of its own. Every answer is held against the contract. */
export type TestBackend = {
  browser(site?: "business" | "community"): TestBrowser;
  clock: BusinessClock;
  securityClock: TestClock;
  processor: TestProcessor;
  database: Database;
  /** Every line that the backend logged, as written. */
  logs: string[];
  /** Ends it; fails when an answer was not what the contract says. */
  close(): Promise<void>;
};
