import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

const framing = "8347205039";
const compliancePath = "/api/pub/identity/v3/identity/cpni/compliance";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const send = async (client: TestClient) =>
  (await client.send("POST", "/api/pub/cpni/v1/passcodes", undefined, { "content-type": null })).json();
const confirm = async (client: TestClient, passcode: string) =>
  (await client.send("POST", "/api/pub/cpni/v1/confirmations", { passcode })).json();
const compliance = async (client: TestClient) => (await client.get(compliancePath)).json();
const manager = async (client: TestClient) =>
  (await client.get(`/api/pub/phoneedge/v1/voice-manager?accountId=${framing}`)).json();

async function received(address: string): Promise<string> {
  const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as { to: string; text: string }[];
  return /\d{6}/.exec(messages.find(({ to }) => to === address)?.text ?? "")?.[0] ?? "";
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("[SESS-03] [SHELL-15] a customer who confirms the passcode that was sent complies from then on, in every session", async () => {
  const thaddeus = await TestClient.signedIn(backend, "thaddeus");
  expect([await compliance(thaddeus), await manager(thaddeus)]).toMatchObject([
    { compliant: false },
    { access: "CPNI_REQUIRED", address: null },
  ]);
  expect(await send(thaddeus)).toEqual({ state: "SENT", triesLeft: 5 });
  const passcode = await received("thaddeus@portico.example");
  expect(await confirm(thaddeus, other(passcode))).toEqual({ state: "WRONG", triesLeft: 4 });
  expect(await compliance(thaddeus)).toEqual({ compliant: false });
  expect(await confirm(thaddeus, passcode)).toMatchObject({ state: "VERIFIED" });
  const elsewhere = await TestClient.signedIn(backend, "thaddeus");
  expect(await compliance(elsewhere)).toEqual({ compliant: true, verifiedOn: "2026-11-21" });
  expect(await manager(elsewhere)).toMatchObject({ access: "ALLOWED" });
  expect(await confirm(thaddeus, passcode)).toMatchObject({ state: "ENDED" });
});

/** Somebody else who does not comply yet. */
async function unverified(username: string): Promise<TestClient> {
  await backend.database.execute(`update users set cpni_verified_on = null where username = '${username}'`);
  return TestClient.signedIn(backend, username);
}

test("the passcode comes in the language of the page to somebody who has chosen none", async () => {
  await backend.database.execute("update users set locale = null where username = 'billie'");
  const billie = await unverified("billie");
  const headers = { "content-type": null, "accept-language": "es" };
  await billie.send("POST", "/api/pub/cpni/v1/passcodes", undefined, headers);
  const { rows } = await backend.database.execute<{ locale: string }>(
    "select locale from messages where kind = 'PASSCODE' and address = 'billie@portico.example'",
  );
  expect(rows).toEqual([{ locale: "es-US" }]);
});

test("[SESS-03 partly] a passcode that is ten minutes old confirms nothing", async () => {
  const sam = await unverified("sam");
  await send(sam);
  const passcode = await received("sam@portico.example");
  backend.securityClock.advance(600);
  expect(await confirm(sam, passcode)).toMatchObject({ state: "ENDED" });
  expect(await compliance(sam)).toEqual({ compliant: false });
});

test("[SESS-03 partly] after five wrong tries the right passcode confirms nothing, and after five passcodes in an hour none is sent", async () => {
  const ada = await unverified("ada");
  await send(ada);
  const passcode = await received("ada@portico.example");
  for (let tries = 0; tries < 5; tries++) await confirm(ada, other(passcode));
  expect(await confirm(ada, passcode)).toMatchObject({ state: "ENDED" });
  for (let sent = 1; sent < 5; sent++) expect(await send(ada)).toMatchObject({ state: "SENT" });
  expect(await send(ada)).toEqual({ state: "TOO_MANY", triesLeft: null });
  expect(await compliance(ada)).toEqual({ compliant: false });
});

test("[SESS-03 partly] without an e-mail address no passcode is sent", async () => {
  const dana = await unverified("dana");
  await backend.database.execute("update users set email = null where username = 'dana'");
  expect(await send(dana)).toEqual({ state: "UNAVAILABLE", triesLeft: null });
});
