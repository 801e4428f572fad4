import type { components } from "@portico/openapi/portal";
import type { Site } from "../lib/principal.ts";
import type { SupportPhones } from "./support.ts";

type EnvironmentName = components["schemas"]["Bootstrap"]["environment"]["name"];

/** Settings of one process, read once from the environment (docs/operations.md lists the variables). */
export type Config = {
  environment: EnvironmentName;
  /** Which content this process shows: the published one, or the one on staging. */
  contentEnvironment: "production" | "stage";
  host: string;
  port: number;
  /** Folder of the embedded database, its lock and the test processor's record. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** How many connections to PostgreSQL this process holds at most. */
  databaseConnections: number;
  /** Whether there are demo customers and a movable business clock. */
  demo: boolean;
  businessHosts: readonly string[];
  communityHosts: readonly string[];
  /** Hosts of partners, to which value-added services may link; also the hosts below them. */
  partnerHosts: readonly string[];
  /** Origin of the card vault's frame, which a separate process serves. */
  vaultOrigin: string;
  /** The port of that process, on the same host. */
  vaultPort: number;
  /** The vault's URL for other processes. */
  vaultUrl: string;
  /** Shared by the portal's and the vault's process: the keys that seal tickets and tokens are derived from it. */
  vaultSecret: string;
  /** PostgreSQL with the vault's own role, instead of its embedded database. */
  vaultDatabaseUrl: string | undefined;
  /** The portal's URL for the vault, which reads published texts there. */
  portalUrl: string;
  /** Origins that may frame the vault: those of the two portals. */
  portalOrigins: readonly string[];
  /**
   * Origin of an upstream API (a provider's own services); the portal then proxies to it, and the built-in modules
   * serve nothing.
   */
  upstreamApi: string | undefined;
  /** Timeout of a call that is forwarded to it, from the request to the headers and between two parts of the body. */
  upstreamTimeoutMilliseconds: number;
  /** ClamAV's daemon, which looks for malware in uploads; undefined without one. */
  fileScanner: { host: string; port: number } | undefined;
  /** SMTP settings; undefined without a mail server. The URL may contain a password and is never logged. */
  mail: { url: string; from: string } | undefined;
  processorUrl: string;
  /** Shared with the processor: calls between the two are signed with it. */
  processorSecret: string;
  /** Keys of the processor's webhooks, the current one first; during key rotation the previous one is accepted too. */
  processorWebhookKeys: readonly string[];
  /** How the processor ends a reference without an answer. */
  processorClosing: "close" | "reverse";
  /** Signs cookies; by default one is generated and stored in the database. */
  sessionSecret: string | undefined;
  /** Seals the keys of second factors at rest; in the demo one is generated and stored in the database. */
  secondFactorSecret: string | undefined;
  /** Whether publishing and giving roles in the Studio need two-step sign-in (decision 79). */
  studioSecondFactor: "optional" | "required";
  logLevel: string;
  /** Whether customers use https: secure cookies and HSTS. */
  tls: boolean;
  /** Whether X-Forwarded-For and -Proto are trusted (never X-Forwarded-Host). */
  trustProxy: boolean;
  /** Networks of the trusted proxies; empty for one proxy on this machine or in a private network. */
  trustedProxies: readonly string[];
  /** The provider's IANA time zone. */
  timeZone: string;
  /** Maintenance mode: customers' calls are rejected with IN_MAINTENANCE. */
  maintenance: boolean;
  voiceDisabled: boolean;
  /** Which calls and messages the simulated telephone network brings; undefined for none. */
  networkSeed: string | undefined;
  /** The voice manager of this environment (SHELL-15); undefined when there is none. */
  voiceManagerUrl: string | undefined;
  /** Minutes from a payment to restored service, as shown to customers (BILL-04). */
  restoreMinutes: number;
  /** Where enterprise accounts are billed (BILL-10); undefined when there is no such site. */
  enterpriseBillingUrl: string | undefined;
  /** Where accounts with moved billing are billed; undefined when there is no such site. */
  movedBillingUrl: string | undefined;
  /** Where a self-installation goes on outside the portal (SHELL-11); undefined when there is no such site. */
  selfInstallUrl: string | undefined;
  /** Where payments by mail are sent, and the list of stores that take payments; undefined when there is none. */
  paymentMailAddress: string | undefined;
  storesUrl: string | undefined;
  /** How many days ahead a payment can be scheduled, and the cut-off hour (PAY-09). */
  paymentDates: { daysAhead: number; cutOffHour: number };
  supportPhones: Readonly<Record<Site, SupportPhones>>;
  /** Folder of the portal's production build. */
  portalDist: string;
  /** Folder of the Studio's production build. */
  studioDist: string;
  /** Whether the OpenAPI documents and the API reference are public. */
  apiReference: boolean;
  /** Contact for vulnerability reports: a mailto: or https: URL; without it /.well-known/security.txt is not served. */
  securityContact: string | undefined;
  /** Validates every response against the contract before it is sent; always on in tests. */
  checkResponses: boolean;
};
