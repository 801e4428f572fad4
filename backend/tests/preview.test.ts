import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPortal } from "../testing/builtPortal.ts";
import { buildStudio } from "../testing/builtStudio.ts";
import { TestClient, problemOf } from "../testing/testClient.ts";
import { PreviewEditor, previewCall } from "../testing/previewEditor.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { graphSchema } from "../src/graph/graph.schema.ts";
import { users } from "../src/modules/identity/identity.tables.ts";
import { signPreview } from "../src/modules/portal/previewToken.ts";
import { loadContract, operationsOf, type Operation } from "../src/http/contract.ts";

const accounts = "/api/pub/account/v1/accounts";
const graph = "/selfservice/graph";
const harborStreet = "8347201180";

let backend: TestBackend;
let erin: PreviewEditor;
beforeAll(async () => {
  backend = await openBackend({
    config: {
      portalDist: buildPortal(),
      studioDist: buildStudio(),
      sessionSecret: "the secret of these tests, long enough",
    },
  });
  erin = await PreviewEditor.signIn(backend);
});
afterAll(() => backend.close());

const codeOf = async (answer: Promise<Response>) => (await problemOf(await answer)).code;

describe("requests of a preview's page", () => {
  test("are answered as the previewed customer's, on the previewed site", async () => {
    const start = await erin.start({ site: "community", locale: "es-US" });
    expect(await (await previewCall(erin.client, start, "GET", accounts)).text()).toContain(harborStreet);
    const { data } = (await (
      await previewCall(erin.client, start, "POST", graph, {
        query: `{ billing(accountId: "${harborStreet}") { amountDue } }`,
      })
    ).json()) as { data: { billing: { amountDue: number } } };
    expect(data.billing.amountDue).toBe(24_817);
    expect(await (await previewCall(erin.client, start, "GET", "/api/pub/portal/v1/bootstrap")).json()).toMatchObject({
      site: "community",
      locale: "es-US",
      session: { profile: { username: "dana" } },
    });
  });

  test("reach only the previewed customer's account, and nothing for editors", async () => {
    const start = await erin.start();
    expect(
      await codeOf(previewCall(erin.client, start, "GET", "/api/pub/account/v1/services?accountId=8347201198")),
    ).toBe("NOT_FOUND");
    expect(await codeOf(previewCall(erin.client, start, "GET", "/content/v1/editor/messages"))).toBe("NOT_ALLOWED");
  });

  test("show none of the sessions in which others are signed in as that customer", async () => {
    await TestClient.signedIn(backend, "dana");
    const answer = await previewCall(erin.client, await erin.start(), "GET", "/api/pub/session/v1/sessions");
    expect(await answer.json()).toEqual({ sessions: [] });
  });

  test("of a visitor's preview are anonymous", async () => {
    expect((await previewCall(erin.client, await erin.start({ person: "-" }), "GET", accounts)).status).toBe(401);
  });

  test("do not affect the editor's other requests in the same browser", async () => {
    await erin.start();
    expect((await erin.client.get("/content/v1/editor/messages?limit=1")).status).toBe(200);
    expect(await codeOf(erin.client.get(accounts))).toBe("NOT_ALLOWED");
  });

  test("a ping is answered and extends no session", async () => {
    const own = await PreviewEditor.signIn(backend);
    const start = await own.start();
    backend.securityClock.advance(800);
    expect((await previewCall(own.client, start, "POST", "/api/pub/session/v1/ping", { active: true })).status).toBe(
      200,
    );
    backend.securityClock.advance(800);
    expect((await own.client.ping(false)).status).toBe(401);
    erin = await PreviewEditor.signIn(backend);
  });
});

describe("the preview token alone grants nothing", () => {
  const refused = async (caller: TestClient, token: string) =>
    expect(await codeOf(caller.get(accounts, { "x-portico-preview": token }))).toBe("PREVIEW_ENDED");
  const now = () => backend.securityClock.now().getTime();
  const secret = () => backend.config.sessionSecret ?? "";
  const idOf = async (name: string) =>
    (await backend.database.select().from(users).where(eq(users.username, name)))[0]?.id ?? "";

  test("is rejected without a session", async () =>
    refused(await TestClient.open(backend), (await erin.start()).token));
  test("is rejected in another editor's session", async () =>
    refused(await TestClient.signedIn(backend, "amir"), (await erin.start()).token));
  test("is rejected in a customer's session, even when signed for a customer", async () => {
    const dana = await TestClient.signedIn(backend, "dana");
    await refused(dana, (await erin.start()).token);
    await refused(
      dana,
      signPreview(secret(), { editor: await idOf("dana"), person: await idOf("pat"), site: "business" }, now()),
    );
  });
  test("is rejected when it was modified", async () => refused(erin.client, `x${(await erin.start()).token}`));
  test("is rejected when it is empty", () => refused(erin.client, ""));
  test("is rejected after it expired", async () =>
    refused(
      erin.client,
      signPreview(secret(), { editor: await idOf("erin"), person: null, site: "business" }, now() - 5 * 60 * 60 * 1000),
    ));
  test("is rejected for a real customer, whoever signed it", async () => {
    const real = await idOf("pat");
    await backend.database.update(users).set({ invented: false }).where(eq(users.id, real));
    await refused(
      erin.client,
      signPreview(secret(), { editor: await idOf("erin"), person: real, site: "business" }, now()),
    );
  });
  test("is rejected once the editor's roles are removed", async () => {
    const vic = await PreviewEditor.signIn(backend, "vic");
    const { token } = await vic.start();
    await backend.database.update(users).set({ contentGrants: [] }).where(eq(users.username, "vic"));
    await refused(vic.client, token);
  });
  test("is rejected on the vault's origin", async () => {
    const { token } = await erin.start();
    const headers = {
      "x-portico-preview": token,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "x-vendor-key": "SMB",
      "x-client-type": "SSPP",
    };
    const body = JSON.stringify({
      kind: "newCard",
      cardName: "D",
      cardNumber: "4242424242424242",
      expiry: "1229",
      zip: "02110",
      securityCode: "123",
    });
    expect(
      await codeOf(
        erin.client.browser.vaultFetch("/api/pub/pciedge/pci/v1/payments", { method: "POST", headers, body }),
      ),
    ).toBe("TICKET_INVALID");
  });
});

describe("a preview is read-only", () => {
  /** POST operations that only read. */
  const reads = ["pingSession", "evaluateToggles", "evaluateToggle"];
  const changing = loadContract()
    .flatMap(operationsOf)
    .filter(({ method, id, permission }) => method !== "GET" && permission !== "vault-ticket" && !reads.includes(id));
  const pathOf = ({ path }: Operation) => path.replaceAll(/\{[^}]+\}/g, "1");
  const hasBody = ({ definition }: Operation) => definition["requestBody"] !== undefined;

  test.each(changing.map((operation) => [operation.id, operation] as const))(
    "%s is rejected",
    async (_id, operation) => {
      const answer = previewCall(
        erin.client,
        await erin.start(),
        operation.method as "POST",
        pathOf(operation),
        hasBody(operation) ? {} : undefined,
      );
      expect(await problemOf(await answer)).toMatchObject({
        status: 403,
        code: "PREVIEW_READ_ONLY",
        title: "This is a preview. Nothing was changed.",
      });
    },
  );

  const mutations = Object.keys(graphSchema().getMutationType()?.getFields() ?? {});
  test.each(mutations)("GraphQL's %s is rejected", async (name) => {
    expect(
      await codeOf(
        previewCall(erin.client, await erin.start(), "POST", graph, {
          query: `mutation Change { ${name} { __typename } }`,
        }),
      ),
    ).toBe("PREVIEW_READ_ONLY");
  });

  test.each([
    ["behind a query of another name", "query Look { __typename } mutation Change { __typename }", "Look"],
    ["behind a fragment", "fragment Part on Mutation { __typename } mutation Change { ...Part }", "Change"],
    ["to the auxiliary graph", "mutation { __typename }", undefined],
  ])("a mutation %s is rejected too", async (what, query, operationName) => {
    const path = what.endsWith("graph") ? "/selfservice/graphauxiliary" : graph;
    expect(await codeOf(previewCall(erin.client, await erin.start(), "POST", path, { query, operationName }))).toBe(
      "PREVIEW_READ_ONLY",
    );
  });

  test("an invalid GraphQL document is rejected by GraphQL", async () => {
    const answer = await previewCall(erin.client, await erin.start(), "POST", graph, { query: "mutation {" });
    expect(await answer.text()).toContain("INVALID_REQUEST");
  });

  test("the error is in the previewed language", async () => {
    const start = await erin.start({ locale: "es-US" });
    expect(
      await problemOf(await previewCall(erin.client, start, "POST", "/api/pub/session/v1/logout", { reason: "user" })),
    ).toMatchObject({ title: "Esta es una vista previa. No se cambió nada." });
  });

  test("the editor stays signed in, and dana's balance is unchanged", async () => {
    expect((await erin.client.ping(true)).status).toBe(200);
    const dana = await TestClient.signedIn(backend, "dana");
    const answer = await dana.send("POST", graph, { query: `{ billing(accountId: "${harborStreet}") { amountDue } }` });
    expect(await answer.text()).toContain("24817");
  });
});
