import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TestClient } from "../testing/testClient.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { readText } from "../testing/readPdf.ts";
import { setRole } from "../testing/setRole.ts";

let backend: TestBackend;
let client: TestClient;
let payer: Payer;
let username: string;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  username = (await newCustomer(backend, 50_000)).username;
  payer = await Payer.signIn(backend, username);
  client = await TestClient.signedIn(backend, username);
});

const mutation =
  "mutation R($input: RenameAccountInput!) { renameAccount(input: $input) { __typename ... on AccountRenamed { account { nickname companyName accountName } } ... on AccountNameRefusal { code account { nickname } } } }";

/** Returns the account's nickname, or the error code. */
async function rename(nickname: string, before: string | null = null, accountId = payer.accountId): Promise<unknown> {
  const { data, errors } = await payer.graph(mutation, { input: { accountId, nickname, before } });
  return errors?.[0]?.extensions.code ?? data?.["renameAccount"];
}

async function shown(): Promise<unknown[]> {
  const { accounts } = (await (await client.get("/api/pub/account/v1/accounts")).json()) as {
    accounts: { nickname: string | null; companyName: string }[];
  };
  const { data } = await payer.graph("query A($id: ID!) { billing(accountId: $id) { accountName } }", {
    id: payer.accountId,
  });
  const { session } = await client.browser.bootstrap();
  return [
    accounts[0]?.nickname,
    (data?.["billing"] as { accountName: string }).accountName,
    session.profile?.accountName,
  ];
}

test("[B15] the nickname is shown in the account list, billing, session, receipt and the outcome's e-mail; an empty one clears it", async () => {
  expect(await shown()).toEqual([null, "Harbor Street Bakery", "Harbor Street Bakery"]);
  const full = "Warehouse, Main St (Harbor Street Bakery)";
  expect(await rename("  Warehouse,  Main St ")).toMatchObject({
    account: { nickname: "Warehouse, Main St", companyName: "Harbor Street Bakery", accountName: full },
  });
  expect(await shown()).toEqual(["Warehouse, Main St", full, "Warehouse, Main St"]);

  const { paymentId } = await payer.pay({ ...(await payer.attempt(100)), notify: ["kim@books.example"] } as never);
  const receipt = await payer.browser.fetch(
    `/api/pub/billing/v1/accounts/${payer.accountId}/payments/${paymentId}/receipt?locale=en-US`,
  );
  expect(readText(Buffer.from(await receipt.arrayBuffer())).replace(/\s+/g, " ")).toContain(full);
  const messages = (await (await payer.browser.fetch("/demo/messages")).json()) as { to: string; text: string }[];
  expect(messages[0]?.text).toContain(`Account: ${full}, ending in ${payer.accountId.slice(-4)}`);
  expect(messages[0]?.text).toContain("Harbor Street Bakery paid $1.00.");

  expect(await rename(" ", "Warehouse, Main St")).toMatchObject({ account: { nickname: null } });
  expect(await shown()).toEqual([null, "Harbor Street Bakery", "Harbor Street Bakery"]);
});

test.each([
  ["TOO_LONG", "x".repeat(41)],
  ["INVALID", "4242 4242 4242 4242"],
  ["INVALID", "<b>Shop</b>"],
  ["INVALID", "a\u202eb"],
])("[B15] %s: %j is rejected with the field at fault, and nothing changes", async (code, nickname) => {
  expect(await rename(nickname)).toEqual({
    __typename: "AccountNameRefusal",
    code: `NICKNAME_${code}`,
    account: { nickname: null },
  });
  expect((await shown())[0]).toBeNull();
});

test("[B15] a stale rename does not overwrite a colleague's (optimistic concurrency); the same name is no conflict; of many concurrent renames one wins", async () => {
  await rename("Warehouse");
  expect(await rename("Depot")).toMatchObject({ code: "CHANGED_MEANWHILE", account: { nickname: "Warehouse" } });
  expect(await rename("Warehouse")).toMatchObject({ __typename: "AccountRenamed" });
  const answers = await Promise.all(["A", "B", "C", "D"].map((name) => rename(name, "Warehouse")));
  expect(answers.map((answer) => (answer as { __typename: string }).__typename).sort()).toEqual([
    "AccountNameRefusal",
    "AccountNameRefusal",
    "AccountNameRefusal",
    "AccountRenamed",
  ]);
});

test("[B15] line breaks are collapsed, so that a name cannot inject a message header", async () => {
  expect(await rename("Shop\r\nBcc: kim@books.example")).toMatchObject({
    account: { nickname: "Shop Bcc: kim@books.example" },
  });
});

test("[B15] another account returns NOT_FOUND, and users who may not pay may not rename", async () => {
  expect([await rename("Mine", null, "8347201180"), await rename("Mine", null, "0000000000")]).toEqual([
    "NOT_FOUND",
    "NOT_FOUND",
  ]);
  await setRole(backend, username, "STANDARD");
  expect(await rename("Mine")).toBe("NOT_ALLOWED");
});

test("[B15] a nickname without glyphs in our fonts leaves the receipt readable", async () => {
  await rename("Almacén 😀 倉庫");
  const { paymentId } = await payer.pay(await payer.attempt(100));
  const receipt = await payer.browser.fetch(
    `/api/pub/billing/v1/accounts/${payer.accountId}/payments/${paymentId}/receipt?locale=es-US`,
  );
  expect(receipt.status).toBe(200);
  expect(readText(Buffer.from(await receipt.arrayBuffer()))).toContain("Almacén");
});
