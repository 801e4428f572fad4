import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardAttemptLimits, consumeCardAttempt } from "../src/modules/rate-limits/cardAttempts.writes.ts";
import { newCustomer, newPayer } from "../testing/newCustomer.ts";
import { enroller } from "../testing/enroller.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const payment = `mutation P($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { __typename ... on InstantPaymentOutcome { payment { state failureCode } } ... on PaymentRefusal { code retryAt } } }`;

async function pay(payer: Payer, method: { vaultToken: string }, amount = 100) {
  const { data, errors } = await payer.graph(payment, { input: await payer.attempt(amount, { method }) });
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data?.["createInstantPaymentV2"] as unknown as {
    __typename: string;
    code?: string;
    retryAt?: string;
    payment?: { state: string; failureCode: string | null };
  };
}

/** The processor treats any bank account number as a different account, which yields as many new methods as needed. */
const another = async (payer: Payer, nth: number) => ({
  vaultToken: (await payer.newBankAccount({ accountNumber: `0001${String(nth).padStart(8, "0")}` })).token,
});
const card = async (payer: Payer, cardNumber: string) => ({ vaultToken: (await payer.newCard({ cardNumber })).token });

const NO_FUNDS = "4000000000012007";
const GOOD = "4242424242424242";

describe("rate limit of new cards and accounts (card testing)", () => {
  test("after ten accepted new methods the eleventh is refused with the time to wait, and nothing is charged", async () => {
    const payer = await newPayer(backend, 50_000);
    for (let nth = 1; nth <= cardAttemptLimits.user; nth += 1)
      expect((await pay(payer, await another(payer, nth))).payment?.state).toBe("PENDING");
    const before = backend.processor.charged().length;
    const retryAt = new Date(backend.securityClock.now().getTime() + 3_600_000).toISOString();
    expect(await pay(payer, await another(payer, 11))).toEqual({
      __typename: "PaymentRefusal",
      code: "TOO_MANY_TRIES",
      retryAt,
    });
    expect(backend.processor.charged()).toHaveLength(before);
    expect((await pay(payer, await another(payer, 3))).payment?.state).toBe("PENDING");
  });

  test("an enrolment in Auto Pay counts too, and is refused too", async () => {
    const { accountId, username } = await newCustomer(backend, 0);
    const payer = await Payer.signIn(backend, username);
    const now = backend.securityClock.now();
    for (let nth = 1; nth <= cardAttemptLimits.account; nth += 1)
      await consumeCardAttempt(
        backend.database,
        { userId: "7d0c8a3e-0000-4000-8000-000000000000" },
        accountId,
        `another-${nth}`,
        now,
      );
    await backend.database.execute(
      `insert into services (id, account_id, position, key, service_type, status, download_mbps) values ('${accountId}-internet', '${accountId}', 0, 'INTERNET', 'internet', 'Active', 300)`,
    );
    expect(await enroller(payer).enrol()).toMatchObject({ code: "TOO_MANY_TRIES" });
  });
});

describe("the rate limit of new cards counts", () => {
  const at = (seconds: number) => new Date(backend.securityClock.now().getTime() + seconds * 1_000);
  const from = (session: string, network: string) => ({ session, network });
  let people = 0;
  const somebody = () => `00000000-0000-4000-8000-${String((people += 1)).padStart(12, "0")}`;

  type Caller = (who: string, nth: number) => [payer: Parameters<typeof consumeCardAttempt>[1], accountId: string];
  const scopes: [name: string, max: number, caller: Caller][] = [
    [
      "a person, on whatever account",
      cardAttemptLimits.user,
      (who: string, nth: number) => [{ userId: who }, `a-${who}-${nth}`],
    ],
    ["an account, whoever pays", cardAttemptLimits.account, (who: string) => [{ userId: somebody() }, `b-${who}`]],
    [
      "a session",
      cardAttemptLimits.session,
      (who: string, nth: number) => [
        { userId: somebody(), from: from(`s-${who}`, `n-${who}-${nth}`) },
        `c-${who}-${nth}`,
      ],
    ],
    [
      "an address, over accounts and people",
      cardAttemptLimits.network,
      (who: string, nth: number) => [
        { userId: somebody(), from: from(`t-${who}-${nth}`, `m-${who}`) },
        `d-${who}-${nth}`,
      ],
    ],
  ];
  test.each(scopes)("per %s", async (_, max, caller) => {
    const who = somebody();
    const attempt = (nth: number, seconds: number) =>
      consumeCardAttempt(backend.database, ...caller(who, nth), `card-${who}-${nth}`, at(seconds));
    for (let nth = 1; nth <= max; nth += 1) expect(await attempt(nth, nth)).toBeNull();
    expect(await attempt(max + 1, max + 1)).toEqual(at(3_601));
    expect(await attempt(max + 1, 3_602)).toBeNull();
  });

  test("in all processes together, also for concurrent attempts on one account", async () => {
    const other = await newPayer(backend, 50_000);
    const methods = await Promise.all(
      Array.from({ length: cardAttemptLimits.account + 5 }, (_, nth) => another(other, 100 + nth)),
    );
    const answers = await Promise.all(methods.map((method) => pay(other, method)));
    expect(answers.filter(({ payment: made }) => made).length).toBeLessThanOrEqual(cardAttemptLimits.account);
  });
});

test("ten declines for insufficient funds within an hour count as card testing; nothing is charged until the first is an hour old", async () => {
  const payer = await newPayer(backend, 50_000);
  const first = backend.securityClock.now().getTime();
  for (let nth = 1; nth <= 10; nth += 1)
    expect((await pay(payer, await card(payer, NO_FUNDS))).payment).toEqual({
      state: "FAILED",
      failureCode: "INSUFFICIENT_FUNDS",
    });
  expect(await pay(payer, await card(payer, GOOD))).toEqual({
    __typename: "PaymentRefusal",
    code: "TOO_MANY_TRIES",
    retryAt: new Date(first + 3_600_000).toISOString(),
  });
});
