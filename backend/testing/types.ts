import type { FastifyInstance } from "fastify";
import type { components } from "@portico/openapi/portal";
import type { TestProcessor } from "../processor/testing.ts";
import type { Config } from "../src/config/config.ts";
import type { Database } from "../src/database/database.ts";
import type { Dependencies } from "../src/dependencies.ts";
import type { BusinessClock, SecurityClock } from "../src/lib/clock.ts";
import type { CookieJar } from "./cookieJar.ts";
import type { DatabaseTrouble } from "./databaseTrouble.ts";

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
  /** The portal's cookies, to look at and to spoil. */
  jar: CookieJar;
};

export type OpenOptions = {
  /** Business instant at which it opens; 2026-11-21, ten in the morning in New York, unless said otherwise. */
  now?: string;
  /** Whether the invented people are there; they are unless said otherwise. */
  demo?: boolean;
  /** On the embedded database, whatever the others run on: trouble is made there. */
  embedded?: boolean;
  /** Settings that differ from a person's `npm start`. */
  config?: Partial<Config>;
};

/** The whole backend in process, on a database of its own. Every answer is held against the contract. */
export type TestBackend = {
  browser(site?: "business" | "community"): TestBrowser;
  clock: BusinessClock;
  securityClock: TestClock;
  processor: TestProcessor;
  database: Database;
  app: FastifyInstance;
  /** The card vault: an app and a database of its own, opened when the first card is handed over. */
  vault: { app(): Promise<FastifyInstance>; database(): Promise<Database> };
  /** The settings that it runs with; what a request reads anew can be switched here. */
  config: Config;
  /** Every line that the backend logged, as written. */
  logs: string[];
  /** Asks the processor about payments without an answer, as the product does every second; answers how many there were. */
  reconcile(): Promise<number>;
  /** Sends the messages that wait, as the product does every second; nothing without a mail server in the settings. */
  sendMessages(): Promise<void>;
  /** Issues the statements that are due, as the product does every minute; answers how many periods were billed. */
  issueStatements(): Promise<number>;
  /** Brings back the services that are due by the business clock; answers how many. */
  restoreServices(): Promise<number>;
  /** Charges the scheduled payments whose date has come, as the product does every few seconds; answers how many it started. */
  /** Tries again what failed by itself and whose next try has come; answers how many it started. */
  retryPayments: () => Promise<number>;
  runDuePayments(): Promise<number>;
  /** Publishes the change sets whose time has come by the business clock, as the product does every few seconds. */
  publishScheduled(): Promise<void>;
  /** Goes on with Auto Pay, as the product does every few seconds: finishes open actions, makes the debits that are due. */
  autoPay(): Promise<void>;
  /** An editor turns a toggle of the register for everybody, and publishes it. */
  turn(toggle: string, on: boolean): Promise<void>;
  /** Stands between the backend and its embedded database, until it is removed or the backend closes. */
  trouble(): DatabaseTrouble;
  /** What the modules get: to run what a second process of the product would run. */
  deps: Dependencies;
  /** Ends it; fails when an answer was not what the contract says. */
  close(): Promise<void>;
};
