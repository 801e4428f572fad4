import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import type { ChangeRequest } from "./callSettings.api.ts";
import { callSettingsWorkflows } from "./callSettings.saga.ts";
import { callSettingsRead, changeEvents, draftEvents, selectCallSettings, selectDraft } from "./callSettings.slice.ts";
import type { SetLine } from "./usePartForm.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(callSettingsWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const accountId = "8347201180";
const stateOf = (tab: OpenedTab) => selectCallSettings(tab.store.getState());

async function onTheScreen(username: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [callSettingsWorkflows.name] }));
  tab.store.dispatch(callSettingsRead.requested({ accountId }));
  await tab.until((state) => selectCallSettings(state).list.phase === "ready");
  return tab;
}
const lineOf = (tab: OpenedTab, label: string) =>
  stateOf(tab).list.data?.lines.find((line) => line.label === label) as SetLine;

async function change(tab: OpenedTab, request: ChangeRequest) {
  tab.store.dispatch(changeEvents.requested(request));
  await tab.until((state) => selectCallSettings(state).change.name !== "working");
  return stateOf(tab).change;
}
const forwarded = ({ telephoneNumber, settings }: SetLine, to: string): ChangeRequest => ({
  what: "forwarding",
  accountId,
  telephoneNumber,
  version: settings.versions.forwarding,
  wanted: {
    ...settings.forwarding,
    always: { on: true, to, schedule: { ...settings.forwarding.always.schedule, when: "ALWAYS" } },
  },
});

test("[SERV-04 partly] forwarding that is saved shows at once where calls go; an answer that was lost is asked for again", async () => {
  let lose = true;
  const losing: Network = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    if (!lose || !(input instanceof Request ? input.url : String(input)).endsWith("/forwarding")) return response;
    lose = false;
    throw new TypeError("lost");
  };
  const dana = await onTheScreen("dana", losing);
  const request = forwarded(lineOf(dana, "Office"), "2075550142");
  expect(await change(dana, request)).toMatchObject({ name: "failed", failure: { kind: "unreachable" } });
  expect(await change(dana, request)).toMatchObject({ name: "saved" });
  expect(lineOf(dana, "Office").settings).toMatchObject({
    versions: { forwarding: 2 },
    route: { reason: "FORWARDED" },
  });
});

test(
  "[SERV-04 partly] after a colleague's change saving is refused, the lines are read again, and the next try saves",
  { tags: "full" },
  async () => {
    const [dana, ada] = [await onTheScreen("dana"), await onTheScreen("ada")];
    await change(ada, forwarded(lineOf(ada, "Fax"), "2075550142"));
    const late = await change(dana, forwarded(lineOf(dana, "Fax"), "2075550177"));
    expect(late).toMatchObject({ name: "failed", failure: { kind: "refused", code: "CONFLICT" } });
    await dana.until(() => lineOf(dana, "Fax").settings.versions.forwarding === 2);
    expect(await change(dana, forwarded(lineOf(dana, "Fax"), "2075550177"))).toMatchObject({ name: "saved" });
  },
);

test("[SERV-04 partly] the server's reasons reach the form; a PIN never stays in the state", async () => {
  const dana = await onTheScreen("dana");
  expect(await change(dana, forwarded(lineOf(dana, "Front counter"), "988"))).toMatchObject({
    name: "failed",
    errors: [{ field: "always", code: "EMERGENCY" }],
  });
  const { telephoneNumber } = lineOf(dana, "Office");
  expect(await change(dana, { what: "pin", accountId, telephoneNumber, pin: "482719" })).toMatchObject({
    name: "saved",
  });
  expect(JSON.stringify(dana.store.getState())).not.toContain("482719");
});

test("[SERV-04 partly] what is typed while a save is under way stays typed, on the version that was saved", async () => {
  const dana = await onTheScreen("dana");
  const line = lineOf(dana, "Front counter");
  const subject = { what: "phone" as const, telephoneNumber: line.telephoneNumber };
  const seen = line.settings.versions.phone;
  const stored = line.settings.phone;
  const type = (changed: Partial<typeof stored>) =>
    dana.store.dispatch(draftEvents.typed({ subject, stored, changed, seen }));
  const save = async (wanted: typeof stored, meanwhile?: () => void) => {
    dana.store.dispatch(changeEvents.requested({ ...subject, accountId, version: seen, wanted }));
    meanwhile?.();
    await dana.until((state) => selectCallSettings(state).change.name !== "working");
    return selectDraft(dana.store.getState(), subject);
  };
  const [first, second] = [{ showCallerId: !stored.showCallerId }, { doNotDisturb: !stored.doNotDisturb }];
  type(first);
  expect(await save({ ...stored, ...first }, () => type(second))).toEqual({
    typed: { ...stored, ...first, ...second },
    seen: seen + 1,
  });
  expect(lineOf(dana, "Front counter").settings.phone).toMatchObject(first);
});
