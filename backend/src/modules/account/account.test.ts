import { afterAll, beforeAll, expect, test } from "vitest";
import { TestClient, problemOf } from "../../../testing/testClient.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const read = async (username: string, path: string) =>
  (await (await TestClient.signedIn(backend, username)).get(path)).json();

test("[CALL-01 partly] accounts have their balance on the provider's date", async () => {
  const { accounts } = await read("dana", "/api/pub/account/v1/accounts");
  expect(accounts).toHaveLength(1);
  expect(accounts[0]).toMatchObject({
    accountId: "8347201180",
    accountNumber: "8347201180",
    companyName: "Harbor Street Bakery",
    amountDue: 24_817,
    pastDueAmount: 0,
    isDelinquent: false,
    dueDate: "2026-12-05",
    serviceTypes: ["internet", "voice", "mobile"],
    serviceAddress: { addressLine1: "14 Harbor St", city: "Boston", state: "MA", zip: "02110" },
    footprint: "CHTR",
    billerType: "ICOMS",
    autoPay: { enrolled: false, discount: 500 },
    businessDate: "2026-11-21",
    timeZone: "America/New_York",
    canPay: true,
    paymentLocked: false,
    resolvedPayment: null,
  });
});

test("[CALL-01 partly] services are in display order, each with its own fields", async () => {
  const { services } = await read("dana", "/api/pub/account/v1/services?accountId=8347201180");
  expect(services).toEqual([
    { id: "8347201180-internet", key: "INTERNET", serviceType: "internet", status: "Active", downloadMbps: 600 },
    { id: "8347201180-voice", key: "VOICE", serviceType: "voice", status: "Assigned", lineCount: 4 },
    {
      id: "8347201180-mobile",
      key: "MOBILE",
      serviceType: "mobile",
      status: "Active",
      deviceCount: 2,
      remainingDeviceBalance: 41_200,
    },
  ]);
});

test.each([
  ["dana", "8347201180", { isDelinquent: false, tier: null, pastDueAmount: 0, softDisconnectDate: null }],
  [
    "quinn",
    "8347201222",
    {
      isDelinquent: true,
      tier: 30,
      pastDueAmount: 9_610,
      softDisconnectDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ],
  [
    "morgan",
    "8347201214",
    {
      isDelinquent: true,
      tier: 43,
      pastDueAmount: 24_320,
      softDisconnectDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
  ],
])("[CALL-01 partly] the delinquency schedule of %s", async (username, accountId, schedule) => {
  expect(await read(username, `/api/pub/account/v1/get-delinquency-schedule?accountId=${accountId}`)).toEqual({
    accountId,
    restoreMinutes: 15,
    ...schedule,
  });
});

test("another user's account and an unknown one get the same response", async () => {
  const client = await TestClient.signedIn(backend, "pat");
  for (const path of ["services", "get-delinquency-schedule"]) {
    const [foreign, unknown] = await Promise.all(
      ["8347201180", "0000000000"].map(async (id) =>
        problemOf(await client.get(`/api/pub/account/v1/${path}?accountId=${id}`)),
      ),
    );
    const { transactionId: _a, ...first } = foreign as typeof foreign & { transactionId?: string };
    const { transactionId: _b, ...second } = unknown as typeof unknown & { transactionId?: string };
    expect(first).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(first).toEqual(second);
  }
});
