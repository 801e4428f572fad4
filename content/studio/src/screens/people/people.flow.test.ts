import { openBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Studio } from "../../app/createStudio.ts";
import { openStudio } from "../../testing/openStudio.ts";
import { withGrant, withoutGrant } from "./grants.ts";
import { type Grant, partNamesReading, peopleReading, type Person, saveRoles } from "./people.api.ts";

let backend: Awaited<ReturnType<typeof openBackend>>;
let ofelia: Studio;
let erin: Studio;

async function signedIn(username: string): Promise<Studio> {
  const studio = await openStudio(backend.browser().fetch);
  await studio.session.signIn({ username, password: "portico-demo-2026" });
  return studio;
}

beforeAll(async () => {
  backend = await openBackend();
  [ofelia, erin] = [await signedIn("ofelia"), await signedIn("erin")];
});
afterAll(() => backend.close());

async function named(username: string): Promise<Person> {
  const people = await peopleReading.load(erin.desk.client);
  const person = people.ok ? people.data.find((each) => each.username === username) : undefined;
  if (person === undefined) throw new Error(`${username} is not there`);
  return person;
}

const save = (studio: Studio, { username, etag }: Person, grants: Grant[]) => saveRoles.act(studio.desk.client, { username, grants, reason: "A test", version: etag });

test("[COPY-05 partly] an administrator gives a role for a part and takes it away again; everybody sees it", async () => {
  const vic = await named("vic");
  const spanish: Grant = { role: "translator", languages: ["es-US"], namespaces: ["billing"] };
  expect(await save(ofelia, vic, withGrant(vic.grants, spanish))).toMatchObject({ ok: true, data: { grants: [{ role: "viewer" }, spanish] } });
  const now = await named("vic");
  expect(now.grants).toEqual([{ role: "viewer" }, spanish]);
  expect(await save(ofelia, now, withoutGrant(now.grants, spanish))).toMatchObject({ ok: true, data: { grants: [{ role: "viewer" }] } });
});

test("whoever was slower is told what the roles are now, and goes on from there", async () => {
  const before = await named("carla");
  await save(ofelia, before, [...before.grants, { role: "viewer" }]);
  const late = await save(ofelia, before, withGrant(before.grants, { role: "approver" }));
  if (late.ok) throw new Error("not refused");
  const theirs = late.problem.theirs as Person;
  expect([late.problem.status, theirs.grants]).toEqual([412, [...before.grants, { role: "viewer" }]]);
  expect(await save(ofelia, theirs, withGrant(theirs.grants, { role: "approver" }))).toMatchObject({ ok: true, data: { grants: [...before.grants, { role: "viewer" }, { role: "approver" }] } });
});

test("nobody gives themselves a role, the last administrator stays, and others change nothing", async () => {
  const own = await named("ofelia");
  expect(await save(ofelia, own, withGrant(own.grants, { role: "publisher" }))).toMatchObject({ ok: false, problem: { code: "OWN_ROLES", title: "Nobody can give a role to themselves." } });
  expect(await save(ofelia, own, [])).toMatchObject({ ok: false, problem: { code: "LAST_ADMINISTRATOR" } });
  expect(await save(erin, await named("vic"), [{ role: "editor" }])).toMatchObject({ ok: false, problem: { status: 403 } });
});

test("the parts that a role can be limited to are those of the keys", async () => {
  const parts = await partNamesReading.load(ofelia.desk.client);
  expect(parts.ok && parts.data).toEqual(expect.arrayContaining(["billing", "shell", "wallet"]));
});
