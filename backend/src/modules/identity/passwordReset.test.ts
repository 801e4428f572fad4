import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { demoPassword } from "../../database/people.ts";
import { users } from "./identity.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const path = "/api/pub/identity/v1/password-resets";
const fresh = "a much better phrase";
const choose = (client: TestClient, newPassword: string) => client.send("POST", path, { newPassword });

async function mustReset(username: string): Promise<void> {
  await backend.database.update(users).set({ passwordResetRequired: true }).where(eq(users.username, username));
}

async function granted(
  username: string,
  password = demoPassword,
  site: "business" | "community" = "business",
): Promise<TestClient> {
  const client = await TestClient.open(backend, site);
  expect(await (await client.login(username, password)).json()).toMatchObject({ result: "PASSWORD_RESET_REQUIRED" });
  return client;
}

test("[SESS-01 partly] a grant allows one new password; it does not sign in by itself", async () => {
  const client = await granted("rory");
  expect((await choose(client, fresh)).status).toBe(204);
  expect((await client.get("/api/pub/account/v1/accounts")).status).toBe(401);
  expect((await problemOf(await choose(client, "another good phrase"))).code).toBe("NOT_SIGNED_IN");
  expect((await client.login("rory", demoPassword)).status).toBe(401);
  expect(await (await client.login("rory", fresh)).json()).toMatchObject({ result: "SUCCESS" });
});

test("an invalid password is rejected with its errors, and the grant stays valid", async () => {
  await mustReset("pat");
  const client = await granted("pat");
  const error = async (password: string) => (await problemOf(await choose(client, password))).fields;
  expect(await error("eleven char")).toEqual([{ field: "newPassword", code: "TOO_SHORT" }]);
  expect(await error("            x")).toEqual([{ field: "newPassword", code: "TOO_SHORT" }]);
  expect(await error("this is Pat's phrase")).toEqual([{ field: "newPassword", code: "TOO_PERSONAL" }]);
  expect(await error("Welcome-2026!")).toEqual([{ field: "newPassword", code: "TOO_WEAK" }]);
  expect(await error("pat@portico.example at sea")).toEqual([{ field: "newPassword", code: "TOO_PERSONAL" }]);
  expect(await error(demoPassword)).toEqual([{ field: "newPassword", code: "SAME_AS_BEFORE" }]);
  expect((await choose(client, fresh)).status).toBe(204);
});

test("a new password ends all sessions of its user", async () => {
  const elsewhere = await TestClient.signedIn(backend, "casey");
  await mustReset("casey");
  await choose(await granted("casey"), fresh);
  expect((await elsewhere.ping(true)).status).toBe(401);
});

test("a grant expires after 15 minutes", async () => {
  await mustReset("jo");
  const client = await granted("jo");
  backend.securityClock.advance(900);
  expect((await choose(client, fresh)).status).toBe(401);
});

test("of two concurrent uses of a grant, one succeeds", async () => {
  await mustReset("morgan");
  const client = await granted("morgan");
  const answers = await Promise.all([choose(client, fresh), choose(client, "the other good phrase")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
});

test("a password cannot be reset without a grant", async () => {
  expect((await choose(await TestClient.open(backend), fresh)).status).toBe(401);
});

test("a new password invalidates all other grants of its user", async () => {
  await mustReset("lucia");
  const [first, second] = [await granted("lucia"), await granted("lucia")];
  expect((await choose(first, fresh)).status).toBe(204);
  await mustReset("lucia");
  expect((await choose(second, "the other good phrase")).status).toBe(401);
  expect((await (await TestClient.open(backend)).login("lucia", fresh)).status).toBe(200);
});

test("a grant is valid only while a new password is required", async () => {
  await mustReset("alex");
  const client = await granted("alex", demoPassword, "community");
  await backend.database.update(users).set({ passwordResetRequired: false }).where(eq(users.username, "alex"));
  expect((await choose(client, fresh)).status).toBe(401);
});
