import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changesReading, verificationReading } from "../../data/changes.api.ts";
import { problemsReading } from "../../data/problems.api.ts";
import { differencesReading, productionOf, promoteStage, putOnStage, releaseReading, releasesReading, restoreRelease, stageOf, wasShown } from "../../data/releases.api.ts";
import { Editor, Seat } from "../../testing/seat.testing.ts";
import { hasOwnStage } from "./stage.ts";

let backend: TestBackend;
let renata: Seat;
let writer: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [renata, writer] = [await Seat.take(backend, "renata"), await Editor.signIn(backend)];
});
afterAll(() => backend.close());

const page = () => renata.read(releasesReading());
const standing = async () => productionOf((await page()).live)?.release ?? "";
const live = async (key: string) => (await writer.message(key)).body.live;

async function published(en: string, es: string): Promise<string> {
  await writer.open(en);
  await writer.draft("billing.close", { en, es });
  return (await writer.publish()).body.release;
}

test("what going back changes is told before, done in one step, and stands in the history", async () => {
  const [before, words] = [await standing(), await live("billing.close")];
  await published("Shut it", "Ciérrelo");
  expect(await renata.read(differencesReading(await standing(), before))).toEqual({ messages: [{ key: "billing.close", scope: "all", before: { en: "Shut it", es: "Ciérrelo" }, after: words }], toggles: [] });
  const { version } = await page();
  await renata.does(restoreRelease, { release: before, version, reason: "It confused customers" });
  expect([await standing(), await live("billing.close")]).toEqual([before, words]);
  const entry = { author: "renata", release: before, reason: "It confused customers" };
  expect(await renata.read(changesReading({ action: "restored", limit: 5 }))).toMatchObject([entry, { ...entry, key: "billing.close" }]);
  expect(await renata.isRefused(restoreRelease, { release: before, version, reason: "Twice" })).toMatchObject({ status: 412 });
});

test("one release is found by its number, however old, and none by a number that is none", async () => {
  expect(await renata.read(releaseReading("1"))).toMatchObject({ release: "1", kind: "catalogue" });
  const answer = await releaseReading("4711").load(renata.client);
  expect(answer).toMatchObject({ ok: false, problem: { status: 404 } });
});

test("change sets go on the stage and off again without customers seeing them; what is approved goes on to customers, and back again", async () => {
  const before = await standing();
  const { id } = (await writer.open("Looked at")).body;
  await writer.draft("billing.close", { en: "Looked at", es: "Mirado" });
  const put = async (changeSets: number[]) => renata.does(putOnStage, { changeSets, version: (await page()).version, reason: "On a phone" });
  const staged = await put([id]);
  expect([hasOwnStage(await page()), stageOf((await page()).live)?.release, await standing()]).toEqual([true, staged.release, before]);
  expect(wasShown((await page()).releases[0]!)).toBe(false);
  expect(await renata.isRefused(promoteStage, { version: (await page()).version, reason: "Too early" })).toMatchObject({ code: "APPROVAL_REQUIRED" });
  await put([]);
  expect(hasOwnStage(await page())).toBe(false);
  const again = await put([id]);
  await writer.step(id, "submit");
  await (await Editor.signIn(backend, "amir")).approve(id);
  await renata.does(promoteStage, { version: (await page()).version, reason: "Looked at" });
  expect([await standing(), (await live("billing.close"))?.en]).toEqual([again.release, "Looked at"]);
  await published("Later", "Después");
  expect((await page()).releases.filter(wasShown).map(({ release }) => release)).toContain(again.release);
  await renata.does(restoreRelease, { release: again.release, version: (await page()).version, reason: "Back" });
  expect((await live("billing.close"))?.en).toBe("Looked at");
});

test("the history is narrowed by author, action, message and change set, page by page, and is whole", async () => {
  const all = await renata.read(changesReading({ limit: 200 }));
  expect(await renata.read(changesReading({ limit: 2, before: all[1]!.id }))).toEqual(all.slice(2, 4));
  const narrowed = await renata.read(changesReading({ author: "erin", action: "draftSaved", key: "billing.close", limit: 200 }));
  expect(narrowed).toEqual(all.filter(({ author, action, key }) => author === "erin" && action === "draftSaved" && key === "billing.close"));
  expect(narrowed.length).toBeGreaterThan(1);
  expect(await renata.read(verificationReading)).toMatchObject({ intact: true });
});

test("what customers' browsers missed is counted for its release and language", async () => {
  const errors = [{ kind: "formatError", key: "billing.close", locale: "es-US", release: await standing(), count: 14 }];
  await backend.browser().fetch("/content/v1/errors", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ errors }) });
  expect(await renata.read(problemsReading)).toMatchObject([{ site: "business", ...errors[0] }]);
});
