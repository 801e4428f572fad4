import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/users";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentTerms } from "../testing/agreements.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { cancelScheduled, scheduled } from "../testing/scheduler.ts";
import { TestClient } from "../testing/testClient.ts";
import { users } from "../src/modules/identity/identity.tables.ts";

type Log = components["schemas"]["ActivityLog"];

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** A demo user, changed before they sign in. */
async function signedIn(username: string, userType: "CUSTOMER" | "CSR" | "BOBO"): Promise<Payer> {
  await backend.database.update(users).set({ userType }).where(eq(users.username, username));
  return Payer.signIn(backend, username);
}

async function channel(payer: Payer, paymentId: string | undefined): Promise<unknown> {
  const { data } = await payer.graph(
    "query C($a: ID!, $p: ID!) { payment(accountId: $a, paymentId: $p) { channel } }",
    { a: payer.accountId, p: paymentId },
  );
  return (data?.["payment"] as { channel?: string } | undefined)?.channel;
}

test.each([
  ["CSR", "agentAssisted"],
  ["BOBO", "agentAssisted"],
  ["CUSTOMER", "online"],
] as const)("a payment by a %s, instant or scheduled, is recorded as %s", async (userType, expected) => {
  const payer = await signedIn("dana", userType);
  const paid = await payer.pay(await payer.attempt(1_000));
  expect(await channel(payer, paid.payment?.id)).toBe(expected);
  const later = await scheduled(payer, 2_000, "2026-12-01");
  expect(await channel(payer, later)).toBe(expected);
  await cancelScheduled(payer, later);
});

test("a device payment by an agent is recorded as agentAssisted", async () => {
  const vera = await signedIn("vera", "CSR");
  const input = {
    accountId: vera.accountId,
    idempotencyKey: randomUUID(),
    deviceId: "md_demo_3",
    amount: 1_000,
    vaultToken: (await vera.newCard({ cardNumber: "4242424242424242" })).token,
    terms: paymentTerms,
  };
  const { data } = await vera.graph(
    "mutation D($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) { ... on DevicePaymentOutcome { paymentId } } }",
    { input },
  );
  expect(await channel(vera, (data?.["createDeviceOneTimePaymentV2"] as { paymentId: string }).paymentId)).toBe(
    "agentAssisted",
  );
});

test.each(["CSR", "BOBO"] as const)(
  "[SESS-15 partly] a %s's session has the type and the enterprise role, and the activity log marks what they did",
  async (userType) => {
    const gina = await signedIn("gina", userType);
    const enterpriseRole = "CHARTER";
    await backend.database.update(users).set({ enterpriseRole }).where(eq(users.username, "gina"));
    const { session } = await gina.browser.bootstrap();
    expect(session.profile).toMatchObject({ userType, enterpriseRole });
    const paid = await gina.pay(await gina.attempt(1_000));
    const ada = await TestClient.signedIn(backend, "ada");
    const entries = async (locale: string) => {
      const url = `/api/pub/users/v1/accounts/${gina.accountId}/activity-log?locale=${locale}`;
      return ((await (await ada.get(url)).json()) as Log).entries.filter(
        ({ paymentId }) => paymentId === paid.payment?.id,
      );
    };
    expect([await entries("en-US"), await entries("es-US")]).toMatchObject([
      [{ by: "Gina (agent)" }],
      [{ by: "Gina (agente)" }],
    ]);
  },
);

test("[SESS-15 partly] customers have no enterprise role and no mark", async () => {
  const { session } = await (await TestClient.signedIn(backend, "pat")).browser.bootstrap();
  expect(session.profile).toMatchObject({ userType: "CUSTOMER", enterpriseRole: "NONE" });
});
