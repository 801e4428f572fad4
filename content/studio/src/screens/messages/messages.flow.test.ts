import { openBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answer } from "../../api/answer.ts";
import type { Studio } from "../../app/createStudio.ts";
import { asErin, openStudio } from "../../testing/studioClient.testing.ts";
import { matching, noFilters } from "./filters.ts";
import { indexOf } from "./messageIndex.ts";
import { messagesReading, type Message } from "./messages.api.ts";

let backend: Awaited<ReturnType<typeof openBackend>>;
let studio: Studio;
beforeAll(async () => {
  backend = await openBackend();
  studio = await openStudio(backend.browser().fetch);
  await studio.session.signIn(asErin);
});
afterAll(() => backend.close());

async function all(): Promise<Message[]> {
  const answered = await messagesReading.load(studio.api.client);
  if (!answered.ok) throw new Error(answered.problem.code);
  return answered.data;
}

function saveDraft(key: string, version: string, wording: { en: string; es: string }) {
  const { content, writing } = studio.api.client;
  const params = { path: { key }, header: writing(version) };
  return answer(
    content.PUT("/content/v1/editor/messages/{key}/draft", { params, body: { ...wording, reason: "Plainer words" } }),
  );
}

test("the list has every message once, in both languages, and no Studio messages", async () => {
  const messages = await all();
  const keys = messages.map(({ key }) => key);
  expect(keys.length).toBeGreaterThan(1000);
  expect([new Set(keys).size, keys.some((key) => key.startsWith("studio."))]).toEqual([keys.length, false]);
  expect(matching(indexOf(messages), { ...noFilters, missing: "either" })).toEqual([]);
});

test("a draft is found by its state and its text; the live text is still found too", async () => {
  const before = (await all()).find(({ key }) => key === "session.signIn.lead");
  const saved = await saveDraft("session.signIn.lead", before?.etag ?? "", {
    en: "One quiet place for your bill.",
    es: "Un lugar tranquilo para su factura.",
  });
  expect(saved).toMatchObject({
    ok: true,
    data: { draft: { author: "erin", reason: "Plainer words" } },
    version: expect.stringMatching(/^"/),
  });
  const entries = indexOf(await all());
  const found = (q: string) => matching(entries, { ...noFilters, q, state: "draft" }).map(({ message }) => message.key);
  expect([found("tranquilo"), found(before?.live?.en ?? "?"), found("xyzzy")]).toEqual([
    ["session.signIn.lead"],
    ["session.signIn.lead"],
    [],
  ]);
});

test("the second of two concurrent saves gets both versions back, and nothing is overwritten", async () => {
  const mine = { en: "Mine", es: "Mío" };
  const refused = await saveDraft("session.signIn.lead", '"old"', mine);
  expect(refused).toMatchObject({
    ok: false,
    problem: { status: 412, code: "CONFLICT", theirs: { en: "One quiet place for your bill." }, mine },
  });
});

test("a draft with gate errors is returned with its findings", { tags: "full" }, async () => {
  const before = (await all()).find(({ key }) => key === "session.signIn.title");
  await saveDraft("session.signIn.title", before?.etag ?? "", { en: "Sign {in", es: "Entre" });
  const [entry] = matching(indexOf(await all()), { ...noFilters, q: "session.signIn.title", state: "draft" });
  expect(entry?.message.findings).toContainEqual(expect.objectContaining({ severity: "error", locale: "en-US" }));
});
