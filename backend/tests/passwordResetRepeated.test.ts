import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { demoPassword } from "../src/database/people.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { users } from "../src/modules/identity/identity.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => void (await backend.database.delete(rateLimits)));

const path = "/api/pub/identity/v1/password-resets";
const cookie = "portico-reset";
const fresh = "a much better phrase";
const choose = (client: TestClient, newPassword: string) => client.send("POST", path, { newPassword });

/** Carried out, but the answer is lost: the browser still has the grant. */
async function chooseUnanswered(client: TestClient, newPassword: string): Promise<void> {
  const grant = client.browser.jar.get(cookie) ?? "";
  expect((await choose(client, newPassword)).status).toBe(204);
  client.browser.jar.set(cookie, grant);
}

async function mustReset(username: string): Promise<void> {
  await backend.database.update(users).set({ passwordResetRequired: true }).where(eq(users.username, username));
}

async function granted(username: string, password = demoPassword): Promise<TestClient> {
  const client = await TestClient.open(backend);
  expect(await (await client.login(username, password)).json()).toMatchObject({ result: "PASSWORD_RESET_REQUIRED" });
  return client;
}

test("a new password whose answer was lost is in force when it is sent again, and is told of once", async () => {
  const elsewhere = await TestClient.signedIn(backend, "selma");
  await mustReset("selma");
  const client = await granted("selma");
  await chooseUnanswered(client, fresh);
  const told = await backend.database.$count(messages);
  const since = await TestClient.open(backend);
  await since.login("selma", fresh);
  expect((await choose(client, fresh)).status).toBe(204);
  expect(await backend.database.$count(messages)).toBe(told);
  expect((await elsewhere.ping(true)).status).toBe(401);
  expect((await since.ping(true)).status).toBe(200);
});

test("the same new password sent twice at once succeeds twice", async () => {
  await mustReset("dana");
  const client = await granted("dana");
  const answers = await Promise.all([choose(client, fresh), choose(client, fresh)]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
});

test("a used grant does not tell the password: tries of it count like a sign-in's", async () => {
  await mustReset("tess");
  const client = await granted("tess");
  await chooseUnanswered(client, fresh);
  for (let tried = 0; tried < 5; tried += 1)
    expect((await problemOf(await choose(client, `guess ${tried} of a phrase`))).code).toBe("NOT_SIGNED_IN");
  expect((await choose(client, fresh)).status).toBe(429);
  expect((await client.login("tess", fresh)).status).toBe(429);
});

test("a right repetition gives no further tries of a sign-in", async () => {
  await mustReset("noor");
  const client = await granted("noor");
  await chooseUnanswered(client, fresh);
  for (let tried = 0; tried < 4; tried += 1) expect((await client.login("noor", "not the phrase")).status).toBe(401);
  expect((await choose(client, fresh)).status).toBe(204);
  expect((await client.login("noor", "not the phrase")).status).toBe(429);
});

test("a used grant is over with the next password, and with its time", async () => {
  await mustReset("wendy");
  const first = await granted("wendy");
  await chooseUnanswered(first, fresh);
  await mustReset("wendy");
  const second = await granted("wendy", fresh);
  await chooseUnanswered(second, "the other good phrase");
  expect((await choose(first, "the other good phrase")).status).toBe(401);
  expect((await choose(second, "the other good phrase")).status).toBe(204);
  backend.securityClock.advance(900);
  expect((await choose(second, "the other good phrase")).status).toBe(401);
});

test("a grant that another one invalidated does not confirm the new password", async () => {
  await mustReset("carl");
  const [first, second] = [await granted("carl"), await granted("carl")];
  expect((await choose(first, fresh)).status).toBe(204);
  expect((await choose(second, fresh)).status).toBe(401);
});
