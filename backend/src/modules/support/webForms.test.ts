import { randomUUID } from "node:crypto";
import forms from "@portico/catalogue/forms.json" with { type: "json" };
import type { components as Studio } from "@portico/openapi/studio";
import type { components } from "@portico/openapi/support";
import { formProblems } from "@portico/rules/webForm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Editor } from "../../../testing/editor.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

type Schemas = components["schemas"];
type StudioForm = Studio["schemas"]["Form"];
type Definition = Schemas["FormDefinition"];
type Field = Definition["fields"][number];
type Case = Schemas["SupportCase"] & Pick<Schemas["SupportProblem"], "answers"> & { code?: string };

const base = "/api/pub/support/v1";
const accountId = "8347207526";

let backend: TestBackend;
let opal: TestClient;
let erin: Editor;
beforeAll(async () => {
  backend = await openBackend();
  [opal, erin] = [await TestClient.signedIn(backend, "opal"), await Editor.signIn(backend)];
});
afterAll(() => backend.close());

const published = async () =>
  (await (await opal.get(`${base}/forms?accountId=${accountId}`)).json()) as Schemas["SupportForms"];
const submit = async (wanted: Pick<Schemas["CaseRequest"], "form" | "version" | "answers">, locale = "en-US") => {
  const body = { accountId, idempotencyKey: randomUUID(), locale, ...wanted };
  const response = await opal.send("POST", `${base}/cases`, body);
  return { status: response.status, body: (await response.json()) as Case };
};

const field = (more: Partial<Field> & Pick<Field, "id" | "kind">): Field => ({
  ...{ label: { en: `About ${more.id}`, es: `Sobre ${more.id}` }, hint: null, required: true },
  ...{ maxLength: more.kind === "TEXT" ? 40 : null, rule: null, choices: [], ...more },
});
const formOf = (...fields: Field[]): Definition => ({
  title: { en: "Move a line", es: "Trasladar una línea" },
  intro: { en: "Tell us where to.", es: "Díganos adónde." },
  ...{ topic: "ORDER", offered: true, fields },
});
const where = field({ id: "where", kind: "TEXT" });

const publish = async (key: string, definition: Definition) => {
  await erin.draftForm(`support.form.${key}`, definition);
  return erin.publish();
};

test("[SERV-13 partly] the forms that come with the build have no problems, and are published by topic", async () => {
  for (const [key, definition] of Object.entries(forms as Record<string, Definition>))
    expect([key, formProblems(definition)]).toEqual([key, []]);
  const { forms: found, services, version } = await published();
  expect(found.map(({ id }) => id)).toEqual([
    "billing-question",
    "technical-problem",
    "order-or-visit",
    "account-change",
    "other-request",
  ]);
  expect({ services, version }).toEqual({ services: ["INTERNET"], version: "1" });
});

test("[SERV-13 partly] answers become a case with the questions as they were asked, in the language of the customer", async () => {
  const { version } = await published();
  const answers = {
    service: "INTERNET",
    effect: "stopped",
    since: "2026-11-20",
    description: " Nada. ",
    answer: "PHONE",
  };
  const { status, body } = await submit(
    { form: "technical-problem", version, answers: { ...answers, "answer.phone": "2075550119" } },
    "es-US",
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ title: "Informar de algo que no funciona", topic: "TECHNICAL", service: "INTERNET" },
    ...{ contactBy: "PHONE", phone: "2075550119" },
  });
  expect(body.messages[0]?.answers).toEqual([
    { question: "¿Qué servicio?", answer: "Internet" },
    { question: "¿Qué tan grave es?", answer: "No funciona nada" },
    { question: "¿Desde cuándo?", answer: "20 de noviembre de 2026" },
    { question: "¿Qué pasa?", answer: "Nada." },
    { question: "¿Cómo le respondemos?", answer: "Llámenme al (207) 555-0119" },
  ]);
  expect(body.messages[0]?.body).toContain("¿Qué pasa?\nNada.");
});

test("[SERV-13 partly] a case has no answer to a question that was not asked, and needs one to what was", async () => {
  const { version } = await published();
  const answers = { service: "INTERNET", effect: "stopped", description: "Dark.", answer: "PORTAL", device: "Printer" };
  const stopped = await submit({ form: "technical-problem", version, answers });
  expect([stopped.status, stopped.body.messages[0]?.body.includes("Printer")]).toEqual([201, false]);
  const missing = { ...answers, effect: "part", device: " " };
  const { status, body } = await submit({ form: "technical-problem", version, answers: missing });
  expect([status, body.answers]).toEqual([422, [{ answer: "device", error: "MISSING" }]]);
  const part = await submit({ form: "technical-problem", version, answers: { ...answers, effect: "part" } });
  expect(part.body.messages[0]?.answers).toContainEqual({ question: "Which device or function?", answer: "Printer" });
});

test("[SERV-13 partly] what is missing or wrong is named, and nothing is stored", async () => {
  const { version } = await published();
  const answers = {
    service: "VIDEO",
    since: "2030-01-01",
    description: "Slow.",
    answer: "PHONE",
    "answer.phone": "555",
  };
  const { status, body } = await submit({ form: "technical-problem", version, answers });
  expect([status, body.code]).toEqual([422, "ANSWERS_INVALID"]);
  expect(body.answers).toEqual([
    { answer: "service", error: "NOT_CHOSEN" },
    { answer: "effect", error: "NOT_CHOSEN" },
    { answer: "since", error: "LATER_THAN_TODAY" },
    { answer: "answer.phone", error: "NOT_PHONE" },
  ]);
});

test(
  "[SERV-13 partly] an editor’s form reaches customers when it is published, and an inaccessible one never does",
  { tags: "full" },
  async () => {
    const bad = formOf({ ...where, label: { en: "Where to?", es: "" } });
    await erin.draftForm("support.form.move-line", bad);
    const refused = await erin.publish();
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: "REFUSED_BY_GATE",
        findings: [{ code: "BAD_FORM", place: "fields.0.label.es", formError: "MISSING" }],
      },
    });
    expect((await publish("move-line", formOf(where))).body).toMatchObject({
      changedForms: ["support.form.move-line"],
    });
    expect((await published()).forms.map(({ id }) => id)).toContain("move-line");
  },
);

test(
  "[SERV-13 partly] answers to an older version count while they fit the new one; a rollback brings the former form back",
  { tags: "full" },
  async () => {
    await publish("swap-device", formOf(where));
    const { version } = await published();
    const old = { form: "swap-device", version, answers: { where: "Floor 2" } };
    await publish("swap-device", formOf({ ...where, label: { en: "New place", es: "Lugar nuevo" } }));
    expect((await submit(old)).body.messages[0]?.answers).toEqual([{ question: "About where", answer: "Floor 2" }]);
    await publish("swap-device", formOf(where, field({ id: "when", kind: "DATE" })));
    expect(await submit(old)).toMatchObject({ status: 409, body: { code: "FORM_CHANGED" } });
    expect((await erin.restore(version)).status).toBe(200);
    expect((await published()).forms.find(({ id }) => id === "swap-device")?.definition.fields).toEqual([where]);
    expect((await submit(old)).status).toBe(201);
  },
);

test("[SERV-13 partly] a draft on staging is no version that customers have seen", { tags: "full" }, async () => {
  await erin.draftForm("support.form.staged", formOf(where));
  const id = await erin.own();
  const live = (await erin.releases()).etag;
  const { body } = await erin.call<{ release: string }>("PUT", "staging", { changeSets: [id], reason: "Look" }, live);
  const answers = { where: "Here" };
  expect((await submit({ form: "staged", version: body.release, answers })).body.code).toBe("FORM_NOT_OFFERED");
});

test("[SERV-13 partly] two editors of one form: the later one gets both versions", async () => {
  const key = "support.form.other-request";
  const { body, etag } = await erin.form(key);
  const live = body.live as Definition;
  await erin.draftForm(key, { ...live, offered: false });
  const late = await erin.call(
    "PUT",
    `forms/${key}/draft`,
    { form: { ...live, topic: "ORDER" }, reason: "Late" },
    etag,
  );
  expect(late).toMatchObject({ status: 412, body: { code: "CONFLICT", base: live, theirs: { offered: false } } });
  const { etag: now } = await erin.form(key);
  expect((await erin.call("DELETE", `forms/${key}/draft`, undefined, now)).status).toBe(204);
});

test("[SERV-13 partly] a form that was never published has its title for everybody when it is submitted", async () => {
  const key = "support.form.never-published";
  const { id } = (await erin.open("A new form")).body;
  await erin.draftForm(key, formOf(where));
  expect((await erin.step(id, "submit")).status).toBe(200);
  for (const reader of [erin, await Editor.signIn(backend, "amir")]) {
    const { forms: listed } = (await reader.call<{ forms: StudioForm[] }>("GET", "forms")).body;
    expect(listed.find((form) => form.key === key)?.draft).toMatchObject({
      changeSet: id,
      form: { title: formOf(where).title },
    });
  }
});

test("[SERV-13 partly] a new form whose answer was lost is saved again, and other contents are not", async () => {
  const { newEtag } = (await erin.call<{ newEtag: string }>("GET", "forms")).body;
  const save = (form: Definition) =>
    erin.call("PUT", "forms/support.form.move-in/draft", { form, reason: "New" }, newEtag);
  expect((await save(formOf(where))).status).toBe(200);
  expect((await save(formOf(where))).status).toBe(200);
  const other = await save({ ...formOf(where), topic: "OTHER" });
  expect(other).toMatchObject({ status: 412, body: { code: "CONFLICT", theirs: { topic: "ORDER" } } });
});
