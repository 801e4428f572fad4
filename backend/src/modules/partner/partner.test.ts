import type { components } from "@portico/openapi/partner";
import { client as keys } from "@portico/rules/constants";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { TestClient } from "../../../testing/testClient.ts";

const base = "/api/pub/sbnetpartnerlocationedge/services/v1/partner";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const visitor = () => TestClient.open(backend);
async function read<T>(client: TestClient, path: string): Promise<T> {
  return (await (await client.get(`${base}${path}`)).json()) as T;
}
const located = (client: TestClient, path: string) => read<components["schemas"]["Location"]>(client, path);

test("[CALL-01 partly] a visitor's network, and the address of the current account, have a provider", async () => {
  expect(await located(await visitor(), "/ip?flow=contact")).toMatchObject({
    source: "IP",
    zip: "02110",
    partner: { name: "Portico Harbor", footprint: "CHTR", isOwn: true },
  });
  const sofia = await TestClient.signedIn(backend, "sofia");
  expect(await located(sofia, "/address?flow=contact")).toMatchObject({
    source: "ADDRESS",
    zip: "04101",
    partner: { name: "Portico North" },
  });
});

test.each([
  ["::1", "02110"],
  ["2001:db8:1:2:aaaa::1", "02997"],
  ["2001:db8:1:20::1", null],
  ["198.51.100.7", "02996"],
  ["198.51.100.77", null],
])("[CALL-01 partly] the network of %s is found by its own prefix", async (remoteAddress, zip) => {
  await backend.database.execute(
    sql`insert into partner_networks values ('2001:db8:1:2:', '02997'), ('198.51.100.7.', '02996') on conflict do nothing`,
  );
  const response = await backend.app.inject({
    ...{ method: "GET", url: `${base}/ip?flow=contact`, remoteAddress },
    headers: { host: "localhost", "x-vendor-key": keys.vendorKey.business, "x-client-type": keys.type },
  });
  expect(response.json()).toMatchObject({ zip });
});

test("[CALL-01 partly] a ZIP code that nobody serves is an answer; the carried-over one counts instead", async () => {
  const client = await visitor();
  expect(await located(client, "/zipcode/99999?flow=buy")).toEqual({
    source: "ZIP",
    zip: "99999",
    city: null,
    state: null,
    partner: null,
  });
  expect(await located(client, "/zipcode/99999?flow=buy&carryover-zipcode=96815")).toMatchObject({
    source: "CARRIED_OVER",
    zip: "96815",
    city: "Honolulu",
  });
  expect(await located(client, "/address?flow=buy")).toMatchObject({ source: null, zip: null });
  expect(await located(client, "/address?flow=buy&carryover-zipcode=02110")).toMatchObject({ source: "CARRIED_OVER" });
});

test("[CALL-01 partly] the line to call goes by the page, and by the provider of the place", async () => {
  const client = await visitor();
  const line = (path: string) => read<components["schemas"]["SupportLine"]>(client, `/support${path}`);
  expect(await line("/zipcode/02110?path=/billing")).toEqual({ topic: "CARE", phone: "+18005550141" });
  expect(await line("/ip?path=/outage-map")).toEqual({ topic: "TECH_SUPPORT", phone: "+18005550143" });
  expect(await line("/address?path=/service-appointments")).toEqual({ topic: "APPOINTMENTS", phone: "+18005550142" });
  expect(await line("/zipcode/02996?path=/outage-map")).toEqual({ topic: "CARE", phone: "+15085550170" });
});

test("[CALL-01 partly] a query that the document does not allow is refused", async () => {
  const client = await visitor();
  for (const path of [
    "/ip",
    "/zipcode/0211?flow=buy",
    "/zipcode/02110?flow=none",
    "/support/ip?path=https://a.example",
  ])
    expect((await client.get(`${base}${path}`)).status, path).toBe(400);
});
