import { openBackend, type TestBackend } from "@portico/backend/testing";
import { checkWording } from "@portico/gate/checkWording";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answer, type Answer } from "../../api/answer.ts";
import type { Bootstrap } from "../../api/bootstrap.ts";
import { createClient, type Client } from "../../api/client.ts";
import { login, readStart } from "../../session/session.api.ts";
import { createChangeSet, discardDraft, getMessage, openSetsReading, saveDraft } from "../../editing/message.api.ts";
import { addComment, commentsReading, resolveComment } from "../../data/comments.api.ts";
import { attempt } from "../../testing/studioClient.testing.ts";
import { historyReading, stepsOf } from "./messageHistory.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** Opens a tab of the Studio and signs in: the real client over the real routes. */
async function tabOf(username: string): Promise<Client> {
  const { fetch } = backend.browser();
  const bootstrap = (await (await fetch("/content/v1/editor/start")).json()) as Bootstrap;
  const client = createClient({ bootstrap, fetch, onEnded: () => undefined });
  await login(client, { username, password: "portico-demo-2026" });
  const fresh = await right(readStart(client));
  client.renew(fresh.csrfToken, username);
  return client;
}

async function right<T>(asked: Promise<Answer<T>>): Promise<T> {
  const done = await asked;
  if (!done.ok) throw new Error(`${done.problem.status} ${done.problem.code}`);
  return done.data;
}

async function refused<T>(asked: Promise<Answer<T>>) {
  const done = await asked;
  if (done.ok) throw new Error("It was done.");
  return done.problem;
}

/** Submits a change set for review, as another screen does. */
async function submit({ content, writing }: Client, changeSet: number): Promise<void> {
  const path = { changeSet };
  const { changeSet: set } = await right(
    answer(content.GET("/content/v1/editor/change-sets/{changeSet}", { params: { path } })),
  );
  await right(
    answer(
      content.POST("/content/v1/editor/change-sets/{changeSet}/submit", {
        params: { path, header: writing(set.etag) },
        body: { reason: "Ready" },
      }),
    ),
  );
}

const place = (key: string) => ({ key, scope: "all" as const });

describe("[COPY-03 partly] from the message to the saved draft", () => {
  test("an editor opens a message, edits both languages and finds the draft again, in her own change set", async () => {
    const erin = await tabOf("erin");
    const at = place("billing.close");
    const before = await right(getMessage(erin, at));
    expect(before).not.toHaveProperty("draft");
    expect(before).toMatchObject({
      live: { en: expect.any(String), es: expect.any(String) },
      screens: expect.any(Array),
    });
    const saved = await right(
      saveDraft.act(erin, {
        ...at,
        en: "Close this",
        es: "Cierre esto",
        reason: "Plainer words",
        version: before.etag,
      }),
    );
    expect(saved.draft).toMatchObject({
      author: "erin",
      reason: "Plainer words",
      wording: { en: "Close this", es: "Cierre esto" },
    });
    expect(await right(getMessage(erin, at))).toMatchObject({ draft: saved.draft, live: before.live });
    expect((await right(openSetsReading.load(erin)))[0]).toMatchObject({ id: saved.draft?.changeSet, author: "erin" });
  });

  test("a draft can be saved in a named change set, and another editor is told that it exists", async () => {
    const [erin, renata] = [await tabOf("erin"), await tabOf("renata")];
    const set = await right(createChangeSet.act(erin, attempt({ title: "The sign-in page" })));
    const at = { ...place("session.signIn.lead"), changeSet: set.id };
    const { etag, live } = await right(getMessage(erin, at));
    await right(
      saveDraft.act(erin, { ...at, en: `${live?.en} Now.`, es: `${live?.es} Ya.`, reason: "Says when", version: etag }),
    );
    expect((await right(getMessage(renata, place("session.signIn.lead")))).drafts).toMatchObject([
      { changeSet: set.id, title: "The sign-in page", author: "erin", state: "open" },
    ]);
  });

  test("the server's findings in a saved draft equal the browser's, including positions", async () => {
    const erin = await tabOf("erin");
    const at = place("billing.payOnce.amount.outOfRange");
    const message = await right(getMessage(erin, at));
    const words = { en: "Between {min} and {maximum}", es: "Entre {min} y {max" };
    const saved = await right(saveDraft.act(erin, { ...at, ...words, reason: "A test", version: message.etag }));
    expect(saved.findings.map(({ code }) => code)).toEqual(["RENAMED_ARGUMENT", "MISSING_ARGUMENT", "SYNTAX"]);
    expect(
      checkWording(message.key, { where: message.where, args: message.args, legal: message.legal }, words).findings,
    ).toEqual(saved.findings);
  });

  test("a save with a stale version returns all three versions and changes nothing; saving with the current version overwrites", async () => {
    const [one, other] = [await tabOf("erin"), await tabOf("erin")];
    const set = await right(createChangeSet.act(one, attempt({ title: "Two people at once" })));
    const at = { ...place("shell.signOut"), changeSet: set.id };
    const { etag, live } = await right(getMessage(one, at));
    await right(saveDraft.act(other, { ...at, en: "Log out", es: "Salir ya", reason: "Theirs", version: etag }));
    const mine = { en: "Leave", es: "Salga" };
    const problem = await refused(saveDraft.act(one, { ...at, ...mine, reason: "Mine", version: etag }));
    expect(problem).toMatchObject({
      status: 412,
      code: "CONFLICT",
      base: live,
      theirs: { en: "Log out", es: "Salir ya" },
      mine,
    });
    const now = await right(getMessage(one, at));
    expect(await right(saveDraft.act(one, { ...at, ...mine, reason: "Mine", version: now.etag }))).toMatchObject({
      draft: { wording: mine },
    });
  });

  test("a draft in review is read-only, and says so", async () => {
    const erin = await tabOf("erin");
    const set = await right(createChangeSet.act(erin, attempt({ title: "In review" })));
    const at = { ...place("billing.payOnce.amount.title"), changeSet: set.id };
    const { etag, live } = await right(getMessage(erin, at));
    const saved = await right(
      saveDraft.act(erin, { ...at, en: "How much, please?", es: live?.es ?? "", reason: "A test", version: etag }),
    );
    await submit(erin, set.id);
    expect(
      await refused(
        saveDraft.act(erin, { ...at, en: "How much?", es: live?.es ?? "", reason: "A test", version: saved.etag }),
      ),
    ).toMatchObject({ status: 409, code: "CHANGE_SET_CLOSED", title: expect.any(String) });
  });

  test("discarding a draft removes it and keeps the live wording", async () => {
    const erin = await tabOf("erin");
    const at = place("shell.menu");
    const { etag, live } = await right(getMessage(erin, at));
    const saved = await right(
      saveDraft.act(erin, { ...at, en: "Main", es: "Principal", reason: "A test", version: etag }),
    );
    await right(discardDraft.act(erin, { ...at, version: saved.etag }));
    const now = await right(getMessage(erin, at));
    expect(now).not.toHaveProperty("draft");
    expect(now).toMatchObject({ live, etag });
  });

  test("a Spanish translator is rejected when English changes", async () => {
    const teresa = await tabOf("teresa");
    const at = place("shell.signOut");
    const { etag, live } = await right(getMessage(teresa, at));
    const words = { en: live?.en ?? "", es: "Salir de aquí" };
    expect(await right(saveDraft.act(teresa, { ...at, ...words, reason: "Plainer", version: etag }))).toMatchObject({
      draft: { author: "teresa" },
    });
    const now = await right(getMessage(teresa, at));
    expect(
      await refused(saveDraft.act(teresa, { ...at, ...words, en: "Out", reason: "Plainer", version: now.etag })),
    ).toMatchObject({ status: 403, code: "OUTSIDE_YOUR_SCOPE" });
  });
});

describe("[COPY-03 partly] comments and history of a message", () => {
  test("a comment is added, visible to everyone, and resolved", async () => {
    const [erin, vic] = [await tabOf("erin"), await tabOf("vic")];
    const said = await right(
      addComment.act(vic, attempt({ key: "shell.signOut", text: "Is it Salir or Cerrar sesión?" })),
    );
    expect(await right(commentsReading({ key: "shell.signOut" }).load(erin))).toMatchObject([
      { author: "vic", text: "Is it Salir or Cerrar sesión?" },
    ]);
    expect(await right(resolveComment.act(erin, said.id))).toMatchObject({
      resolvedBy: "erin",
      resolvedAt: expect.any(String),
    });
  });

  test("the history shows who saved what and why, each wording with the previous one", async () => {
    const erin = await tabOf("erin");
    const at = place("billing.payOnce.amount.title");
    const first = await right(getMessage(erin, at));
    const second = await right(
      saveDraft.act(erin, { ...at, en: "How much now?", es: "¿Cuánto ahora?", reason: "Shorter", version: first.etag }),
    );
    await right(
      saveDraft.act(erin, {
        ...at,
        en: "How much today?",
        es: "¿Cuánto hoy?",
        reason: "Says when",
        version: second.etag,
      }),
    );
    const steps = stepsOf(await right(historyReading(at.key).load(erin)), "all");
    expect(steps.slice(0, 2)).toMatchObject([
      {
        action: "draftSaved",
        author: "erin",
        reason: "Says when",
        wording: { en: "How much today?" },
        before: { en: "How much now?" },
      },
      { action: "draftSaved", reason: "Shorter", wording: { en: "How much now?" } },
    ]);
  });
});
