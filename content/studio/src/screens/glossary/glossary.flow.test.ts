import { openBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Studio } from "../../app/createStudio.ts";
import { sayWhereIAm } from "../../components/presence/presence.api.ts";
import { suggestionsReading } from "../../components/suggestions/suggestions.api.ts";
import { openStudio } from "../../testing/openStudio.ts";
import { removeTerm, saveTerm, termsReading } from "./glossary.api.ts";

let backend: Awaited<ReturnType<typeof openBackend>>;
let erin: Studio;
let vic: Studio;

async function signedIn(username: string): Promise<Studio> {
  const studio = await openStudio(backend.browser().fetch);
  await studio.session.signIn({ username, password: "portico-demo-2026" });
  return studio;
}

beforeAll(async () => {
  backend = await openBackend();
  [erin, vic] = [await signedIn("erin"), await signedIn("vic")];
});
afterAll(() => backend.close());

const outage = { en: "outage", es: "interrupción del servicio", note: "", avoid: ["apagón"] };

async function named(en: string) {
  const terms = await termsReading.load(vic.desk.client);
  return terms.ok ? terms.data.filter((term) => term.en === en) : [];
}

test("a term is added, changed and removed, and whoever only looks sees it each time", async () => {
  const added = await saveTerm.act(erin.desk.client, { id: undefined, term: outage });
  expect(await named("outage")).toMatchObject([{ ...outage, author: "erin" }]);
  const id = added.ok ? added.data.id : 0;
  await saveTerm.act(erin.desk.client, { id, term: { ...outage, es: "interrupción" } });
  expect(await named("outage")).toMatchObject([{ id, es: "interrupción" }]);
  expect((await removeTerm.act(erin.desk.client, id)).ok).toBe(true);
  expect(await named("outage")).toEqual([]);
});

test("whoever only looks can change nothing", async () => {
  const [statement] = await named("statement");
  expect(await saveTerm.act(vic.desk.client, { id: undefined, term: outage })).toMatchObject({ ok: false, problem: { status: 403 } });
  expect(await removeTerm.act(vic.desk.client, statement?.id ?? 0)).toMatchObject({ ok: false, problem: { status: 403 } });
});

test("while somebody writes, terms of the glossary and earlier translations help; more English than the service reads is no error", async () => {
  const found = await suggestionsReading("none", "Choose another payment method").load(erin.desk.client);
  expect(found.ok && found.data.terms.map(({ en }) => en)).toContain("payment method");
  expect(found.ok && found.data.translations.length).toBeGreaterThan(0);
  expect((await suggestionsReading("none", "payment method ".repeat(300)).load(erin.desk.client)).ok).toBe(true);
});

test("two who have the same message open hear of each other", async () => {
  const place = "message:billing.close";
  await sayWhereIAm(erin.desk.client, place);
  expect(await sayWhereIAm(vic.desk.client, place)).toMatchObject({ ok: true, data: { others: [{ username: "erin", firstName: "Erin" }] } });
});
