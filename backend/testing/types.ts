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

/** One user's browser: its own cookie jar, the site's host on every request. */
export type TestBrowser = {
  /** Relative URLs are resolved against the site's host. */
  fetch: typeof fetch;
  /** The same browser's requests to the vault's origin; the portal's cookies are not sent there. */
  vaultFetch: typeof fetch;
  bootstrap(): Promise<Bootstrap>;
  /** The portal's cookies, to read and to modify. */
  jar: CookieJar;
};

export type OpenOptions = {
  /** Business time at the start; by default 2026-11-21, ten in the morning in New York. */
  now?: string;
  /** Whether the demo users exist; true by default. */
  demo?: boolean;
  /** Settings that differ from the defaults of `npm start`. */
  config?: Partial<Config>;
};

/** The whole backend in process, with its own database. Every response is validated against the contract. */
export type TestBackend = {
  browser(site?: "business" | "community"): TestBrowser;
  clock: BusinessClock;
  securityClock: TestClock;
  processor: TestProcessor;
  database: Database;
  app: FastifyInstance;
  /** The card vault: its own app and database, created on first use. */
  vault: { app(): Promise<FastifyInstance>; database(): Promise<Database> };
  /** The configuration; values that are read per request can be changed here. */
  config: Config;
  /** All log lines, as written. */
  logs: string[];
  /** Runs the reconciler as the product does every second; returns how many payments were looked up. */
  reconcile(): Promise<number>;
  /** Sends queued messages as the product does every second; nothing without a mail server. */
  sendMessages(): Promise<void>;
  /** Issues due statements as the product does every minute; returns how many periods were billed. */
  issueStatements(): Promise<number>;
  /** Restores services that are due by the business clock; returns how many. */
  restoreServices(): Promise<number>;
  /** Tells open pages of suspensions that the business clock brought, as the product does; returns how many accounts. */
  announceSuspensions(): Promise<number>;
  /** Tells open pages of outages that the business clock changed, as the product does; returns 1 when there were any. */
  announceOutages(): Promise<number>;
  /** Charges due scheduled payments as the product does every few seconds; returns how many it started. */
  /** Retries failed payments that are due; returns how many it started. */
  retryPayments: () => Promise<number>;
  runDuePayments(): Promise<number>;
  /** Publishes change sets that are due by the business clock, as the product does every few seconds. */
  publishScheduled(): Promise<void>;
  /** Records how far restarts of equipment are, as the product does every few seconds; returns how many changed. */
  pollRestarts(): Promise<number>;
  /** Credits accounts for outages that ended, as the product does every few seconds; returns how many. */
  creditOutages(): Promise<number>;
  /** Records how far callbacks about outages are, as the product does every few seconds; returns how many changed. */
  pollCallbacks(): Promise<number>;
  /** Carries orders on by the business clock, as the product does every few seconds; returns how many changed. */
  advanceOrders(): Promise<number>;
  /** Lets technicians arrive and finish, as the demo does every few seconds. */
  dispatchTechnicians(): Promise<number>;
  /** Records how activations of value-added services end, as the product does; returns how many ended. */
  pollActivations(): Promise<number>;
  /** Runs an Auto Pay round as the product does every few seconds: finishes open actions, makes due debits. */
  autoPay(): Promise<void>;
  /** Switches a toggle for everybody, as an editor who publishes it. */
  turn(toggle: string, on: boolean): Promise<void>;
  /** Injects database faults, until it is removed or the backend closes. */
  trouble(): DatabaseTrouble;
  /** The modules' dependencies, to run what a second process would run. */
  deps: Dependencies;
  /** Closes the backend; fails when a response violated the contract. */
  close(): Promise<void>;
};
