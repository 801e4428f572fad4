import type { components } from "@portico/openapi/terms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentTerms, termsText } from "../../../testing/agreements.ts";
import { Editor } from "../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { documentKeys } from "./legalDocuments.ts";

type Schemas = components["schemas"];
type Asked = { document?: string; locale?: "en-US" | "es-US"; query?: string; site?: "business" | "community" };

const key = paymentTerms.key;
const first = { en: termsText(key, "en-US"), es: termsText(key, "es-US") };
const second = { ...first, en: `${first.en} The bank may show the charge a day later.` };
const opened = "2026-11-21T15:00:00.000Z";

let backend: TestBackend;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  erin = await Editor.signIn(backend);
});
afterAll(() => backend.close());

async function versions({ document = "payment", locale = "en-US", query = "", site = "business" }: Asked = {}) {
  const url = `/api/pub/terms/v1/documents/${document}/versions?locale=${locale}${query}`;
  const response = await (await TestClient.open(backend, site)).get(url);
  return { status: response.status, body: (await response.json()) as Schemas["LegalVersions"] & { code?: string } };
}

async function documents(locale = "en-US") {
  const response = await (await TestClient.open(backend)).get(`/api/pub/terms/v1/documents?locale=${locale}`);
  return (await response.json()) as Schemas["LegalDocuments"];
}

const shown = async (asked?: Asked) =>
  (await versions(asked)).body.versions.map(({ version, release, until, text }) => ({
    version,
    release,
    isInForce: until === null,
    text,
  }));

async function publish(of: string, wording: { en: string; es: string }, scope = "all"): Promise<number> {
  await erin.open(`Wording of ${of}`);
  await erin.draft(of, wording, undefined, scope);
  const { status, body } = await erin.publish();
  expect(status).toBe(201);
  return Number(body.release);
}

const original = { version: 1, release: 1, text: first.en };

test("[SERV-13 partly] [BILL-10] before any change, each document has one version, in force since the first release, readable signed out", async () => {
  const { documents: listed } = await documents();
  const names = ["payment", "scheduledPayment", "autoPay", "paperless", "order", "prices", "services", "site"];
  expect(listed).toEqual(names.map((document) => ({ document, version: 1, release: 1, from: opened })));
  expect((await versions({ document: "prices", locale: "es-US" })).body).toMatchObject({
    page: 1,
    hasMore: false,
    versions: [{ version: 1, from: opened, until: null, text: termsText("legal.disclaimers.prices.text", "es-US") }],
  });
});

test("[SERV-13 partly] every document is a legal text, of which two people approve each change", async () => {
  const marked = Object.values(documentKeys).map(async (each) => [each, (await erin.message(each)).body.legal]);
  expect(await Promise.all(marked)).toEqual(Object.values(documentKeys).map((each) => [each, true]));
});

test("[SERV-13 partly] a published wording is a version in the language that it changed, and ends the one before", async () => {
  const release = await publish(key, second);
  expect(await shown()).toEqual([
    { version: 2, release, isInForce: true, text: second.en },
    { ...original, isInForce: false },
  ]);
  const [newest, before] = (await versions()).body.versions;
  expect(before?.until).toBe(newest?.from);
  expect(await shown({ locale: "es-US" })).toEqual([{ ...original, isInForce: true, text: first.es }]);
  expect((await documents()).documents[0]).toMatchObject({ document: "payment", version: 2, release });
});

test("[SERV-13 partly] a release that changes other texts makes no version; one for a site makes one there", async () => {
  await publish("billing.close", { en: "Shut", es: "Cerrar ya" });
  expect(await shown()).toHaveLength(2);
  const release = await publish(key, { ...first, en: `${first.en} Ask your property.` }, "community");
  expect(await shown()).toHaveLength(2);
  expect((await shown({ site: "community" }))[0]).toMatchObject({ version: 3, release, isInForce: true });
});

test("[SERV-13 partly] an accepted text that was replaced names its version and the one in force, word for word", async () => {
  const payer = await Payer.signIn(backend, "dana");
  await payer.pay(await payer.attempt(1_500));
  const client = await TestClient.signedIn(backend, "dana");
  const accepted = await client.get(`/api/pub/terms/v1/acceptances?accountId=${payer.accountId}&page=1`);
  const { acceptances } = (await accepted.json()) as Schemas["TermsAcceptances"];
  const inForce = (await versions()).body.versions[0];
  expect(acceptances.find(({ agreement }) => agreement === "payment")).toMatchObject({
    isCurrent: false,
    version: 1,
    text: first.en,
    replacedBy: { version: 2, from: inForce?.from, text: second.en },
  });
});

test("[SERV-13 partly] what is only staged is no version; the promotion makes it one", async () => {
  const staged = `${first.en} Staged.`;
  const { body: set } = await erin.open("Staged terms");
  await erin.draft(key, { ...first, en: staged });
  await erin.step(set.id, "submit");
  for (const name of ["amir", "renata"]) await (await Editor.signIn(backend, name)).approve(set.id);
  const stage = { reason: "A test", changeSets: [set.id] };
  expect((await erin.call("PUT", "staging", stage, (await erin.releases()).etag)).status).toBe(200);
  expect((await shown())[0]).toMatchObject({ version: 2 });
  const promotion = await erin.call("POST", "staging/promotion", { reason: "A test" }, (await erin.releases()).etag);
  expect(promotion.status).toBe(200);
  expect((await shown())[0]).toMatchObject({ version: 3, text: staged, isInForce: true });
});

test("[SERV-13 partly] a rollback makes its wording a version again; long histories come in pages, and each version is found", async () => {
  for (const release of ["1", "2", "1", "2", "1", "2", "1", "2", "1"])
    expect((await erin.restore(release)).status).toBe(200);
  const { body } = await versions();
  expect(body.versions.map(({ version }) => version)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(body).toMatchObject({ page: 1, hasMore: true });
  expect(body.versions[0]).toMatchObject({ release: 1, until: null, text: first.en });
  expect((await versions({ query: "&page=2" })).body).toMatchObject({ page: 2, hasMore: false });
  const found = (await versions({ query: "&version=1" })).body;
  expect(found).toMatchObject({ page: 2, versions: [{ version: 2 }, { version: 1, text: first.en }] });
});

test("[SERV-13 partly] a version that was never published is not found", async () => {
  expect(await versions({ query: "&version=99" })).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});
