import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/preferences";
import { emailChange as limits } from "@portico/rules/constants";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoPassword } from "../src/database/people.ts";
import { harborStreet } from "../testing/callerKinds.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { problemOf, TestClient } from "../testing/testClient.ts";
import { laterOn } from "../testing/webhooks.ts";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";

type Schemas = components["schemas"];

const base = "/api/pub/preferences/v1";
const returnsForFunds = "000444444440";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(messages);
  await backend.database.delete(rateLimits);
});

const contactOf = async (client: TestClient) =>
  (await (await client.get(`${base}/contact`)).json()) as Schemas["Contact"];
const requestChange = (client: TestClient, email: string, currentPassword = demoPassword) =>
  client.send("POST", `${base}/contact/email`, { email, currentPassword });
const confirm = async (client: TestClient, code: string) =>
  (await (await client.send("POST", `${base}/contact/email/confirm`, { code })).json()) as Schemas["EmailConfirmation"];
const preferences = async (client: TestClient, accountId = harborStreet) =>
  (await (await client.get(`${base}/emails?accountId=${accountId}`)).json()) as Schemas["EmailPreferences"];
const choose = (client: TestClient, choice: Partial<Schemas["EmailChoice"]>) =>
  client.send("PUT", `${base}/emails`, { accountId: harborStreet, topic: "PAYMENT_PROBLEMS", ...choice });

const sentTo = async (address: string) =>
  (await backend.database.select().from(messages).orderBy(messages.id)).filter(
    (message) => message.address === address,
  );
async function codeSentTo(address: string): Promise<string> {
  const newest = (await sentTo(address)).at(-1);
  return new RegExp(`^\\d{${limits.digits}}$`, "m").exec(newest?.text ?? "")?.[0] ?? "";
}
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

test("[SESS-19 partly] a new address counts from the confirmation of its code, and the old one is told", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  expect((await requestChange(dana, "dana.reyes@example.com")).status).toBe(200);
  expect(await contactOf(dana)).toMatchObject({
    email: "dana@portico.example",
    pending: { email: "dana.reyes@example.com", triesLeft: limits.tries },
  });
  const code = await codeSentTo("dana.reyes@example.com");
  expect(await confirm(dana, `${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({
    state: "CONFIRMED",
    contact: { email: "dana.reyes@example.com", pending: null },
  });
  const [notice] = await sentTo("dana@portico.example");
  expect(notice?.subject).toBe("Your email address was changed");
  expect(notice?.text).toContain("d•••@example.com");
});

test("the code comes in the language of the page to somebody who has chosen none", async () => {
  const { username } = await newCustomer(backend, 0);
  await backend.database.update(users).set({ locale: null }).where(eq(users.username, username));
  const client = await TestClient.signedIn(backend, username);
  const [typed, spanish] = [{ email: "nueva@example.com", currentPassword: demoPassword }, { "accept-language": "es" }];
  expect((await client.send("POST", `${base}/contact/email`, typed, spanish)).status).toBe(200);
  expect((await sentTo("nueva@example.com")).map(({ locale }) => locale)).toEqual(["es-US"]);
  const code = await codeSentTo("nueva@example.com");
  await client.send("POST", `${base}/contact/email/confirm`, { code }, spanish);
  expect((await sentTo(`${username}@portico.example`)).map(({ locale }) => locale)).toEqual(["es-US"]);
});

test("a wrong current password sends no code and names its field", async () => {
  const billie = await TestClient.signedIn(backend, "billie");
  const refused = await requestChange(billie, "billie@example.com", "not the password");
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ fields: [{ field: "currentPassword", code: "NOT_MATCHING" }] });
  expect(await sentTo("billie@example.com")).toEqual([]);
  expect((await contactOf(billie)).pending).toBeNull();
});

test("guessing the current password is limited like sign-in", async () => {
  const tamsin = await TestClient.signedIn(backend, "tamsin");
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries++)
    statuses.push((await requestChange(tamsin, "tamsin@example.com", `guess ${tries}`)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test("a code is wrong five times at most; then a new one is needed", async () => {
  const ada = await TestClient.signedIn(backend, "ada");
  await requestChange(ada, "ada@example.com");
  const code = await codeSentTo("ada@example.com");
  for (let left = limits.tries - 1; left > 0; left--)
    expect(await confirm(ada, wrong(code))).toMatchObject({
      state: "WRONG",
      contact: { pending: { triesLeft: left } },
    });
  expect(await confirm(ada, wrong(code))).toMatchObject({ state: "ENDED", contact: { pending: null } });
  expect(await confirm(ada, code)).toMatchObject({ state: "ENDED", contact: { email: "ada@portico.example" } });
});

test("an address that was given up keeps the old one, and its code is invalid", async () => {
  const ada = await TestClient.signedIn(backend, "ada");
  await requestChange(ada, "ada@example.com");
  const code = await codeSentTo("ada@example.com");
  expect(
    await (await ada.send("DELETE", `${base}/contact/email`, undefined, { "content-type": null })).json(),
  ).toMatchObject({ pending: null });
  expect(await confirm(ada, code)).toMatchObject({ state: "ENDED" });
});

test("a code of account recovery that was sent to the old address is invalid after the change", async () => {
  const { username } = await newCustomer(backend, 0);
  const owner = await TestClient.signedIn(backend, username);
  const visitor = await TestClient.open(backend);
  await visitor.send("POST", "/api/pub/identity/v1/recoveries", { way: "PASSWORD", identifier: username });
  const [recovery] = await sentTo(`${username}@portico.example`);
  const code = /^\d{8}$/m.exec(recovery?.text ?? "")?.[0] ?? "";
  await requestChange(owner, "owner@example.com");
  await confirm(owner, await codeSentTo("owner@example.com"));
  const answer = await visitor.send("POST", "/api/pub/identity/v1/recovery-confirmations", {
    identifier: username,
    code,
  });
  expect(await answer.json()).toMatchObject({ state: "ENDED" });
});

test.each([
  ["   ", "MISSING"],
  ["x".repeat(51), "TOO_LONG"],
  ["<b>", "INVALID"],
])("the first name %j is refused as %s", async (firstName, code) => {
  const billie = await TestClient.signedIn(backend, "billie");
  const refused = await billie.send("PUT", `${base}/contact/name`, { firstName });
  expect(await refused.json()).toMatchObject({ code: "INVALID_CONTACT", fields: [{ field: "firstName", code }] });
});

test("[SESS-19 partly] a first name is stored without surplus spaces, and the next start-up data have it", async () => {
  const billie = await TestClient.signedIn(backend, "billie");
  const saved = await billie.send("PUT", `${base}/contact/name`, { firstName: " Billie  Jo " });
  expect(await saved.json()).toMatchObject({ firstName: "Billie Jo" });
  expect(await billie.browser.bootstrap()).toMatchObject({ session: { profile: { firstName: "Billie Jo" } } });
});

const wantedOf = ({ topics }: Schemas["EmailPreferences"]) =>
  Object.fromEntries(topics.map(({ topic, wanted }) => [topic, wanted]));

test.each([
  ["dana", { PAYMENT_PROBLEMS: "ALL", APPOINTMENTS: "ALL", ORDERS: "ALL", SUPPORT: "ALL" }],
  ["ada", { PAYMENT_PROBLEMS: "OWN", APPOINTMENTS: "ALL", ORDERS: "OWN", SUPPORT: "ALL" }],
  ["billie", { PAYMENT_PROBLEMS: "OWN", APPOINTMENTS: "ALL", SUPPORT: "ALL" }],
  ["sam", { APPOINTMENTS: "NONE", SUPPORT: "ALL" }],
])("[SESS-19 partly] %s is offered the e-mails of the role, with the usual choices", async (username, usual) => {
  expect(wantedOf(await preferences(await TestClient.signedIn(backend, username)))).toEqual(usual);
});

test("the only person who is told of failed payments cannot turn that off; another one can take over", async () => {
  const [dana, ada] = [await TestClient.signedIn(backend, "dana"), await TestClient.signedIn(backend, "ada")];
  expect((await preferences(dana)).topics[0]).toMatchObject({ topic: "PAYMENT_PROBLEMS", onlyRecipient: true });
  const refused = await choose(dana, { wanted: "NONE" });
  expect([refused.status, (await problemOf(refused)).code]).toEqual([422, "ONLY_RECIPIENT"]);
  expect((await choose(ada, { wanted: "ALL" })).status).toBe(200);
  expect(
    wantedOf((await (await choose(dana, { wanted: "NONE" })).json()) as Schemas["EmailPreferences"]),
  ).toMatchObject({
    PAYMENT_PROBLEMS: "NONE",
  });
  expect((await preferences(ada)).topics[0]).toMatchObject({ onlyRecipient: true });
});

test("a standard user cannot ask for e-mails about payments", async () => {
  const refused = await choose(await TestClient.signedIn(backend, "sam"), { wanted: "ALL" });
  expect([refused.status, (await problemOf(refused)).code]).toEqual([400, "INVALID_REQUEST"]);
});

/** An owner and an administrator of an account, whose bank will return the owner's payment. */
async function twoPayers() {
  const { username, accountId } = await newCustomer(backend, 10_000);
  const [ada] = await backend.database.select().from(users).where(eq(users.username, "ada"));
  const admin = { ...ada!, id: randomUUID(), guid: randomUUID(), username: `admin-${randomUUID()}` };
  await backend.database.insert(users).values({ ...admin, email: `${admin.username}@portico.example` });
  await backend.database.insert(userAccounts).values({ userId: admin.id, accountId, position: 0, role: "ADMIN" });
  const owner = await TestClient.signedIn(backend, username);
  return {
    username,
    accountId,
    owner,
    admin: await TestClient.signedIn(backend, admin.username),
    adminName: admin.username,
  };
}

async function afterReturn(username: string): Promise<void> {
  const payer = await Payer.signIn(backend, username);
  const method = { vaultToken: (await payer.newBankAccount({ accountNumber: returnsForFunds })).token };
  await payer.pay(await payer.attempt(6_000, { method }));
  await laterOn(backend);
}

const toldOfFailure = async () =>
  (await backend.database.select().from(messages).where(eq(messages.kind, "PAYMENT_FAILURE"))).map(
    ({ address }) => address,
  );

test("[SESS-19 partly] a returned payment is told to those who want to know, and not to who turned it off", async () => {
  const { username, accountId, owner, admin, adminName } = await twoPayers();
  await choose(admin, { accountId, wanted: "ALL" });
  await choose(owner, { accountId, wanted: "NONE" });
  await afterReturn(username);
  expect(await toldOfFailure()).toEqual([`${adminName}@portico.example`]);
});

test("when everybody who wanted to know has left, the owner is told", async () => {
  const { username, accountId, owner, admin, adminName } = await twoPayers();
  await choose(admin, { accountId, wanted: "ALL" });
  await choose(owner, { accountId, wanted: "NONE" });
  const left = backend.database.select({ id: users.id }).from(users).where(eq(users.username, adminName));
  await backend.database.update(userAccounts).set({ state: "REMOVED" }).where(eq(userAccounts.userId, left));
  await afterReturn(username);
  expect(await toldOfFailure()).toEqual([`${username}@portico.example`]);
});

test("contact data of another customer's account and preferences on it are not found", async () => {
  const pat = await TestClient.signedIn(backend, "pat");
  expect((await pat.get(`${base}/emails?accountId=${harborStreet}`)).status).toBe(404);
  expect((await choose(pat, { wanted: "NONE" })).status).toBe(404);
});
