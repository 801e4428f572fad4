import { randomUUID } from "node:crypto";
import { type ContentRole, type ContentStep, permissions, type RoleGrant } from "@portico/gate/permissions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";

/**
 * Every step against every role, with all scopes and with a narrower one: the response to vic, who has the role. The
 * texts are erin's, on both sites and in both languages, so that a role for one site or one language does not cover
 * them. Written by hand, so that a changed permission shows up here.
 */
const roles: readonly ContentRole[] = [
  "viewer",
  "translator",
  "editor",
  "approver",
  "publisher",
  "toggleAdministrator",
  "administrator",
];
const writers = ["translator", "editor"];
const workers = [...writers, "approver", "publisher", "toggleAdministrator"];
const none: readonly string[] = [];

type Row = {
  /** Who may with an unlimited role, and who with a narrower one. */ everywhere: readonly string[];
  partly: readonly string[];
  take: (vic: Editor) => Promise<number>;
};
const reason = "A test";
const key = "billing.close";

let backend: TestBackend;
let erin: Editor;
let amir: Editor;
let renata: Editor;
let vic: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [erin, amir, renata, vic] = [
    await Editor.signIn(backend, "erin"),
    await Editor.signIn(backend, "amir"),
    await Editor.signIn(backend, "renata"),
    await Editor.signIn(backend, "vic"),
  ];
});
afterAll(() => backend.close());

let count = 0;
/** A change set of erin's in a state, created again when a test changed it. */
async function inState(state: "open" | "inReview" | "approved" | "scheduled"): Promise<number> {
  const { changeSets } = (
    await erin.call<{ changeSets: { id: number; contributors: string[]; author: string }[] }>(
      "GET",
      `change-sets?state=${state}&limit=20`,
    )
  ).body;
  const known = changeSets.find(({ author, contributors }) => author === "erin" && contributors.join() === "erin");
  if (known && (await erin.changeSet(known.id)).body.drafts.every(({ conflict }) => !conflict)) return known.id;
  const { id } = (await erin.open(`Set ${++count}`)).body;
  await erin.draft(key, { en: `Close ${count}`, es: `Cierre ${count}` });
  if (state === "open") return id;
  await erin.step(id, "submit");
  if (state === "inReview") return id;
  await amir.approve(id);
  if (state === "scheduled") await renata.step(id, "schedule", { at: "2027-12-01T08:00", reason }, "PUT");
  return id;
}

const releases = async () => (await erin.releases()).etag;
const step =
  (
    state: Parameters<typeof inState>[0],
    name: string,
    body: object = { reason },
    method: "POST" | "PUT" | "DELETE" = "POST",
  ) =>
  async (who: Editor) =>
    (await who.step(await inState(state), name, body, method)).status;

async function comment(): Promise<number> {
  return (await amir.call<{ id: number }>("POST", "comments", { key, text: "Shorter?", idempotencyKey: randomUUID() }))
    .body.id;
}

async function staged(): Promise<void> {
  await renata.call("PUT", "staging", { changeSets: [await inState("approved")], reason }, await releases());
}

const table: Record<ContentStep, Row> = {
  create: {
    everywhere: [...writers, "toggleAdministrator"],
    partly: [...writers, "toggleAdministrator"],
    take: async (who) => (await who.open("Mine")).status,
  },
  write: {
    everywhere: writers,
    partly: none,
    take: async (who) => (await who.draft(key, { en: `Vic ${++count}`, es: `De Vic ${count}` })).status,
  },
  rename: {
    everywhere: writers,
    partly: none,
    take: async (who) => {
      const id = await inState("open");
      return (await who.call("PUT", `change-sets/${id}`, { title: "Renamed" }, (await erin.changeSet(id)).etag)).status;
    },
  },
  discard: {
    everywhere: writers,
    partly: none,
    take: async (who) => {
      const id = await inState("open");
      return (await who.call("DELETE", `change-sets/${id}`, undefined, (await erin.changeSet(id)).etag)).status;
    },
  },
  submit: { everywhere: writers, partly: none, take: step("open", "submit") },
  withdraw: { everywhere: writers, partly: none, take: step("inReview", "withdrawal") },
  withdrawApproved: { everywhere: ["publisher"], partly: none, take: step("scheduled", "withdrawal") },
  unschedule: { everywhere: ["publisher"], partly: none, take: step("scheduled", "schedule", undefined, "DELETE") },
  approve: {
    everywhere: ["approver"],
    partly: none,
    take: step("inReview", "reviews", { decision: "approve", note: "" }),
  },
  return: {
    everywhere: ["approver"],
    partly: none,
    take: step("inReview", "reviews", { decision: "return", note: "No" }),
  },
  publish: { everywhere: ["publisher"], partly: none, take: step("approved", "publication") },
  schedule: {
    everywhere: ["publisher"],
    partly: none,
    take: step("approved", "schedule", { at: "2027-12-02T08:00", reason }, "PUT"),
  },
  stage: {
    everywhere: ["publisher"],
    partly: none,
    take: async (who) =>
      (await who.call("PUT", "staging", { changeSets: [await inState("open")], reason }, await releases())).status,
  },
  promote: {
    everywhere: ["publisher"],
    partly: none,
    take: async (who) => {
      await staged();
      return (await who.call("POST", "staging/promotion", { reason }, await releases())).status;
    },
  },
  rollback: { everywhere: ["publisher"], partly: none, take: async (who) => (await who.restore("1")).status },
  kill: { everywhere: ["toggleAdministrator"], partly: none, take: async (who) => (await who.kill("coBrowse")).status },
  changeTerm: {
    everywhere: writers,
    partly: none,
    take: async (who) =>
      (await who.call("POST", "terms", { en: `term ${++count}`, es: `término ${count}`, note: "", avoid: [] })).status,
  },
  monitor: {
    everywhere: ["publisher", "toggleAdministrator"],
    partly: none,
    take: async (who) => (await who.call("GET", "operations-report")).status,
  },
  comment: {
    everywhere: roles,
    partly: roles.filter((role) => role !== "administrator"),
    take: async (who) =>
      (await who.call("POST", "comments", { key, text: "Shorter?", idempotencyKey: randomUUID() })).status,
  },
  resolveComment: {
    everywhere: workers,
    partly: workers,
    take: async (who) => (await who.call("POST", `comments/${await comment()}/resolution`, undefined)).status,
  },
};

const give = (...grants: RoleGrant[]) =>
  backend.database.execute(`update users set content_grants = '${JSON.stringify(grants)}' where username = 'vic'`);

async function whoMay(
  { take }: Row,
  asked: readonly string[],
  grant: (role: ContentRole) => RoleGrant,
): Promise<string[]> {
  const may: string[] = [];
  for (const role of roles.filter((each) => asked.includes(each))) {
    await give(grant(role));
    const status = await take(vic);
    if (status >= 200 && status < 300) may.push(role);
    else expect([role, status]).toEqual([role, 403]);
  }
  return may;
}

const inOrder = (some: readonly string[]) => roles.filter((role) => some.includes(role));

test("the permission table has a row here for each step", () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(permissions).sort());
});

describe.each(Object.entries(table))("%s", (_, row) => {
  test("is allowed for these roles without limits, and for these with one site or one language", async () => {
    expect(await whoMay(row, roles, (role) => ({ role }))).toEqual(inOrder(row.everywhere));
    // The administrator role is never limited to a scope.
    const limited = row.everywhere.filter((role) => role !== "administrator");
    expect(await whoMay(row, limited, (role) => ({ role, sites: ["community"] }))).toEqual(inOrder(row.partly));
    expect(await whoMay(row, limited, (role) => ({ role, languages: ["es-US"] }))).toEqual(inOrder(row.partly));
  });
});

describe("ownership", () => {
  test("an author cancels the schedule of her own texts and withdraws them; another writer, or an author of a part, may not", async () => {
    const id = await inState("scheduled");
    await give({ role: "editor" });
    expect((await vic.step(id, "schedule", undefined, "DELETE")).status).toBe(403);
    expect((await vic.step(id, "withdrawal")).status).toBe(403);
    await backend.database.execute(`update content_drafts set contributors = '{erin,vic}' where change_set = ${id}`);
    await give({ role: "editor", languages: ["es-US"] });
    expect((await vic.step(id, "schedule", undefined, "DELETE")).status).toBe(403);
    await give({ role: "editor" });
    expect((await vic.step(id, "schedule", undefined, "DELETE")).status).toBe(200);
    expect((await vic.step(id, "withdrawal")).status).toBe(200);
  });

  test("a comment's author may resolve it with any role", async () => {
    await give({ role: "viewer" });
    const { body } = await vic.call<{ id: number }>("POST", "comments", {
      key,
      text: "Mine",
      idempotencyKey: randomUUID(),
    });
    expect((await vic.call("POST", `comments/${body.id}/resolution`, undefined)).status).toBe(200);
  });

  test("the owner of a change set may submit it with a colleague's texts in it, but not discard it", async () => {
    await give({ role: "translator", languages: ["es-US"] });
    const { id } = (await vic.open("Both of us")).body;
    const { etag } = await erin.call("GET", `messages/shell.signOut?changeSet=${id}`);
    await erin.call(
      "PUT",
      `messages/shell.signOut/draft?changeSet=${id}`,
      { en: "Leave now", es: "Salir ya", reason },
      etag,
    );
    expect((await vic.call("DELETE", `change-sets/${id}`, undefined, (await vic.changeSet(id)).etag)).status).toBe(403);
    expect((await vic.step(id, "submit")).status).toBe(200);
  });

  test("every step is in the history with its user", async () => {
    const { changes } = (
      await erin.call<{ changes: { action: string; author: string }[] }>("GET", "changes?author=vic&limit=200")
    ).body;
    const taken = new Set(changes.map(({ action }) => action));
    const all = [
      "changeSetOpened",
      "draftSaved",
      "changeSetRenamed",
      "changeSetDiscarded",
      "submitted",
      "withdrawn",
      "unscheduled",
      "approved",
      "returned",
      "published",
      "scheduled",
      "staged",
      "restored",
      "killed",
      "termAdded",
      "commented",
      "commentResolved",
    ];
    expect(all.filter((action) => !taken.has(action))).toEqual([]);
  });
});
