import type { components } from "@portico/openapi/identity";
import { accountCreation as limits } from "@portico/rules/accountCreation";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { problemOf, TestClient } from "../testing/testClient.ts";
import { deleteExpired } from "../src/jobs.ts";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";
import { accountCreations } from "../src/modules/users/users.tables.ts";

type Schemas = components["schemas"];
type Wanted = Schemas["AccountCreationRequest"];

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(messages);
  await backend.database.delete(rateLimits);
  await backend.database.delete(accountCreations);
});

const base = "/api/pub/identity/v1";
const [shop, bookkeeping] = ["8347209101", "8347209119"];
const lee = {
  purpose: "PORTAL",
  accountNumber: shop,
  zip: "02128",
  firstName: "Lee",
  email: "lee@shop.example",
} as const;
const chosen = { username: "lee.ortiz", password: "four quiet lanterns at dusk" };

const begin = (client: TestClient, wanted: object = lee) => client.send("POST", `${base}/account-creations`, wanted);
const end = (client: TestClient, code: string, more: object = {}) =>
  client.send("POST", `${base}/account-creation-completions`, { code, ...chosen, ...more });
const stateAfter = async (client: TestClient, code: string) =>
  (await (await end(client, code)).json()) as Schemas["AccountCreationAnswer"];
const sent = async () =>
  (await backend.database.select().from(messages).orderBy(messages.id)).map(({ address, subject, text }) => ({
    address,
    subject,
    text: text ?? "",
  }));
const sentCode = async () => /^\d{8}$/m.exec((await sent()).at(-1)?.text ?? "")?.[0] ?? "";
const wrong = (code: string) => (code === "00000000" ? "00000001" : "00000000");

test(
  "a wrong account number, a wrong proof, another site's account and an account with an owner are answered alike",
  { tags: "full" },
  async () => {
    const { zip: _, ...rest } = lee;
    const cases: [string, Partial<Wanted>][] = [
      ["unknown account", { ...lee, accountNumber: "8347999999" }],
      ["wrong ZIP code", { ...lee, zip: "02129" }],
      ["wrong amount", { ...rest, lastStatementAmount: 1 }],
      ["owned", { ...lee, accountNumber: "8347201180", zip: "02110" }],
      ["without the suite", { ...lee, purpose: "SECURITY_SUITE" }],
    ];
    for (const [name, wanted] of cases) {
      const client = await TestClient.open(backend);
      const answer = await begin(client, wanted);
      expect([name, answer.status, await answer.text()]).toEqual([name, 204, ""]);
      for (const triesLeft of [4, 3, 2, 1])
        expect([name, await stateAfter(client, "01234567")]).toEqual([name, { state: "WRONG", triesLeft }]);
      expect([name, await stateAfter(client, "01234567")]).toEqual([name, { state: "ENDED" }]);
      await backend.database.delete(rateLimits);
    }
    const community = await TestClient.open(backend, "community");
    expect((await begin(community)).status).toBe(204);
    expect((await sent()).map(({ address, subject }) => [address, subject])).toEqual([
      [lee.email, "Your account already has a sign-in"],
      [lee.email, "Your account doesn’t have Security Suite"],
    ]);
    expect((await sent())[0]?.text).toContain("They can send you an invitation.");
  },
);

test("after wrong proofs the right one still gets its code: messages to an address are counted, not tries", async () => {
  const client = await TestClient.open(backend);
  for (let tried = 0; tried < limits.sendsAnHour; tried += 1) await begin(client, { ...lee, zip: "02129" });
  expect(await sent()).toEqual([]);
  await begin(client);
  expect(await sentCode()).toMatch(/^\d{8}$/);
});

test("faulty requests, user names and passwords are refused at their fields, and use no try", async () => {
  const client = await TestClient.open(backend);
  const both = await problemOf(await begin(client, { ...lee, lastStatementAmount: 11_840 }));
  expect(both).toMatchObject({ code: "INVALID_REQUEST", fields: [{ field: "zip", code: "INVALID" }] });
  const email = await problemOf(await begin(client, { ...lee, email: "lee", firstName: "7" }));
  expect(email).toMatchObject({
    fields: [
      { field: "firstName", code: "INVALID" },
      { field: "email", code: "INVALID" },
    ],
  });
  await begin(client);
  const code = await sentCode();
  for (const [more, fields] of [
    [{ username: "dana" }, [{ field: "username", code: "TAKEN" }]],
    [{ username: "7" }, [{ field: "username", code: "INVALID" }]],
    [{ password: "short" }, [{ field: "password", code: "TOO_SHORT" }]],
    [{ password: "Cormorant Print Shop" }, [{ field: "password", code: "TOO_PERSONAL" }]],
  ] as const)
    expect(await problemOf(await end(client, code, more))).toMatchObject({ code: "INVALID_REQUEST", fields });
  expect(await stateAfter(client, wrong(code))).toEqual({ state: "WRONG", triesLeft: 4 });
});

test("a code works in the browser that asked for it, for half an hour, and is not stored", async () => {
  const [client, other] = [await TestClient.open(backend), await TestClient.open(backend)];
  await begin(client);
  const code = await sentCode();
  expect(await stateAfter(other, code)).toEqual({ state: "ENDED" });
  expect(JSON.stringify(await backend.database.select().from(accountCreations))).not.toContain(code);
  backend.securityClock.advance(limits.lifetimeSeconds);
  expect(await stateAfter(client, code)).toEqual({ state: "ENDED" });
  await deleteExpired(backend);
  expect(await backend.database.select().from(accountCreations)).toEqual([]);
});

test("requests are limited by address of the internet, by account number and by e-mail address", async () => {
  const client = await TestClient.open(backend);
  for (let count = 0; count < limits.sendsAnHour + 1; count += 1) expect((await begin(client)).status).toBe(204);
  expect(await sent()).toHaveLength(limits.sendsAnHour);
  for (let count = limits.sendsAnHour + 1; count < limits.requestsOfAccountAnHour; count += 1) await begin(client);
  expect((await begin(client)).status).toBe(429);
  for (let count = limits.requestsOfAccountAnHour + 1; count < limits.requestsAnHour; count += 1)
    await begin(client, { ...lee, accountNumber: String(1_000_000_000 + count) });
  expect((await begin(client, { ...lee, accountNumber: "2000000000" })).status).toBe(429);
});

test("[SESS-17 partly] the right code creates the owner and signs them in, with a new session and anti-forgery token", async () => {
  const client = await TestClient.open(backend);
  await begin(client);
  const [code, before] = [await sentCode(), client.token];
  const answer = await stateAfter(client, `${code.slice(0, 4)} ${code.slice(4)}`);
  expect(answer).toMatchObject({ state: "CREATED" });
  expect(answer.csrfToken).not.toBe(before);
  const { session } = await client.browser.bootstrap();
  expect(session.profile).toMatchObject({ username: chosen.username, role: "PRIMARY", accountNumber: shop });
  expect(await stateAfter(client, code)).toMatchObject({ code: "CSRF_TOKEN_INVALID" });
  const [row] = await backend.database.select().from(users).where(eq(users.username, chosen.username));
  expect(row).toMatchObject({ email: lee.email, firstName: "Lee", invented: false });

  const late = await TestClient.open(backend);
  await begin(late);
  expect((await sent()).at(-1)?.subject).toBe("Your account already has a sign-in");
});

test("[SESS-17 partly] a customer of the security suite proves it with the newest amount; of two with the same proof one is the owner", async () => {
  const wanted = {
    purpose: "SECURITY_SUITE",
    accountNumber: bookkeeping,
    lastStatementAmount: 9_460,
    firstName: "Kay",
    email: "kay@books.example",
  };
  const [kay, other] = [await TestClient.open(backend), await TestClient.open(backend)];
  await begin(kay, wanted);
  const first = await sentCode();
  await begin(other, { ...wanted, email: "rob@books.example" });
  const codes = [first, await sentCode()];
  const answers = await Promise.all([
    end(kay, codes[0] ?? "", { username: "kay.books" }),
    end(other, codes[1] ?? "", { username: "rob.books" }),
  ]);
  const states = await Promise.all(answers.map(async (each) => ((await each.json()) as { state: string }).state));
  expect(states.sort()).toEqual(["CREATED", "ENDED"]);
});

/** A browser with the code of an account that nobody owns; `chosen` is taken by the former owner. */
async function withCode(wanted: object = lee): Promise<{ client: TestClient; code: string }> {
  const client = await TestClient.open(backend);
  await begin(client, wanted);
  return { client, code: await sentCode() };
}

/** The browser as it is when an answer does not arrive: without the cookies of the answer. */
async function asBefore(client: TestClient, send: () => Promise<void>): Promise<TestClient> {
  const again = new TestClient(backend.browser("business"), "business");
  for (const [name = "", value = ""] of client
    .cookies()
    .split("; ")
    .map((pair) => pair.split("=")))
    again.browser.jar.set(name, value);
  again.token = client.token;
  await send();
  return again;
}

const created = (client: TestClient, code: string, more: object) =>
  asBefore(client, async () => {
    expect(await (await end(client, code, more)).json()).toMatchObject({ state: "CREATED" });
  });
const nobodyOwns = (account: string) =>
  backend.database.delete(userAccounts).where(eq(userAccounts.accountId, account));
const stateOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { state: string }).state;

test("[SESS-17 partly] a sign-in whose answer was lost is signed in when it is sent again, also after the last try", async () => {
  await nobodyOwns(shop);
  const { client, code } = await withCode();
  for (let tried = 0; tried < 4; tried += 1) await end(client, wrong(code));
  const again = await created(client, code, { username: "lee.again" });
  expect(await stateOf(end(again, code, { username: "lee.again" }))).toBe("CREATED");
  expect((await again.browser.bootstrap()).session.profile).toMatchObject({ username: "lee.again", role: "PRIMARY" });
});

test("[SESS-17 partly] another password or user name is no repetition, and uses a try", async () => {
  await nobodyOwns(shop);
  const { client, code } = await withCode();
  const more = { username: "lee.third" };
  const again = await created(client, code, more);
  for (const other of [1, 2, 3, 4])
    expect(await stateOf(end(again, code, { ...more, password: `${other} quiet lanterns at noon` }))).toBe("ENDED");
  expect(await stateOf(end(again, code, { username: "dana" }))).toBe("ENDED");
  expect(await stateOf(end(again, code, more))).toBe("ENDED");
});

test("[SESS-17 partly] a repetition does not take the place of a second step, of a closed sign-in or of a new password", async () => {
  await nobodyOwns(shop);
  const { client, code } = await withCode();
  const more = { username: "lee.fourth" };
  const again = await created(client, code, more);
  const set = (values: Partial<typeof users.$inferInsert>) =>
    backend.database.update(users).set(values).where(eq(users.username, more.username));
  for (const [values, undo] of [
    [{ secondFactorSince: new Date() }, { secondFactorSince: null }],
    [{ disabled: true }, { disabled: false }],
    [{ passwordResetRequired: true }, { passwordResetRequired: false }],
  ]) {
    await set(values ?? {});
    expect(await stateOf(end(again, code, more))).toBe("ENDED");
    await set(undo ?? {});
  }
  expect(await stateOf(end(again, code, more))).toBe("CREATED");
});

test("[SESS-17 partly] somebody else with the same proof is not signed in with the owner's user name and password", async () => {
  await nobodyOwns(shop);
  const [first, other] = [await withCode(), await withCode({ ...lee, email: "rob@shop.example" })];
  await created(first.client, first.code, { username: "lee.fifth" });
  expect(await stateOf(end(other.client, other.code, { username: "lee.fifth" }))).toBe("ENDED");
});
