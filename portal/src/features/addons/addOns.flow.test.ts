import { attemptKey } from "../../api/attemptKey.ts";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { AddOn, Entitlement } from "./model/addOns.api.ts";
import { addOnsWorkflows } from "./model/addOns.saga.ts";
import {
  activationEvents,
  activationPhase,
  addOnsEvents,
  addOnsRead,
  entitlementsRead,
  seatEvents,
  seatPhase,
  selectAddOns,
} from "./model/addOns.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(addOnsWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const anchorRow = "8347207617";
const driftwood = "8347207625";
const stateOf = (tab: OpenedTab) => selectAddOns(tab.store.getState());

async function onTheScreen(username: string, accountId: string) {
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [addOnsWorkflows.name] }));
  tab.store.dispatch(addOnsEvents.entered(accountId));
  tab.store.dispatch(addOnsRead.requested({ accountId }));
  tab.store.dispatch(entitlementsRead.requested({ accountId }));
  await tab.until((state) =>
    [selectAddOns(state).services, selectAddOns(state).entitlements].every(({ phase }) => phase === "ready"),
  );
  return tab;
}
const service = (tab: OpenedTab, kind: AddOn["kind"]) =>
  stateOf(tab).services.data?.services.find((each) => each.kind === kind) as AddOn;
const license = (tab: OpenedTab, kind: AddOn["kind"]) =>
  stateOf(tab).entitlements.data?.entitlements.find((each) => each.kind === kind) as Entitlement;

async function activate(tab: OpenedTab, accountId: string, { serviceId }: AddOn) {
  const wanted = { accountId, serviceId };
  const phase = () => activationPhase(stateOf(tab).activations, wanted);
  const idempotencyKey = attemptKey(phase(), wanted);
  tab.store.dispatch(activationEvents.requested({ ...wanted, idempotencyKey }));
  await tab.until(() => ["done", "failed"].includes(phase().name));
  return phase();
}

const seatOf = (tab: OpenedTab, userId: string) =>
  seatPhase(stateOf(tab).seats, { entitlementId: license(tab, "SECURITY_SUITE").id, userId });
const isSettled = (tab: OpenedTab, userId: string) => ["done", "failed"].includes(seatOf(tab, userId).name);

function requestSeat(tab: OpenedTab, userId: string, assigned: boolean) {
  const { id: entitlementId, version } = license(tab, "SECURITY_SUITE");
  const wanted = { accountId: anchorRow, entitlementId, userId, version, assigned };
  tab.store.dispatch(seatEvents.requested({ ...wanted, idempotencyKey: attemptKey(seatOf(tab, userId), wanted) }));
}

async function setSeat(tab: OpenedTab, userId: string, assigned: boolean) {
  requestSeat(tab, userId, assigned);
  await tab.until(() => isSettled(tab, userId));
  return seatOf(tab, userId);
}

const beaOf = (tab: OpenedTab) =>
  stateOf(tab).entitlements.data?.people.find(({ firstName }) => firstName === "Bea")?.userId ?? "";

test("[SERV-10 partly] a service that is not active is requested, and the page follows it until it is active", async () => {
  const felix = await onTheScreen("felix", driftwood);
  expect(service(felix, "SECURITY_SUITE").activation).toBe("NOT_ACTIVE");
  await activate(felix, driftwood, service(felix, "SECURITY_SUITE"));
  expect(service(felix, "SECURITY_SUITE").activation).toBe("REQUESTED");
  backend.clock.advance(10);
  await backend.pollActivations();
  felix.store.dispatch(addOnsRead.requested({ accountId: driftwood }));
  await felix.until(() => service(felix, "SECURITY_SUITE").activation === "ACTIVE");
});

test("[SERV-10 partly] a failed activation is not shown on the next visit", async () => {
  const felix = await onTheScreen("felix", driftwood);
  const unknown = { ...service(felix, "SECURITY_SUITE"), serviceId: "unknown" };
  expect(await activate(felix, driftwood, unknown)).toMatchObject({ name: "failed" });
  felix.store.dispatch(addOnsEvents.left());
  expect(activationPhase(stateOf(felix).activations, unknown)).toEqual({ name: "idle" });
});

test("[SERV-11 partly] the owner gives a colleague a license and takes it back; a stale change reads the list again", async () => {
  const [sofia, other] = [await onTheScreen("sofia", anchorRow), await onTheScreen("sofia", anchorRow)];
  const bea = beaOf(sofia);
  expect(await setSeat(sofia, bea, true)).toMatchObject({ name: "done" });
  expect(license(sofia, "SECURITY_SUITE")).toMatchObject({ seatsUsed: 3, version: 2 });
  expect(await setSeat(other, bea, true)).toMatchObject({
    name: "failed",
    failure: { kind: "refused", code: "CONFLICT" },
  });
  await other.until(() => license(other, "SECURITY_SUITE").version === 2);
  other.store.dispatch(seatEvents.dismissed({ entitlementId: license(other, "SECURITY_SUITE").id, userId: bea }));
  expect(await setSeat(other, bea, false)).toMatchObject({ name: "done" });
  expect(license(other, "SECURITY_SUITE").seatsUsed).toBe(2);
});

test("[SERV-11 partly] licenses that are taken back one right after the other are all free again", async () => {
  const sofia = await onTheScreen("sofia", anchorRow);
  const { seats } = license(sofia, "SECURITY_SUITE");
  expect(seats.length).toBeGreaterThan(1);
  for (const { userId } of seats) requestSeat(sofia, userId, false);
  await sofia.until(() => license(sofia, "SECURITY_SUITE").seatsUsed === 0);
});

test("[SERV-11 partly] a license that was refused is still known when the next one was given, until the screen is left", async () => {
  const sofia = await onTheScreen("sofia", anchorRow);
  const stranger = crypto.randomUUID();
  requestSeat(sofia, stranger, true);
  requestSeat(sofia, beaOf(sofia), true);
  await sofia.until(() => isSettled(sofia, beaOf(sofia)));
  expect(seatOf(sofia, beaOf(sofia)).name).toBe("done");
  expect(seatOf(sofia, stranger)).toMatchObject({ name: "failed", failure: { kind: "refused" } });
  sofia.store.dispatch(addOnsEvents.left());
  expect(stateOf(sofia).seats).toEqual({});
});
