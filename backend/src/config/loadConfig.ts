import { resolve } from "node:path";
import { CannotStart } from "../lib/process.ts";
import { webhookKeyFrom } from "../lib/secrets.ts";
import type { Config } from "./config.ts";
import {
  address,
  flag,
  isThisMachine,
  list,
  oneOf,
  port,
  refuse,
  safeOrigin,
  text,
  timeZone,
  wholeNumber,
  type Environment,
} from "./read.ts";
import { mailSettings } from "./mail.ts";
import { proxySettings } from "./proxies.ts";
import { supportPhones } from "./support.ts";
import { environments, voiceManagerUrl } from "./voiceManager.ts";

const root = resolve(import.meta.dirname, "../../..");

/**
 * The portals' origins: the vault's scheme with each of their hosts, and with a port in the vault's origin, the
 * portals' own.
 */
function portalOrigins(vaultOrigin: string, portalPort: number, hosts: readonly string[]): string[] {
  const { protocol, port } = new URL(vaultOrigin);
  return hosts.map((host) => `${protocol}//${host}${port ? `:${portalPort}` : ""}`);
}

function listeningAt(environment: Environment) {
  const host = text(environment, "HOST", "127.0.0.1");
  const portNumber = port(environment, "PORT", 3000);
  const vaultPort = port(environment, "VAULT_PORT", portNumber === 0 ? 0 : portNumber + 1);
  const vaultOrigin = safeOrigin(environment, "VAULT_ORIGIN", `http://vault.localhost:${vaultPort}`);
  if (vaultPort === portNumber && portNumber !== 0)
    throw new CannotStart("settings", "VAULT_PORT needs a port of its own: the card vault is a process of its own.");
  return {
    host,
    port: portNumber,
    vaultPort,
    vaultOrigin,
    vaultUrl: safeOrigin(environment, "VAULT_URL", vaultOrigin),
  };
}

/** Required to open what the other process sealed; a known secret would allow forged tokens. */
function vaultSecret(environment: Environment, demo: boolean): string {
  const given = longSecret(environment, "VAULT_SECRET") ?? (demo ? environment["DEMO_VAULT_SECRET"] : undefined);
  // With an upstream API the vault is the provider's.
  if (environment["UPSTREAM_API"] !== undefined) return given ?? "";
  return given ?? refuse("VAULT_SECRET", "the secret that the card vault's process has too, 32 characters or more");
}

/**
 * The demo generates one and keeps it in its database, and with an upstream API there are no sessions here; elsewhere no
 * secret is in the database that it protects.
 */
function sessionSecret(environment: Environment, demo: boolean): string | undefined {
  const given = longSecret(environment, "SESSION_SECRET");
  if (given !== undefined || demo || environment["UPSTREAM_API"] !== undefined) return given;
  return refuse("SESSION_SECRET", "the secret that sessions and cookies are signed with, 32 characters or more");
}

function sites(environment: Environment, { vaultOrigin, port: portalPort }: Pick<Config, "vaultOrigin" | "port">) {
  const businessHosts = list(environment, "BUSINESS_HOSTS", ["localhost", "127.0.0.1"]);
  const communityHosts = list(environment, "COMMUNITY_HOSTS", ["community.localhost"]);
  const ours = portalOrigins(vaultOrigin, portalPort, [...businessHosts, ...communityHosts]);
  if ([...businessHosts, ...communityHosts].includes(new URL(vaultOrigin).hostname))
    throw new CannotStart(
      "settings",
      "VAULT_ORIGIN needs a host of its own: on a portal's host the portal's scripts could read what is typed into the card form.",
    );
  const all = [...ours, ...list(environment, "PORTAL_ORIGINS", [])];
  return {
    businessHosts,
    communityHosts,
    portalOrigins: all,
    portalUrl: safeOrigin(environment, "PORTAL_URL", all[0] ?? ""),
  };
}

/** The default of the demo: on only where nobody else can reach it, including through a proxy. */
function demoByDefault(environment: Environment, host: string, { tls, trustProxy }: ProxySettings): boolean {
  return (
    environment["DATABASE_URL"] === undefined &&
    environment["VAULT_DATABASE_URL"] === undefined &&
    environment["UPSTREAM_API"] === undefined &&
    isThisMachine(host) &&
    !tls &&
    !trustProxy
  );
}

type ProxySettings = Pick<Config, "tls" | "trustProxy" | "trustedProxies">;

function proxySettingsOf(environment: Environment, vaultOrigin: string): ProxySettings {
  const tls = flag(environment, "TLS", vaultOrigin.startsWith("https:"));
  const proxies = proxySettings(environment);
  if (tls && !proxies.trustProxy)
    throw new CannotStart("settings", "TLS is on, so a proxy ends it in front of Portico: set TRUST_PROXY=1 too.");
  return { tls, ...proxies };
}

/** A shared role could read both schemas. */
function refuseSharedRole({ databaseUrl: portals, vaultDatabaseUrl: vaults }: Config): void {
  const roleIn = (url: string) => decodeURIComponent(new URL(url).username);
  if (portals && vaults && roleIn(portals) === roleIn(vaults))
    throw new CannotStart(
      "settings",
      "VAULT_DATABASE_URL needs a role of its own: the portal's role must not read what the card vault keeps, nor the other way round.",
    );
}

/**
 * Reads a process's configuration.
 * @param runs what the process runs: the card vault has no sessions, and is not given their secret
 * @throws CannotStart naming the invalid variable and its valid values
 */
export function loadConfig(environment: Environment, runs: "portal" | "vault" = "portal"): Config {
  const listening = listeningAt(environment);
  const { vaultOrigin } = listening;
  const known = proxySettingsOf(environment, vaultOrigin);
  const demo = flag(environment, "DEMO", demoByDefault(environment, listening.host, known));
  const name = oneOf(environment, "ENVIRONMENT", environments, "production");
  const config: Config = {
    ...listening,
    ...sites(environment, listening),
    vaultSecret: vaultSecret(environment, demo),
    vaultDatabaseUrl: databaseUrl(environment, "VAULT_DATABASE_URL"),
    ...known,
    environment: name,
    contentEnvironment: oneOf(environment, "CONTENT_ENVIRONMENT", ["production", "stage"], "production"),
    dataDir: resolve(root, text(environment, "DATA_DIR", ".data")),
    databaseUrl: databaseUrl(environment, "DATABASE_URL"),
    databaseConnections: wholeNumber(environment, "DATABASE_CONNECTIONS", { min: 4, max: 500, fallback: 20 }),
    demo,
    upstreamApi: upstream(environment, demo),
    upstreamTimeoutMilliseconds:
      wholeNumber(environment, "UPSTREAM_TIMEOUT_SECONDS", { min: 1, max: 120, fallback: 30 }) * 1_000,
    fileScanner: fileScanner(environment),
    mail: mailSettings(environment),
    processorUrl: processorUrl(environment, demo),
    processorSecret:
      longSecret(environment, "PROCESSOR_SECRET") ??
      refuse("PROCESSOR_SECRET", "the secret that the payment processor has too, 32 characters or more"),
    processorWebhookKeys: webhookKeys(environment),
    processorClosing: oneOf(environment, "PROCESSOR_CLOSING", ["close", "reverse"], "close"),
    sessionSecret: runs === "vault" ? undefined : sessionSecret(environment, demo),
    secondFactorSecret: longSecret(environment, "SECOND_FACTOR_SECRET"),
    studioSecondFactor: oneOf(
      environment,
      "STUDIO_SECOND_FACTOR",
      ["optional", "required"],
      demo ? "optional" : "required",
    ),
    logLevel: oneOf(environment, "LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], "info"),
    timeZone: timeZone(environment, "TIME_ZONE", "America/New_York"),
    maintenance: flag(environment, "MAINTENANCE", false),
    voiceDisabled: flag(environment, "VOICE_DISABLED", !demo),
    networkSeed: networkSeed(environment, demo),
    voiceManagerUrl: voiceManagerUrl(environment, name, demo),
    // Our choice: the specification does not give the number.
    restoreMinutes: wholeNumber(environment, "RESTORE_MINUTES", { min: 1, max: 1440, fallback: 15 }),
    enterpriseBillingUrl: address(
      environment,
      "ENTERPRISE_BILLING_URL",
      demo ? "https://enterprise-billing.example" : "",
    ),
    movedBillingUrl: address(environment, "MOVED_BILLING_URL", demo ? "https://billing.example" : ""),
    selfInstallUrl: address(environment, "SELF_INSTALL_URL", demo ? "https://self-install.example" : ""),
    paymentMailAddress:
      text(environment, "PAYMENT_MAIL_ADDRESS", demo ? "Portico Payments, PO Box 5550, Exampletown, NY 12345" : "") ||
      undefined,
    partnerHosts: list(environment, "PARTNER_HOSTS", demo ? ["partner.example"] : []),
    storesUrl: address(environment, "STORES_URL", demo ? "https://stores.example" : ""),
    paymentDates: {
      daysAhead: wholeNumber(environment, "PAYMENT_DAYS_AHEAD", { min: 1, max: 365, fallback: 30 }),
      cutOffHour: wholeNumber(environment, "PAYMENT_CUT_OFF_HOUR", { min: 0, max: 23, fallback: 20 }),
    },
    supportPhones: supportPhones(environment, demo),
    portalDist: resolve(root, text(environment, "PORTAL_DIST", "portal/dist")),
    studioDist: resolve(root, text(environment, "STUDIO_DIST", "content/studio/dist")),
    apiReference: flag(environment, "API_REFERENCE", demo),
    securityContact: securityContact(environment),
    checkResponses: flag(environment, "CHECK_RESPONSES", false),
  };
  refuseSharedRole(config);
  return config;
}

/** The network is simulated in the demo alone. */
function networkSeed(environment: Environment, demo: boolean): string | undefined {
  const seed = text(environment, "NETWORK_SEED", "1");
  return demo && seed !== "off" ? seed : undefined;
}

/** At most two: the current key and the previous one. */
function webhookKeys(environment: Environment): string[] {
  const given = environment["PROCESSOR_WEBHOOK_KEYS"]?.split(",").map((key) => key.trim());
  if (given === undefined) return [webhookKeyFrom(environment["PROCESSOR_SECRET"] ?? "")];
  if (given.length > 2 || given.some((key) => key.length < 32))
    throw new CannotStart(
      "settings",
      "PROCESSOR_WEBHOOK_KEYS is one key or two with a comma between, each at least 32 characters: the new one first.",
    );
  return given;
}

/** The demo's customers are in the built-in modules, which serve nothing with an upstream API. */
function upstream(environment: Environment, demo: boolean): string | undefined {
  if (environment["UPSTREAM_API"] === undefined) return undefined;
  if (demo)
    throw new CannotStart(
      "settings",
      "UPSTREAM_API and DEMO=1 exclude each other: the demo's customers are not those of the provider's services.",
    );
  return safeOrigin(environment, "UPSTREAM_API", "");
}

/** The value for the test processor, which the supervisor runs. */
const testProcessor = "test";

/** Whether payments are approved by the test processor. */
export const usesTestProcessor = (environment: Environment): boolean =>
  [testProcessor, ""].includes(text(environment, "PROCESSOR_URL", ""));

/** Host and port of ClamAV's daemon. */
function fileScanner(environment: Environment): Config["fileScanner"] {
  const word = text(environment, "FILE_SCANNER", "");
  if (word === "") return undefined;
  const [, host, port] = /^([a-z0-9.-]+):([1-9]\d{0,4})$/i.exec(word) ?? [];
  if (!host || Number(port) > 65_535) return refuse("FILE_SCANNER", "a host and a port such as clamd.internal:3310");
  return { host, port: Number(port) };
}

/** Without the demo the test processor must be chosen explicitly: it approves payments and moves no money. */
function processorUrl(environment: Environment, demo: boolean): string {
  if (!usesTestProcessor(environment)) return safeOrigin(environment, "PROCESSOR_URL", "");
  const isAskedFor =
    demo || environment["UPSTREAM_API"] !== undefined || text(environment, "PROCESSOR_URL", "") === testProcessor;
  if (!isAskedFor)
    throw new CannotStart(
      "settings",
      "The demo is off, so PROCESSOR_URL has to name the payment processor. PROCESSOR_URL=test runs the test processor, which approves payments and moves no money.",
    );
  return safeOrigin(environment, "TEST_PROCESSOR_URL", "http://127.0.0.1:3100");
}

const encrypted = new Set(["require", "verify-ca", "verify-full"]);

/** PostgreSQL on another machine requires TLS. */
function databaseUrl(environment: Environment, name: "DATABASE_URL" | "VAULT_DATABASE_URL"): string | undefined {
  const url = text(environment, name, "");
  if (url === "") return undefined;
  if (!URL.canParse(url))
    return refuse(name, "an address such as postgres://user:password@db.example.com/portico?sslmode=verify-full");
  const { hostname, searchParams } = new URL(url);
  const host = searchParams.get("host") ?? hostname;
  const isHere = host === "" || host.startsWith("/") || isThisMachine(host);
  if (isHere || encrypted.has(searchParams.get("sslmode") ?? "")) return url;
  return refuse(name, "?sslmode=verify-full for a database on another machine: customers' data is not sent in clear");
}

/** Contact for vulnerability reports (RFC 9116). */
function securityContact(environment: Environment): string | undefined {
  const contact = text(environment, "SECURITY_CONTACT", "");
  if (contact === "") return undefined;
  return /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact)
    ? contact
    : refuse("SECURITY_CONTACT", "mailto:security@example.com or an https address");
}

function longSecret(environment: Environment, name: string): string | undefined {
  const given = environment[name];
  if (given !== undefined && given.length < 32)
    throw new CannotStart("settings", `${name} needs at least 32 characters.`);
  return given;
}
