import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  changeSetReading,
  changeSetsReading,
  changeSetStep,
  openChangeSet,
  renameChangeSet,
  type StepName,
} from "../../data/changeSets.api.ts";
import { addComment, commentsReading, resolveComment } from "../../data/comments.api.ts";
import { releaseReading } from "../../data/releases.api.ts";
import { attempt, Editor, EditorClient } from "../../testing/studioClient.testing.ts";

let backend: TestBackend;
let erin: EditorClient;
let amir: EditorClient;
let writer: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [erin, amir, writer] = [
    await EditorClient.signIn(backend, "erin"),
    await EditorClient.signIn(backend, "amir"),
    await Editor.signIn(backend, "erin"),
  ];
});
afterAll(() => backend.close());

/** Creates a change set of Erin's with a changed wording. */
async function written(key: string, en: string, es: string): Promise<number> {
  const { id } = await erin.does(openChangeSet, attempt({ title: `Words of ${key}` }));
  await write(id, key, en, es);
  return id;
}

async function write(id: number, key: string, en: string, es: string): Promise<void> {
  await writer.call(
    "PUT",
    `messages/${key}/draft?changeSet=${id}`,
    { en, es, reason: "A test" },
    (await writer.call("GET", `messages/${key}?changeSet=${id}`)).etag,
  );
}

const seen = async (id: number) => (await erin.read(changeSetReading(id))).changeSet;
const asked = async (id: number, step: StepName, reason = "A test", at = "") => ({
  step,
  seen: await seen(id),
  reason,
  at,
});
const take = async (who: EditorClient, id: number, ...step: [StepName, string?, string?]) =>
  who.does(changeSetStep, await asked(id, ...step));
const live = async (key: string) => (await writer.message(key)).body.live;

test(
  "a draft goes through another person's review to customers, and its release names the change set",
  { tags: "full" },
  async () => {
    const id = await written("billing.close", "Close it", "Ciérrelo");
    expect((await erin.read(changeSetReading(id))).drafts).toMatchObject([
      { key: "billing.close", mine: { en: "Close it" }, conflict: false, findings: [] },
    ]);
    await take(erin, id, "submit");
    expect((await amir.read(changeSetsReading("inReview"))).map((each) => each.id)).toEqual([id]);
    await take(amir, id, "approve", "");
    await take(erin, id, "publish", "Plainer words");
    const { state, release } = await seen(id);
    expect([state, await live("billing.close")]).toEqual(["published", { en: "Close it", es: "Ciérrelo" }]);
    expect(await erin.read(releaseReading(release ?? ""))).toMatchObject({
      changeSets: [id],
      reason: "Plainer words",
      liveIn: ["production", "stage"],
    });
  },
);

test("a returned change set shows the reviewer and the note until it is submitted again", async () => {
  const id = await written("billing.close", "Shut it", "Cierre eso");
  await take(erin, id, "submit");
  await take(amir, id, "return", "The Spanish sounds stiff.");
  expect(await seen(id)).toMatchObject({
    state: "open",
    returned: { reviewer: "amir", note: "The Spanish sounds stiff." },
  });
  await take(erin, id, "submit");
  expect(await seen(id)).not.toHaveProperty("returned");
  await take(erin, id, "withdraw");
  await take(erin, id, "discard");
  expect(await seen(id)).toMatchObject({ state: "discarded", items: 0 });
});

test(
  "a schedule uses the provider's time zone; canceled, the change set stays approved; on time, it is published as approved",
  { tags: "full" },
  async () => {
    backend.clock.set(new Date("2026-11-21T15:00:00Z"));
    const id = await written("billing.loading", "One moment", "Un momento");
    await take(erin, id, "submit");
    await take(amir, id, "approve");
    expect((await erin.read(changeSetReading(id))).today).toBe("2026-11-21");
    expect(
      await erin.expectRefused(changeSetStep, await asked(id, "schedule", "Prices", "2026-11-01T08:00")),
    ).toMatchObject({
      status: 422,
      code: "TIME_NOT_POSSIBLE",
    });
    await take(erin, id, "schedule", "Prices", "2026-12-01T08:00");
    expect(await seen(id)).toMatchObject({ state: "scheduled", publishAt: "2026-12-01T13:00:00.000Z" });
    await take(erin, id, "unschedule");
    expect((await seen(id)).state).toBe("approved");
    await take(erin, id, "schedule", "Prices", "2026-12-01T08:00");
    backend.clock.set(new Date("2026-12-01T13:00:01Z"));
    await backend.publishScheduled();
    expect([(await seen(id)).state, await live("billing.loading")]).toEqual([
      "published",
      { en: "One moment", es: "Un momento" },
    ]);
  },
);

test(
  "a change set that cannot be published on schedule stays approved, and says so until it is reviewed again",
  { tags: "full" },
  async () => {
    backend.clock.set(new Date("2026-11-21T15:00:00Z"));
    const [id, faster] = [
      await written("billing.tryAgain", "Again", "De nuevo"),
      await written("billing.tryAgain", "Once more", "Una vez más"),
    ];
    for (const each of [id, faster]) {
      await take(erin, each, "submit");
      await take(amir, each, "approve");
    }
    await take(erin, id, "schedule", "Prices", "2026-12-01T08:00");
    await take(erin, faster, "publish");
    backend.clock.set(new Date("2026-12-01T13:00:01Z"));
    await backend.publishScheduled();
    await erin.does(addComment, attempt({ changeSet: id, text: "Why?" }));
    const failure = { code: "NOT_FROM_LIVE", publishAt: "2026-12-01T13:00:00.000Z" };
    expect(await erin.read(changeSetReading(id))).toMatchObject({
      changeSet: { state: "approved", scheduleFailure: failure },
      drafts: [{ conflict: true }],
    });
    expect(await erin.expectRefused(changeSetStep, await asked(id, "publish"))).toMatchObject({
      code: "NOT_FROM_LIVE",
      conflicts: [{ key: "billing.tryAgain" }],
    });
    await take(erin, id, "withdraw");
    await write(id, "billing.tryAgain", "Try it again", "Pruebe de nuevo");
    await take(erin, id, "submit");
    await take(amir, id, "approve");
    expect((await seen(id)).scheduleFailure).toBeUndefined();
  },
);

test("an action based on a stale version is rejected without effect", async () => {
  const id = await written("shell.signOut", "Leave", "Salir");
  const before = await seen(id);
  const renamed = await erin.does(renameChangeSet, { seen: before, title: "Leaving" });
  expect(renamed.title).toBe("Leaving");
  expect(
    await erin.expectRefused(changeSetStep, { step: "submit", seen: before, reason: "A test", at: "" }),
  ).toMatchObject({ status: 412, code: "CONFLICT" });
  expect((await seen(id)).state).toBe("open");
});

test("comments stay with the change set, and show who resolved them", async () => {
  const { id } = await erin.does(openChangeSet, attempt({ title: "Talk" }));
  const said = await amir.does(addComment, attempt({ changeSet: id, text: "Is it revise or verifique?" }));
  await erin.does(resolveComment, said.id);
  expect(await amir.read(commentsReading({ changeSet: id }))).toMatchObject([
    { author: "amir", text: "Is it revise or verifique?", resolvedBy: "erin" },
  ]);
});

test("finished change sets take no place in the list of those that wait", async () => {
  const [waiting, discarded] = [
    await written("shell.menu", "Main", "Principal"),
    await written("shell.signOut", "Leave", "Salga"),
  ];
  await take(erin, waiting, "submit");
  await take(erin, discarded, "discard");
  const listed = await amir.read(changeSetsReading());
  expect(listed.map(({ id }) => id)).toContain(waiting);
  expect(listed.filter(({ state }) => state === "published" || state === "discarded")).toEqual([]);
});
