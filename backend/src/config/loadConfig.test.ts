import { expect, test } from "vitest";
import { loadConfig } from "./loadConfig.ts";

const secret = { PROCESSOR_SECRET: "shared" };

test("by default it listens on loopback with the embedded database and the demo", () => {
  expect(loadConfig(secret)).toMatchObject({
    host: "127.0.0.1", port: 3000, demo: true, databaseUrl: undefined, tls: false, trustProxy: false, environment: "production", timeZone: "America/New_York",
    businessHosts: ["localhost", "127.0.0.1"], communityHosts: ["community.localhost"], vaultOrigin: "http://vault.localhost:3000",
    portalOrigins: ["http://localhost:3000", "http://127.0.0.1:3000", "http://community.localhost:3000"],
  });
});

test.each([
  ["an address that others reach", { HOST: "0.0.0.0" }, false],
  ["PostgreSQL", { DATABASE_URL: "postgres://x/y" }, false],
  ["a proxy in front", { TRUST_PROXY: "1" }, false],
  ["TLS", { TLS: "1", TRUST_PROXY: "1" }, false],
  ["a provider's own services", { UPSTREAM_API: "https://api.example.com" }, false],
  ["a proxy in front, but asked for", { TRUST_PROXY: "1", DEMO: "1" }, true],
  ["DEMO=0", { DEMO: "0" }, false],
  ["both, but asked for", { HOST: "0.0.0.0", DATABASE_URL: "postgres://x/y", DEMO: "1" }, true],
])("the demo with %s", (_what, environment, demo) => {
  expect(loadConfig({ ...secret, ...environment } as Record<string, string>).demo).toBe(demo);
});

test("behind TLS the portals' origins have the vault's scheme and port", () => {
  const config = loadConfig({ ...secret, VAULT_ORIGIN: "https://vault.example.com", BUSINESS_HOSTS: "Portal.Example.com", COMMUNITY_HOSTS: "homes.example.com", TRUST_PROXY: "1" });
  expect(config).toMatchObject({ tls: true, trustProxy: true, portalOrigins: ["https://portal.example.com", "https://homes.example.com"] });
});

test("only the demo invents numbers to call; a community without numbers of its own has those of businesses", () => {
  const numbers = (environment: Record<string, string>) => loadConfig({ ...secret, ...environment }).supportPhones;
  expect(numbers({}).business.map(({ topic }) => topic)).toEqual(["CARE", "APPOINTMENTS", "TECH_SUPPORT", "POLICY"]);
  expect(numbers({ DEMO: "0" })).toEqual({ business: [], community: [] });
  const care = [{ topic: "CARE", phone: "+18005550100" }];
  expect(numbers({ SUPPORT_PHONES: "care=+18005550100" })).toEqual({ business: care, community: care });
  expect(numbers({ SUPPORT_PHONES: "care=+18005550100", SUPPORT_PHONES_COMMUNITY: "TECH_SUPPORT=+18005550200, care=+18005550100" }).community).toEqual([
    { topic: "TECH_SUPPORT", phone: "+18005550200" }, ...care,
  ]);
});

test.each([
  [{ PORT: "70000" }, "PORT takes a port"],
  [{ PORT: "3e3" }, "PORT takes a port"],
  [{ DEMO: "perhaps" }, "DEMO takes 1 or 0"],
  [{ VAULT_ORIGIN: "vault" }, "VAULT_ORIGIN takes an address"],
  [{ VAULT_ORIGIN: "ftp://vault" }, "VAULT_ORIGIN takes an address"],
  [{ ENVIRONMENT: "prod" }, "ENVIRONMENT takes one of dev, engnew"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL takes one of"],
  [{ TIME_ZONE: "Mars/Olympus" }, "TIME_ZONE takes an IANA zone"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET needs at least 32 characters"],
  [{ TLS: "1" }, "set TRUST_PROXY=1 too"],
  [{ RESTORE_MINUTES: "soon" }, "RESTORE_MINUTES takes a whole number, 1 to 1440"],
  [{ RESTORE_MINUTES: "0" }, "RESTORE_MINUTES takes a whole number, 1 to 1440"],
  [{ ENTERPRISE_BILLING_URL: "billing" }, "ENTERPRISE_BILLING_URL takes an address"],
  [{ MOVED_BILLING_URL: "javascript:alert(1)" }, "MOVED_BILLING_URL takes an address"],
  [{ SUPPORT_PHONES: "CARE=800-555-0100" }, "SUPPORT_PHONES takes numbers such as CARE=+18005550100"],
  [{ SUPPORT_PHONES_COMMUNITY: "SALES=+18005550100" }, "SUPPORT_PHONES_COMMUNITY takes numbers such as CARE=+18005550100"],
  [{ UPSTREAM_API: "api.example.com" }, "UPSTREAM_API takes an address"],
  [{ UPSTREAM_API: "https://api.example.com", DEMO: "1" }, "UPSTREAM_API and DEMO=1 exclude each other"],
  [{ PROCESSOR_SECRET: "" }, "PROCESSOR_SECRET takes the secret"],
])("%o is refused by name", (environment, message) => {
  expect(() => loadConfig({ ...secret, ...environment } as Record<string, string>)).toThrow(expect.objectContaining({ name: "CannotStart", exitCode: 2, message: expect.stringContaining(message) }));
});

test("a mail server and a sender are set together, and a wrong one is named without repeating it", () => {
  const mail = (environment: Record<string, string>) => loadConfig({ ...secret, ...environment }).mail;
  expect(mail({})).toBeUndefined();
  expect(mail({ SMTP_URL: "smtps://u:p@mail.example.com", MAIL_FROM: "Example <a@example.com>" })).toEqual({ url: "smtps://u:p@mail.example.com", from: "Example <a@example.com>" });
  expect(() => mail({ SMTP_URL: "smtp://mail.example.com" })).toThrow(/belong together/);
  expect(() => mail({ MAIL_FROM: "a@example.com" })).toThrow(/belong together/);
  expect(() => mail({ SMTP_URL: "https://u:hush@mail.example.com", MAIL_FROM: "a@example.com" })).toThrow(/^SMTP_URL takes (?!.*hush)/);
  expect(() => mail({ SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "nobody" })).toThrow(/^MAIL_FROM takes/);
});
