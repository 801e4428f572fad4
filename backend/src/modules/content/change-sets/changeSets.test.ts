/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Editor } from "../../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../../testing/openBackend.ts";
import { builtIn } from "../catalogue.ts";
import { dueChangeSets } from "./changeSets.repository.ts";
import { scheduleFailed } from "./changeSets.service.ts";
import type { Manifest } from "../content.types.ts";
import { defaultTitle } from "./createChangeSet.ts";
import { changeSetEtag } from "./optimisticConcurrency.ts";
import { publish } from "../releases/publish.service.ts";
import { publishScheduled } from "../releases/scheduledPublishing.job.ts";
import { exportHeader } from "../history/history.routes.ts";

let backend: TestBackend;
let erin: Editor;
let amir: Editor;
let renata: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [erin, amir, renata] = [
    await Editor.signIn(backend, "erin"),
    await Editor.signIn(backend, "amir"),
    await Editor.signIn(backend, "renata"),
  ];
});
afterAll(() => backend.close());

const legalKey = "billing.payOnce.terms.text";
const live = async (key: string) => (await erin.message(key)).body.live;
const manifest = async () => (await (await backend.browser().fetch("/content/v1/manifest")).json()) as Manifest;

/** A change set with one draft. */
async function drafted(key: string, en: string, es: string, editor = erin): Promise<number> {
  const { id } = (await editor.open(en.slice(0, 100))).body;
  expect((await editor.draft(key, { en, es })).status).toBe(200);
  return id;
}

test("a change set that nobody named has the provider's date, not that of UTC", () => {
  const evening = { author: "erin", at: new Date("2026-11-30T01:00:00Z"), reason: "A test" };
  expect(defaultTitle(evening, "America/Denver")).toBe("erin, 2026-11-29");
});

describe("review", () => {
  test("a text is published after someone other than its authors has approved it", { tags: "full" }, async () => {
    const id = await drafted("billing.close", "Shut", "Cierre");
    expect(await erin.step(id, "publication")).toMatchObject({ status: 422, body: { code: "APPROVAL_REQUIRED" } });
    expect((await erin.step(id, "submit")).body).toMatchObject({
      state: "inReview",
      approvalsNeeded: 1,
      contributors: ["erin"],
      legal: false,
    });
    expect((await amir.approve(id)).body).toMatchObject({
      state: "approved",
      reviews: [{ reviewer: "amir", decision: "approve" }],
    });
    expect(await erin.step(id, "publication")).toMatchObject({
      status: 201,
      body: { changeSets: [id], changedMessages: ["billing.close"] },
    });
    expect(await live("billing.close")).toEqual({ en: "Shut", es: "Cierre" });
  });

  test(
    "a closed change set shows its changes, old values, authors and approvers; so does its release",
    { tags: "full" },
    async () => {
      const before = await live("billing.close");
      const id = await drafted("billing.close", "Shut the page", "Cierre la página");
      await publishAll(id);
      const { body } = await erin.changeSet(id);
      expect(body.changeSet).toMatchObject({
        state: "published",
        items: 1,
        contributors: ["erin"],
        reviews: [{ reviewer: "amir" }],
      });
      expect(body.drafts).toMatchObject([
        {
          key: "billing.close",
          author: "erin",
          live: before,
          mine: { en: "Shut the page", es: "Cierre la página" },
          conflict: false,
        },
      ]);
      expect((await erin.releases()).body.releases[0]).toMatchObject({
        author: "renata",
        writers: ["erin"],
        approvers: ["amir"],
      });
      const dropped = await drafted("billing.close", "Dropped", "Descartado");
      await erin.call("DELETE", `change-sets/${dropped}`, undefined, (await erin.changeSet(dropped)).etag);
      expect((await erin.changeSet(dropped)).body).toMatchObject({
        changeSet: { state: "discarded", contributors: ["erin"] },
        drafts: [{ live: { en: "Shut the page" }, mine: { en: "Dropped" } }],
      });
    },
  );

  test("an author cannot approve it, whatever other roles they have", { tags: "full" }, async () => {
    await backend.database.execute(
      `update users set content_grants = '[{"role":"editor"},{"role":"approver"},{"role":"publisher"},{"role":"toggleAdministrator"}]' where username = 'erin'`,
    );
    const id = await drafted("billing.close", "Close it", "Ciérrelo");
    await erin.step(id, "submit");
    expect(await erin.approve(id)).toMatchObject({ status: 422, body: { code: "OWN_CHANGES" } });
    await erin.step(id, "withdrawal");
    expect((await erin.call("DELETE", `change-sets/${id}`, undefined, (await erin.changeSet(id)).etag)).status).toBe(
      204,
    );
  });

  test("in review it cannot be edited; withdrawing it removes its approvals", { tags: "full" }, async () => {
    const id = await drafted("billing.close", "Closing", "Cerrando");
    await erin.step(id, "submit");
    const { etag } = await erin.call("GET", `messages/billing.close?changeSet=${id}`);
    expect(
      await erin.call(
        "PUT",
        `messages/billing.close/draft?changeSet=${id}`,
        { en: "Other", es: "Otro", reason: "A test" },
        etag,
      ),
    ).toMatchObject({ status: 409, body: { code: "CHANGE_SET_CLOSED" } });
    await amir.approve(id);
    expect((await erin.step(id, "withdrawal")).body).toMatchObject({ state: "open", reviews: [] });
    expect((await erin.step(id, "submit")).body).toMatchObject({ state: "inReview", reviews: [] });
    expect(await amir.step(id, "reviews", { decision: "return", note: "Too long" })).toMatchObject({
      status: 200,
      body: { state: "open" },
    });
    expect(
      (await erin.call<{ changes: object[] }>("GET", `changes?changeSet=${id}&action=returned`)).body.changes,
    ).toMatchObject([{ author: "amir", value: { note: "Too long" } }]);
    expect((await erin.changeSet(id)).body).toMatchObject({
      today: "2026-11-21",
      changeSet: { reviews: [], returned: { reviewer: "amir", note: "Too long" } },
    });
    expect((await erin.step(id, "submit")).body).not.toHaveProperty("returned");
  });

  test("legal text needs two different approvers", { tags: "full" }, async () => {
    const { body: before } = await erin.message(legalKey);
    expect(before.legal).toBe(true);
    const id = await drafted(legalKey, `${before.live?.en} Truly.`, `${before.live?.es} De verdad.`);
    expect((await erin.step(id, "submit")).body).toMatchObject({ legal: true, approvalsNeeded: 2 });
    expect((await amir.approve(id)).body.state).toBe("inReview");
    expect(await amir.approve(id)).toMatchObject({ status: 422, body: { code: "ALREADY_REVIEWED" } });
    expect(await renata.step(id, "publication")).toMatchObject({ status: 422, body: { code: "APPROVAL_REQUIRED" } });
    expect((await renata.approve(id)).body.state).toBe("approved");
    expect((await renata.step(id, "publication")).status).toBe(201);
    expect((await live(legalKey))?.en).toMatch(/Truly\.$/);
  });

  test("a draft based on outdated live text is rejected, and can be saved again", { tags: "full" }, async () => {
    const slow = await drafted("billing.loading", "Wait a little", "Espere un poco");
    const fast = await drafted("billing.loading", "Wait", "Espere");
    for (const id of [fast]) await publishAll(id);
    expect(await erin.step(slow, "submit")).toMatchObject({
      status: 422,
      body: { code: "NOT_FROM_LIVE", conflicts: [{ item: "message", key: "billing.loading", scope: "all" }] },
    });
    expect((await erin.changeSet(slow)).body.drafts).toMatchObject([
      { conflict: true, live: { en: "Wait" }, mine: { en: "Wait a little" } },
    ]);
    const { etag } = await erin.call("GET", `messages/billing.loading?changeSet=${slow}`);
    await erin.call(
      "PUT",
      `messages/billing.loading/draft?changeSet=${slow}`,
      { en: "Wait a little", es: "Espere un poco", reason: "Compared" },
      etag,
    );
    await publishAll(slow);
    expect(await live("billing.loading")).toEqual({ en: "Wait a little", es: "Espere un poco" });
  });
});

async function publishAll(id: number): Promise<void> {
  expect((await erin.step(id, "submit")).status).toBe(200);
  expect((await amir.approve(id)).status).toBe(200);
  expect((await renata.step(id, "publication")).status).toBe(201);
}

describe("a schedule", () => {
  test("publishes the approved content at its time, not a later draft", { tags: "full" }, async () => {
    backend.clock.set(new Date("2026-11-21T15:00:00Z"));
    const id = await drafted("billing.close", "At eight", "A las ocho");
    expect(await renata.step(id, "schedule", { at: "2026-12-01T08:00", reason: "New prices" }, "PUT")).toMatchObject({
      status: 422,
      body: { code: "APPROVAL_REQUIRED" },
    });
    await erin.step(id, "submit");
    await amir.approve(id);
    expect(
      (await renata.step(id, "schedule", { at: "2026-12-01T08:00", reason: "New prices" }, "PUT")).body,
    ).toMatchObject({ state: "scheduled", publishAt: "2026-12-01T13:00:00.000Z" });
    await drafted("billing.close", "Later words", "Palabras posteriores");
    await publishScheduled(backend.deps);
    expect((await live("billing.close"))?.en).not.toBe("At eight");
    backend.clock.set(new Date("2026-12-01T13:00:01Z"));
    await Promise.all([publishScheduled(backend.deps), publishScheduled(backend.deps)]);
    expect(await live("billing.close")).toEqual({ en: "At eight", es: "A las ocho" });
    const { releases } = (await erin.releases()).body;
    expect(releases.filter(({ changeSets }) => changeSets.includes(id))).toMatchObject([
      { author: "renata", reason: "New prices" },
    ]);
  });

  test.each([
    ["is past", "2026-11-01T08:00"],
    ["the clocks skip", "2027-03-14T02:30"],
    ["is none", "2027-02-30T08:00"],
  ])("a time that %s is rejected", { tags: "full" }, async (_, at) => {
    const id = await drafted("billing.tryAgain", `Once more ${at}`, `Una vez más ${at}`);
    await erin.step(id, "submit");
    await amir.approve(id);
    expect(await renata.step(id, "schedule", { at, reason: "A test" }, "PUT")).toMatchObject({
      status: 422,
      body: { code: "TIME_NOT_POSSIBLE" },
    });
  });

  test(
    "can be cancelled; one that can no longer be published reports it and stays approved",
    { tags: "full" },
    async () => {
      const id = await drafted("billing.tryAgain", "Scheduled", "Programado");
      await erin.step(id, "submit");
      await amir.approve(id);
      await renata.step(id, "schedule", { at: "2027-01-05T08:00", reason: "A test" }, "PUT");
      expect((await renata.step(id, "schedule", undefined, "DELETE")).body.state).toBe("approved");
      await renata.step(id, "schedule", { at: "2027-01-05T08:00", reason: "A test" }, "PUT");
      await publishAll(await drafted("billing.tryAgain", "Faster", "Más rápido"));
      backend.clock.set(new Date("2027-01-05T13:00:01Z"));
      await publishScheduled(backend.deps);
      expect((await erin.changeSet(id)).body.changeSet.state).toBe("approved");
      expect(
        (await erin.call<{ changes: object[] }>("GET", `changes?changeSet=${id}&action=scheduleFailed`)).body.changes,
      ).toMatchObject([{ value: { code: "NOT_FROM_LIVE" } }]);
      expect((await erin.changeSet(id)).body.changeSet.scheduleFailure).toEqual({
        code: "NOT_FROM_LIVE",
        publishAt: "2027-01-05T13:00:00.000Z",
      });
      expect(await live("billing.tryAgain")).toEqual({ en: "Faster", es: "Más rápido" });
    },
  );
});

describe("of due publications", () => {
  const due = async (id: number, at: string) => {
    await erin.step(id, "submit");
    await amir.approve(id);
    expect((await renata.step(id, "schedule", { at, reason: "A test" }, "PUT")).status).toBe(200);
  };

  const stateOf = async (id: number) =>
    (await backend.database.execute<{ state: string }>(`select state from content_change_sets where id = ${id}`))
      .rows[0]?.state;

  test("one that was cancelled after it was selected is not published", async () => {
    const id = await drafted("billing.close", "Called off", "Cancelado");
    await due(id, "2027-02-01T08:00");
    backend.clock.set(new Date("2027-02-01T13:00:01Z"));
    const found = (await dueChangeSets(backend.database, backend.clock.now())).find((row) => row.id === id)!;
    await renata.step(id, "schedule", undefined, "DELETE");
    const by = { author: "renata", at: new Date(), reason: "A test" };
    await expect(
      publish(backend.database, builtIn.register, { id, version: changeSetEtag(found), by }),
    ).rejects.toMatchObject({ code: "CONFLICT" });
    await scheduleFailed(backend.database, found, "CONFLICT", by);
    expect((await erin.changeSet(id)).body.changeSet.state).toBe("approved");
    expect((await live("billing.close"))?.en).not.toBe("Called off");
    expect(
      (await erin.call<{ changes: object[] }>("GET", `changes?changeSet=${id}&action=scheduleFailed`)).body.changes,
    ).toEqual([]);
  });

  test(
    "one that fails does not block the others, is retried for a while, and then reported as failed",
    { tags: "full" },
    async () => {
      const broken = await drafted("billing.close", "Broken", "Roto");
      await due(broken, "2027-03-01T08:00");
      const whole = await drafted("billing.tryAgain", "After the broken one", "Después del roto");
      await due(whole, "2027-03-01T08:05");
      await backend.database.execute(
        `update content_drafts set value = '{"en":5,"es":5}' where change_set = ${broken}`,
      );
      backend.clock.set(new Date("2027-03-01T13:05:01Z"));
      await expect(publishScheduled(backend.deps)).rejects.toThrow("scheduled change sets could not be published");
      expect((await live("billing.tryAgain"))?.en).toBe("After the broken one");
      expect((await erin.changeSet(whole)).body.changeSet.state).toBe("published");
      expect(await stateOf(broken)).toBe("scheduled");
      backend.clock.set(new Date("2027-03-01T13:15:01Z"));
      await expect(publishScheduled(backend.deps)).rejects.toThrow();
      expect(await stateOf(broken)).toBe("approved");
      expect(
        (await erin.call<{ changes: object[] }>("GET", `changes?changeSet=${broken}&limit=1`)).body.changes,
      ).toMatchObject([{ action: "scheduleFailed", value: { code: "UNEXPECTED" } }]);
      await backend.database.execute(
        `update content_drafts set value = '{"en":"a","es":"b"}' where change_set = ${broken}`,
      );
    },
  );
});

describe("staging", () => {
  const put = async (changeSets: number[]) =>
    renata.call<{ release: string }>(
      "PUT",
      "staging",
      { changeSets, reason: "To look at" },
      (await renata.releases()).etag,
    );
  const promote = async () =>
    renata.call("POST", "staging/promotion", { reason: "Looked at" }, (await renata.releases()).etag);

  test(
    "shows change sets that no customer sees; an approved one is published byte for byte",
    { tags: "full" },
    async () => {
      const before = await manifest();
      const id = await drafted("billing.close", "On stage", "En escena");
      const staged = await put([id]);
      expect(staged).toMatchObject({ status: 200, body: { kind: "stage", changeSets: [id], liveIn: ["stage"] } });
      expect((await manifest()).sequence).toBe(before.sequence);
      expect(await promote()).toMatchObject({ status: 422, body: { code: "APPROVAL_REQUIRED" } });
      await erin.step(id, "submit");
      await amir.approve(id);
      expect(await promote()).toMatchObject({
        status: 200,
        body: { release: staged.body.release, liveIn: ["production", "stage"] },
      });
      expect(await live("billing.close")).toEqual({ en: "On stage", es: "En escena" });
      expect((await erin.changeSet(id)).body.changeSet.state).toBe("published");
    },
  );

  test(
    "a release promoted from staging can be rolled back to, one that was only staged cannot",
    { tags: "full" },
    async () => {
      const { releases } = (await erin.releases()).body;
      const promoted = releases.find(({ kind }) => kind === "stage")!;
      expect(promoted).toMatchObject({ promoted: true });
      await publishAll(await drafted("billing.close", "After the stage", "Después de la escena"));
      expect(await renata.restore(promoted.release)).toMatchObject({
        status: 200,
        body: { release: promoted.release },
      });
      expect(await live("billing.close")).toEqual({ en: "On stage", es: "En escena" });
      const looked = await put([await drafted("billing.close", "Looked at", "Mirado")]);
      expect((await renata.releases()).body.releases[0]).toMatchObject({
        release: looked.body.release,
        promoted: false,
      });
      expect(await renata.restore(looked.body.release)).toMatchObject({ status: 404 });
    },
  );

  test("does not take two change sets that change the same text", { tags: "full" }, async () => {
    const [first, second] = [
      await drafted("billing.close", "One end", "Un final"),
      await drafted("billing.close", "Another end", "Otro final"),
    ];
    expect(await put([first, second])).toMatchObject({
      status: 422,
      body: { code: "CHANGED_TWICE", conflicts: [{ item: "message", key: "billing.close", scope: "all" }] },
    });
    expect(await put([second])).toMatchObject({ status: 200 });
  });

  test(
    "is not promoted when a change set was changed since, or something else was published",
    { tags: "full" },
    async () => {
      const id = await drafted("billing.close", "First words", "Primeras palabras");
      await put([id]);
      const { etag } = await erin.call("GET", `messages/billing.close?changeSet=${id}`);
      await erin.call(
        "PUT",
        `messages/billing.close/draft?changeSet=${id}`,
        { en: "Second words", es: "Segundas palabras", reason: "A test" },
        etag,
      );
      await erin.step(id, "submit");
      await amir.approve(id);
      expect(await promote()).toMatchObject({ status: 422, body: { code: "APPROVAL_REQUIRED" } });
      await publishAll(await drafted("billing.loading", "Elsewhere", "En otra parte"));
      expect(await promote()).toMatchObject({ status: 422, body: { code: "NOT_FROM_LIVE" } });
      expect(await put([])).toMatchObject({ status: 200, body: { liveIn: ["production", "stage"] } });
      expect(await promote()).toMatchObject({ status: 422, body: { code: "NOTHING_TO_PUBLISH" } });
    },
  );
});

describe("permissions", () => {
  test("a translator edits Spanish, and not English", async () => {
    const teresa = await Editor.signIn(backend, "teresa");
    const { live: words } = (await teresa.message("shell.signOut")).body;
    expect((await teresa.draft("shell.signOut", { en: words!.en, es: "Salir" })).status).toBe(200);
    expect(await teresa.draft("shell.signOut", { en: "Leave", es: "Salir" })).toMatchObject({
      status: 403,
      body: { code: "OUTSIDE_YOUR_SCOPE" },
    });
    expect(
      await teresa.draftToggle("coBrowse", {
        state: "ENABLED",
        variants: { on: true, off: false },
        defaultVariant: "on",
      }),
    ).toMatchObject({ status: 403 });
  });

  test("an editor of one site edits that site's own texts, and no others", async () => {
    const carla = await Editor.signIn(backend, "carla");
    expect((await carla.draft("shell.signOut", { en: "Bye", es: "Adiós" }, undefined, "community")).status).toBe(200);
    expect(await carla.draft("shell.signOut", { en: "Bye", es: "Adiós" })).toMatchObject({
      status: 403,
      body: { code: "OUTSIDE_YOUR_SCOPE" },
    });
  });

  test("a viewer reads everything and changes nothing", async () => {
    const vic = await Editor.signIn(backend, "vic");
    expect((await vic.call("GET", "messages?limit=5000")).status).toBe(200);
    expect((await vic.open("Mine")).status).toBe(403);
    expect((await vic.approve(1)).status).toBe(403);
  });
});

describe("the history", () => {
  test("is complete, and tampering is detected", async () => {
    const { body } = await erin.call<{ intact: boolean; entries: number }>("GET", "changes/verification");
    expect(body).toMatchObject({ intact: true, entries: expect.any(Number) });
    expect(body.entries).toBeGreaterThan(10);
    await backend.database.execute("alter table content_changes disable trigger content_changes_unchanged");
    await backend.database.execute(
      "update content_changes set reason = 'Nothing to see here' where id = (select id from content_changes order by id offset 10 limit 1)",
    );
    await backend.database.execute("alter table content_changes enable trigger content_changes_unchanged");
    expect((await erin.call<{ brokenAt: number }>("GET", "changes/verification")).body).toMatchObject({
      intact: false,
      brokenAt: expect.any(Number),
    });
  });

  test("an automatic entry has a code as its reason", async () => {
    const id = (await erin.open("Coded reasons")).body.id;
    await erin.call("DELETE", `change-sets/${id}`, undefined, (await erin.changeSet(id)).etag);
    const { changes } = (await erin.call<{ changes: object[] }>("GET", `changes?changeSet=${id}`)).body;
    expect(changes).toMatchObject([
      { action: "changeSetDiscarded", reason: "CHANGE_SET_DISCARDED" },
      { action: "changeSetOpened", reason: "CHANGE_SET_CREATED" },
    ]);
  });

  test("the CSV export has its header in the editor's language", async () => {
    const { body } = await erin.call<string>("GET", "changes/export");
    expect(body.split("\r\n")[0]).toContain('"Number","When","Who","Action"');
    expect(exportHeader("es-US").slice(0, 4)).toEqual(["Número", "Cuándo", "Quién", "Acción"]);
  });

  test("the CSV export is safe against formula injection", async () => {
    await erin.draft("billing.close", { en: "=cmd()", es: "=cmd()" });
    const { body } = await erin.call<string>("GET", "changes/export");
    expect(body).toContain('"draftSaved"');
    expect(body).not.toMatch(/(^|,)"?[=+@]/m);
  });

  test("comments are stored with their subject, and resolved once", async () => {
    const said = await amir.call<{ id: number }>("POST", "comments", {
      key: "shell.signOut",
      text: "Salir or Cerrar sesión?",
      idempotencyKey: randomUUID(),
    });
    expect(said.status).toBe(201);
    await erin.call("POST", `comments/${said.body.id}/resolution`, undefined);
    await renata.call("POST", `comments/${said.body.id}/resolution`, undefined);
    expect((await erin.call("GET", "comments?key=shell.signOut")).body).toMatchObject({
      comments: [{ author: "amir", resolvedBy: "erin" }],
    });
    const { changes } = (
      await erin.call<{ changes: object[] }>("GET", "changes?key=shell.signOut&action=commentResolved")
    ).body;
    expect(changes).toMatchObject([{ author: "erin", reason: "Salir or Cerrar sesión?" }]);
  });
});
