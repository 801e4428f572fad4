import type { components } from "@portico/openapi/portal";
import type { Site } from "../lib/principal.ts";
import type { SupportPhones } from "./support.ts";

type EnvironmentName = components["schemas"]["Bootstrap"]["environment"]["name"];

/** Settings of one process, read once from the environment (docs/operations.md lists the variables). */
export type Config = {
  environment: EnvironmentName;
  /** Which copy and toggles this process shows: what is published, or what editors put on the stage to look at. */
  contentEnvironment: "production" | "stage";
  host: string;
  port: number;
  /** Folder of the embedded database, its lock and the test processor's record. */
  dataDir: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** How many connections to PostgreSQL this process holds at most. */
  databaseConnections: number;
  /** Invented customers and a movable business clock. */
  demo: boolean;
  businessHosts: readonly string[];
  communityHosts: readonly string[];
  /** Scheme, host and port of the card vault's frame, which a process of its own serves. */
  vaultOrigin: string;
  /** Where that process listens, on the same host. */
  vaultPort: number;
  /** Where it answers other processes. */
  vaultUrl: string;
  /** Shared by the portal's and the vault's process: tickets and tokens are sealed with keys that follow from it. */
  vaultSecret: string;
  /** PostgreSQL with a role of the vault's own, instead of its embedded database. */
  vaultDatabaseUrl: string | undefined;
  /** Where the portal answers the vault, which reads published words there. */
  portalUrl: string;
  /** Origins that may frame the vault: those of the two portals. */
  portalOrigins: readonly string[];
  /** Origin of a provider's own services; the portal then stands in front of them, and the built-in modules answer nothing. */
  upstreamApi: string | undefined;
  /** How messages leave; undefined when there is no mail server. The address can hold a password: it is never logged. */
  mail: { url: string; from: string } | undefined;
  processorUrl: string;
  /** Shared with the processor: calls between the two are signed with it. */
  processorSecret: string;
  /** Keys of the processor's callbacks, the current one first; one before it is taken too while keys are changed. */
  processorWebhookKeys: readonly string[];
  /** How the processor ends a reference that nothing was heard of. */
  processorClosing: "close" | "reverse";
  /** Signs cookies; without it one is made and kept in the database. */
  sessionSecret: string | undefined;
  logLevel: string;
  /** Whether customers reach the portal over https: secure cookies and HSTS. */
  tls: boolean;
  /** Whether X-Forwarded-For and -Proto of a proxy in front are believed (never X-Forwarded-Host). */
  trustProxy: boolean;
  /** Networks of the proxies that are believed; none means one proxy on this machine or in a private network. */
  trustedProxies: readonly string[];
  /** IANA zone of the provider. */
  timeZone: string;
  /** Every customer call is refused with IN_MAINTENANCE. */
  maintenance: boolean;
  voiceDisabled: boolean;
  /** Minutes from a payment to restored service, as customers are told (BILL-04). */
  restoreMinutes: number;
  /** Where enterprise accounts are billed (BILL-10); undefined when there is no such site. */
  enterpriseBillingUrl: string | undefined;
  /** Where the bills of accounts are that were moved; undefined when there is no such site. */
  movedBillingUrl: string | undefined;
  /** How many days after today a payment may be scheduled for, and the hour from which the next day is closed (PAY-09). */
  paymentDates: { daysAhead: number; cutOffHour: number };
  supportPhones: Readonly<Record<Site, SupportPhones>>;
  /** Folder of the portal's production build. */
  portalDist: string;
  /** Folder of the Studio's production build. */
  studioDist: string;
  /** Whether strangers may read the API's documents and try its calls. */
  apiReference: boolean;
  /** Where somebody who found a weakness writes to: a mailto: or https: address; undefined leaves /.well-known/security.txt away. */
  securityContact: string | undefined;
  /** Holds every answer against the contract before it leaves; always on in tests. */
  checkResponses: boolean;
};
