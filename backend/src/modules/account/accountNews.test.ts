import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

type Answer = { accounts: { accountId: string; news?: { unreadEmail?: number; answeredQuestion?: object } }[] };

async function newsOf(username: string, accountId: string) {
  const answer = await (await TestClient.signedIn(backend, username)).get("/api/pub/account/v1/accounts");
  const { accounts } = (await answer.json()) as Answer;
  return accounts.find((each) => each.accountId === accountId)?.news;
}

const harborStreet = "8347201180";

test("[SERV-12 partly] unread email in the mailboxes of the user is counted, and nobody else's", async () => {
  expect((await newsOf("sofia", "8347207617"))?.unreadEmail).toBeGreaterThan(0);
  expect(await newsOf("dana", harborStreet)).toBeUndefined();
});

test("[B24 partly] an answered question about a bill is news for a week", async () => {
  const [question] = (
    await backend.database.execute<{ statement_id: string; position: number }>(
      `update bill_questions set state = 'ANSWERED', changed_at = '${backend.clock.now().toISOString()}'
        where account_id = '${harborStreet}' returning statement_id, position`,
    )
  ).rows;
  const answeredQuestion = { statementId: question?.statement_id, position: question?.position };
  expect(await newsOf("dana", harborStreet)).toEqual({ answeredQuestion });
  backend.clock.advance(7 * 24 * 3_600 + 1);
  expect(await newsOf("dana", harborStreet)).toBeUndefined();
});
