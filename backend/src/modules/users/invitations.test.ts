import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { newCustomer } from "../../../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import {
  accept,
  address,
  harborStreet,
  invite,
  lookUp,
  mailsTo,
  onInvitation,
  peopleOf,
  person,
  refused,
  register,
  remove,
  tokenFor,
  type Schemas,
  base,
} from "./users.testing.ts";

const day = 86_400;

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

describe("[SESS-18] invitations", () => {
  test("a new person gets an e-mail, makes a sign-in with the link, and signs in with the role", async () => {
    const [dana, visitor] = [await TestClient.signedIn(backend, "dana"), await TestClient.open(backend)];
    const email = address();
    expect((await invite(dana, ` ${email.toUpperCase()} `)).status).toBe(201);
    const [mail] = await mailsTo(backend, email);
    expect(mail).toMatchObject({ kind: "INVITATION", subject: "Dana invited you to Harbor Street Bakery" });
    const token = await tokenFor(backend, email);
    expect(await lookUp(visitor, token)).toEqual({
      accountName: "Harbor Street Bakery",
      role: "BILLING",
      invitedBy: "Dana",
      email,
      state: "OPEN",
      hasSignIn: false,
    });
    const username = `Lee-${randomUUID().slice(0, 8)}`;
    expect((await register(visitor, token, { username })).status).toBe(201);
    // A retry after a lost response succeeds; another user name is too late.
    expect((await register(visitor, token, { username })).status).toBe(201);
    expect(await refused(await register(visitor, token))).toEqual([422, "INVITATION_OVER"]);
    const signedIn = (await (await visitor.login(username, "a better phrase")).json()) as {
      session: { profile: { role: string; accountNumber: string; firstName: string } };
    };
    expect(signedIn.session.profile).toMatchObject({ role: "BILLING", accountNumber: harborStreet, firstName: "Lee" });
    expect((await peopleOf(dana)).changes[0]).toMatchObject({ kind: "JOINED", by: "Lee", subject: "Lee" });
    const { userId, version } = await person(dana, "Lee");
    await remove(dana, userId, version);
  });

  test("somebody with a sign-in accepts with it, whatever the case of the address; others can't", async () => {
    const { username } = await newCustomer(backend, 0);
    const email = `${username}@portico.example`;
    const dana = await TestClient.signedIn(backend, "dana");
    await invite(dana, email.toUpperCase(), { role: "STANDARD" });
    const token = await tokenFor(backend, email);
    const [invited, other] = [await TestClient.signedIn(backend, username), await TestClient.signedIn(backend, "pat")];
    expect(await lookUp(other, token)).toMatchObject({ hasSignIn: true });
    expect(await refused(await register(await TestClient.open(backend), token))).toEqual([422, "SIGN_IN_FIRST"]);
    expect(await refused(await accept(other, token))).toEqual([422, "OTHER_PERSON"]);
    expect((await accept(invited, token)).status).toBe(200);
    expect((await accept(invited, token)).status).toBe(200);
    const { accounts } = (await (await invited.get("/api/pub/account/v1/accounts")).json()) as {
      accounts: { accountId: string; canPay: boolean }[];
    };
    expect(accounts.map(({ accountId, canPay }) => [accountId === harborStreet, canPay])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test("an invitation that a member accepts changes and records nothing; a deactivated member can't accept it", async () => {
    const { username } = await newCustomer(backend, 0);
    const email = `${username}@portico.example`;
    const [dana, invited] = [await TestClient.signedIn(backend, "dana"), await TestClient.signedIn(backend, username)];
    const ways = { ACTIVE: [200, "ACCEPTED"], DEACTIVATED: [422, "OPEN"] } as const;
    for (const [state, [status, after]] of Object.entries(ways)) {
      await invite(dana, email, { role: "ADMIN" });
      const token = await tokenFor(backend, email);
      await backend.database.execute(
        sql`insert into user_accounts (user_id, account_id, position, role, state) select id, ${harborStreet}, 9, 'STANDARD', ${state} from users where username = ${username}`,
      );
      const { changes } = await peopleOf(dana);
      expect((await accept(invited, token)).status).toBe(status);
      expect(await lookUp(invited, token)).toMatchObject({ state: after });
      expect((await peopleOf(dana)).changes).toEqual(changes);
      await backend.database.execute(
        sql`delete from user_accounts where account_id = ${harborStreet} and user_id = (select id from users where username = ${username})`,
      );
    }
  });

  test("a repeated call sends nothing twice; members and open invitations are refused in any case", async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    const [email, invitationId] = [address(), randomUUID()];
    expect((await invite(dana, email, { invitationId })).status).toBe(201);
    expect((await invite(dana, email, { invitationId })).status).toBe(201);
    expect(await mailsTo(backend, email)).toHaveLength(1);
    expect(await refused(await invite(dana, email.toUpperCase()))).toEqual([422, "ALREADY_INVITED"]);
    expect(await refused(await invite(dana, "DANA@portico.example"))).toEqual([422, "ALREADY_MEMBER"]);
    expect(await refused(await invite(dana, address(), { invitationId }))).toEqual([409, "CONFLICT"]);
    expect((await problemOf(await invite(dana, "lee at harbor"))).fields).toEqual([
      { field: "email", code: "INVALID" },
    ]);
    expect((await invite(dana, address(), { role: "PRIMARY" as "ADMIN" })).status).toBe(400);
  });

  test("sending again makes a new link, and the one before ends; a withdrawn invitation can't be used", async () => {
    const [dana, visitor] = [await TestClient.signedIn(backend, "dana"), await TestClient.open(backend)];
    const email = address();
    const invited = (await (await invite(dana, email)).json()) as Schemas["Invitation"];
    const first = await tokenFor(backend, email);
    const again = (await (await onInvitation(dana, invited, "resend")).json()) as Schemas["Invitation"];
    expect(await refused(await onInvitation(dana, invited, "resend"))).toEqual([412, "CONFLICT"]);
    const second = await tokenFor(backend, email);
    expect([await mailsTo(backend, email), second === first]).toEqual([expect.objectContaining({ length: 2 }), false]);
    expect(await refused(await register(visitor, first))).toEqual([404, "NOT_FOUND"]);
    expect((await onInvitation(dana, again, "revoke")).status).toBe(204);
    expect(await lookUp(visitor, second)).toMatchObject({ state: "WITHDRAWN" });
    expect(await refused(await register(visitor, second))).toEqual([422, "INVITATION_OVER"]);
    expect(await refused(await onInvitation(dana, again, "resend"))).toEqual([422, "INVITATION_OVER"]);
  });

  test("the e-mail is in the inviter's language, and the new profile in that of the page", async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    const email = address();
    await dana.send(
      "POST",
      `${base}/accounts/${harborStreet}/invitations`,
      { invitationId: randomUUID(), email, role: "BILLING" },
      { "accept-language": "es-US" },
    );
    expect((await mailsTo(backend, email))[0]?.subject).toBe("Dana le invita a usar la cuenta de Harbor Street Bakery");
    const name = `lee-${randomUUID().slice(0, 8)}`;
    const typed = { firstName: "Lee", username: name, password: "a better phrase" };
    const visitor = await TestClient.open(backend);
    const body = { token: await tokenFor(backend, email), ...typed };
    await visitor.send("POST", `${base}/registrations`, body, { "accept-language": "es-US" });
    await visitor.login(name, typed.password);
    expect((await visitor.browser.bootstrap()).locale).toBe("es-US");
  });

  test("an invitation expires after seven days, to the second, and can be sent again", async () => {
    const own = await openBackend();
    const [email, before] = [address(), backend];
    backend = own;
    let dana = await TestClient.signedIn(own, "dana");
    await invite(dana, email);
    const token = await tokenFor(backend, email);
    const visitor = await TestClient.open(own);
    own.securityClock.advance(7 * day - 1);
    expect(await lookUp(visitor, token)).toMatchObject({ state: "OPEN" });
    own.securityClock.advance(1);
    expect(await lookUp(visitor, token)).toMatchObject({ state: "EXPIRED" });
    expect(await refused(await register(visitor, token))).toEqual([422, "INVITATION_OVER"]);
    dana = await TestClient.signedIn(own, "dana");
    const [expired] = (await peopleOf(dana)).invitations as [Schemas["Invitation"]];
    expect(expired.state).toBe("EXPIRED");
    await onInvitation(dana, expired, "resend");
    expect((await register(visitor, await tokenFor(backend, email))).status).toBe(201);

    const invited = address();
    const forgotten = (await (await invite(dana, invited, { role: "ADMIN" })).json()) as Schemas["Invitation"];
    own.securityClock.advance(7 * day);
    dana = await TestClient.signedIn(own, "dana");
    await invite(dana, invited, { role: "STANDARD" });
    // What refuses a new invitation refuses the expired one again.
    expect(await refused(await onInvitation(dana, forgotten, "resend"))).toEqual([422, "ALREADY_INVITED"]);
    expect((await register(visitor, await tokenFor(backend, invited))).status).toBe(201);
    expect(await refused(await onInvitation(dana, forgotten, "resend"))).toEqual([422, "ALREADY_MEMBER"]);
    backend = before;
    await own.close();
  });

  test("the server validates name, user name and password itself, and names a user name in use", async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    const email = address();
    await invite(dana, email);
    const [visitor, token] = [await TestClient.open(backend), await tokenFor(backend, email)];
    const errors = async (more: Partial<Schemas["Registration"]>) =>
      (await problemOf(await register(visitor, token, more))).fields;
    expect(await errors({ firstName: "<b>", username: "l", password: "short" })).toEqual([
      { field: "firstName", code: "INVALID" },
      { field: "username", code: "TOO_SHORT" },
      { field: "password", code: "TOO_SHORT" },
    ]);
    expect(await errors({ username: "DANA" })).toEqual([{ field: "username", code: "TAKEN" }]);
    expect(await errors({ username: "lee.ortiz", password: "lee.ortiz 2026" })).toEqual([
      { field: "password", code: "TOO_PERSONAL" },
    ]);
  });
});
