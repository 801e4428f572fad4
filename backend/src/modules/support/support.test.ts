import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/support";
import { supportCases } from "@portico/rules/serviceConstants";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { newestMessages } from "../messages/messages.reads.ts";
import { startSupport } from "./support.seed.ts";
import { supportDocuments } from "./support.tables.ts";

type Schemas = components["schemas"];
type Case = Schemas["SupportCase"] & { code?: string };

const base = "/api/pub/support/v1";
const larchLane = "8347207518";
const congressSquare = "8347207526";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const read = async <T>(client: TestClient, path: string) => (await (await client.get(`${base}${path}`)).json()) as T;
const search = async (query: string, locale = "en-US", page = 1) =>
  read<Schemas["SearchResults"]>(
    await TestClient.open(backend),
    `/search?${new URLSearchParams({ query, locale, page: String(page) })}`,
  );
const paths = ({ results }: Schemas["SearchResults"]) => results.map(({ path }) => path);

test("[SERV-08 partly] the search finds articles and pages, the best first, with the matching words marked", async () => {
  const found = await search("pay my bill");
  expect(found.match).toBe("EXACT");
  expect(paths(found)).toContain("/billing/pay-bill");
  expect(found.results.find(({ path }) => path === "/support/articles/pay-your-bill")).toBeDefined();
  expect((await search("voicemail")).results[0]?.extract.some(({ isMatch }) => isMatch)).toBe(true);
});

test.each([
  ["reiniciar modem", "es-US", "/support/articles/restart-equipment"],
  ["REINICIAR MÓDEM", "es-US", "/support/articles/restart-equipment"],
  ["linea telefonica", "es-US", "/support/articles/restart-equipment"],
  ["contraseña", "es-US", "/support/articles/change-your-password"],
  ["contrasena", "es-US", "/support/articles/change-your-password"],
  ["robocall", "en-US", "/support/articles/block-unwanted-calls"],
])("[SERV-08 partly] “%s” in %s finds %s, with accents and without", async (query, locale, path) => {
  const found = await search(query, locale);
  expect(found.match).toBe("EXACT");
  expect(paths(found)).toContain(path);
});

test("[SERV-08 partly] a word of the other language finds the text in the own one", async () => {
  const found = await search("enrutador");
  expect(found.match).toBe("OTHER_LANGUAGE");
  expect(found.results.map(({ title }) => title)).toContain("Restart your modem, router or other equipment");
});

test.each([
  ["voicemial", "en-US", "/support/articles/listen-to-voicemail"],
  ["facutra", "es-US", "/support/articles/pay-your-bill"],
  ["pasword", "en-US", "/support/articles/change-your-password"],
])("[SERV-08 partly] a slip in “%s” still finds something similar", async (query, locale, path) => {
  const found = await search(query, locale);
  expect(found.match).toBe("SIMILAR");
  expect(paths(found)).toContain(path);
});

test("[SERV-08 partly] a page of results beyond the last is the last", async () => {
  const first = await search("bill");
  const beyond = await search("bill", "en-US", first.pages + 5);
  expect(beyond).toMatchObject({ page: first.pages, total: first.total });
  expect(beyond.results.length).toBeGreaterThan(0);
});

test("[SERV-08 partly] nothing matches nonsense, blanks and signs", async () => {
  for (const query of ["qqxxzz", "", "  ", "&|!:*'"])
    expect(await search(query)).toEqual({ match: "NONE", total: 0, isCapped: false, page: 1, pages: 1, results: [] });
  const visitor = await TestClient.open(backend);
  expect((await visitor.get(`${base}/search?query=${"a".repeat(101)}`)).status).toBe(400);
});

test("results come in pages, each result once", async () => {
  const first = await search("account");
  expect(first.total).toBeGreaterThan(10);
  expect(first.pages).toBe(Math.ceil(first.total / 10));
  const second = await search("account", "en-US", 2);
  expect(second.total).toBe(first.total);
  expect(paths(first).filter((path) => paths(second).includes(path))).toEqual([]);
});

test("[SERV-08 partly] the home of support has the categories with their articles; each article has both languages", async () => {
  const visitor = await TestClient.open(backend);
  const home = await read<Schemas["SupportHome"]>(visitor, "/home?locale=en-US");
  expect(home.categories.map(({ name }) => name)).toEqual(["BILLING", "SERVICES", "VOICE", "VISITS", "ACCOUNT"]);
  expect(home.useful.length).toBeGreaterThanOrEqual(6);
  for (const { name, articles: count } of home.categories) {
    const { articles } = await read<Schemas["SupportCategory"]>(visitor, `/categories/${name}?locale=en-US`);
    expect(articles).toHaveLength(count);
    for (const { id } of articles) {
      const english = await read<Schemas["SupportArticle"]>(visitor, `/articles/${id}?locale=en-US`);
      const spanish = await read<Schemas["SupportArticle"]>(visitor, `/articles/${id}?locale=es-US`);
      expect(spanish.body).toHaveLength(english.body.length);
      expect(spanish.title).not.toBe(english.title);
      expect(spanish.page.path).toBe(english.page.path);
    }
  }
  expect((await visitor.get(`${base}/articles/none`)).status).toBe(404);
  expect((await visitor.get(`${base}/categories/NONE`)).status).toBe(400);
});

const open = async (client: TestClient, wanted: Partial<Schemas["CaseRequest"]> = {}) => {
  const response = await client.send("POST", `${base}/cases`, {
    ...{ accountId: larchLane, idempotencyKey: randomUUID(), form: "other-request", version: "1", locale: "en-US" },
    ...{ answers: { service: "INTERNET", question: "It drops at noon.", answer: "PORTAL" }, ...wanted },
  });
  return { status: response.status, body: (await response.json()) as Case };
};
const reply = async (client: TestClient, caseId: string, more: Partial<Schemas["CaseReply"]> = {}) => {
  const response = await client.send("POST", `${base}/cases/${caseId}/replies`, {
    ...{ accountId: larchLane, idempotencyKey: randomUUID(), body: "It dropped again.", ...more },
  });
  return { status: response.status, body: (await response.json()) as Case };
};
const casesOf = (client: TestClient, accountId: string) =>
  read<Schemas["SupportCases"]>(client, `/cases?accountId=${accountId}`);

test("an article that this build does not have is removed a day after its publication, and leads to no page before", async () => {
  const { database, clock } = backend;
  const old = {
    kind: "ARTICLE",
    locale: "en-US",
    title: "Telegrams",
    summary: "Zyxw",
    body: "Zyxw",
    page: "/telegrams",
  } as const;
  const publishedAt = clock.now();
  await database
    .insert(supportDocuments)
    .values({ ...old, id: "telegrams", category: "VOICE", position: 0, version: 1, publishedAt });
  const client = await TestClient.open(backend);
  expect((await client.get(`${base}/articles/telegrams?locale=en-US`)).status).toBe(404);
  await startSupport(database, publishedAt);
  expect((await search("zyxw")).total).toBe(1);
  await startSupport(database, new Date(publishedAt.getTime() + 24 * 3_600_000 + 1));
  expect((await search("zyxw")).total).toBe(0);
  expect((await search("voicemail")).match).toBe("EXACT");
});

test("[SERV-08 partly] a case is opened once for each key, and belongs to its user alone", async () => {
  const [oscar, nina] = [await TestClient.signedIn(backend, "oscar"), await TestClient.signedIn(backend, "nina")];
  const idempotencyKey = randomUUID();
  const { status, body } = await open(oscar, { idempotencyKey });
  expect(status).toBe(201);
  expect(body).toMatchObject({ state: "RECEIVED", messages: [{ from: "CUSTOMER" }] });
  expect((await open(oscar, { idempotencyKey })).body.id).toBe(body.id);
  expect((await open(oscar, { idempotencyKey, locale: "es-US" })).body.code).toBe("CONFLICT");
  expect((await casesOf(oscar, larchLane)).cases.map(({ id }) => id)).toEqual([body.id]);
  expect((await casesOf(nina, larchLane)).cases).toEqual([]);
  expect((await reply(nina, body.id)).status).toBe(404);
  const key = randomUUID();
  await reply(oscar, body.id, { idempotencyKey: key });
  expect((await reply(oscar, body.id, { idempotencyKey: key })).body.messages).toHaveLength(2);
});

test("a user has at most so many open cases", async () => {
  const nina = await TestClient.signedIn(backend, "nina");
  for (let opened = 0; opened < supportCases.maxOpen; opened += 1) expect((await open(nina)).status).toBe(201);
  expect((await open(nina)).body.code).toBe("TOO_MANY_CASES");
});

test("a case takes as many messages as fit; the next one is refused as such", async () => {
  const oscar = await TestClient.signedIn(backend, "oscar");
  const { body } = await open(oscar);
  for (let messages = 1; messages < supportCases.maxMessages; messages += 1)
    expect((await reply(oscar, body.id)).status).toBe(201);
  expect((await reply(oscar, body.id)).body.code).toBe("TOO_MANY_CASE_MESSAGES");
});

test("[SERV-08 partly] the demo has an answered case, to which a reply puts it back in the queue, and a closed one", async () => {
  const opal = await TestClient.signedIn(backend, "opal");
  const { cases } = await casesOf(opal, congressSquare);
  expect(cases.map(({ state }) => state)).toEqual(["ANSWERED", "CLOSED"]);
  const [answered, closed] = cases as [Case, Case];
  const own = { accountId: congressSquare };
  expect((await reply(opal, answered.id, own)).body).toMatchObject({ state: "RECEIVED" });
  expect((await reply(opal, closed.id, own)).body.code).toBe("CASE_CLOSED");
});

describe("customer service", () => {
  const harborStreet = "8347201180";
  const answer = async (client: TestClient, caseId: string, more: Partial<Schemas["CaseAnswer"]> = {}) => {
    const response = await client.send("POST", `${base}/cases/${caseId}/answers`, {
      ...{ accountId: harborStreet, idempotencyKey: randomUUID(), body: "We changed the modem.", state: "ANSWERED" },
      ...{ seen: 1, ...more },
    });
    return { status: response.status, body: (await response.json()) as Case };
  };
  let gina: TestClient;
  let dana: TestClient;
  const asked = async () => (await open(dana, { accountId: harborStreet })).body;
  beforeAll(async () => {
    [gina, dana] = [await TestClient.signedIn(backend, "gina"), await TestClient.signedIn(backend, "dana")];
  });

  test("[SERV-08 partly] sees the requests of everybody on the account, with who sent them, and sends none", async () => {
    const billie = await TestClient.signedIn(backend, "billie");
    const { id } = await asked();
    const { body } = await open(billie, { accountId: harborStreet });
    const { role, cases } = await casesOf(gina, harborStreet);
    expect(role).toBe("ANSWERS");
    expect(cases.find((each) => each.id === id)).toMatchObject({ openedBy: "Dana" });
    expect(cases.find((each) => each.id === body.id)).toMatchObject({ openedBy: "Billie" });
    expect((await casesOf(billie, harborStreet)).cases.map((each) => each.id)).not.toContain(id);
    expect((await open(gina, { accountId: harborStreet })).status).toBe(403);
  });

  test("[SERV-08 partly] answers once for each key; the customer reads it, and is told without its words", async () => {
    const { id } = await asked();
    const idempotencyKey = randomUUID();
    const first = await answer(gina, id, { idempotencyKey });
    expect(first).toMatchObject({ status: 201, body: { state: "ANSWERED", messages: [{}, { from: "AGENT" }] } });
    expect((await answer(gina, id, { idempotencyKey })).body).toEqual(first.body);
    const { cases } = await casesOf(dana, harborStreet);
    expect(cases.find((each) => each.id === id)?.messages.at(-1)?.body).toBe("We changed the modem.");
    const told = (await newestMessages(backend.database)).filter(({ about }) => about?.startsWith("support case"));
    expect(told[0]).toMatchObject({ kind: "SUPPORT_CASE", subject: "We answered your request" });
    expect(told.filter(({ text }) => text?.includes(id))).toHaveLength(1);
    expect(told[0]?.text).not.toContain("modem");
    expect(told[0]?.text).toContain(`/support/forms?account=${harborStreet}`);
    const listed = await dana.get("/api/pub/notifications/v1/notifications?locale=en-US&topic=SUPPORT");
    expect(await listed.json()).toMatchObject({
      notifications: [expect.objectContaining({ topic: "SUPPORT", subject: "We answered your request", read: false })],
    });
  });

  test("[SESS-19] whoever turned off these e-mails is not told, and still reads the answer", async () => {
    const choose = (wanted: "ALL" | "NONE") =>
      dana.send("PUT", "/api/pub/preferences/v1/emails", { accountId: harborStreet, topic: "SUPPORT", wanted });
    const toldOf = async (id: string) =>
      (await newestMessages(backend.database)).filter(
        ({ kind, text }) => kind === "SUPPORT_CASE" && text?.includes(id),
      );
    expect((await choose("NONE")).status).toBe(200);
    const { id } = await asked();
    expect((await answer(gina, id)).status).toBe(201);
    expect(await toldOf(id)).toEqual([]);
    const { cases } = await casesOf(dana, harborStreet);
    expect(cases.find((each) => each.id === id)?.messages.at(-1)).toMatchObject({ from: "AGENT" });
    expect((await choose("ALL")).status).toBe(200);
    const { id: next } = await asked();
    await answer(gina, next);
    expect(await toldOf(next)).toHaveLength(1);
  });

  test("takes a request and closes it without a text, and an answer needs one", async () => {
    const { id } = await asked();
    const before = (await newestMessages(backend.database))[0]?.id;
    expect((await answer(gina, id, { body: " ", state: "IN_PROGRESS" })).body).toMatchObject({ state: "IN_PROGRESS" });
    expect((await answer(gina, id, { body: " " })).body.code).toBe("TEXT_INVALID");
    expect((await answer(gina, id, { body: "x".repeat(supportCases.longestText + 1) })).body.code).toBe("TEXT_INVALID");
    expect((await answer(gina, id, { body: "", state: "CLOSED" })).body).toMatchObject({ state: "CLOSED" });
    // Nobody is told of a state.
    expect((await newestMessages(backend.database))[0]?.id).toBe(before);
    expect((await answer(gina, id)).body.code).toBe("CASE_CLOSED");
    expect((await reply(dana, id, { accountId: harborStreet })).body.code).toBe("CASE_CLOSED");
  });

  test("does not answer past what the customer wrote meanwhile", async () => {
    const { id } = await asked();
    await reply(dana, id, { accountId: harborStreet });
    expect(await answer(gina, id)).toMatchObject({ status: 412, body: { code: "CONFLICT" } });
    expect((await answer(gina, id, { seen: 2 })).status).toBe(201);
  });

  test("sees a request that waits for an answer, however many others changed since", async () => {
    const { id } = await asked();
    await backend.database.execute(
      sql`insert into support_cases (account_id, opened_by, topic, contact_by, state, opened_at, changed_at)
        select account_id, opened_by, topic, contact_by, 'CLOSED', opened_at, changed_at + n * interval '1 second'
        from support_cases, generate_series(1, ${supportCases.listed}::integer) n
        where number = (select max(number) from support_cases)`,
    );
    const { cases } = await casesOf(gina, harborStreet);
    expect(cases).toHaveLength(supportCases.listed);
    expect(cases.map((each) => each.id)).toContain(id);
  });

  test("has no access to a request of an account that is not in the session", async () => {
    const oscar = await TestClient.signedIn(backend, "oscar");
    const { cases } = await casesOf(oscar, larchLane);
    const id = cases[0]?.id ?? "";
    expect((await answer(gina, id)).status).toBe(404);
    expect((await answer(gina, id, { accountId: larchLane })).status).toBe(404);
    expect((await answer(oscar, id, { accountId: larchLane })).status).toBe(403);
  });
});
