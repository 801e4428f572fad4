import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { namespacesReading } from "../../data/namespaces.api.ts";
import { Seat } from "../../testing/seat.testing.ts";
import { withGrant, withoutGrant } from "./grants.ts";
import { type Grant, peopleReading, type Person, saveRoles } from "./people.api.ts";

let backend: TestBackend;
let ofelia: Seat;
let erin: Seat;

beforeAll(async () => {
  backend = await openBackend();
  [ofelia, erin] = [await Seat.take(backend, "ofelia"), await Seat.take(backend, "erin")];
});
afterAll(() => backend.close());

async function named(username: string): Promise<Person> {
  const person = (await erin.read(peopleReading)).find((each) => each.username === username);
  if (person === undefined) throw new Error(`${username} is not there`);
  return person;
}

const save = (seat: Seat, { username, etag }: Person, grants: Grant[]) => saveRoles.act(seat.client, { username, grants, reason: "A test", version: etag });

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
  expect((await ofelia.read(namespacesReading)).map(({ name }) => name)).toEqual(expect.arrayContaining(["billing", "shell", "wallet"]));
});
