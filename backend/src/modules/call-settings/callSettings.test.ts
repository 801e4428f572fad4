import type { components } from "@portico/openapi/callSettings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { naughty } from "../../../testing/naughtyStrings.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];
type Line = Schemas["CallLine"] & { settings: Schemas["LineSettings"] };
type Problem = { code: string; errors?: Schemas["CallSettingsProblem"]["errors"] };
type Answer = { status: number; body: Schemas["CallSettings"] & Problem };

const [harborStreet, northPier, bridgeStreet] = ["8347201180", "8347201214", "8347207013"];
const cell = "2075550142";
const base = (accountId: string) => `/api/pub/callsettings/v1/accounts/${accountId}`;

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const signedIn = (username: string) => TestClient.signedIn(backend, username);
const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: (response.status === 204 ? {} : await response.json()) as Answer["body"],
});
const settingsOf = async (client: TestClient, accountId = harborStreet) =>
  (await answerOf(await client.get(`${base(accountId)}/lines`))).body;
const lineOf = async (client: TestClient, label: string, accountId = harborStreet) =>
  (await settingsOf(client, accountId)).lines.find((line) => line.label === label) as Line;

type Part = "forwarding" | "call-guard" | "phone" | "details";
async function put(
  client: TestClient,
  line: Line,
  part: Part,
  body: unknown,
  version: number,
  accountId = harborStreet,
) {
  const path = `${base(accountId)}/lines/${line.telephoneNumber}/${part}`;
  return answerOf(await client.send("PUT", path, body, { "if-match": `"${version}"` }));
}
const forward = (client: TestClient, line: Line, changed: Partial<Schemas["CallForwarding"]>, accountId?: string) =>
  put(
    client,
    line,
    "forwarding",
    { ...line.settings.forwarding, ...changed },
    line.settings.versions.forwarding,
    accountId,
  );
const all = (line: Line, to: string | null, on = true): Partial<Schemas["CallForwarding"]> => ({
  always: {
    ...line.settings.forwarding.always,
    schedule: { ...line.settings.forwarding.always.schedule, when: "ALWAYS" },
    on,
    to,
  },
});

test("[SERV-04 partly] the answer says where calls go now, by the schedule and the clock of the account", async () => {
  const dana = await signedIn("dana");
  // Saturday, 10 AM in Boston: the counter is closed.
  const closed = (await lineOf(dana, "Front counter")).settings.route;
  expect(closed).toMatchObject({ reason: "FORWARDED", ringing: [{ number: cell, isLine: false }] });
  expect(closed.until).toBe("2026-11-23T13:00:00.000Z");
  backend.clock.set(new Date("2026-11-23T14:00:00Z"));
  const open = (await lineOf(dana, "Front counter")).settings.route;
  expect(open).toMatchObject({ reason: "NORMAL", then: { kind: "VOICEMAIL" }, until: "2026-11-23T22:30:00.000Z" });
  const orders = (await lineOf(dana, "Order desk")).settings.route;
  expect(orders).toMatchObject({ reason: "FORWARDED", ringing: [{ isLine: true }, { number: cell, confirm: true }] });
});

test("[SERV-04 partly] the caller ID name that a line has at first is the company's, without a cut word", async () => {
  const office = await lineOf(await signedIn("dana"), "Office");
  expect(office.settings.phone.callerIdName).toBe("HARBOR STREET");
});

test("[SERV-04 partly] a change takes effect at once, and a repeat of it is no conflict", async () => {
  const dana = await signedIn("dana");
  const office = await lineOf(dana, "Office");
  const changed = await forward(dana, office, all(office, cell));
  const now = changed.body.lines.find(({ label }) => label === "Office") as Line;
  expect(now.settings).toMatchObject({ versions: { forwarding: 2 }, route: { reason: "FORWARDED" } });
  expect((await forward(dana, office, all(office, cell))).status).toBe(200);
  expect((await lineOf(dana, "Office")).settings.versions.forwarding).toBe(2);
});

test("[SERV-04 partly] a colleague's change is not overwritten unseen; another part of the line is no conflict", async () => {
  const [dana, ada] = [await signedIn("dana"), await signedIn("ada")];
  const seen = await lineOf(dana, "Office");
  await forward(ada, seen, all(seen, "2075550177"));
  expect(await forward(dana, seen, all(seen, cell))).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
  const guard = { ...seen.settings.guard, blocked: ["8765550143"] };
  expect((await put(dana, seen, "call-guard", guard, seen.settings.versions.guard)).status).toBe(200);
});

test.each([
  ["911", "EMERGENCY"],
  ["9005550142", "PREMIUM"],
  ["8765550142", "INTERNATIONAL"],
  ["5550142", "INVALID"],
])("[SERV-04 partly] calls are not forwarded to %s: %s", async (to, code) => {
  const dana = await signedIn("dana");
  const office = await lineOf(dana, "Office");
  expect(await forward(dana, office, all(office, to))).toMatchObject({
    status: 422,
    body: { code: "CALL_SETTINGS_REFUSED", errors: [{ field: "always", code }] },
  });
});

test("[SERV-04 partly] a loop through another line is refused, and says through which", async () => {
  const dana = await signedIn("dana");
  const [office, orders] = [await lineOf(dana, "Office"), await lineOf(dana, "Order desk")];
  expect(await forward(dana, office, { ...all(office, null, false), busy: orders.telephoneNumber })).toMatchObject({
    status: 422,
    body: { errors: [{ field: "busy", code: "LOOP", through: orders.telephoneNumber }] },
  });
});

test("[SERV-04 partly] a loop that was set on the telephones is shown, and can be ended", async () => {
  const morgan = await signedIn("morgan");
  const desk = await lineOf(morgan, "Service desk", northPier);
  expect(desk.settings.route).toMatchObject({ reason: "LOOP", ringing: [] });
  expect((await forward(morgan, desk, all(desk, null, false), northPier)).status).toBe(200);
  expect((await lineOf(morgan, "Service desk", northPier)).settings.route.reason).toBe("NORMAL");
});

test("[SERV-04 partly] a user reads and changes the line that is assigned to them, and no other", async () => {
  const [sam, dana] = [await signedIn("sam"), await signedIn("dana")];
  const own = await settingsOf(sam);
  expect(own).toMatchObject({ mayManage: false, people: [], lines: [{ label: "Front counter" }] });
  expect(own.managers).toEqual([
    { firstName: "Dana", role: "PRIMARY" },
    { firstName: "Ada", role: "ADMIN" },
  ]);
  const counter = own.lines[0] as Line;
  expect((await forward(sam, counter, all(counter, cell))).status).toBe(200);
  const office = await lineOf(dana, "Office");
  expect((await forward(sam, office, all(office, cell))).status).toBe(404);
});

test("[SERV-04 partly] a line is not assigned to somebody who is not on the account", async () => {
  const dana = await signedIn("dana");
  const office = await lineOf(dana, "Office");
  const stranger = "00000000-0000-4000-8000-0000000000ff";
  expect(await put(dana, office, "details", { label: "", assignedTo: stranger }, office.version)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "assignedTo", code: "NOT_ON_ACCOUNT" }] },
  });
});

test("[SERV-04 partly] phone settings: do not disturb sends calls to voicemail; a greeting must be recorded first", async () => {
  const dana = await signedIn("dana");
  const office = await lineOf(dana, "Office");
  await forward(dana, office, all(office, null, false));
  const { phone, versions } = office.settings;
  expect(await put(dana, office, "phone", { ...phone, greeting: "PERSONAL" }, versions.phone)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "greeting", code: "NOT_RECORDED" }] },
  });
  const wanted = { ...phone, doNotDisturb: true, callerIdName: "Panadería  Dana" };
  await put(dana, office, "phone", wanted, versions.phone);
  const { settings } = await lineOf(dana, "Office");
  expect(settings).toMatchObject({ phone: { callerIdName: "PANADERIA DANA" }, route: { reason: "DO_NOT_DISTURB" } });
});

test("[SERV-04 partly] a voicemail PIN is stored as a hash; one that is easy to guess is refused; a fax line has none", async () => {
  const dana = await signedIn("dana");
  const pin = async (line: Line, value: string) =>
    answerOf(
      await dana.send("PUT", `${base(harborStreet)}/lines/${line.telephoneNumber}/voicemail-pin`, { pin: value }),
    );
  const [office, fax] = [await lineOf(dana, "Office"), await lineOf(dana, "Fax")];
  expect(await pin(office, "123456")).toMatchObject({
    status: 422,
    body: { errors: [{ field: "pin", code: "TOO_WEAK" }] },
  });
  expect((await pin(office, "482719")).status).toBe(204);
  expect((await lineOf(dana, "Office")).settings.pinChangedAt).not.toBeNull();
  const { rows } = await backend.database.execute<{ pin_hash: string }>(
    "select pin_hash from call_settings where pin_hash is not null",
  );
  expect(rows[0]?.pin_hash).toMatch(/^\$argon2id\$/);
  expect(await pin(fax, "482719")).toMatchObject({ status: 422, body: { code: "NOT_ON_THIS_LINE" } });
});

test("[SERV-04 partly] a voicemail PIN has the guards of messages: not for staff, and not until the customer complies", async () => {
  const dana = await signedIn("dana");
  const office = await lineOf(dana, "Office");
  const pin = async () =>
    answerOf(
      await dana.send("PUT", `${base(harborStreet)}/lines/${office.telephoneNumber}/voicemail-pin`, { pin: "482719" }),
    );
  const [{ verified } = { verified: "" }] = (
    await backend.database.execute<{ verified: string }>(
      "select cpni_verified_on::text as verified from users where username = 'dana'",
    )
  ).rows;
  await backend.database.execute("update users set cpni_verified_on = null where username = 'dana'");
  expect(await pin()).toMatchObject({ status: 403, body: { code: "CPNI_REQUIRED" } });
  await backend.database.execute(
    `update users set cpni_verified_on = '${verified}', user_type = 'CSR' where username = 'dana'`,
  );
  expect(await pin()).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } });
  await backend.database.execute("update users set user_type = 'CUSTOMER' where username = 'dana'");
  expect((await pin()).status).toBe(204);
});

test("[SERV-04 partly] several lines are forwarded together, each with its own result; a repeat changes nothing", async () => {
  const dana = await signedIn("dana");
  const { lines } = await settingsOf(dana);
  const chosen = (lines as Line[]).map(({ telephoneNumber, settings }) => ({
    telephoneNumber,
    version: settings.versions.forwarding,
  }));
  const bulk = async (to: string | null) => {
    const answer = await dana.send("POST", `${base(harborStreet)}/forwarding-changes`, { lines: chosen, to });
    return (await answer.json()) as Schemas["ForwardingResults"] & Problem;
  };
  const to = chosen[2]?.telephoneNumber ?? "";
  expect((await bulk(to)).results.map(({ code }) => code)).toEqual(["LOOP", "CHANGED", "OWN_NUMBER", "CHANGED"]);
  expect((await bulk("933")).errors).toEqual([{ field: "always", code: "EMERGENCY" }]);
  const first = await bulk(cell);
  expect(first.results.map(({ code }) => code)).toEqual(["CHANGED", "CHANGED", "CHANGED", "CONFLICT"]);
});

test("[SERV-04 partly] Hosted Voice lines have no settings here, and a change of one is refused", async () => {
  const helena = await signedIn("helena");
  const { lines } = await settingsOf(helena, bridgeStreet);
  expect(lines.every(({ settings }) => settings === null)).toBe(true);
  const office = await lineOf(await signedIn("dana"), "Office");
  const hosted = { ...office, telephoneNumber: lines[0]?.telephoneNumber ?? "" };
  expect(await forward(helena, hosted, {}, bridgeStreet)).toMatchObject({ body: { code: "NOT_ON_THIS_LINE" } });
});

test("[SERV-04 partly] an administrator names and assigns a line; its new user reaches it, and the log has it", async () => {
  const [ada, billie] = [await signedIn("ada"), await signedIn("billie")];
  expect((await settingsOf(billie)).lines).toEqual([]);
  const [office, { people }] = [await lineOf(ada, "Office"), await settingsOf(ada)];
  const person = people.find(({ name }) => name === "Billie");
  const details = { label: "Accounts  desk", assignedTo: person?.userId ?? null };
  expect((await put(ada, office, "details", details, office.version)).status).toBe(200);
  expect((await settingsOf(billie)).lines).toMatchObject([{ label: "Accounts desk", assignedTo: { name: "Billie" } }]);
  const log = await ada.get(`/api/pub/users/v1/accounts/${harborStreet}/activity-log?area=VOICE`);
  const { entries } = (await log.json()) as { entries: { what: string }[] };
  expect(entries.slice(0, 2).map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Assigned \(\d{3}\) \d{3}-\d{4} to Billie$/),
    expect.stringMatching(/^Changed the name of .* to: Accounts desk$/),
  ]);
});

test(
  "[SERV-04 partly] a line's name is returned and logged as it was typed, spaces aside, or refused and nothing changes",
  { tags: "full" },
  async () => {
    const dana = await signedIn("dana");
    const taken: string[] = [];
    for (const label of [...naughty, "Ñandú & Cía. «1»", "日本語", "Bob's \u{1f4de}"]) {
      const line = await lineOf(dana, "Fax");
      const { status } = await put(dana, line, "details", { label, assignedTo: null }, line.version);
      const after = (await settingsOf(dana)).lines.find(
        ({ telephoneNumber }) => telephoneNumber === line.telephoneNumber,
      );
      if (status !== 200) {
        expect([400, 422], label).toContain(status);
        expect(after).toEqual(line);
        continue;
      }
      taken.push(label);
      expect(after?.label ?? "", label).toBe(label.normalize("NFC").replaceAll(/\s+/g, " ").trim());
      const log = await dana.get(`/api/pub/users/v1/accounts/${harborStreet}/activity-log?area=VOICE`);
      const { entries } = (await log.json()) as { entries: { what: string }[] };
      if (after?.label) expect(entries[0]?.what).toContain(after.label);
      const named = { label: "Fax", assignedTo: null };
      expect((await put(dana, after as Line, "details", named, (after as Line).version)).status).toBe(200);
    }
    expect(taken).toEqual(expect.arrayContaining(["{{7*7}}", "'\";--", "日本語"]));
  },
);

test(
  "[SERV-04 partly] switched off, there are no call settings; without voice the account is not eligible",
  { tags: "full" },
  async () => {
    const dana = await signedIn("dana");
    await backend.database.execute(`update services set status = 'Unassigned' where account_id = '${harborStreet}'`);
    expect(await answerOf(await dana.get(`${base(harborStreet)}/lines`))).toMatchObject({
      status: 403,
      body: { code: "NOT_ELIGIBLE" },
    });
    await backend.turn("voice", false);
    expect((await dana.get(`${base(harborStreet)}/lines`)).status).toBe(404);
  },
);
