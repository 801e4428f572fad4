import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { TestClient } from "../testing/testClient.ts";
import { userAccounts, users } from "../src/modules/identity/identity.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Account = { accountId: string; nickname: string };

/** Owners of accounts in different states: past due, with credit, with Auto Pay, a failed debit, disconnected ... */
const owners = ["dana", "pat", "morgan", "quinn", "casey", "jo", "ines", "theo", "omar", "bruno", "devon", "ingrid"];

const accountsOf = async (client: TestClient): Promise<Account[]> => {
  const response = await client.get("/api/pub/account/v1/accounts");
  return ((await response.json()) as { accounts: Account[] }).accounts;
};

/** Counts the statements outside transactions. */
function countStatements(): () => number {
  const client = Reflect.get(backend.database, "$client") as { query: (...asked: unknown[]) => unknown };
  const own = client.query.bind(client);
  let count = 0;
  client.query = (...asked) => ((count += 1), own(...asked));
  return () => ((client.query = own), count);
}

async function statementsOf(client: TestClient): Promise<{ accounts: Account[]; statements: number }> {
  await accountsOf(client);
  const counted = countStatements();
  return { accounts: await accountsOf(client), statements: counted() };
}

test("a person with many accounts gets each as its owner sees it, in about as many statements as one account takes", async () => {
  const own: Account[] = [];
  for (const owner of owners) own.push(...(await accountsOf(await TestClient.signedIn(backend, owner))));
  const { username, accountId } = await newCustomer(backend, 12_300);
  const client = await TestClient.signedIn(backend, username);
  const one = await statementsOf(client);
  expect(one.accounts).toHaveLength(1);
  const [user] = await backend.database.select().from(users).where(eq(users.username, username));
  await backend.database.insert(userAccounts).values(
    own.map((account, position) => ({
      userId: user!.id,
      accountId: account.accountId,
      position: position + 1,
      role: "PRIMARY" as const,
    })),
  );
  const all = await statementsOf(client);
  expect(all.accounts.map((account) => account.accountId)).toEqual([accountId, ...own.map((each) => each.accountId)]);
  expect(all.accounts.slice(1)).toEqual(own);
  expect(all.statements).toBeLessThan(one.statements * 3);
});
