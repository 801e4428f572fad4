import { recovery as limits } from "@portico/rules/recovery";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { demoPassword } from "../src/database/people.ts";
import { deleteExpired } from "../src/jobs.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";
import { recoveryCodes, users } from "../src/modules/identity/identity.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(messages);
  await backend.database.delete(rateLimits);
  await backend.database.delete(recoveryCodes);
});

const base = "/api/pub/identity/v1";
const fresh = "four quiet lanterns at dusk";

const request = (client: TestClient, identifier: string, way = "PASSWORD") =>
  client.send("POST", `${base}/recoveries`, { way, identifier });
const confirm = async (client: TestClient, identifier: string, code: string) =>
  (await (await client.send("POST", `${base}/recovery-confirmations`, { identifier, code })).json()) as unknown;
const choose = (client: TestClient, newPassword = fresh) =>
  client.send("POST", `${base}/password-resets`, { newPassword });

const outbox = () => backend.database.select().from(messages).orderBy(messages.id);
const sentTo = async (username: string) =>
  (await outbox()).filter(({ address }) => address === `${username}@portico.example`).map(({ text }) => text ?? "");
async function newestCode(username: string): Promise<string> {
  const text = (await sentTo(username)).at(-1) ?? "";
  return /^\d{8}$/m.exec(text)?.[0] ?? "";
}
const wrong = (code: string) => (code === "00000000" ? "00000001" : "00000000");

test("[SESS-17 partly] an e-mailed code gives a new password, which signs in; all other sessions end", async () => {
  const elsewhere = await TestClient.signedIn(backend, "quinn");
  const client = await TestClient.open(backend);
  expect((await request(client, "quinn")).status).toBe(204);
  expect(await confirm(client, "quinn", await newestCode("quinn"))).toEqual({ state: "CONFIRMED" });
  expect((await client.get("/api/pub/account/v1/accounts")).status).toBe(401);
  expect((await choose(client)).status).toBe(204);
  expect((await elsewhere.ping(true)).status).toBe(401);
  expect((await client.login("quinn", demoPassword)).status).toBe(401);
  expect(await (await client.login("quinn", fresh)).json()).toMatchObject({ result: "SUCCESS" });
  expect((await outbox()).map(({ kind, subject }) => [kind, subject])).toEqual([
    ["SECURITY", "Your code to reset your password"],
    ["SECURITY", "Your password was changed"],
  ]);
});

test("the code is found by e-mail address too, with spaces in it, and in the customer's language", async () => {
  const client = await TestClient.open(backend);
  await request(client, " LUCIA@portico.example ");
  const [text = ""] = await sentTo("lucia");
  expect(text).toContain("Alguien pidió restablecer la contraseña del nombre de usuario lucia.");
  const code = await newestCode("lucia");
  expect(await confirm(client, "lucia", `${code.slice(0, 4)} ${code.slice(4)}`)).toEqual({ state: "CONFIRMED" });
});

test("a user name, an e-mail address and nobody are answered alike; nobody gets no e-mail", async () => {
  const client = await TestClient.open(backend);
  for (const identifier of ["dana", "dana@portico.example", "nobody", "nobody@portico.example", "alex"]) {
    const answer = await request(client, identifier);
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    const code = await newestCode("dana");
    for (const triesLeft of [4, 3, 2, 1])
      expect([identifier, await confirm(client, identifier, wrong(code))]).toEqual([
        identifier,
        { state: "WRONG", triesLeft },
      ]);
    expect(await confirm(client, identifier, wrong(code))).toEqual({ state: "ENDED" });
    expect(await confirm(client, identifier, code)).toEqual({ state: "ENDED" });
    await backend.database.delete(rateLimits);
  }
  expect(new Set((await outbox()).map(({ address }) => address))).toEqual(new Set(["dana@portico.example"]));
  expect(await confirm(client, "never-asked", "12345678")).toEqual({ state: "ENDED" });
});

test("agents, disabled users and users without an address are answered like nobody", async () => {
  const client = await TestClient.open(backend);
  const changes = [{ disabled: true }, { userType: "CSR" as const }, { email: null }];
  for (const change of changes) {
    const [before] = await backend.database.select().from(users).where(eq(users.username, "casey"));
    await backend.database.update(users).set(change).where(eq(users.username, "casey"));
    expect((await request(client, "casey")).status).toBe(204);
    expect(await confirm(client, "casey", "12345678")).toEqual({ state: "WRONG", triesLeft: 4 });
    await backend.database
      .update(users)
      .set(before ?? {})
      .where(eq(users.username, "casey"));
  }
  expect(await outbox()).toEqual([]);
});

test("a new code invalidates the one before, and a code works once", async () => {
  const client = await TestClient.open(backend);
  await request(client, "dana");
  const first = await newestCode("dana");
  await request(client, "dana@portico.example");
  const second = await newestCode("dana");
  expect(await confirm(client, "dana", first)).toEqual({ state: "WRONG", triesLeft: 4 });
  const both = await Promise.all([
    confirm(client, "dana", second),
    confirm(await TestClient.open(backend), "dana", second),
  ]);
  expect(both).toContainEqual({ state: "CONFIRMED" });
  expect(both).toContainEqual({ state: "ENDED" });
});

test("only a salted hash of the code is stored, and it is deleted once it has expired", async () => {
  await request(await TestClient.open(backend), "dana");
  const code = await newestCode("dana");
  expect(JSON.stringify(await backend.database.select().from(recoveryCodes))).not.toContain(code);
  backend.securityClock.advance(limits.lifetimeSeconds);
  await deleteExpired(backend.deps);
  expect(await backend.database.select().from(recoveryCodes)).toEqual([]);
});

test("a code expires after ten minutes", async () => {
  const client = await TestClient.open(backend);
  await request(client, "dana");
  backend.securityClock.advance(limits.lifetimeSeconds);
  expect(await confirm(client, "dana", await newestCode("dana"))).toEqual({ state: "ENDED" });
});

test("twenty concurrent guesses are five tries", async () => {
  const client = await TestClient.open(backend);
  await request(client, "dana");
  const code = wrong(await newestCode("dana"));
  const answers = await Promise.all(Array.from({ length: 18 }, () => confirm(client, "dana", code)));
  const isWrong = (answer: unknown) => (answer as { state: string }).state === "WRONG";
  expect(answers.filter(isWrong)).toHaveLength(limits.tries - 1);
});

test("what was typed is throttled for everybody alike; a person gets five e-mails an hour, however they are found", async () => {
  const client = await TestClient.open(backend);
  for (const identifier of ["dana", "nobody"]) {
    for (let sent = 0; sent < limits.sendsAnHour; sent++) expect((await request(client, identifier)).status).toBe(204);
    const problem = await problemOf(await request(client, identifier));
    expect(problem.code).toBe("TOO_MANY_REQUESTS");
  }
  expect((await request(client, "dana@portico.example")).status).toBe(204);
  expect(await sentTo("dana")).toHaveLength(limits.sendsAnHour);
  expect(await confirm(client, "dana", await newestCode("dana"))).toEqual({ state: "CONFIRMED" });
  backend.securityClock.advance(3_600);
  expect((await request(await TestClient.open(backend), "dana")).status).toBe(204);
});

test("an address of the internet is throttled", async () => {
  const client = await TestClient.open(backend);
  for (let each = 0; each < limits.requestsAnHour; each++) {
    // The limit of calls a minute is another one.
    if (each % 15 === 14) backend.securityClock.advance(60);
    expect((await request(client, `nobody${each}`)).status).toBe(204);
  }
  expect((await request(client, "nobody")).headers.get("retry-after")).toMatch(/^\d{4}$/);
});

test("[SESS-17 partly] the user names of an address are e-mailed to it", async () => {
  const client = await TestClient.open(backend);
  await backend.database.update(users).set({ email: "Dana@portico.example" }).where(eq(users.username, "billie"));
  expect((await request(client, "dana@portico.example", "USERNAME")).status).toBe(204);
  expect((await request(client, "nobody@portico.example", "USERNAME")).status).toBe(204);
  const sent = await outbox();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain("These are the usernames for your email address:\n\nbillie\ndana\n\nSign in here:");
  await request(client, "dana@portico.example");
  const codes = (await outbox()).slice(1).map(({ text }) => /^\d{8}$/m.exec(text ?? "")?.[0] ?? "");
  expect(codes).toHaveLength(2);
  expect(await confirm(client, "dana@portico.example", codes[1] ?? "")).toEqual({ state: "CONFIRMED" });
  await backend.database.update(users).set({ email: "billie@portico.example" }).where(eq(users.username, "billie"));
});

test("somebody who used up their sign-in tries can sign in right after the reset", async () => {
  const client = await TestClient.open(backend);
  for (let tries = 0; tries < 6; tries++) await client.login("morgan", "forgotten");
  expect((await client.login("morgan", demoPassword)).status).toBe(429);
  await request(client, "morgan");
  await confirm(client, "morgan", await newestCode("morgan"));
  expect((await choose(client, "morgan is at sea again")).status).toBe(400);
  expect((await choose(client, "North Pier Marine Supply!")).status).toBe(400);
  expect((await choose(client)).status).toBe(204);
  expect((await client.login("morgan", fresh)).status).toBe(200);
});

test("a reset invalidates the codes and the grants of the person", async () => {
  const [first, second] = [await TestClient.open(backend), await TestClient.open(backend)];
  for (const client of [first, second]) {
    await request(client, "jo");
    await confirm(client, "jo", await newestCode("jo"));
  }
  await request(second, "jo");
  const unused = await newestCode("jo");
  expect((await choose(first)).status).toBe(204);
  expect((await choose(second, "another lantern at dusk")).status).toBe(401);
  expect(await confirm(second, "jo", unused)).toEqual({ state: "ENDED" });
});

test("without e-mail nothing is promised", async () => {
  Object.assign(backend.config, { demo: false });
  const problem = await problemOf(await request(await TestClient.open(backend), "dana"));
  Object.assign(backend.config, { demo: true });
  expect([problem.code, await outbox()]).toEqual(["MAIL_UNAVAILABLE", []]);
});

test("neither names, codes nor passwords are in the log", async () => {
  backend.logs.length = 0;
  const client = await TestClient.open(backend);
  await request(client, "ines@portico.example");
  const code = await newestCode("ines");
  await confirm(client, "ines@portico.example", code);
  await choose(client);
  const log = backend.logs.join("\n");
  for (const secret of ["ines@portico.example", code, fresh]) expect(log).not.toContain(secret);
});
