import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { components as addOns } from "@portico/openapi/addons";
import type { components } from "@portico/openapi/orders";
import { afterEach, beforeEach, expect, test } from "vitest";
import { orderTerms } from "../../../testing/agreements.ts";
import { billOnly } from "../../../testing/billOnly.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";
import { readMigrations } from "../../database/migrations.ts";

const [harborStreet, driftwood] = ["8347201180", "8347207625"];

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
  await billOnly(backend, [harborStreet, driftwood]);
});
afterEach(() => backend.close());

/** Orders a product and waits until the order is complete. */
async function order(client: TestClient, accountId: string, product: string) {
  const base = "/api/pub/orders/v1";
  const quoted = (await (
    await client.get(`${base}/quote?accountId=${accountId}&product=${product}`)
  ).json()) as components["schemas"]["Quote"];
  const { effectiveOn, bill } = quoted;
  const placed = await client.send("POST", `${base}/orders`, {
    accountId,
    idempotencyKey: randomUUID(),
    product,
    expected: { effectiveOn, after: bill.after, monthlyAfter: bill.monthlyAfter },
    startsAt: null,
    terms: orderTerms,
  });
  expect(placed.status).toBe(201);
  backend.clock.advance(31 * 86_400);
  await backend.advanceOrders();
}

async function addOnsOf(client: TestClient, accountId: string) {
  const services = await client.get(`/api/pub/valueaddedservices/v1/services?accountId=${accountId}`);
  const licenses = await client.get(`/api/pub/entitlement/v1/services?accountId=${accountId}`);
  return {
    ...((await services.json()) as addOns["schemas"]["ValueAddedServices"]),
    ...((await licenses.json()) as addOns["schemas"]["Entitlements"]),
  };
}

test.each([
  ["SECURITY", "SECURITY_SUITE"],
  ["BACKUP", "CLOUD_BACKUP"],
])("[SERV-10 partly] [SERV-11 partly] an ordered %s is among the add-ons, active", async (product, kind) => {
  const dana = await TestClient.signedIn(backend, "dana");
  expect((await addOnsOf(dana, harborStreet)).services).toEqual([]);
  await order(dana, harborStreet, product);
  const { services } = await addOnsOf(dana, harborStreet);
  expect(services).toMatchObject([{ kind, activation: "ACTIVE", internal: false }]);
});

test("[SERV-10 partly] [SERV-11 partly] an ordered Security Suite has licenses that can be given to people", async () => {
  const dana = await TestClient.signedIn(backend, "dana");
  await order(dana, harborStreet, "SECURITY");
  const { entitlements, userId } = await addOnsOf(dana, harborStreet);
  const [license] = entitlements;
  expect(license).toMatchObject({ kind: "SECURITY_SUITE", seatsTotal: 3, seatsUsed: 0 });
  const given = await dana.send("PUT", `/api/pub/entitlement/v1/services/${license?.id}/seats/${userId}`, {
    accountId: harborStreet,
    idempotencyKey: randomUUID(),
    version: license?.version,
    assigned: true,
  });
  expect(await given.json()).toMatchObject({ seatsUsed: 1, installLinks: expect.arrayContaining([expect.anything()]) });
});

test("[SERV-10 partly] an add-on that the account has already is activated by its order, and stays one", async () => {
  const felix = await TestClient.signedIn(backend, "felix");
  const before = await addOnsOf(felix, driftwood);
  await order(felix, driftwood, "SECURITY");
  const { services, entitlements } = await addOnsOf(felix, driftwood);
  expect(services.map(({ kind, activation }) => [kind, activation])).toEqual([
    ["SECURITY_SUITE", "ACTIVE"],
    ["DESKTOP_SECURITY", "FAILED"],
  ]);
  expect(entitlements.map(({ id }) => id)).toEqual(before.entitlements.map(({ id }) => id));
});

test.each(["SECURITY", "BACKUP"])(
  "[SERV-10 partly] %s that was ordered before orders made add-ons is among them after the migration",
  async (product) => {
    const dana = await TestClient.signedIn(backend, "dana");
    await order(dana, harborStreet, product);
    const wanted = await addOnsOf(dana, harborStreet);
    expect(wanted.services).toHaveLength(1);
    const { database } = backend;
    for (const table of ["entitlements", "value_added_services"])
      await database.execute(sql`delete from ${sql.identifier(table)} where account_id = ${harborStreet}`);
    const migration = readMigrations().find(({ name }) => name.endsWith("_ordered_add_ons"));
    for (const statement of migration?.statements ?? []) await database.execute(sql.raw(statement));
    expect(await addOnsOf(dana, harborStreet)).toEqual(wanted);
  },
);
