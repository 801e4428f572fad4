import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sayWhereIAm, suggestionsReading } from "../../data/translation.api.ts";
import { EditorClient } from "../../testing/studioClient.testing.ts";
import { removeTerm, saveTerm, type NewTerm, type Term, termsReading } from "./glossary.api.ts";

let backend: TestBackend;
let erin: EditorClient;
let teresa: EditorClient;
let vic: EditorClient;

beforeAll(async () => {
  backend = await openBackend();
  [erin, teresa, vic] = [
    await EditorClient.signIn(backend, "erin"),
    await EditorClient.signIn(backend, "teresa"),
    await EditorClient.signIn(backend, "vic"),
  ];
});
afterAll(() => backend.close());

const outage = { en: "outage", es: "interrupción del servicio", note: "", avoid: ["apagón"] };

const wordsOf = ({ en, es, note, avoid }: Term): NewTerm => ({ en, es, note, avoid });

async function named(en: string) {
  const terms = await termsReading.load(vic.client);
  return terms.ok ? terms.data.filter((term) => term.en === en) : [];
}

test("a term is added, edited and removed, and a viewer sees each change", async () => {
  const added = await saveTerm.act(erin.client, { from: undefined, term: outage });
  expect(await named("outage")).toMatchObject([{ ...outage, author: "erin" }]);
  if (!added.ok) throw new Error(added.problem.code);
  const changed = await saveTerm.act(erin.client, { from: added.data, term: { ...outage, es: "interrupción" } });
  expect(await named("outage")).toMatchObject([{ id: added.data.id, es: "interrupción" }]);
  expect((await removeTerm.act(erin.client, changed.ok ? changed.data : added.data)).ok).toBe(true);
  expect(await named("outage")).toEqual([]);
});

test("the second of two concurrent edits gets the first one's version, and may overwrite it", async () => {
  const [before] = await named("statement");
  if (before === undefined) throw new Error("no statement");
  expect(
    (await saveTerm.act(teresa.client, { from: before, term: { ...wordsOf(before), es: "estado mensual" } })).ok,
  ).toBe(true);
  const mine = { ...wordsOf(before), note: "The monthly document." };
  const late = await saveTerm.act(erin.client, { from: before, term: mine });
  expect(late).toMatchObject({
    ok: false,
    problem: { status: 412, theirs: { es: "estado mensual", author: "teresa" } },
  });
  expect(await removeTerm.act(erin.client, before)).toMatchObject({ ok: false, problem: { status: 412 } });
  expect(
    (await saveTerm.act(erin.client, { from: late.ok ? undefined : (late.problem.theirs as Term), term: mine })).ok,
  ).toBe(true);
  expect(await named("statement")).toMatchObject([{ ...mine, author: "erin" }]);
});

test("a duplicate term is rejected", async () => {
  expect(await saveTerm.act(erin.client, { from: undefined, term: { ...outage, en: "STATEMENT" } })).toMatchObject({
    ok: false,
    problem: { status: 409, code: "TERM_EXISTS" },
  });
});

test("a viewer can change nothing", async () => {
  const [statement] = await named("statement");
  expect(await saveTerm.act(vic.client, { from: undefined, term: outage })).toMatchObject({
    ok: false,
    problem: { status: 403 },
  });
  expect(await removeTerm.act(vic.client, statement ?? { id: 0, etag: "" })).toMatchObject({
    ok: false,
    problem: { status: 403 },
  });
});

test("glossary terms and similar translations are suggested; English text above the service's limit is no error", async () => {
  const found = await suggestionsReading("none", "Choose another payment method").load(erin.client);
  expect(found.ok && found.data.terms.map(({ en }) => en)).toContain("payment method");
  expect(found.ok && found.data.translations.length).toBeGreaterThan(0);
  expect((await suggestionsReading("none", "payment method ".repeat(300)).load(erin.client)).ok).toBe(true);
});

test("two editors of the same message see each other's presence", async () => {
  const place = "message:billing.close";
  await sayWhereIAm(erin.client, place);
  expect(await sayWhereIAm(vic.client, place)).toMatchObject({
    ok: true,
    data: { others: [{ username: "erin", firstName: "Erin" }] },
  });
});
