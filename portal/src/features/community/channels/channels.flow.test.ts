import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type OpenedTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import type { Channel, ChannelChange } from "../model/channels.api.ts";
import { channelsWorkflows } from "../model/channels.saga.ts";
import {
  channelEvents,
  lineupRead,
  selectChannelPhase,
  selectLineup,
  televisionEvents,
} from "../model/channels.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(channelsWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const accountId = "8347201271";

async function onTheScreen(username: string) {
  const tab = await openTab(createTestBrowser(backend.browser("community")));
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [channelsWorkflows.name] }));
  await read(tab);
  return tab;
}

async function read(tab: OpenedTab) {
  tab.store.dispatch(lineupRead.requested({ accountId }));
  await tab.until((state) => selectLineup(state).phase === "ready");
  return lineupIn(tab);
}
function lineupIn(tab: OpenedTab) {
  const { data } = selectLineup(tab.store.getState());
  if (!data) throw new Error("There are no channels.");
  return data;
}
const named = (tab: OpenedTab, name: string) => lineupIn(tab).channels.find((each) => each.name === name) as Channel;

async function send(tab: OpenedTab, change: ChannelChange) {
  tab.store.dispatch(channelEvents.requested(change));
  await tab.until((state) => selectChannelPhase(state).name !== "working");
  return selectChannelPhase(tab.store.getState());
}

const facts = {
  name: "Rooftop",
  description: "",
  slideText: "Open until 10 PM",
  enabled: true,
  startsOn: null,
  endsOn: null,
};

test("[SERV-09 partly] a channel is added, ordered first, and turned off; the list on the screen follows", async () => {
  const alex = await onTheScreen("alex");
  const channelId = crypto.randomUUID();
  expect(await send(alex, { what: "add", accountId, channelId, facts })).toMatchObject({ name: "done" });
  const { channels, orderVersion: version } = lineupIn(alex);
  const on = channels.filter(({ enabled }) => enabled).map((channel) => channel.channelId);
  const channelIds = [channelId, ...on.filter((id) => id !== channelId)];
  expect(await send(alex, { what: "order", accountId, version, channelIds })).toMatchObject({ name: "done" });
  expect(lineupIn(alex).channels[0]).toMatchObject({ name: "Rooftop", state: "ACTIVE" });
  const channel = named(alex, "Rooftop");
  await send(alex, { what: "change", accountId, channel, facts: { ...facts, enabled: false } });
  expect(named(alex, "Rooftop").state).toBe("OFF");
  await send(alex, { what: "remove", accountId, channel: named(alex, "Rooftop") });
  expect(named(alex, "Rooftop")).toBeUndefined();
});

test("[SERV-09 partly] after somebody else's change the second is refused, has their version, and can then be saved", async () => {
  const [one, other] = [await onTheScreen("alex"), await onTheScreen("alex")];
  const channel = named(one, "Pool and gym");
  const { channelId: _id, state: _state, version: _version, ...before } = channel;
  await send(one, { what: "change", accountId, channel, facts: { ...before, slideText: "Pool: closed" } });
  const mine = { ...before, name: "Pool" };
  const failed = await send(other, { what: "change", accountId, channel, facts: mine });
  expect(failed).toMatchObject({ name: "failed", failure: { kind: "refused", code: "CONFLICT" } });
  const theirs = named(other, "Pool and gym");
  expect(theirs.slideText).toBe("Pool: closed");
  expect(await send(other, { what: "change", accountId, channel: theirs, facts: mine })).toMatchObject({
    name: "done",
  });
});

test("[SERV-09 partly] an activated television is followed until it is online", async () => {
  const alex = await onTheScreen("alex");
  alex.store.dispatch(televisionEvents.entered(accountId));
  const done = await send(alex, { what: "activate", accountId, code: "maple-234", name: "Gym" });
  expect(done).toMatchObject({ name: "done" });
  expect(lineupIn(alex).televisions[0]).toMatchObject({ name: "Gym", state: "CONNECTING" });
  backend.clock.advance(6);
  alex.timers.pass(3_000);
  await alex.until((state) => selectLineup(state).data?.televisions[0]?.state === "ONLINE");
  alex.store.dispatch(televisionEvents.left());
});

test("a channel whose removal was answered to nobody is removed when it is asked for again", async () => {
  const alex = await onTheScreen("alex");
  const channel = named(alex, "Lost and found");
  await send(alex, { what: "remove", accountId, channel });
  expect(await send(alex, { what: "remove", accountId, channel })).toMatchObject({ name: "done" });
});
