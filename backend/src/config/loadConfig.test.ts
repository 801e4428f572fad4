import { expect, test } from "vitest";
import { vaultEnvironment } from "../supervisor/childProcess.ts";
import { loadConfig } from "./loadConfig.ts";
import { trusts } from "./proxies.ts";

const secret = {
  PROCESSOR_SECRET: "shared with the processor and nobody else",
  VAULT_SECRET: "shared with the card vault and nobody else",
  SESSION_SECRET: "of the portal's own processes and nobody else",
};
/** The minimum environment without the demo. */
const real = { ...secret, PROCESSOR_URL: "https://pay.example.com" };

test("by default it listens on loopback with the embedded database and the demo", () => {
  expect(loadConfig(secret)).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    demo: true,
    databaseUrl: undefined,
    tls: false,
    trustProxy: false,
    environment: "production",
    timeZone: "America/New_York",
    businessHosts: ["localhost", "127.0.0.1"],
    communityHosts: ["community.localhost"],
    vaultOrigin: "http://vault.localhost:3001",
    vaultPort: 3001,
    vaultUrl: "http://vault.localhost:3001",
    portalUrl: "http://localhost:3000",
    portalOrigins: ["http://localhost:3000", "http://127.0.0.1:3000", "http://community.localhost:3000"],
  });
});

test.each([
  ["an address that others reach", { HOST: "0.0.0.0" }, false],
  ["PostgreSQL", { DATABASE_URL: "postgres://localhost/y" }, false],
  ["a proxy in front", { TRUST_PROXY: "1" }, false],
  ["TLS", { TLS: "1", TRUST_PROXY: "1" }, false],
  ["a provider's own services", { UPSTREAM_API: "https://api.example.com" }, false],
  ["a proxy in front, but asked for", { TRUST_PROXY: "1", DEMO: "1" }, true],
  ["DEMO=0", { DEMO: "0" }, false],
  ["both, but asked for", { HOST: "0.0.0.0", DATABASE_URL: "postgres://127.0.0.1/y", DEMO: "1" }, true],
])("the demo with %s", (_what, environment, demo) => {
  expect(loadConfig({ ...real, ...environment } as Record<string, string>).demo).toBe(demo);
});

test("behind TLS the portals' origins have the vault's scheme, and no port where it has none", () => {
  const config = loadConfig({
    ...real,
    VAULT_ORIGIN: "https://vault.example.com",
    BUSINESS_HOSTS: "Portal.Example.com",
    COMMUNITY_HOSTS: "homes.example.com",
    TRUST_PROXY: "1",
  });
  expect(config).toMatchObject({
    tls: true,
    trustProxy: true,
    portalOrigins: ["https://portal.example.com", "https://homes.example.com"],
  });
});

test("only the demo has default support phones; a community without its own has those of the business site", () => {
  const numbers = (environment: Record<string, string>) => loadConfig({ ...real, ...environment }).supportPhones;
  expect(numbers({}).business.map(({ topic }) => topic)).toEqual(["CARE", "APPOINTMENTS", "TECH_SUPPORT", "POLICY"]);
  expect(numbers({ DEMO: "0" })).toEqual({ business: [], community: [] });
  const care = [{ topic: "CARE", phone: "+18005550100" }];
  expect(numbers({ SUPPORT_PHONES: "care=+18005550100" })).toEqual({ business: care, community: care });
  expect(
    numbers({
      SUPPORT_PHONES: "care=+18005550100",
      SUPPORT_PHONES_COMMUNITY: "TECH_SUPPORT=+18005550200, care=+18005550100",
    }).community,
  ).toEqual([{ topic: "TECH_SUPPORT", phone: "+18005550200" }, ...care]);
});

test("two-step sign-in is required to publish and to give roles, unless it is made optional; in the demo, if it is asked for", () => {
  const read = (environment: Record<string, string>) => loadConfig({ ...real, ...environment }).studioSecondFactor;
  expect([read({}), read({ STUDIO_SECOND_FACTOR: "required" })]).toEqual(["optional", "required"]);
  const modes = [read({ DEMO: "0" }), read({ DEMO: "0", STUDIO_SECOND_FACTOR: "optional" })];
  expect(modes).toEqual(["required", "optional"]);
});

test("[SHELL-15 partly] the voice manager is the one of the environment; only the demo has hosts by default", () => {
  const manager = (environment: Record<string, string>) => loadConfig({ ...real, ...environment }).voiceManagerUrl;
  const names = ["dev", "engnew", "engprod", "stage", "production"];
  expect(names.map((ENVIRONMENT) => manager({ ENVIRONMENT }))).toEqual([
    "https://voice-manager-dev.example/",
    "https://voice-manager-engnew.example/",
    "https://voice-manager-engprod.example/",
    "https://voice-manager-stage.example/",
    "https://voice-manager.example/",
  ]);
  expect(manager({ DEMO: "0" })).toBeUndefined();
  const hosts = "stage=voice.stage.example.com, production=Voice.Example.com";
  expect(manager({ VOICE_MANAGER_HOSTS: hosts, ENVIRONMENT: "stage" })).toBe("https://voice.stage.example.com/");
  expect(manager({ VOICE_MANAGER_HOSTS: hosts })).toBe("https://voice.example.com/");
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
  [{ STUDIO_SECOND_FACTOR: "1" }, "STUDIO_SECOND_FACTOR takes one of optional, required"],
  [{ SESSION_SECRET: "short" }, "SESSION_SECRET needs at least 32 characters"],
  [{ TLS: "1" }, "set TRUST_PROXY=1 too"],
  [{ RESTORE_MINUTES: "soon" }, "RESTORE_MINUTES takes a whole number, 1 to 1440"],
  [{ UPSTREAM_TIMEOUT_SECONDS: "0" }, "UPSTREAM_TIMEOUT_SECONDS takes a whole number, 1 to 120"],
  [{ RESTORE_MINUTES: "0" }, "RESTORE_MINUTES takes a whole number, 1 to 1440"],
  [{ VOICE_MANAGER_HOSTS: "voice.example.com" }, "VOICE_MANAGER_HOSTS takes hosts such as"],
  [{ VOICE_MANAGER_HOSTS: "prod=voice.example.com" }, "VOICE_MANAGER_HOSTS takes hosts such as"],
  [{ VOICE_MANAGER_HOSTS: "production=voice.example.com/x" }, "VOICE_MANAGER_HOSTS takes hosts such as"],
  [{ VOICE_MANAGER_HOSTS: "stage=voice.example.com" }, "a host for ENVIRONMENT=production too"],
  [{ ENTERPRISE_BILLING_URL: "billing" }, "ENTERPRISE_BILLING_URL takes an address"],
  [{ FILE_SCANNER: "clamd.internal" }, "FILE_SCANNER takes a host and a port such as clamd.internal:3310"],
  [{ FILE_SCANNER: "clamd.internal:70000" }, "FILE_SCANNER takes a host and a port"],
  [{ MOVED_BILLING_URL: "javascript:alert(1)" }, "MOVED_BILLING_URL takes an address"],
  [{ SUPPORT_PHONES: "CARE=800-555-0100" }, "SUPPORT_PHONES takes numbers such as CARE=+18005550100"],
  [
    { SUPPORT_PHONES_COMMUNITY: "SALES=+18005550100" },
    "SUPPORT_PHONES_COMMUNITY takes numbers such as CARE=+18005550100",
  ],
  [{ UPSTREAM_API: "api.example.com" }, "UPSTREAM_API takes an address"],
  [{ UPSTREAM_API: "https://api.example.com", DEMO: "1" }, "UPSTREAM_API and DEMO=1 exclude each other"],
  [{ PROCESSOR_SECRET: "" }, "PROCESSOR_SECRET needs at least 32 characters"],
  [{ PROCESSOR_SECRET: "x" }, "PROCESSOR_SECRET needs at least 32 characters"],
  [{ DEMO: "0" }, "The demo is off, so PROCESSOR_URL has to name the payment processor"],
  [{ HOST: "0.0.0.0" }, "The demo is off, so PROCESSOR_URL has to name the payment processor"],
  [{ PROCESSOR_URL: "http://pay.example.com" }, "PROCESSOR_URL takes an https address"],
  [{ UPSTREAM_API: "http://api.example.com" }, "UPSTREAM_API takes an https address"],
  [{ VAULT_ORIGIN: "http://localhost:3000" }, "VAULT_ORIGIN needs a host of its own"],
  [
    { VAULT_ORIGIN: "http://Homes.localhost:1", COMMUNITY_HOSTS: "homes.localhost" },
    "VAULT_ORIGIN needs a host of its own",
  ],
  [{ VAULT_ORIGIN: "http://vault.example.com" }, "VAULT_ORIGIN takes an https address"],
  [{ DATABASE_URL: "postgres://db.example.com/portico" }, "DATABASE_URL takes ?sslmode=verify-full"],
  [{ DATABASE_URL: "postgres://db.example.com/portico?sslmode=prefer" }, "DATABASE_URL takes ?sslmode=verify-full"],
  [{ DATABASE_URL: "postgres:///portico?host=db.example.com" }, "DATABASE_URL takes ?sslmode=verify-full"],
  [{ DATABASE_URL: "db" }, "DATABASE_URL takes an address"],
  [{ VAULT_DATABASE_URL: "postgres://db.example.com/portico" }, "VAULT_DATABASE_URL takes ?sslmode=verify-full"],
  [
    {
      DATABASE_URL: "postgres://portico:a@localhost/p",
      VAULT_DATABASE_URL: "postgres://portico:b@localhost/v",
      DEMO: "1",
    },
    "VAULT_DATABASE_URL needs a role of its own",
  ],
  [{ VAULT_SECRET: "short" }, "VAULT_SECRET needs at least 32 characters"],
  [{ VAULT_PORT: "3000" }, "VAULT_PORT needs a port of its own"],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY takes 1, 0, or networks"],
  [{ TRUST_PROXY: "proxy" }, "TRUST_PROXY takes 1, 0, or networks"],
  [{ SECURITY_CONTACT: "security@example.com" }, "SECURITY_CONTACT takes mailto:"],
])("%o is rejected with the variable's name", (environment, message) => {
  expect(() => loadConfig({ ...secret, ...environment } as Record<string, string>)).toThrow(
    expect.objectContaining({ name: "CannotStart", exitCode: 2, message: expect.stringContaining(message) }),
  );
});

test("the vault's secret is generated for the demo only: any other start without it is refused", () => {
  const made = {
    PROCESSOR_SECRET: secret.PROCESSOR_SECRET,
    DEMO_VAULT_SECRET: "made by the supervisor of a demo alone",
  };
  expect(loadConfig(made).vaultSecret).toBe(made.DEMO_VAULT_SECRET);
  expect(() => loadConfig({ ...made, DEMO: "0", PROCESSOR_URL: "https://pay.example.com" })).toThrow(
    /^VAULT_SECRET takes/,
  );
  expect(() => loadConfig({ PROCESSOR_SECRET: secret.PROCESSOR_SECRET })).toThrow(/^VAULT_SECRET takes/);
  expect(
    loadConfig({ ...made, DEMO_VAULT_SECRET: undefined, UPSTREAM_API: "https://api.example.com" }).vaultSecret,
  ).toBe("");
});

test("without the demo the secret of sessions has to be given: it is not kept in the database that it protects", () => {
  const { SESSION_SECRET: _, ...others } = real;
  expect(() => loadConfig({ ...others, DEMO: "0" })).toThrow(/^SESSION_SECRET takes/);
  expect(loadConfig({ ...others, DEMO: "1", TRUST_PROXY: "1" }).sessionSecret).toBeUndefined();
});

test("without the demo the card vault starts with what its supervisor gives it, and has no secret of sessions", () => {
  const config = loadConfig({ ...real, DEMO: "0" });
  expect(config.demo).toBe(false);
  expect(loadConfig(vaultEnvironment(real, config), "vault")).toMatchObject({ demo: false, sessionSecret: undefined });
  expect(() => loadConfig(vaultEnvironment(real, config))).toThrow(/^SESSION_SECRET takes/);
});

test.each([
  ["the demo", {}, "http://127.0.0.1:3100"],
  ["a processor on this machine", { DEMO: "0", PROCESSOR_URL: "http://127.0.0.1:9" }, "http://127.0.0.1:9"],
  ["the test processor, asked for", { DEMO: "0", PROCESSOR_URL: "test" }, "http://127.0.0.1:3100"],
  [
    "the test processor, where the supervisor started it",
    { DEMO: "0", PROCESSOR_URL: "test", TEST_PROCESSOR_URL: "http://127.0.0.1:41" },
    "http://127.0.0.1:41",
  ],
])("payments with %s", (_what, environment, url) => {
  expect(loadConfig({ ...secret, ...environment }).processorUrl).toBe(url);
});

test.each([
  "postgres://127.0.0.1/p",
  "postgres://localhost/p",
  "postgres:///p?host=/run/postgresql",
  "postgres://db.example.com/p?sslmode=verify-full",
  "postgres://db.example.com/p?sslmode=require",
])("%s is accepted", (url) => {
  expect(loadConfig({ ...real, DATABASE_URL: url }).databaseUrl).toBe(url);
});

test("a proxy is trusted by its position, one hop, or by its network", () => {
  const believed = (TRUST_PROXY: string) => {
    const trust = trusts(loadConfig({ ...real, TRUST_PROXY }));
    return (address: string, hop = 0) => trust && trust(address, hop);
  };
  const one = believed("1");
  expect([one("127.0.0.1"), one("::1"), one("::ffff:10.1.2.3"), one("192.168.0.9"), one("fd00::1")]).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect([one("10.0.0.1", 1), one("203.0.113.9"), one("172.32.0.1"), one("2001:db8::1"), one("nonsense")]).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  const named = believed("203.0.113.0/24,2001:db8::7");
  expect([
    named("203.0.113.9"),
    named("203.0.113.9", 3),
    named("2001:db8::7"),
    named("127.0.0.1"),
    named("2001:db8::8"),
  ]).toEqual([true, true, true, false, false]);
  expect(believed("0")("127.0.0.1")).toBe(false);
});

test("a mail server on another machine requires TLS", () => {
  const url = (SMTP_URL: string) => loadConfig({ ...real, SMTP_URL, MAIL_FROM: "a@example.com" }).mail?.url;
  expect(url("smtp://u:p@mail.example.com:587")).toBe("smtp://u:p@mail.example.com:587?requireTLS=true");
  expect(url("smtp://localhost:25")).toBe("smtp://localhost:25");
  expect(() => url("smtp://mail.example.com?requireTLS=false")).toThrow(/^SMTP_URL takes no requireTLS=false/);
  expect(() => url("smtp://mail.example.com?ignoreTLS=true")).toThrow(/^SMTP_URL takes no/);
});

test("mail server and sender must be set together, and an invalid one is named without repeating it", () => {
  const mail = (environment: Record<string, string>) => loadConfig({ ...secret, ...environment }).mail;
  expect(mail({})).toBeUndefined();
  expect(mail({ SMTP_URL: "smtps://u:p@mail.example.com", MAIL_FROM: "Example <a@example.com>" })).toEqual({
    url: "smtps://u:p@mail.example.com",
    from: "Example <a@example.com>",
  });
  expect(() => mail({ SMTP_URL: "smtp://mail.example.com" })).toThrow(/belong together/);
  expect(() => mail({ MAIL_FROM: "a@example.com" })).toThrow(/belong together/);
  expect(() => mail({ SMTP_URL: "https://u:hush@mail.example.com", MAIL_FROM: "a@example.com" })).toThrow(
    /^SMTP_URL takes (?!.*hush)/,
  );
  expect(() => mail({ SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "nobody" })).toThrow(/^MAIL_FROM takes/);
});
