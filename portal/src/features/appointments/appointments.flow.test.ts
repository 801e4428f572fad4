import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../testing/openPortal.ts";
import { navigationArrived } from "../navigation/model/navigation.slice.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { Appointment, Slot } from "./model/appointments.api.ts";
import { appointmentsPath, attemptKey } from "./model/appointments.rules.ts";
import { serviceAppointmentsWorkflows } from "./model/appointments.saga.ts";
import {
  appointmentsRead,
  calendarRead,
  changeEvents,
  emailEvents,
  listEvents,
  selectServiceAppointments,
} from "./model/appointments.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(serviceAppointmentsWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const bridgeStreet = "8347207013";
const foxglove = "8347207021";
const harborStreet = "8347201180";

async function onTheScreen(username: string, accountId: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [serviceAppointmentsWorkflows.name] }));
  await listed(tab, accountId);
  return tab;
}
const stateOf = (tab: OpenedTab) => selectServiceAppointments(tab.store.getState());

async function listed(tab: OpenedTab, accountId: string): Promise<Appointment[]> {
  tab.store.dispatch(appointmentsRead.requested({ accountId }));
  await tab.until((state) => ["ready", "failed"].includes(selectServiceAppointments(state).list.phase));
  return stateOf(tab).list.data?.appointments ?? [];
}
const changeable = async (tab: OpenedTab, accountId: string) =>
  (await listed(tab, accountId)).find((each) => each.changeable) as Appointment;

async function freeTimes(tab: OpenedTab, accountId: string, { orderId, jobId }: Appointment): Promise<Slot[]> {
  tab.store.dispatch(calendarRead.requested({ accountId, orderId, jobId }));
  await tab.until((state) => selectServiceAppointments(state).calendar.phase === "ready");
  return (stateOf(tab).calendar.data?.slots ?? []).filter(({ free }) => free);
}

async function settled(tab: OpenedTab) {
  await tab.until((state) => selectServiceAppointments(state).change.name !== "working");
  return stateOf(tab).change;
}

async function move(tab: OpenedTab, accountId: string, { orderId, jobId, version }: Appointment, startsAt: string) {
  const job = { accountId, orderId, jobId };
  const idempotencyKey = attemptKey(stateOf(tab).change, job, startsAt);
  tab.store.dispatch(changeEvents.moveRequested({ ...job, version, idempotencyKey, startsAt }));
  return settled(tab);
}

test("[SERV-06 partly] the owner moves an appointment, is back on the list, and the summary has the new time", async () => {
  const helena = await onTheScreen("helena", bridgeStreet);
  const appointment = await changeable(helena, bridgeStreet);
  const [slot] = await freeTimes(helena, bridgeStreet, appointment);
  expect(await move(helena, bridgeStreet, appointment, slot!.startsAt)).toMatchObject({
    name: "done",
    what: "moved",
    appointment: { startsAt: slot!.startsAt, version: 2 },
  });
  expect(helena.places.at(-1)).toBe(appointmentsPath);
  expect((await changeable(helena, bridgeStreet)).startsAt).toBe(slot!.startsAt);
});

test("[SERV-06 partly] a change that is answered after its screen was left does not take the customer away from the page they are on", async () => {
  const helena = await onTheScreen("helena", bridgeStreet);
  const appointment = await changeable(helena, bridgeStreet);
  const [slot] = await freeTimes(helena, bridgeStreet, appointment);
  const before = helena.places.length;
  const moving = move(helena, bridgeStreet, appointment, slot!.startsAt);
  helena.store.dispatch(navigationArrived({ path: "/support/contact", search: "", hash: "" }));
  expect(await moving).toMatchObject({ name: "done", what: "moved" });
  expect(helena.places.slice(before)).toEqual([]);
});

test("[SERV-06 partly] an answer that was lost is asked for again with the same key, and nothing is moved twice", async () => {
  let lose = false;
  const losing: Network = (fetch) => async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const response = await fetch(input, init);
    if (!lose || !url.endsWith("/reschedule")) return response;
    lose = false;
    throw new TypeError("lost");
  };
  const dana = await onTheScreen("dana", harborStreet, losing);
  const appointment = await changeable(dana, harborStreet);
  const [, slot] = await freeTimes(dana, harborStreet, appointment);
  lose = true;
  expect(await move(dana, harborStreet, appointment, slot!.startsAt)).toMatchObject({
    name: "failed",
    failure: { kind: "unreachable" },
  });
  expect(await move(dana, harborStreet, appointment, slot!.startsAt)).toMatchObject({
    name: "done",
    appointment: { startsAt: slot!.startsAt, version: 2 },
  });
});

test("[SERV-06 partly] a time that was taken meanwhile is refused with the next free ones, and the calendar is read again", async () => {
  const fiona = await onTheScreen("fiona", foxglove);
  const appointment = await changeable(fiona, foxglove);
  const [slot] = await freeTimes(fiona, foxglove, appointment);
  await backend.database.execute(`update technician_hours set jobs = 0 where area = '041'
    and weekday = extract(dow from date '${slot!.date}')
    and start_hour = extract(hour from timestamptz '${slot!.startsAt}' at time zone 'America/New_York')`);
  const change = await move(fiona, foxglove, appointment, slot!.startsAt);
  expect(change).toMatchObject({ name: "failed", failure: { kind: "refused", code: "SLOT_TAKEN" } });
  const next = change.name === "failed" ? change.slots : [];
  expect(next.length).toBeGreaterThan(0);
  await fiona.until((state) => selectServiceAppointments(state).calendar.phase === "ready");
  expect(stateOf(fiona).calendar.data?.slots.find(({ startsAt }) => startsAt === slot!.startsAt)?.free).toBe(false);
  expect(await move(fiona, foxglove, appointment, next[0]!.startsAt)).toMatchObject({ name: "done" });
});

test("[SERV-06 partly] a cancellation of an appointment that changed meanwhile is refused, the list is read again, and the next try cancels", async () => {
  const fiona = await onTheScreen("fiona", foxglove);
  const seen = await changeable(fiona, foxglove);
  const cancel = async ({ orderId, jobId, version }: Appointment) => {
    const job = { accountId: foxglove, orderId, jobId };
    fiona.store.dispatch(changeEvents.cancelRequested({ ...job, version, idempotencyKey: crypto.randomUUID() }));
    return settled(fiona);
  };
  await backend.database.execute(
    `update service_appointments set version = version + 1 where order_id = '${seen.orderId}' and job_id = '${seen.jobId}'`,
  );
  expect(await cancel(seen)).toMatchObject({ name: "failed", failure: { kind: "refused", code: "CONFLICT" } });
  const shown = () => stateOf(fiona).list.data?.appointments.find(({ changeable: may }) => may);
  await fiona.until(() => shown()?.version === seen.version + 1);
  expect(await cancel(shown()!)).toMatchObject({ name: "done", what: "cancelled" });
});

test("[SERV-06 partly] a change is confirmed until its list is left", async () => {
  const dana = await onTheScreen("dana", harborStreet);
  dana.store.dispatch(listEvents.entered(harborStreet));
  const appointment = await changeable(dana, harborStreet);
  const [slot] = await freeTimes(dana, harborStreet, appointment);
  expect(await move(dana, harborStreet, appointment, slot!.startsAt)).toMatchObject({ name: "done" });
  dana.store.dispatch(listEvents.left());
  expect(stateOf(dana).change).toEqual({ name: "idle" });
});

test("[SERV-06 partly] a standard user sees the appointments; the server refuses a change, and the e-mail setting is their own", async () => {
  const stefan = await onTheScreen("stefan", bridgeStreet);
  const appointment = await changeable(stefan, bridgeStreet);
  expect(await move(stefan, bridgeStreet, appointment, appointment.startsAt)).toMatchObject({
    name: "failed",
    failure: { kind: "refused", code: "NOT_ALLOWED" },
  });
  expect(stateOf(stefan).list.data?.emails.wanted).toBe(false);
  stefan.store.dispatch(emailEvents.requested({ accountId: bridgeStreet, wanted: true }));
  await stefan.until((state) => selectServiceAppointments(state).emails.name === "saved");
  await listed(stefan, bridgeStreet);
  expect(stateOf(stefan).list.data?.emails.wanted).toBe(true);
});

test("[SERV-06 partly] on the day the open list follows the clock; a list that was left is not read again", async () => {
  const helena = await onTheScreen("helena", bridgeStreet);
  helena.store.dispatch(listEvents.entered(bridgeStreet));
  expect((await listed(helena, bridgeStreet))[0]).toMatchObject({ stage: "ARRIVING" });
  backend.clock.advance(2 * 3_600 + 60);
  helena.timers.pass(60_000);
  await helena.until((state) => selectServiceAppointments(state).list.data?.appointments[0]?.stage === "LATE");
  helena.store.dispatch(listEvents.left());
  const { list } = stateOf(helena);
  helena.timers.pass(120_000);
  expect(stateOf(helena).list).toBe(list);
});

test("[SERV-06 partly] an appointment is cancelled after the question, and is then over", async () => {
  const helena = await onTheScreen("helena", bridgeStreet);
  const { orderId, jobId, version } = await changeable(helena, bridgeStreet);
  const job = { accountId: bridgeStreet, orderId, jobId };
  helena.store.dispatch(changeEvents.cancelRequested({ ...job, version, idempotencyKey: crypto.randomUUID() }));
  expect(await settled(helena)).toMatchObject({ name: "done", what: "cancelled" });
  expect((await listed(helena, bridgeStreet)).at(-1)).toMatchObject({ orderId, stage: "CANCELLED" });
});
