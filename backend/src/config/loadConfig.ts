import { resolve } from "node:path";
import { CannotStart } from "../lib/cannotStart.ts";
import type { Config } from "./config.ts";
import { address, flag, list, oneOf, origin, port, required, text, timeZone, wholeNumber, type Environment } from "./read.ts";
import { mailSettings } from "./mail.ts";
import { supportPhones } from "./support.ts";

const root = resolve(import.meta.dirname, "../../..");
const loopback = new Set(["127.0.0.1", "localhost", "::1"]);
const environments = ["dev", "engnew", "engprod", "stage", "production"] as const;

/** The portals' own origins: the vault's scheme and port with each of their hosts. */
function portalOrigins(vaultOrigin: string, hosts: readonly string[]): string[] {
  const { protocol, port } = new URL(vaultOrigin);
  return hosts.map((host) => `${protocol}//${host}${port ? `:${port}` : ""}`);
}

function listeningAt(environment: Environment) {
  const host = text(environment, "HOST", "127.0.0.1");
  const portNumber = port(environment, "PORT", 3000);
  const vaultOrigin = origin(environment, "VAULT_ORIGIN", `http://vault.localhost:${portNumber}`);
  return { host, port: portNumber, vaultOrigin };
}

function sites(environment: Environment, vaultOrigin: string) {
  const businessHosts = list(environment, "BUSINESS_HOSTS", ["localhost", "127.0.0.1"]);
  const communityHosts = list(environment, "COMMUNITY_HOSTS", ["community.localhost"]);
  const ours = portalOrigins(vaultOrigin, [...businessHosts, ...communityHosts]);
  return { businessHosts, communityHosts, portalOrigins: [...ours, ...list(environment, "PORTAL_ORIGINS", [])] };
}

/** Invented customers only where nobody else can reach them, a proxy's customers included, unless they are asked for. */
function demoByDefault(environment: Environment, host: string, { tls, trustProxy }: Stance): boolean {
  return environment["DATABASE_URL"] === undefined && environment["UPSTREAM_API"] === undefined && loopback.has(host) && !tls && !trustProxy;
}

type Stance = Pick<Config, "tls" | "trustProxy">;

function stance(environment: Environment, vaultOrigin: string): Stance {
  const tls = flag(environment, "TLS", vaultOrigin.startsWith("https:"));
  const trustProxy = flag(environment, "TRUST_PROXY", false);
  if (tls && !trustProxy) throw new CannotStart("settings", "TLS is on, so a proxy ends it in front of Portico: set TRUST_PROXY=1 too.");
  return { tls, trustProxy };
}

/**
 * Reads the settings of a process.
 * @throws CannotStart naming the variable that can't be used and what it takes
 */
export function loadConfig(environment: Environment): Config {
  const { vaultOrigin, ...listening } = listeningAt(environment);
  const known = stance(environment, vaultOrigin);
  const demo = flag(environment, "DEMO", demoByDefault(environment, listening.host, known));
  return {
    ...listening,
    vaultOrigin,
    ...sites(environment, vaultOrigin),
    ...known,
    environment: oneOf(environment, "ENVIRONMENT", environments, "production"),
    contentEnvironment: oneOf(environment, "CONTENT_ENVIRONMENT", ["production", "stage"], "production"),
    dataDir: resolve(root, text(environment, "DATA_DIR", ".data")),
    databaseUrl: environment["DATABASE_URL"],
    demo,
    upstreamApi: upstream(environment, demo),
    mail: mailSettings(environment),
    processorUrl: origin(environment, "PROCESSOR_URL", "http://127.0.0.1:3100"),
    processorSecret: required(environment, "PROCESSOR_SECRET", "the secret that the payment processor has too"),
    sessionSecret: secret(environment),
    logLevel: oneOf(environment, "LOG_LEVEL", ["trace", "debug", "info", "warn", "error", "fatal", "silent"], "info"),
    timeZone: timeZone(environment, "TIME_ZONE", "America/New_York"),
    maintenance: flag(environment, "MAINTENANCE", false),
    voiceDisabled: flag(environment, "VOICE_DISABLED", true),
    // Our choice: the specification says that there is a number, not which.
    restoreMinutes: wholeNumber(environment, "RESTORE_MINUTES", { least: 1, most: 1440, fallback: 15 }),
    enterpriseBillingUrl: address(environment, "ENTERPRISE_BILLING_URL", demo ? "https://enterprise-billing.example" : ""),
    movedBillingUrl: address(environment, "MOVED_BILLING_URL", demo ? "https://billing.example" : ""),
    paymentDates: {
      daysAhead: wholeNumber(environment, "PAYMENT_DAYS_AHEAD", { least: 1, most: 365, fallback: 30 }),
      cutOffHour: wholeNumber(environment, "PAYMENT_CUT_OFF_HOUR", { least: 0, most: 23, fallback: 20 }),
    },
    supportPhones: supportPhones(environment, demo),
    portalDist: resolve(root, text(environment, "PORTAL_DIST", "portal/dist")),
    studioDist: resolve(root, text(environment, "STUDIO_DIST", "content/studio/dist")),
    checkResponses: flag(environment, "CHECK_RESPONSES", false),
  };
}

/** Invented customers live in the built-in modules, which answer nothing in front of a provider's services. */
function upstream(environment: Environment, demo: boolean): string | undefined {
  if (environment["UPSTREAM_API"] === undefined) return undefined;
  if (demo) throw new CannotStart("settings", "UPSTREAM_API and DEMO=1 exclude each other: the demo's customers are not those of the provider's services.");
  return origin(environment, "UPSTREAM_API", "");
}

function secret(environment: Environment): string | undefined {
  const given = environment["SESSION_SECRET"];
  if (given !== undefined && given.length < 32) throw new CannotStart("settings", "SESSION_SECRET needs at least 32 characters.");
  return given;
}
