import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPortal } from "../testing/builtPortal.ts";
import { buildStudio } from "../testing/builtStudio.ts";
import { Caller, problemOf } from "../testing/caller.ts";
import { Onlooker, previewCall } from "../testing/onlooker.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { graphSchema } from "../src/graph/graph.schema.ts";
import { users } from "../src/modules/identity/identity.tables.ts";
import { signPreview } from "../src/modules/portal/previewToken.ts";
import { loadContract, operationsOf, type Operation } from "../src/http/contract.ts";

const accounts = "/api/pub/account/v1/accounts";
const graph = "/selfservice/graph";
const harborStreet = "8347201180";

let backend: TestBackend;
let erin: Onlooker;
beforeAll(async () => {
  backend = await openBackend({ config: { portalDist: buildPortal(), studioDist: buildStudio(), sessionSecret: "the secret of these tests, long enough" } });
  erin = await Onlooker.signIn(backend);
});
afterAll(() => backend.close());

const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe("calls of a preview's page", () => {
  test("are answered as the shown customer's, on the site that is shown", async () => {
    const start = await erin.start({ site: "community", locale: "es-US" });
    expect(await (await previewCall(erin.caller, start, "GET", accounts)).text()).toContain(harborStreet);
    const { data } = (await (await previewCall(erin.caller, start, "POST", graph, { query: `{ billing(accountId: "${harborStreet}") { amountDue } }` })).json()) as { data: { billing: { amountDue: number } } };
    expect(data.billing.amountDue).toBe(24_817);
    expect(await (await previewCall(erin.caller, start, "GET", "/api/pub/portal/v1/bootstrap")).json()).toMatchObject({ site: "community", locale: "es-US", session: { profile: { username: "dana" } } });
  });

  test("reach no account but the shown customer's, and nothing that is for editors", async () => {
    const start = await erin.start();
    expect(await codeOf(previewCall(erin.caller, start, "GET", "/api/pub/account/v1/services?accountId=8347201198"))).toBe("NOT_FOUND");
    expect(await codeOf(previewCall(erin.caller, start, "GET", "/content/v1/editor/messages"))).toBe("NOT_ALLOWED");
  });

  test("of a visitor's page are a visitor's", async () => {
    expect((await previewCall(erin.caller, await erin.start({ person: "-" }), "GET", accounts)).status).toBe(401);
  });

  test("the same browser's other calls stay the editor's", async () => {
    await erin.start();
    expect((await erin.caller.get("/content/v1/editor/messages?limit=1")).status).toBe(200);
    expect(await codeOf(erin.caller.get(accounts))).toBe("NOT_ALLOWED");
  });

  test("a ping is answered and keeps nobody's session alive", async () => {
    const own = await Onlooker.signIn(backend);
    const start = await own.start();
    backend.securityClock.advance(800);
    expect((await previewCall(own.caller, start, "POST", "/api/pub/session/v1/ping", { active: true })).status).toBe(200);
    backend.securityClock.advance(800);
    expect((await own.caller.ping(false)).status).toBe(401);
    erin = await Onlooker.signIn(backend);
  });
});

describe("the token alone opens nothing", () => {
  const refused = async (caller: Caller, token: string) => expect(await codeOf(caller.get(accounts, { "x-portico-preview": token }))).toBe("PREVIEW_ENDED");
  const now = () => backend.securityClock.now().getTime();
  const secret = () => backend.config.sessionSecret ?? "";
  const idOf = async (name: string) => (await backend.database.select().from(users).where(eq(users.username, name)))[0]?.id ?? "";

  test("not without a session", async () => refused(await Caller.open(backend), (await erin.start()).token));
  test("not in another editor's session", async () => refused(await Caller.signedIn(backend, "amir"), (await erin.start()).token));
  test("not in a customer's session, nor in one that was signed for a customer", async () => {
    const dana = await Caller.signedIn(backend, "dana");
    await refused(dana, (await erin.start()).token);
    await refused(dana, signPreview(secret(), { editor: await idOf("dana"), person: await idOf("pat"), site: "business" }, now()));
  });
  test("not once it was changed", async () => refused(erin.caller, `x${(await erin.start()).token}`));
  test("not when it is nothing", () => refused(erin.caller, ""));
  test("not after its time", async () => refused(erin.caller, signPreview(secret(), { editor: await idOf("erin"), person: null, site: "business" }, now() - 5 * 60 * 60 * 1000)));
  test("not for a real customer, whoever signed it", async () => {
    const real = await idOf("pat");
    await backend.database.update(users).set({ invented: false }).where(eq(users.id, real));
    await refused(erin.caller, signPreview(secret(), { editor: await idOf("erin"), person: real, site: "business" }, now()));
  });
  test("not once the editor's roles are gone", async () => {
    const vic = await Onlooker.signIn(backend, "vic");
    const { token } = await vic.start();
    await backend.database.update(users).set({ contentGrants: [] }).where(eq(users.username, "vic"));
    await refused(vic.caller, token);
  });
  test("not on the vault's origin", async () => {
    const { token } = await erin.start();
    const headers = { "x-portico-preview": token, authorization: `Bearer ${token}`, "content-type": "application/json", "x-vendor-key": "SMB", "x-client-type": "SSPP" };
    const body = JSON.stringify({ kind: "newCard", cardName: "D", cardNumber: "4242424242424242", expiry: "1229", zip: "02110", securityCode: "123" });
    expect(await codeOf(erin.caller.browser.vaultFetch("/api/pub/pciedge/pci/v1/payments", { method: "POST", headers, body }))).toBe("TICKET_INVALID");
  });
});

describe("nothing is changed", () => {
  /** Posted, and yet nothing is changed by them. */
  const reads = ["pingSession", "evaluateToggles", "evaluateToggle"];
  const changing = loadContract().flatMap(operationsOf).filter(({ method, id, permission }) => method !== "GET" && permission !== "vault-ticket" && !reads.includes(id));
  const pathOf = ({ path }: Operation) => path.replaceAll(/\{[^}]+\}/g, "1");
  const hasBody = ({ definition }: Operation) => definition["requestBody"] !== undefined;

  test.each(changing.map((operation) => [operation.id, operation] as const))("%s is refused", async (_id, operation) => {
    const answer = previewCall(erin.caller, await erin.start(), operation.method as "POST", pathOf(operation), hasBody(operation) ? {} : undefined);
    expect(await problemOf(await answer)).toMatchObject({ status: 403, code: "PREVIEW_READ_ONLY", title: "This is a preview. Nothing was changed." });
  });

  const mutations = Object.keys(graphSchema().getMutationType()?.getFields() ?? {});
  test.each(mutations)("GraphQL's %s is refused", async (name) => {
    expect(await codeOf(previewCall(erin.caller, await erin.start(), "POST", graph, { query: `mutation Change { ${name} { __typename } }` }))).toBe("PREVIEW_READ_ONLY");
  });

  test.each([
    ["behind a query of another name", "query Look { __typename } mutation Change { __typename }", "Look"],
    ["behind a fragment", "fragment Part on Mutation { __typename } mutation Change { ...Part }", "Change"],
    ["to the auxiliary graph", "mutation { __typename }", undefined],
  ])("a mutation %s is refused too", async (what, query, operationName) => {
    const path = what.endsWith("graph") ? "/selfservice/graphauxiliary" : graph;
    expect(await codeOf(previewCall(erin.caller, await erin.start(), "POST", path, { query, operationName }))).toBe("PREVIEW_READ_ONLY");
  });

  test("what can't be read as GraphQL is GraphQL's to refuse", async () => {
    const answer = await previewCall(erin.caller, await erin.start(), "POST", graph, { query: "mutation {" });
    expect(await answer.text()).toContain("INVALID_REQUEST");
  });

  test("the refusal is in the language that is shown", async () => {
    const start = await erin.start({ locale: "es-US" });
    expect(await problemOf(await previewCall(erin.caller, start, "POST", "/api/pub/session/v1/logout", { reason: "user" }))).toMatchObject({ title: "Esta es una vista previa. No se cambió nada." });
  });

  test("the editor is still signed in, and dana owes what she owed", async () => {
    expect((await erin.caller.ping(true)).status).toBe(200);
    const dana = await Caller.signedIn(backend, "dana");
    const answer = await dana.send("POST", graph, { query: `{ billing(accountId: "${harborStreet}") { amountDue } }` });
    expect(await answer.text()).toContain("24817");
  });
});
