import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../api/graphCalls.ts";
import { ServicesDocument } from "../../api/graphql/generated/graph.services.ts";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const signedIn = async (username: string) => {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn(username);
  return tab;
};

test("[CALL-02 partly] the list of services over GraphQL has the same facts as the summary's over REST", async () => {
  const dana = await signedIn("dana");
  await dana.until((state) => state.servicesAndEquipments.phase === "ready");
  const answer = await queryGraph(await dana.graph(), ServicesDocument, { accountId: "8347201180" });
  const services = answer.ok ? answer.data.services : [];
  const facts = (key: string) => services.find((service) => service.key === key);
  expect(facts("INTERNET")).toMatchObject({ serviceType: "internet", downloadMbps: 600, lineCount: null });
  expect(facts("VOICE")).toMatchObject({ serviceType: "voice", lineCount: 4, remainingDeviceBalance: null });
  expect(facts("MOBILE")).toMatchObject({ serviceType: "mobile", deviceCount: 2, remainingDeviceBalance: 41200 });
  expect(services).toMatchObject(dana.store.getState().servicesAndEquipments.data ?? ["nothing over REST"]);
});

test("[CALL-02 partly] the services of another customer's account are not found, as for an unknown account", async () => {
  const graph = await (await signedIn("dana")).graph();
  const asked = (accountId: string) => queryGraph(graph, ServicesDocument, { accountId });
  expect(await asked("8347201206")).toEqual({ ok: false, failure: { kind: "refused", code: "NOT_FOUND" } });
  expect(await asked("0000000000")).toEqual(await asked("8347201206"));
});
