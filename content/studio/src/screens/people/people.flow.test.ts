import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { namespacesReading } from "../../data/translation.api.ts";
import { EditorClient } from "../../testing/studioClient.testing.ts";
import { withGrant, withoutGrant } from "./grants.ts";
import { type Grant, peopleReading, type Person, saveRoles } from "./people.api.ts";

let backend: TestBackend;
let ofelia: EditorClient;
let erin: EditorClient;

beforeAll(async () => {
  backend = await openBackend();
  [ofelia, erin] = [await EditorClient.signIn(backend, "ofelia"), await EditorClient.signIn(backend, "erin")];
});
afterAll(() => backend.close());

async function named(username: string): Promise<Person> {
  const person = (await erin.read(peopleReading)).find((each) => each.username === username);
  if (person === undefined) throw new Error(`${username} is not there`);
  return person;
}

const save = (seat: EditorClient, { username, etag }: Person, grants: Grant[]) =>
  saveRoles.act(seat.client, { username, grants, reason: "A test", version: etag });

test("[COPY-05 partly] an administrator grants a role for one namespace and revokes it; everyone sees it", async () => {
  const vic = await named("vic");
  const spanish: Grant = { role: "translator", languages: ["es-US"], namespaces: ["billing"] };
  expect(await save(ofelia, vic, withGrant(vic.grants, spanish))).toMatchObject({
    ok: true,
    data: { grants: [{ role: "viewer" }, spanish] },
  });
  const now = await named("vic");
  expect(now.grants).toEqual([{ role: "viewer" }, spanish]);
  expect(await save(ofelia, now, withoutGrant(now.grants, spanish))).toMatchObject({
    ok: true,
    data: { grants: [{ role: "viewer" }] },
  });
});

test("a conflicting edit is told the current roles, and can continue from them", async () => {
  const before = await named("carla");
  await save(ofelia, before, [...before.grants, { role: "viewer" }]);
  const late = await save(ofelia, before, withGrant(before.grants, { role: "approver" }));
  if (late.ok) throw new Error("not refused");
  const theirs = late.problem.theirs as Person;
  expect([late.problem.status, theirs.grants]).toEqual([412, [...before.grants, { role: "viewer" }]]);
  expect(await save(ofelia, theirs, withGrant(theirs.grants, { role: "approver" }))).toMatchObject({
    ok: true,
    data: { grants: [...before.grants, { role: "viewer" }, { role: "approver" }] },
  });
});

test("no one grants themselves a role, the last administrator cannot be removed, and others change nothing", async () => {
  const own = await named("ofelia");
  expect(await save(ofelia, own, withGrant(own.grants, { role: "publisher" }))).toMatchObject({
    ok: false,
    problem: { code: "OWN_ROLES", title: "You can’t give yourself a role." },
  });
  expect(await save(ofelia, own, [])).toMatchObject({ ok: false, problem: { code: "LAST_ADMINISTRATOR" } });
  expect(await save(erin, await named("vic"), [{ role: "editor" }])).toMatchObject({
    ok: false,
    problem: { status: 403 },
  });
});

test("roles can be limited to the namespaces of the keys", async () => {
  expect((await ofelia.read(namespacesReading)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["billing", "shell", "wallet"]),
  );
});
