import { attemptKey } from "../../api/attemptKey.ts";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { Equipment } from "./model/equipment.api.ts";
import { equipmentWorkflows } from "./model/equipment.saga.ts";
import { renameEvents, restartEvents, selectDeviceChanges } from "./model/deviceChanges.slice.ts";
import { equipmentEvents, equipmentRead, selectEquipment } from "./model/equipment.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(equipmentWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const harborStreet = "8347201180";
const northPier = "8347201214";
const juniper = "8347201248";
const marrowLane = "8347204022";
const cedarHill = "8347204014";

async function onTheScreen(username: string, accountId: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [equipmentWorkflows.name] }));
  tab.store.dispatch(equipmentEvents.entered(accountId));
  await listed(tab, accountId);
  return tab;
}
const stateOf = ({ store }: OpenedTab) => ({
  ...selectEquipment(store.getState()),
  ...selectDeviceChanges(store.getState()),
});

async function listed(tab: OpenedTab, accountId: string): Promise<Equipment[]> {
  tab.store.dispatch(equipmentRead.requested({ accountId }));
  await tab.until((state) => ["ready", "failed"].includes(selectEquipment(state).list.phase));
  return stateOf(tab).list.data?.equipment ?? [];
}
const shown = (tab: OpenedTab, kind: Equipment["kind"]) =>
  stateOf(tab).list.data?.equipment.find((each) => each.kind === kind) as Equipment;

async function rename(tab: OpenedTab, accountId: string, { id, version }: Equipment, nickname: string) {
  const wanted = { accountId, equipmentId: id, version, nickname };
  tab.store.dispatch(renameEvents.requested({ ...wanted, idempotencyKey: attemptKey(stateOf(tab).rename, wanted) }));
  await tab.until((state) => selectDeviceChanges(state).rename.name !== "working");
  return stateOf(tab).rename;
}

async function restart(tab: OpenedTab, accountId: string, { id }: Equipment) {
  const wanted = { accountId, equipmentId: id };
  tab.store.dispatch(restartEvents.requested({ ...wanted, idempotencyKey: attemptKey(stateOf(tab).restart, wanted) }));
  await tab.until((state) => selectDeviceChanges(state).restart.name !== "working");
  return stateOf(tab).restart;
}

const refusedWith = (code: string) => ({ name: "failed", failure: { kind: "refused", code } });

test("[SERV-03 partly] the owner names a router; the list on the screen has the name at once", async () => {
  const dana = await onTheScreen("dana", harborStreet);
  expect(await rename(dana, harborStreet, shown(dana, "ROUTER"), "Till")).toMatchObject({ name: "saved" });
  expect(shown(dana, "ROUTER")).toMatchObject({ nickname: "Till", version: 2 });
});

test("[SERV-03 partly] the name of a TV box is refused on one footprint and accepted on another", async () => {
  const morgan = await onTheScreen("morgan", northPier);
  expect(await rename(morgan, northPier, shown(morgan, "DVR_HD"), "Lobby")).toMatchObject(
    refusedWith("NICKNAME_NOT_ALLOWED"),
  );
  const jo = await onTheScreen("jo", juniper);
  expect(await rename(jo, juniper, shown(jo, "HD_RECEIVER"), "Lobby")).toMatchObject({ name: "saved" });
});

test("[SERV-03 partly] after a colleague's change saving is refused once, the list is read again, and the next try saves", async () => {
  const [dana, ada] = [await onTheScreen("dana", harborStreet), await onTheScreen("ada", harborStreet)];
  await rename(ada, harborStreet, shown(ada, "MODEM"), "Rack");
  expect(await rename(dana, harborStreet, shown(dana, "MODEM"), "Cellar")).toMatchObject(refusedWith("CONFLICT"));
  await dana.until(() => shown(dana, "MODEM").nickname === "Rack");
  expect(await rename(dana, harborStreet, shown(dana, "MODEM"), "Cellar")).toMatchObject({ name: "saved" });
});

test("[SERV-03 partly] an answer that was lost is asked for again with the same key, and nothing is renamed twice", async () => {
  let lose = false;
  const losing: Network = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    if (!lose || !(input instanceof Request ? input.url : String(input)).endsWith("/nickname")) return response;
    lose = false;
    throw new TypeError("lost");
  };
  const dana = await onTheScreen("dana", harborStreet, losing);
  const seen = shown(dana, "PHONE_ADAPTER");
  lose = true;
  expect(await rename(dana, harborStreet, seen, "Lines")).toMatchObject({
    name: "failed",
    failure: { kind: "unreachable" },
  });
  expect(await rename(dana, harborStreet, seen, "Lines")).toMatchObject({ name: "saved", equipment: { version: 2 } });
});

test("[SERV-03 partly] a standard user sees the equipment; the server refuses names and restarts", async () => {
  const sam = await onTheScreen("sam", harborStreet);
  expect(await rename(sam, harborStreet, shown(sam, "ROUTER"), "Mine")).toMatchObject(refusedWith("NOT_ALLOWED"));
  expect(await restart(sam, harborStreet, shown(sam, "ROUTER"))).toMatchObject(refusedWith("NOT_ALLOWED"));
});

/** Lets business time pass, the network report, and the screen poll. */
async function pass(tab: OpenedTab, seconds: number) {
  backend.clock.advance(seconds);
  await backend.pollRestarts();
  tab.timers.pass(15_000);
}

test("[SERV-02 partly] the screen follows a restart until the device is online, and then until its cool-down ends", async () => {
  const theo = await onTheScreen("theo", marrowLane);
  expect(await restart(theo, marrowLane, shown(theo, "ROUTER"))).toEqual({ name: "accepted" });
  expect(shown(theo, "ROUTER").restart?.state).toBe("REQUESTED");
  await pass(theo, 5);
  await theo.until(() => shown(theo, "ROUTER").restart?.state === "RESTARTING");
  await pass(theo, 20);
  await theo.until(() => shown(theo, "ROUTER").state === "ONLINE");
  expect(await restart(theo, marrowLane, shown(theo, "ROUTER"))).toMatchObject({
    ...refusedWith("RESTART_TOO_SOON"),
    againAt: shown(theo, "ROUTER").restartableFrom,
  });
  await theo.until((state) => selectEquipment(state).list.phase === "ready");
  backend.clock.advance(600);
  theo.timers.pass(60_000);
  await theo.until(() => shown(theo, "ROUTER").restartableFrom === null);
});

test("[SERV-02 partly] polls go on while the connection is down, as when the router that restarts is one's own", async () => {
  let down = false;
  const cut: Network = (fetch) => (input, init) => (down ? Promise.reject(new TypeError("down")) : fetch(input, init));
  const theo = await onTheScreen("theo", marrowLane, cut);
  await restart(theo, marrowLane, shown(theo, "MODEM"));
  down = true;
  theo.timers.pass(15_000);
  await theo.until((state) => selectEquipment(state).list.phase === "failed");
  expect(shown(theo, "MODEM").restart?.state).toBe("REQUESTED");
  down = false;
  await pass(theo, 5);
  await theo.until(() => shown(theo, "MODEM").restart?.state === "RESTARTING");
});

test(
  "[SERV-02 partly] a restart that failed can be tried again; a screen that was left is not polled for",
  { tags: "full" },
  async () => {
    const ines = await onTheScreen("ines", cedarHill);
    await restart(ines, cedarHill, shown(ines, "ROUTER"));
    await pass(ines, 40);
    await ines.until(() => shown(ines, "ROUTER").restart?.state === "FAILED");
    expect(await restart(ines, cedarHill, shown(ines, "ROUTER"))).toEqual({ name: "accepted" });
    ines.store.dispatch(equipmentEvents.left());
    const { list } = stateOf(ines);
    ines.timers.pass(60_000);
    expect(stateOf(ines).list).toBe(list);
  },
);
