import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { newCustomer } from "../../../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import {
  accept,
  address,
  base,
  harborStreet,
  invite,
  mailsTo,
  peopleOf,
  person,
  put,
  refused,
  register,
  remove,
  tokenFor,
  type Schemas,
} from "./users.testing.ts";

const copperKettle = "8347201313";
const pineAndLadle = "8347201206";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

describe("[SESS-18] people of an account", () => {
  test("administrators see everybody with role and state, the owner first", async () => {
    const ada = await TestClient.signedIn(backend, "ada");
    const { people, canInvite } = await peopleOf(ada);
    expect(people.map(({ firstName, access, isYou }) => [firstName, access[0]?.role, access[0]?.state, isYou])).toEqual(
      [
        ["Dana", "PRIMARY", "ACTIVE", false],
        ["Ada", "ADMIN", "ACTIVE", true],
        ["Billie", "BILLING", "ACTIVE", false],
        ["Sam", "STANDARD", "ACTIVE", false],
      ],
    );
    expect(canInvite).toBe(true);
  });

  test("a changed role applies at the next call, is logged and e-mailed; the same version changes it once", async () => {
    const [dana, billie] = [await TestClient.signedIn(backend, "dana"), await TestClient.signedIn(backend, "billie")];
    const { userId, version } = await person(dana, "Billie");
    const changed = await put(dana, userId, version, { role: "STANDARD" });
    expect(((await changed.json()) as Schemas["Person"]).access[0]).toEqual({
      accountId: harborStreet,
      role: "STANDARD",
      state: "ACTIVE",
      version: version + 1,
    });
    const ticket = { accountId: harborStreet };
    expect((await billie.send("POST", "/api/pub/pciedge/pci/v1/tickets", ticket)).status).toBe(403);
    expect(await refused(await put(dana, userId, version, { role: "ADMIN" }))).toEqual([412, "CONFLICT"]);
    expect((await peopleOf(dana)).changes[0]).toMatchObject({
      kind: "ROLE_CHANGED",
      by: "Dana",
      subject: "Billie",
      roleBefore: "BILLING",
      roleAfter: "STANDARD",
    });
    expect((await mailsTo(backend, "billie@portico.example")).at(-1)).toMatchObject({
      kind: "ACCESS",
      text: expect.stringContaining("Dana changed your role on Harbor Street Bakery. Your role now: standard."),
    });
    await put(dana, userId, version + 1, { role: "BILLING" });
  });

  test("a deactivated person keeps the role and loses the account at once; reactivating gives it back", async () => {
    const [dana, sam] = [await TestClient.signedIn(backend, "dana"), await TestClient.signedIn(backend, "sam")];
    const { userId, version } = await person(dana, "Sam");
    expect((await put(dana, userId, version, { role: "STANDARD", state: "DEACTIVATED" })).status).toBe(200);
    expect((await sam.get("/api/pub/account/v1/accounts")).status).toBe(403);
    expect(await person(dana, "Sam")).toMatchObject({ role: "STANDARD", state: "DEACTIVATED" });
    expect((await put(dana, userId, version + 1, { role: "STANDARD", state: "ACTIVE" })).status).toBe(200);
    expect((await sam.get("/api/pub/account/v1/accounts")).status).toBe(200);
    const kinds = (await peopleOf(dana)).changes.map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(["REACTIVATED", "DEACTIVATED"]);
  });

  test("the owner can't be removed, demoted or deactivated, and nobody changes their own access", async () => {
    const [dana, ada] = [await TestClient.signedIn(backend, "dana"), await TestClient.signedIn(backend, "ada")];
    const owner = await person(ada, "Dana");
    expect(await refused(await remove(ada, owner.userId, owner.version))).toEqual([422, "OWNER_STAYS"]);
    expect(await refused(await put(ada, owner.userId, owner.version, { role: "ADMIN" }))).toEqual([422, "OWNER_STAYS"]);
    expect(await refused(await put(dana, owner.userId, owner.version, { role: "ADMIN" }))).toEqual([
      422,
      "OWNER_STAYS",
    ]);
    const self = await person(ada, "Ada");
    expect(await refused(await remove(ada, self.userId, self.version))).toEqual([422, "OWN_ACCESS"]);
    expect((await put(ada, self.userId, self.version, { role: "PRIMARY" as "ADMIN" })).status).toBe(400);
    expect(await person(ada, "Dana")).toMatchObject({ role: "PRIMARY", version: owner.version });
  });

  test("a removed person loses the account, keeps the sign-in, and is not taken for staff", async () => {
    const [{ username, accountId }, dana] = [await newCustomer(backend, 0), await TestClient.signedIn(backend, "dana")];
    const owner = await TestClient.signedIn(backend, username);
    const email = address();
    await invite(owner, email, {}, accountId);
    const name = `lee-${randomUUID().slice(0, 8)}`;
    await register(await TestClient.open(backend), await tokenFor(backend, email), { username: name });
    const lee = await TestClient.open(backend);
    await lee.login(name, "a better phrase");
    const { userId, version } = await person(owner, "Lee", accountId);
    expect(await refused(await remove(dana, userId, version))).toEqual([404, "NOT_FOUND"]);
    expect((await remove(owner, userId, version, accountId)).status).toBe(204);
    expect((await lee.get("/api/pub/account/v1/accounts")).status).toBe(403);
    expect(await refused(await remove(owner, userId, version, accountId))).toEqual([404, "NOT_FOUND"]);
    expect((await lee.login(name, "a better phrase")).status).toBe(200);
    const admin = await TestClient.signedIn(backend, "ofelia");
    expect(await (await admin.get("/content/v1/editor/people")).text()).not.toContain(name);
    expect((await mailsTo(backend, email)).at(-1)?.text).toContain("removed your access");
  });

  test("only the owner transfers the ownership, to somebody who is active, and becomes an administrator", async () => {
    const { username, accountId } = await newCustomer(backend, 0);
    const owner = await TestClient.signedIn(backend, username);
    const email = address();
    await invite(owner, email, { role: "ADMIN" }, accountId);
    const name = `lee-${randomUUID().slice(0, 8)}`;
    await register(await TestClient.open(backend), await tokenFor(backend, email), { username: name });
    const lee = await TestClient.open(backend);
    await lee.login(name, "a better phrase");
    const transfer = (by: TestClient, userId: string, version: number) =>
      by.send("POST", `${base}/accounts/${accountId}/ownership-transfers`, { userId, version });
    const [before, admin] = [await person(owner, "Dana", accountId), await person(owner, "Lee", accountId)];

    expect(await refused(await transfer(lee, admin.userId, admin.version))).toEqual([403, "NOT_ALLOWED"]);
    await put(owner, admin.userId, admin.version, { role: "ADMIN", state: "DEACTIVATED" }, accountId);
    expect(await refused(await transfer(owner, admin.userId, admin.version + 1))).toEqual([422, "NOT_ACTIVE"]);
    await put(owner, admin.userId, admin.version + 1, { role: "ADMIN", state: "ACTIVE" }, accountId);
    expect((await transfer(owner, admin.userId, admin.version + 2)).status).toBe(204);

    expect(
      (await peopleOf(lee, accountId)).people.map(({ firstName, access }) => [firstName, access[0]?.role]),
    ).toEqual([
      ["Lee", "PRIMARY"],
      ["Dana", "ADMIN"],
    ]);
    expect(await refused(await transfer(owner, before.userId, before.version + 1))).toEqual([403, "NOT_ALLOWED"]);
    expect((await peopleOf(lee, accountId)).changes[0]).toMatchObject({
      kind: "OWNERSHIP_TRANSFERRED",
      subject: "Lee",
    });
  });

  test("recorded changes can't be changed or deleted", async () => {
    const attempt = (statement: string) => backend.database.execute(sql.raw(statement));
    await expect(attempt("update access_changes set actor_name = 'Nobody'")).rejects.toThrow();
    await expect(attempt("delete from access_changes")).rejects.toThrow();
  });
});

describe("[SESS-21] who manages users", () => {
  test.each(["billie", "sam"])("%s is refused in words that say what to do", async (username) => {
    const client = await TestClient.signedIn(backend, username);
    for (const response of [
      await client.get(`${base}/accounts/${harborStreet}/people`),
      await invite(client, address()),
    ])
      expect(await problemOf(response)).toMatchObject({
        status: 403,
        code: "NOT_ALLOWED",
        title: "Your role can’t do this.",
        detail: expect.stringMatching(/owner|administrator/),
      });
  });

  test("another account's owner gets the answer of an unknown account", async () => {
    const pat = await TestClient.signedIn(backend, "pat");
    expect(await refused(await pat.get(`${base}/accounts/${harborStreet}/people`))).toEqual([404, "NOT_FOUND"]);
    expect(await refused(await pat.get(`${base}/accounts/0000000000/people`))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("[SESS-11] the role is that on the account concerned", () => {
  const ticketFor = (client: TestClient, accountId: string) =>
    client.send("POST", "/api/pub/pciedge/pci/v1/tickets", { accountId });

  test("an owner of one account who is a standard user of another may pay and manage users only of the first", async () => {
    const rita = await TestClient.signedIn(backend, "rita");
    expect((await rita.get(`${base}/accounts/${copperKettle}/people`)).status).toBe(200);
    expect((await rita.get(`${base}/accounts/${pineAndLadle}/people`)).status).toBe(403);
    expect((await ticketFor(rita, copperKettle)).status).toBe(201);
    expect((await ticketFor(rita, pineAndLadle)).status).toBe(403);
    const query = (accountId: string) =>
      rita.send("POST", "/selfservice/graph", {
        query: `mutation { renameAccount(input: { accountId: "${accountId}", nickname: "Mine", before: null }) { __typename } }`,
      });
    expect(await (await query(pineAndLadle)).text()).toContain("NOT_ALLOWED");
    expect(await (await query(copperKettle)).text()).not.toContain("NOT_ALLOWED");
  });

  test("changing the account changes role and permissions in this session, without signing in again", async () => {
    const [rita, elsewhere] = [await TestClient.signedIn(backend, "rita"), await TestClient.signedIn(backend, "rita")];
    const changed = await rita.send("PUT", "/api/pub/identity/v1/current-account", { accountId: pineAndLadle });
    expect(changed.status).toBe(204);
    expect((await rita.browser.bootstrap()).session.profile).toMatchObject({
      accountNumber: pineAndLadle,
      role: "STANDARD",
      permissions: ["viewBilling"],
    });
    expect((await elsewhere.browser.bootstrap()).session.profile).toMatchObject({
      accountNumber: copperKettle,
      role: "PRIMARY",
    });
    // Her role on the account concerned counts, not that on the current one.
    expect((await rita.get(`${base}/accounts/${copperKettle}/people`)).status).toBe(200);
    const foreign = await rita.send("PUT", "/api/pub/identity/v1/current-account", { accountId: harborStreet });
    expect(await refused(foreign)).toEqual([404, "NOT_FOUND"]);
  });

  test("the owner of two accounts gives somebody from one a role on the other", async () => {
    const { accountId } = await newCustomer(backend, 0);
    await backend.database.execute(
      sql`insert into user_accounts (user_id, account_id, position, role) select id, ${accountId}, 9, 'ADMIN' from users where username = 'dana'`,
    );
    const dana = await TestClient.signedIn(backend, "dana");
    const billie = await person(dana, "Billie");
    expect(await refused(await put(dana, randomUUID(), 0, {}, accountId))).toEqual([404, "NOT_FOUND"]);
    expect((await put(dana, billie.userId, 0, { role: "STANDARD" }, accountId)).status).toBe(200);
    expect((await person(dana, "Billie")).access.map(({ accountId: on, role }) => [on, role])).toEqual([
      [harborStreet, "BILLING"],
      [accountId, "STANDARD"],
    ]);
    expect((await ticketFor(await TestClient.signedIn(backend, "billie"), accountId)).status).toBe(403);
  });

  /** An account that dana manages too, and somebody whom she may give access to it. */
  async function secondAccount() {
    const { accountId } = await newCustomer(backend, 0);
    await backend.database.execute(
      sql`insert into user_accounts (user_id, account_id, position, role) select id, ${accountId}, 10, 'ADMIN' from users where username = 'dana'`,
    );
    const dana = await TestClient.signedIn(backend, "dana");
    return { accountId, dana, sam: await person(dana, "Sam") };
  }

  test("an invitation that stayed open ends when the person is given access, and doesn't bring back who was removed", async () => {
    const { accountId, dana, sam } = await secondAccount();
    await invite(dana, sam.email!, { role: "ADMIN" }, accountId);
    const token = await tokenFor(backend, sam.email!);
    expect((await put(dana, sam.userId, 0, { role: "STANDARD" }, accountId)).status).toBe(200);
    const { invitations, changes } = await peopleOf(dana, accountId);
    expect([invitations, changes.map(({ kind }) => kind)]).toEqual([
      [],
      ["ACCESS_GIVEN", "INVITATION_WITHDRAWN", "INVITED"],
    ]);
    expect((await remove(dana, sam.userId, 1, accountId)).status).toBe(204);
    const signedIn = await TestClient.signedIn(backend, "sam");
    expect(await refused(await accept(signedIn, token))).toEqual([422, "INVITATION_OVER"]);
  });

  test("giving access stops at the limit of people", async () => {
    const { accountId, dana, sam } = await secondAccount();
    await backend.database.execute(
      sql`insert into invitations (id, account_id, email, role, site, locale, token_hash, invited_by, sent_at, expires_at) select gen_random_uuid(), ${accountId}, n || '@harbor.example', 'BILLING', 'business', 'en-US', ${accountId} || n, 'Dana', ${backend.securityClock.now().toISOString()}, ${new Date(backend.securityClock.now().getTime() + 86_400_000).toISOString()} from generate_series(1, 98) n`,
    );
    expect(await refused(await put(dana, sam.userId, 0, {}, accountId))).toEqual([422, "TOO_MANY_PEOPLE"]);
  });

  test("access can be given deactivated", async () => {
    const { accountId, dana, sam } = await secondAccount();
    expect((await put(dana, sam.userId, 0, { state: "DEACTIVATED" }, accountId)).status).toBe(200);
    expect((await person(dana, "Sam", accountId)).state).toBe("DEACTIVATED");
  });
});

test("the demo has an account with a deactivated person and an expired invitation", async () => {
  const rita = await TestClient.signedIn(backend, "rita");
  const { people, invitations, changes } = await peopleOf(rita, copperKettle);
  expect(people.map(({ firstName, access }) => [firstName, access[0]?.state])).toEqual([
    ["Rita", "ACTIVE"],
    ["Yusuf", "DEACTIVATED"],
  ]);
  expect(invitations.map(({ state }) => state)).toEqual(["EXPIRED"]);
  expect(changes.map(({ kind }) => kind)).toEqual(["DEACTIVATED", "INVITED"]);
});
