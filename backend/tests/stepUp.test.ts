import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoPassword } from "../src/database/people.ts";
import { signInFailures } from "../src/modules/identity/identity.tables.ts";
import { rateLimits } from "../src/modules/rate-limits/rateLimits.tables.ts";
import { authenticatorApp, openBackend, type TestBackend } from "../testing/openBackend.ts";
import { problemOf, TestClient } from "../testing/testClient.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(rateLimits);
  await backend.database.delete(signInFailures);
});

const accountId = "8347201180";
const path = "/api/pub/identity/v1/step-up";
const limit = 600;
const prove = (client: TestClient, proof: object = { currentPassword: demoPassword }) =>
  client.send("POST", path, proof);
const codeOf = async (answer: Promise<Response>) => {
  const response = await answer;
  return response.ok ? "done" : (await problemOf(response)).code;
};

/** The type of a mutation's answer, with the code of a refusal. */
async function graph(
  client: TestClient,
  mutation: string,
  type: string,
  refusal: string,
  input: object,
): Promise<string> {
  const query = `mutation M($input: ${type}!) { ${mutation}(input: $input) { __typename ... on ${refusal} { code } } }`;
  const answer = await client.send("POST", "/selfservice/graph", {
    query,
    variables: { input: { accountId, ...input } },
  });
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, { __typename: string; code?: string }>;
    errors?: { extensions: { code: string } }[];
  };
  const { __typename = "", code } = data?.[mutation] ?? {};
  return errors?.[0]?.extensions.code ?? (code === undefined ? __typename : `${__typename} ${code}`);
}

const person = "00000000-0000-4000-8000-000000000000";
const users = `/api/pub/users/v1/accounts/${accountId}`;
const invitation = { email: "lee@harbor.example", role: "BILLING" };

/** Each change that gives somebody access, as the owner asks for it: its answer without a question before. */
const changes = {
  "a recipient of statements": (client) =>
    graph(client, "addStatementRecipient", "NewStatementRecipientInput", "StatementRecipientRefusal", {
      address: "lee@harbor.example",
      locale: "en-US",
    }),
  "a calendar feed": (client) =>
    graph(client, "createCalendarFeed", "NewCalendarFeedInput", "CalendarFeedRefusal", { locale: "en-US" }),
  "a payment method": (client) =>
    graph(client, "addPaymentMethod", "AddPaymentMethodInput", "WalletRefusal", {
      idempotencyKey: crypto.randomUUID(),
      vaultToken: "tok_of_nobody",
      makeDefault: false,
    }),
  "the form for a payment method": (client) =>
    codeOf(client.send("POST", "/api/pub/pciedge/pci/v1/tickets", { accountId, purpose: "wallet" })),
  "an invitation": (client) =>
    codeOf(client.send("POST", `${users}/invitations`, { invitationId: crypto.randomUUID(), ...invitation })),
  "a role on the account": (client) =>
    codeOf(client.send("PUT", `${users}/people/${person}`, { role: "ADMIN", state: "ACTIVE" }, { "if-match": '"1"' })),
  "the ownership": (client) =>
    codeOf(client.send("POST", `${users}/ownership-transfers`, { userId: person, version: 1 })),
} satisfies Record<string, (client: TestClient) => Promise<string>>;

/**
 * The answer to each change of the owner who has proved who they are: the card's token is of nobody, and so is the id of
 * the person who gets a role or the ownership.
 */
const answers: Record<keyof typeof changes, string> = {
  "a recipient of statements": "StatementRecipientAdded",
  "a calendar feed": "CalendarFeedAddress",
  "a payment method": "WalletRefusal CARD_DATA_EXPIRED",
  "the form for a payment method": "done",
  "an invitation": "done",
  "a role on the account": "NOT_FOUND",
  "the ownership": "NOT_FOUND",
};

test.each(Object.entries(answers) as [keyof typeof changes, string][])(
  "%s is refused ten minutes after the sign-in, and goes on after the password",
  async (name, answer) => {
    const change = changes[name];
    const dana = await TestClient.signedIn(backend, "dana");
    backend.securityClock.advance(limit);
    expect(await change(dana)).toBe("STEP_UP_REQUIRED");
    expect((await prove(dana)).status).toBe(200);
    expect(await change(dana)).toBe(answer);
  },
);

test("within ten minutes of the sign-in nothing is asked, and the remaining time counts down", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  backend.securityClock.advance(limit - 1);
  expect(await (await dana.get(path)).json()).toEqual({ secondsLeft: 1, code: false, factors: [] });
  expect(await changes["a calendar feed"](dana)).toBe("CalendarFeedAddress");
  backend.securityClock.advance(1);
  expect(await (await dana.get(path)).json()).toEqual({ secondsLeft: 0, code: false, factors: [] });
});

test("a card can be typed for five minutes after the form was opened without another question", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  const form = () => changes["the form for a payment method"](dana);
  backend.securityClock.advance(299);
  expect(await form()).toBe("done");
  backend.securityClock.advance(1);
  expect(await form()).toBe("STEP_UP_REQUIRED");
  expect(await changes["a payment method"](dana)).toBe("WalletRefusal CARD_DATA_EXPIRED");
  const ticket = (wanted: object) => codeOf(dana.send("POST", "/api/pub/pciedge/pci/v1/tickets", wanted));
  expect(await ticket({ accountId })).toBe("done");
});

test("a proof counts in its own session only", async () => {
  const [desk, phone] = [await TestClient.signedIn(backend, "dana"), await TestClient.signedIn(backend, "dana")];
  backend.securityClock.advance(limit);
  await prove(desk);
  expect(await changes["a calendar feed"](desk)).toBe("CalendarFeedAddress");
  expect(await changes["a calendar feed"](phone)).toBe("STEP_UP_REQUIRED");
});

test("a change of password keeps the age of the proof", async () => {
  const casey = await TestClient.signedIn(backend, "casey");
  const age = async () => ((await (await casey.get(path)).json()) as { secondsLeft: number }).secondsLeft;
  backend.securityClock.advance(400);
  const better = "nine herons over a quiet canal";
  const changed = await casey.send("PUT", "/api/pub/identity/v1/password", {
    currentPassword: demoPassword,
    newPassword: better,
  });
  casey.token = ((await changed.json()) as { csrfToken: string }).csrfToken;
  expect(await age()).toBe(200);
  await prove(casey, { currentPassword: better });
  backend.securityClock.advance(100);
  expect(await age()).toBe(500);
});

test("wrong passwords count with those of sign-in, and are in the security log", async () => {
  const pat = await TestClient.signedIn(backend, "pat");
  backend.logs.length = 0;
  for (let tries = 0; tries < 5; tries++)
    expect(await codeOf(prove(pat, { currentPassword: "wrong" }))).toBe("INVALID_CREDENTIALS");
  expect(await codeOf(prove(pat))).toBe("TOO_MANY_REQUESTS");
  const logged = backend.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
  const proofs = logged.filter(({ event }) => event === "proveIdentity");
  expect(proofs.map(({ result, who }) => [result, who])).toEqual([
    ...Array(5).fill(["INVALID_CREDENTIALS", "pat"]),
    ["TOO_MANY_REQUESTS", "pat"],
  ]);
  expect(backend.logs.join("")).not.toContain(demoPassword);
});

test("with two-step sign-in the password alone proves nothing; with a code it does", async () => {
  const morgan = await TestClient.signedIn(backend, "morgan");
  const factor = "/api/pub/identity/v1/second-factor";
  const setup = await morgan.send("POST", `${factor}-setups`, { currentPassword: demoPassword });
  const app = authenticatorApp(((await setup.json()) as { key: string }).key, backend.securityClock);
  await morgan.send("POST", `${factor}-confirmations`, { code: app() });
  backend.securityClock.advance(limit);
  expect(await (await morgan.get(path)).json()).toEqual({ secondsLeft: 0, code: true, factors: ["APP"] });
  expect(await codeOf(prove(morgan))).toBe("SECOND_FACTOR_WRONG");
  expect(await codeOf(prove(morgan, { currentPassword: "wrong", code: app() }))).toBe("INVALID_CREDENTIALS");
  expect(await codeOf(prove(morgan, { currentPassword: demoPassword, code: app() }))).toBe("done");
  expect(await (await morgan.get(path)).json()).toEqual({ secondsLeft: limit, code: true, factors: ["APP"] });
});

test("an agent proves their own identity, with their own password", async () => {
  const gina = await TestClient.signedIn(backend, "gina");
  backend.securityClock.advance(limit);
  const feed = () => changes["a calendar feed"](gina);
  expect(await feed()).toBe("STEP_UP_REQUIRED");
  expect((await prove(gina)).status).toBe(200);
  expect(await feed()).toBe("CalendarFeedRefusal STAFF");
});

test("a role in the Studio is refused ten minutes after the sign-in, and goes on after the password", async () => {
  const ofelia = await TestClient.signedIn(backend, "ofelia");
  const grant = () =>
    codeOf(
      ofelia.send(
        "PUT",
        "/content/v1/editor/people/teresa/grants",
        { grants: [{ role: "viewer" }], reason: "Reads from now on" },
        { "if-match": '"999"' },
      ),
    );
  backend.securityClock.advance(limit);
  expect(await grant()).toBe("STEP_UP_REQUIRED");
  await prove(ofelia);
  expect(await grant()).toBe("CONFLICT");
});

test("who may not do it is told that, and is not asked", async () => {
  const sam = await TestClient.signedIn(backend, "sam");
  backend.securityClock.advance(limit);
  expect(await changes["an invitation"](sam)).toBe("NOT_ALLOWED");
  expect(await changes["a recipient of statements"](sam)).toBe("NOT_ALLOWED");
});
