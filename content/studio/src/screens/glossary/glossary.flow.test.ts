import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sayWhereIAm } from "../../components/presence/presence.api.ts";
import { suggestionsReading } from "../../components/suggestions/suggestions.api.ts";
import { Seat } from "../../testing/seat.testing.ts";
import { removeTerm, saveTerm, termsReading } from "./glossary.api.ts";

let backend: TestBackend;
let erin: Seat;
let vic: Seat;

beforeAll(async () => {
  backend = await openBackend();
  [erin, vic] = [await Seat.take(backend, "erin"), await Seat.take(backend, "vic")];
});
afterAll(() => backend.close());

const outage = { en: "outage", es: "interrupción del servicio", note: "", avoid: ["apagón"] };

async function named(en: string) {
  const terms = await termsReading.load(vic.client);
  return terms.ok ? terms.data.filter((term) => term.en === en) : [];
}

test("a term is added, changed and removed, and whoever only looks sees it each time", async () => {
  const added = await saveTerm.act(erin.client, { id: undefined, term: outage });
  expect(await named("outage")).toMatchObject([{ ...outage, author: "erin" }]);
  const id = added.ok ? added.data.id : 0;
  await saveTerm.act(erin.client, { id, term: { ...outage, es: "interrupción" } });
  expect(await named("outage")).toMatchObject([{ id, es: "interrupción" }]);
  expect((await removeTerm.act(erin.client, id)).ok).toBe(true);
  expect(await named("outage")).toEqual([]);
});

test("whoever only looks can change nothing", async () => {
  const [statement] = await named("statement");
  expect(await saveTerm.act(vic.client, { id: undefined, term: outage })).toMatchObject({ ok: false, problem: { status: 403 } });
  expect(await removeTerm.act(vic.client, statement?.id ?? 0)).toMatchObject({ ok: false, problem: { status: 403 } });
});

test("while somebody writes, terms of the glossary and earlier translations help; more English than the service reads is no error", async () => {
  const found = await suggestionsReading("none", "Choose another payment method").load(erin.client);
  expect(found.ok && found.data.terms.map(({ en }) => en)).toContain("payment method");
  expect(found.ok && found.data.translations.length).toBeGreaterThan(0);
  expect((await suggestionsReading("none", "payment method ".repeat(300)).load(erin.client)).ok).toBe(true);
});

test("two who have the same message open hear of each other", async () => {
  const place = "message:billing.close";
  await sayWhereIAm(erin.client, place);
  expect(await sayWhereIAm(vic.client, place)).toMatchObject({ ok: true, data: { others: [{ username: "erin", firstName: "Erin" }] } });
});
