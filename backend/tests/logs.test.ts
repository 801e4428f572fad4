import { afterAll, beforeAll, expect, test } from "vitest";
import { createLogger } from "../src/lib/logger.ts";
import { TestClient } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const canary = "Canary-7c1e-password";

/** The encodings in which a word could appear in a log. */
function disguises(word: string): string[] {
  const bytes = Buffer.from(word);
  return [
    word,
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    encodeURIComponent(word),
    [...word].reverse().join(""),
    word.toUpperCase(),
  ];
}

test("a password is never logged, whatever the result of the call", async () => {
  const client = await TestClient.open(backend);
  await client.login("dana", canary);
  await client.login(canary, canary);
  await client.send("POST", "/api/pub/sbnetloginedge/login", { username: canary, password: { nested: canary } });
  await client.send("POST", "/api/pub/sbnetloginedge/login", `{"password":"${canary}`);
  await client.send(
    "POST",
    `/api/pub/sbnetloginedge/login?password=${canary}`,
    { username: "x", password: canary, rememberMe: true },
    { authorization: `Bearer ${canary}`, cookie: canary },
  );
  await client.send("POST", "/api/pub/identity/v1/password-resets", { newPassword: canary });
  expect(backend.logs.length).toBeGreaterThan(5);
  for (const form of disguises(canary)) expect(backend.logs.filter((line) => line.includes(form))).toEqual([]);
});

test("a failed SQL statement is logged without the customer's input", async () => {
  await backend.database.execute("alter table sign_in_failures rename to sign_in_failures_away");
  const client = await TestClient.open(backend);
  const response = await client.login(`${canary}-name`, canary);
  await backend.database.execute("alter table sign_in_failures_away rename to sign_in_failures");
  expect(response.status).toBe(500);
  const line = backend.logs.find((text) => text.includes("a request failed")) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    code: "INTERNAL_ERROR",
    err: { message: expect.stringContaining("sign_in_failures"), cause: { code: "42P01" } },
  });
  expect(line).not.toMatch(/params|Canary/);
});

test("sessions, tokens and tickets are never logged", async () => {
  const client = await TestClient.signedIn(backend, "dana");
  const ticket = (await (
    await client.send("POST", "/api/pub/pciedge/pci/v1/tickets", { accountId: "8347201180" })
  ).json()) as { ticket: string };
  const secrets = [
    client.token,
    ticket.ticket,
    client.browser.jar.get("portico-session") ?? "",
    decodeURIComponent(client.browser.jar.get("portico-session") ?? "").split(".")[0] ?? "",
  ];
  expect(secrets.every((secret) => secret.length > 10)).toBe(true);
  for (const secret of secrets) expect(backend.logs.filter((line) => line.includes(secret))).toEqual([]);
});

test("the logger redacts secrets that are logged by mistake", () => {
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => void lines.push(line) });
  logger.info(
    {
      password: canary,
      body: { cardNumber: canary, deep: { securityCode: canary } },
      headers: { cookie: canary, "x-csrf-token": canary, authorization: canary },
    },
    "oh",
  );
  expect(lines.join()).not.toContain(canary);
  expect(lines.join()).toContain("[redacted]");
});

test("a log line has the request id that the client got", async () => {
  const response = await (await TestClient.open(backend)).get("/api/pub/account/v1/accounts?secret=1");
  const id = response.headers.get("x-transaction-id");
  const lines = backend.logs.filter((line) => line.includes(id ?? "none")).map((line) => JSON.parse(line));
  expect(lines.find(({ msg }) => msg === "incoming request")).toMatchObject({
    req: { method: "GET", path: "/api/pub/account/v1/accounts", host: "localhost:3000" },
  });
  expect(lines.find(({ msg }) => msg === "a request was refused")).toMatchObject({
    code: "NOT_SIGNED_IN",
    status: 401,
  });
});
