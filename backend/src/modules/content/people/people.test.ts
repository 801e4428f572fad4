import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { components } from "@portico/openapi/studio";
import { type Answer, Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";

type Person = components["schemas"]["Person"];
type Grant = components["schemas"]["Grant"];

let backend: TestBackend;
let ofelia: Editor;
beforeEach(async () => {
  backend = await openBackend();
  ofelia = await Editor.signIn(backend, "ofelia");
});
afterEach(() => backend.close());

const everybody = async (editor = ofelia) => (await editor.call<{ people: Person[] }>("GET", "people")).body.people;
const personOf = async (username: string) => (await everybody()).find((person) => person.username === username);

async function give(
  username: string,
  grants: Grant[],
  editor = ofelia,
  version?: string,
): Promise<Answer<Person & { code?: string }>> {
  return editor.call(
    "PUT",
    `people/${username}/grants`,
    { grants, reason: "A test" },
    version ?? (await personOf(username))?.etag ?? '"none"',
  );
}

describe("[COPY-05 partly] role administration", () => {
  test("all staff may see it; customers are not listed", async () => {
    const vic = await Editor.signIn(backend, "vic");
    const people = await everybody(vic);
    expect(people.find(({ username }) => username === "teresa")).toMatchObject({
      firstName: "Teresa",
      grants: [{ role: "translator", languages: ["es-US"] }],
    });
    expect(people.some(({ username }) => username === "dana")).toBe(false);
    expect((await (await Editor.signIn(backend, "dana")).call("GET", "people")).status).toBe(403);
  });

  test("an administrator grants a role with a scope, and it applies from the next call", async () => {
    const vic = await Editor.signIn(backend, "vic");
    const words = { en: "Shut", es: "Cierre" };
    expect((await vic.draft("billing.close", words)).status).toBe(403);
    expect((await give("vic", [{ role: "viewer" }, { role: "editor", namespaces: ["billing"] }])).status).toBe(200);
    expect(await vic.draft("billing.close", words)).toMatchObject({ status: 200, body: { draft: { author: "vic" } } });
    expect(await vic.draft("shell.signOut", words)).toMatchObject({
      status: 403,
      body: { code: "OUTSIDE_YOUR_SCOPE" },
    });
    expect((await give("vic", [])).body.grants).toEqual([]);
    expect((await vic.message("billing.close")).status).toBe(403);
  });

  test("a change is in the history, with author, reason, old and new roles", async () => {
    await give("vic", [{ role: "approver" }]);
    const { changes } = (await ofelia.call<{ changes: object[] }>("GET", "changes?limit=1")).body;
    expect(changes).toMatchObject([
      {
        action: "rolesChanged",
        author: "ofelia",
        reason: "A test",
        value: { username: "vic", before: [{ role: "viewer" }], after: [{ role: "approver" }] },
      },
    ]);
    expect((await ofelia.call("GET", "changes/verification")).body).toMatchObject({ intact: true });
  });

  test.each(["erin", "renata", "vic"])("%s, who is no administrator, changes nothing", async (username) => {
    expect((await give("vic", [{ role: "editor" }], await Editor.signIn(backend, username))).status).toBe(403);
    expect((await personOf("vic"))?.grants).toEqual([{ role: "viewer" }]);
  });

  test("an administrator may not write, approve or publish, nor grant themselves these roles", async () => {
    expect((await ofelia.open("Mine")).status).toBe(403);
    expect(await give("ofelia", [{ role: "administrator" }, { role: "publisher" }])).toMatchObject({
      status: 422,
      body: { code: "OWN_ROLES" },
    });
  });

  test("the last administrator cannot be removed; of two who remove each other one stays", async () => {
    expect(await give("ofelia", [])).toMatchObject({ status: 422, body: { code: "LAST_ADMINISTRATOR" } });
    expect((await give("amir", [{ role: "administrator" }])).status).toBe(200);
    const amir = await Editor.signIn(backend, "amir");
    const [first, second] = await Promise.all([
      give("amir", [{ role: "viewer" }]),
      give("ofelia", [{ role: "viewer" }], amir),
    ]);
    expect([first.status, second.status].filter((status) => status === 200)).toHaveLength(1);
    expect(
      (await everybody(await Editor.signIn(backend, "vic"))).filter(({ grants }) =>
        grants.some(({ role }) => role === "administrator"),
      ),
    ).toHaveLength(1);
  });

  test("an administrator who is not the last may give the role up", async () => {
    await give("amir", [{ role: "administrator" }]);
    expect((await give("ofelia", [])).status).toBe(200);
    expect((await ofelia.call("GET", "people")).status).toBe(403);
  });

  test("an outdated version returns the current roles; a write without If-Match is rejected", async () => {
    const before = await personOf("vic");
    await give("vic", [{ role: "approver" }]);
    expect(await give("vic", [{ role: "editor" }], ofelia, before?.etag)).toMatchObject({
      status: 412,
      body: { code: "CONFLICT", theirs: { grants: [{ role: "approver" }] } },
    });
    expect((await ofelia.call("PUT", "people/vic/grants", { grants: [], reason: "A test" })).status).toBe(428);
  });

  test("customers and unknown users return 404; an unknown role is rejected", async () => {
    expect((await give("dana", [{ role: "viewer" }])).status).toBe(404);
    expect((await give("nobody", [{ role: "viewer" }])).status).toBe(404);
    expect((await give("vic", [{ role: "king" as Grant["role"] }])).status).toBe(400);
    expect((await give("vic", [{ role: "viewer", sites: [] }])).status).toBe(400);
    expect((await give("vic", [{ role: "administrator", sites: ["community"] }])).status).toBe(400);
  });
});
