import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changesReading, verificationReading } from "../../data/changes.api.ts";
import { problemsReading } from "../../data/problems.api.ts";
import {
  differencesReading,
  productionOf,
  promoteStaging,
  stageChangeSets,
  releaseReading,
  releasesReading,
  restoreRelease,
  stagingDiffers,
  stagingOf,
  wasShown,
} from "../../data/releases.api.ts";
import { Editor, EditorClient } from "../../testing/studioClient.testing.ts";

let backend: TestBackend;
let renata: EditorClient;
let writer: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [renata, writer] = [await EditorClient.signIn(backend, "renata"), await Editor.signIn(backend)];
});
afterAll(() => backend.close());

const page = () => renata.read(releasesReading());
const liveRelease = async () => productionOf((await page()).live)?.release ?? "";
const live = async (key: string) => (await writer.message(key)).body.live;

async function published(en: string, es: string): Promise<string> {
  await writer.open(en);
  await writer.draft("billing.close", { en, es });
  return (await writer.publish()).body.release;
}

test("a rollback shows its changes first, is one action, and is in the history", async () => {
  const [before, words] = [await liveRelease(), await live("billing.close")];
  await published("Shut it", "Ciérrelo");
  expect(await renata.read(differencesReading(await liveRelease(), before))).toEqual({
    messages: [{ key: "billing.close", scope: "all", before: { en: "Shut it", es: "Ciérrelo" }, after: words }],
    toggles: [],
    forms: [],
    articles: [],
  });
  const { version } = await page();
  await renata.does(restoreRelease, { release: before, version, reason: "It confused customers" });
  expect([await liveRelease(), await live("billing.close")]).toEqual([before, words]);
  const entry = { author: "renata", release: before, reason: "It confused customers" };
  expect(await renata.read(changesReading({ action: "restored", limit: 5 }))).toMatchObject([
    entry,
    { ...entry, key: "billing.close" },
  ]);
  expect(await renata.read(changesReading({ action: "restored", whole: true, limit: 5 }))).toEqual([
    expect.objectContaining(entry),
  ]);
  expect(await renata.expectRefused(restoreRelease, { release: before, version, reason: "Twice" })).toMatchObject({
    status: 412,
  });
});

test("a release is found by its number, however old; an invalid number finds none", async () => {
  expect(await renata.read(releaseReading("1"))).toMatchObject({ release: "1", kind: "catalogue" });
  const answer = await releaseReading("4711").load(renata.client);
  expect(answer).toMatchObject({ ok: false, problem: { status: 404 } });
});

test("change sets go on and off staging without customers seeing them; approved ones are promoted, and rolled back", async () => {
  const before = await liveRelease();
  const { id } = (await writer.open("Looked at")).body;
  await writer.draft("billing.close", { en: "Looked at", es: "Mirado" });
  const put = async (changeSets: number[]) =>
    renata.does(stageChangeSets, { changeSets, version: (await page()).version, reason: "On a phone" });
  const staged = await put([id]);
  expect([stagingDiffers(await page()), stagingOf((await page()).live)?.release, await liveRelease()]).toEqual([
    true,
    staged.release,
    before,
  ]);
  expect(wasShown((await page()).releases[0]!)).toBe(false);
  expect(
    await renata.expectRefused(promoteStaging, { version: (await page()).version, reason: "Too early" }),
  ).toMatchObject({
    code: "APPROVAL_REQUIRED",
  });
  await put([]);
  expect(stagingDiffers(await page())).toBe(false);
  const again = await put([id]);
  await writer.step(id, "submit");
  await (await Editor.signIn(backend, "amir")).approve(id);
  await renata.does(promoteStaging, { version: (await page()).version, reason: "Looked at" });
  expect([await liveRelease(), (await live("billing.close"))?.en]).toEqual([again.release, "Looked at"]);
  await published("Later", "Después");
  expect((await page()).releases.filter(wasShown).map(({ release }) => release)).toContain(again.release);
  await renata.does(restoreRelease, { release: again.release, version: (await page()).version, reason: "Back" });
  expect((await live("billing.close"))?.en).toBe("Looked at");
});

test("the history is filtered by author, action, message and change set, page by page, and its hash chain is intact", async () => {
  const all = await renata.read(changesReading({ limit: 200 }));
  expect(await renata.read(changesReading({ limit: 2, before: all[1]!.id }))).toEqual(all.slice(2, 4));
  const narrowed = await renata.read(
    changesReading({ author: "erin", action: "draftSaved", key: "billing.close", limit: 200 }),
  );
  expect(narrowed).toEqual(
    all.filter(({ author, action, key }) => author === "erin" && action === "draftSaved" && key === "billing.close"),
  );
  expect(narrowed.length).toBeGreaterThan(1);
  expect(await renata.read(verificationReading)).toMatchObject({ intact: true });
});

test("customers' copy errors are counted per release and language", async () => {
  const errors = [
    { kind: "formatError", key: "billing.close", locale: "es-US", release: await liveRelease(), count: 14 },
  ];
  await backend.browser().fetch("/content/v1/errors", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ errors }),
  });
  expect(await renata.read(problemsReading)).toMatchObject([{ site: "business", ...errors[0] }]);
});
