import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { Caller, problemOf } from "../../../testing/caller.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { demoPassword } from "../../database/people.ts";
import { faultOfNewPassword } from "./newPassword.domain.ts";
import { users } from "./identity.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const path = "/api/pub/identity/v1/password-resets";
const fresh = "a much better phrase";
const choose = (caller: Caller, newPassword: string) => caller.send("POST", path, { newPassword });

async function mustReset(username: string): Promise<void> {
  await backend.database.update(users).set({ passwordResetRequired: true }).where(eq(users.username, username));
}

async function granted(username: string, password = demoPassword, site: "business" | "community" = "business"): Promise<Caller> {
  const caller = await Caller.open(backend, site);
  expect(await (await caller.login(username, password)).json()).toMatchObject({ result: "PASSWORD_RESET_REQUIRED" });
  return caller;
}

test("[SESS-01 partly] with the grant a new password is chosen, once; it signs nobody in by itself", async () => {
  const caller = await granted("rory");
  expect((await choose(caller, fresh)).status).toBe(204);
  expect((await caller.get("/api/pub/account/v1/accounts")).status).toBe(401);
  expect((await problemOf(await choose(caller, "another good phrase"))).code).toBe("NOT_SIGNED_IN");
  expect((await caller.login("rory", demoPassword)).status).toBe(401);
  expect(await (await caller.login("rory", fresh)).json()).toMatchObject({ result: "SUCCESS" });
});

test("what is wrong with a new password is said, and the grant is still good", async () => {
  await mustReset("pat");
  const caller = await granted("pat");
  const fault = async (password: string) => (await problemOf(await choose(caller, password))).fields;
  expect(await fault("eleven char")).toEqual([{ field: "newPassword", code: "TOO_SHORT" }]);
  expect(await fault("            x")).toEqual([{ field: "newPassword", code: "TOO_SHORT" }]);
  expect(await fault("this is Pat's phrase")).toEqual([{ field: "newPassword", code: "TOO_WEAK" }]);
  expect(await fault(demoPassword)).toEqual([{ field: "newPassword", code: "SAME_AS_BEFORE" }]);
  expect((await choose(caller, fresh)).status).toBe(204);
});

test.each(["passwordpassword", "Password1234!", "qwertyuiop123", "123456789012", "aaaaaaaaaaaa", "abcd1234abcd1234", "Welcome2026!!", "P@ssw0rd2026!", "Summer 2026 Summer"])("%s is among the first that anybody tries", (password) => {
  expect(faultOfNewPassword(password, "pat")).toBe("TOO_WEAK");
});

test.each(["correct horse battery", "my password is a sentence", "cuatro gatos en la azotea", "passengerpigeons", "8tR-22kq-1fZz"])("%s is taken", (password) => {
  expect(faultOfNewPassword(password, "pat")).toBeUndefined();
});

test("a long one is judged at once", () => {
  const started = performance.now();
  for (const parts of ["password", "abcabcdef", "1q2w3e4r1q2w3e4r5t", "12345!"]) expect(faultOfNewPassword(`${parts.repeat(200)}x`.slice(-200), "pat")).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(200);
});

test("a new password ends every session of its user", async () => {
  const elsewhere = await Caller.signedIn(backend, "casey");
  await mustReset("casey");
  await choose(await granted("casey"), fresh);
  expect((await elsewhere.ping(true)).status).toBe(401);
});

test("a grant is good for 15 minutes", async () => {
  await mustReset("jo");
  const caller = await granted("jo");
  backend.securityClock.advance(900);
  expect((await choose(caller, fresh)).status).toBe(401);
});

test("of two that use a grant at once one succeeds", async () => {
  await mustReset("morgan");
  const caller = await granted("morgan");
  const answers = await Promise.all([choose(caller, fresh), choose(caller, "the other good phrase")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
});

test("nobody chooses a password without a grant", async () => {
  expect((await choose(await Caller.open(backend), fresh)).status).toBe(401);
});

test("a new password ends every other grant of its user", async () => {
  await mustReset("lucia");
  const [first, second] = [await granted("lucia"), await granted("lucia")];
  expect((await choose(first, fresh)).status).toBe(204);
  await mustReset("lucia");
  expect((await choose(second, "the other good phrase")).status).toBe(401);
  expect((await (await Caller.open(backend)).login("lucia", fresh)).status).toBe(200);
});

test("a grant is good only while a new password is asked for", async () => {
  await mustReset("alex");
  const caller = await granted("alex", demoPassword, "community");
  await backend.database.update(users).set({ passwordResetRequired: false }).where(eq(users.username, "alex"));
  expect((await choose(caller, fresh)).status).toBe(401);
});
