import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../testing/openBackend.ts";
import { TestClient } from "../../testing/testClient.ts";
import { loadContract, operationsOf } from "./contract.ts";

const partner = "/api/pub/sbnetpartnerlocationedge/services/v1/partner";
const appointments = "/api/pub/sbnetserviceapptedge/v1/appointments";
const media = "/api/pub/phoneedge/v2/phone";

/** The table of section 7, with the parameters that the documents add, and the portal's source that calls each. */
const calls: readonly (readonly [method: "GET" | "POST", path: string, callee: RegExp])[] = [
  ["GET", "/api/pub/account/v1/accounts", /account\.GET\("\/api\/pub\/account\/v1\/accounts"/],
  ["GET", "/api/pub/account/v1/services", /account\.GET\("\/api\/pub\/account\/v1\/services"/],
  ["GET", "/api/pub/account/v1/get-delinquency-schedule", /GET\("\/api\/pub\/account\/v1\/get-delinquency-schedule"/],
  ["GET", "/api/pub/identity/v3/identity/cpni/compliance", /identity\.GET\("\/api\/pub\/identity\/v3/],
  ["GET", "/api/pub/sbnetmemberedge/v2/cboam/member/{guid}", /GET\("\/api\/pub\/sbnetmemberedge\/v2\/cboam\/member/],
  ["GET", appointments, /GET\(`\$\{base\}\/appointments`/],
  ["GET", `${appointments}/calendar/{orderId}/{jobId}`, /GET\(`\$\{base\}\/appointments\/calendar/],
  ["POST", "/api/pub/session/v1/logout", /POST\("\/api\/pub\/session\/v1\/logout"/],
  ["GET", `${partner}/ip`, /GET\(`\$\{base\}\/ip`/],
  ["GET", `${partner}/zipcode/{zipcode}`, /GET\(`\$\{base\}\/zipcode\/\{zipcode\}`/],
  ["GET", `${partner}/address`, /GET\(`\$\{base\}\/address`/],
  ["GET", `${partner}/support/ip`, /GET\(`\$\{base\}\/support\/ip`/],
  ["GET", `${partner}/support/zipcode/{zipcode}`, /GET\(`\$\{base\}\/support\/zipcode\/\{zipcode\}`/],
  ["GET", `${partner}/support/address`, /GET\(`\$\{base\}\/support\/address`/],
  ["GET", "/api/pub/phoneedge/v1/assignment/account", /GET\("\/api\/pub\/phoneedge\/v1\/assignment\/account"/],
  ["GET", "/api/pub/valueaddedservices/v1/services", /client\.GET\(valueAdded,/],
  ["GET", "/api/pub/entitlement/v1/services", /client\.GET\(entitled,/],
  [
    "GET",
    "/api/pub/vox-con/voicemail/tn/{tn}/unread-count",
    /GET\("\/api\/pub\/vox-con\/voicemail\/tn\/\{tn\}\/unread-count"/,
  ],
  ["GET", `${media}/voicemail/audio/{messageId}`, /mediaUrl\("[^"]+\/voicemail\/audio\/\{messageId\}"/],
  ["GET", `${media}/fax/download/{messageId}`, /mediaUrl\("[^"]+\/fax\/download\/\{messageId\}"/],
  ["POST", "/api/pub/pciedge/pci/v1/payments", /vault\.POST\("\/api\/pub\/pciedge\/pci\/v1\/payments"/],
  ["POST", "/api/pub/sbnetloginedge/login", /POST\("\/api\/pub\/sbnetloginedge\/login"/],
];
const operations = loadContract().flatMap(operationsOf);
const operationOf = (method: string, path: string) =>
  operations.find((each) => each.method === method && each.path === path);

const portal = join(import.meta.dirname, "../../../portal/src");
const sources = readdirSync(portal, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.stories\.|^testing\//.test(name))
  .map((name) => readFileSync(join(portal, name), "utf8"));

let backend: TestBackend;
let visitor: TestClient;
beforeAll(async () => {
  backend = await openBackend();
  visitor = await TestClient.open(backend);
});
afterAll(() => backend.close());

/** A path with values, as a caller sends it. */
const filled = (path: string) => path.replace("{zipcode}", "02110").replaceAll(/\{\w+\}/g, "8575550100");

test.each(calls)(
  "[CALL-01] %s %s is in a document, served, and called by the portal through a client of that document",
  async (method, path, callee) => {
    expect(operationOf(method, path)).toBeDefined();
    if (!path.includes("pciedge")) {
      const response =
        method === "GET" ? await visitor.get(filled(path)) : await visitor.send("POST", filled(path), {});
      expect(response.status).toBeLessThan(500);
      expect(response.status).not.toBe(404);
    }
    expect(sources.filter((source) => callee.test(source)).length).toBeGreaterThan(0);
  },
);

test.each(calls)("[CALL-03] the document of %s %s says what we chose", (method, path) => {
  expect(String(operationOf(method, path)?.definition["description"])).toMatch(/We chose [^.]+\./);
});
