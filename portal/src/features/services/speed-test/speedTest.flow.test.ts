import { openBackend, type TestBackend } from "@portico/backend/testing";
import { Editor } from "@portico/backend/testing/editor";
import { speedTestLimits } from "@portico/rules/speedTest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { screens } from "../../navigation/model/screens.slice.ts";
import { machine, openTab, type OpenedTab } from "../../../testing/openPortal.ts";
import { selectSpeedTestPhase, speedTestEvents, type SpeedTestPhase } from "./speedTest.slice.ts";
import { speedTestWorkflows } from "./speedTest.workflows.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(speedTestWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const path = "/api/pub/speed-test/v1/";
const phaseOf = ({ store }: Pick<OpenedTab, "store">): SpeedTestPhase => selectSpeedTestPhase(store.getState());
type Call = { name: string; bytes: number; aborted: () => boolean };

/** Dana on the speed test, over a line that takes a time for each transfer. */
async function onTheScreen(takes: (call: Call) => number, meanwhile: (tab: OpenedTab, call: Call) => void = () => undefined) {
  const calls: Call[] = [];
  const opened: { tab?: OpenedTab } = {};
  const tab = await openTab(machine(backend.browser()), {
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.startsWith(path)) return fetch(request);
      const bytes = Number(searchParams.get("bytes") ?? (await request.clone().arrayBuffer()).byteLength);
      const call = { name: pathname.slice(path.length), bytes, aborted: () => request.signal.aborted };
      calls.push(call);
      if (opened.tab) meanwhile(opened.tab, call);
      const response = await fetch(request);
      opened.tab?.timers.sleep(takes(call));
      return response;
    },
  });
  opened.tab = tab;
  await tab.signIn("dana");
  tab.store.dispatch(screens.entered({ workflows: ["speedTest"] }));
  tab.store.dispatch(speedTestEvents.entered());
  return { tab, calls };
}

const ended = (tab: OpenedTab) => tab.until((state) => !["ready", "measuring"].includes(selectSpeedTestPhase(state).name));
/** Milliseconds that so many bytes take at a speed. */
const at = (mbps: number, bytes: number) => (bytes * 8) / (mbps * 1_000);

test("[SHELL-13] a test measures against our own servers: time to answer, then down, then up, in figures of the line", async () => {
  const { tab, calls } = await onTheScreen(({ name, bytes }) => (name === "probe" ? 18 : at(name === "download" ? 200 : 20, bytes)));
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  const phase = phaseOf(tab);
  expect(phase.name).toBe("done");
  const { measured } = phase as Extract<SpeedTestPhase, { name: "done" }>;
  expect([Math.round(measured.downloadMbps), Math.round(measured.uploadMbps), measured.latencyMs]).toEqual([200, 20, 18]);
  const names = calls.map(({ name }) => name);
  expect(names).toEqual([...Array(speedTestLimits.probes).fill("probe"), "download", "download", "download", "download", "upload", "upload", "upload"]);
  expect(calls.filter(({ name }) => name === "upload").map(({ bytes }) => bytes)).toEqual([...speedTestLimits.upload]);
});

test("[SHELL-13] on a slow line it begins no more transfers than its time allows", async () => {
  const { tab, calls } = await onTheScreen(({ name, bytes }) => (name === "probe" ? 60 : at(2, bytes)));
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toMatchObject({ name: "done" });
  expect(calls.filter(({ name }) => name !== "probe").map(({ name, bytes }) => [name, bytes])).toEqual([
    ["download", 524_288], ["download", 2_097_152], ["upload", 262_144], ["upload", 1_048_576],
  ]);
});

test("[SHELL-13] stopped, it ends at once: what runs is given up, nothing else begins, and nothing was measured", async () => {
  const { tab, calls } = await onTheScreen(() => 1, ({ store }, { name }) => void (name === "download" && store.dispatch(speedTestEvents.stopped())));
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toEqual({ name: "stopped" });
  expect(calls.filter(({ name }) => name !== "probe").map(({ name, aborted }) => [name, aborted()])).toEqual([["download", true]]);
});

test("[SHELL-13] a line that breaks down is told as one, and the next test works", async () => {
  let down = true;
  const { tab } = await onTheScreen(() => {
    if (down) throw new TypeError("offline");
    return 5;
  });
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toEqual({ name: "failed", failure: { kind: "unreachable" } });
  down = false;
  tab.store.dispatch(speedTestEvents.started());
  await tab.until((state) => selectSpeedTestPhase(state).name === "done");
});

test("[SHELL-13] our servers carry so many tests a minute and no more: the next is refused, and says so", async () => {
  const own = await openBackend();
  const browser = own.browser();
  const tab = await openTab(machine(browser));
  await tab.signIn("dana");
  tab.store.dispatch(screens.entered({ workflows: ["speedTest"] }));
  const headers = { "x-vendor-key": "SMB", "x-client-type": "SSPP" };
  for (let call = 0; call < speedTestLimits.callsPerMinute; call += 1) await browser.fetch(`${path}probe`, { headers });
  tab.store.dispatch(speedTestEvents.started());
  await ended(tab);
  expect(phaseOf(tab)).toMatchObject({ name: "failed", failure: { kind: "refused", code: "TOO_MANY_REQUESTS" } });
  await own.close();
});

test("[SHELL-13] what comes is as long as it was asked for, can't be made smaller and is kept nowhere; too much is refused", async () => {
  const browser = backend.browser();
  const tab = await openTab(machine(browser));
  await tab.signIn("dana");
  const headers = { "x-vendor-key": "SMB", "x-client-type": "SSPP", "accept-encoding": "br, gzip" };
  const download = await browser.fetch(`${path}download?bytes=200000`, { headers });
  expect([download.status, download.headers.get("cache-control"), download.headers.get("content-encoding")]).toEqual([200, "no-store, no-transform", null]);
  expect((await download.arrayBuffer()).byteLength).toBe(200_000);
  expect((await browser.fetch(`${path}download?bytes=8388609`, { headers })).status).toBe(400);
  const { csrfToken } = await browser.bootstrap();
  const upload = (bytes: number) => browser.fetch(`${path}upload`, { method: "POST", headers: { ...headers, "x-csrf-token": csrfToken, "content-type": "application/octet-stream" }, body: new Uint8Array(bytes) });
  expect(await (await upload(70_000)).json()).toEqual({ bytes: 70_000 });
  expect((await upload(4_194_305)).status).toBe(413);
});

test("[SHELL-13] with the toggle off there is nothing here, whoever asks", async () => {
  const own = await openBackend();
  await (await Editor.signIn(own)).kill("canUseSMBSpeedTestMFE");
  const browser = own.browser();
  const tab = await openTab(machine(browser));
  await tab.signIn("dana");
  expect(tab.content.toggle("canUseSMBSpeedTestMFE")).toBe(false);
  expect((await browser.fetch(`${path}probe`, { headers: { "x-vendor-key": "SMB", "x-client-type": "SSPP" } })).status).toBe(404);
  await own.close();
});
