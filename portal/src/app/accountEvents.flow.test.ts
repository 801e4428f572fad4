import { eventSourceOf, openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../api/graphCalls.ts";
import { StatementsDocument } from "../api/graphql/generated/graph.statements.ts";
import { selectIsConnected } from "../api/liveUpdates.ts";
import { addOnsWorkflows } from "../features/addons/model/addOns.saga.ts";
import { activationEvents, addOnsEvents, addOnsRead, selectAddOns } from "../features/addons/model/addOns.slice.ts";
import { selectCurrentAccount } from "../features/account/model/account.selectors.ts";
import { serviceAppointmentsWorkflows } from "../features/appointments/model/appointments.saga.ts";
import {
  appointmentsRead,
  changeEvents,
  selectServiceAppointments,
} from "../features/appointments/model/appointments.slice.ts";
import type { QuestionedLine } from "../features/billing/model/bill-questions/billQuestions.api.ts";
import {
  billQuestionEvents,
  questionsRead,
  selectBillQuestions,
} from "../features/billing/model/bill-questions/billQuestions.slice.ts";
import { selectShownFailure } from "../features/errors/model/errors.slice.ts";
import { screens } from "../features/navigation/model/screens.slice.ts";
import {
  bellWorkflows,
  selectUnreadNotifications,
  unreadNotificationsRead,
} from "../features/notifications/bell/bell.workflow.ts";
import { notificationsWorkflows } from "../features/notifications/model/notifications.saga.ts";
import {
  notificationEvents,
  notificationsRead,
  selectNotifications,
} from "../features/notifications/model/notifications.slice.ts";
import { outageAlertsWorkflows } from "../features/outages/model/outageAlerts.saga.ts";
import { alertEvents, selectOutageAlerts } from "../features/outages/model/outageAlerts.slice.ts";
import { equipmentWorkflows } from "../features/services/model/equipment.saga.ts";
import { restartEvents, selectDeviceChanges } from "../features/services/model/deviceChanges.slice.ts";
import { equipmentEvents, equipmentRead, selectEquipment } from "../features/services/model/equipment.slice.ts";
import { accountEvents } from "../features/session/model/accountEvents.ts";
import { openInBilling } from "../testing/billingDriver.ts";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../testing/openPortal.ts";
import { fillIn, openPayer } from "../testing/payOnceDriver.ts";

const harborStreet = "8347201180";
const driftwood = "8347207625";
const ferryLanding = "8347209019";
const bridgeStreet = "8347207013";
const all = [
  serviceAppointmentsWorkflows,
  equipmentWorkflows,
  addOnsWorkflows,
  bellWorkflows,
  notificationsWorkflows,
  outageAlertsWorkflows,
];

let backend: TestBackend;
let origin: string;
beforeAll(async () => {
  for (const workflows of all) screens.inject(workflows);
  backend = await openBackend({ config: { businessHosts: ["127.0.0.1"] } });
  origin = await backend.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  // Node's EventSource does not always release its socket when closed; browsers do.
  backend.app.server.closeAllConnections();
  await backend.close();
});

/** A tab with the real stream over a real connection. Its timers stand still until moved, so that nothing polls. */
async function openWatching(username: string) {
  const browser = backend.browser();
  const openStream = eventSourceOf(origin, browser);
  const sources: EventSource[] = [];
  const sent: string[] = [];
  let isRefused = false;
  const network: Network = (fetch) => (input, init) => {
    sent.push(new URL(input instanceof Request ? input.url : String(input), origin).pathname);
    return fetch(input, init);
  };
  const platform = {
    openStream: (path: string) => {
      const source = openStream(isRefused ? "/nowhere" : path);
      sources.push(source);
      return source;
    },
    locks: undefined,
    openChannel: undefined,
  };
  const openAccountEvents = async () => accountEvents("business", platform);
  const tab = await openTab(createTestBrowser(browser), { network, openAccountEvents });
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: all.map(({ name }) => name) }));
  await tab.until(selectIsConnected);
  return {
    ...tab,
    countOf: (end: string) => sent.filter((path) => path.endsWith(end)).length,
    /** Breaks the stream; the server refuses another one until it is allowed again. */
    breakStream: async () => {
      isRefused = true;
      const source = sources.at(-1)!;
      source.close();
      source.dispatchEvent(new Event("error"));
      await tab.until((state) => !selectIsConnected(state));
    },
    allowStream: () => void (isRefused = false),
  };
}

async function showEquipment(tab: OpenedTab) {
  tab.store.dispatch(equipmentEvents.entered(harborStreet));
  tab.store.dispatch(equipmentRead.requested({ accountId: harborStreet }));
  await tab.until((state) => selectEquipment(state).list.phase === "ready");
}

type Kind = "ROUTER" | "MODEM";
const deviceOf = (state: unknown, kind: Kind) =>
  selectEquipment(state).list.data?.equipment.find((each) => each.kind === kind);

async function restart(tab: OpenedTab, kind: Kind) {
  const wanted = { accountId: harborStreet, equipmentId: deviceOf(tab.store.getState(), kind)?.id ?? "" };
  tab.store.dispatch(restartEvents.requested({ ...wanted, idempotencyKey: crypto.randomUUID() }));
  await tab.until((state) => selectDeviceChanges(state).restart.name === "accepted");
}

test("[SERV-07 partly] [SHELL-31 partly] an outage that ends is told on an open page without a poll", async () => {
  await backend.announceOutages();
  const tab = await openWatching("farah");
  const ids = () => selectOutageAlerts(tab.store.getState()).list.data?.alerts.map(({ id }) => id);
  tab.store.dispatch(alertEvents.entered({ accountId: ferryLanding, locale: "en-US" }));
  await expect.poll(ids).toEqual(["OUT-48117"]);
  await tab.timers.elapse(600_000);
  const before = tab.countOf("/alerts");
  backend.clock.advance(150 * 60);
  expect(await backend.announceOutages()).toBe(1);
  const readAgain = async () => {
    await tab.timers.elapse(5_000);
    return ids();
  };
  await expect.poll(readAgain).toEqual(["OUT-48117.ended"]);
  expect(tab.countOf("/alerts")).toBe(before + 1);
});

test(
  "[SERV-02 partly] a restart that a colleague asked for, and its progress, are on the screen without a poll",
  { tags: "full" },
  async () => {
    const [dana, ada] = [await openWatching("dana"), await openWatching("ada")];
    await showEquipment(dana);
    await showEquipment(ada);
    await restart(ada, "ROUTER");
    await dana.until((state) => deviceOf(state, "ROUTER")?.restart?.state === "REQUESTED");
    backend.clock.advance(5);
    await backend.pollRestarts();
    await dana.until((state) => deviceOf(state, "ROUTER")?.restart?.state === "RESTARTING");
    backend.clock.advance(120);
    await backend.pollRestarts();
    await dana.until((state) => deviceOf(state, "ROUTER")?.state === "ONLINE");
  },
);

const becomes = (tab: OpenedTab, state: string) =>
  tab.until((root) => selectCurrentAccount(root)?.status.service.state === state);

test(
  "[SERV-02 partly] a colleague's page says that services are being restored, and then that they are, as soon as it is so",
  { tags: "full" },
  async () => {
    const watching = await openWatching("tess");
    await becomes(watching, "SUSPENDED");
    const paying = await openPayer(createTestBrowser(backend.browser()), { as: "tess" });
    await fillIn(paying, {}, 42_900);
    await paying.pay();
    await becomes(watching, "BEING_RESTORED");
    backend.clock.advance(15 * 60);
    await backend.restoreServices();
    await becomes(watching, "RESTORED");
  },
);

test(
  "[SERV-02 partly] an open page says that services are suspended when the clock brings it",
  { tags: "full" },
  async () => {
    await backend.announceSuspensions();
    const tab = await openWatching("morgan");
    await becomes(tab, "RUNNING");
    const { stopsOn } = selectCurrentAccount(tab.store.getState())?.status.service ?? {};
    backend.clock.advance((Date.parse(`${stopsOn}T12:00:00Z`) - backend.clock.now().getTime()) / 1_000);
    expect(await backend.announceSuspensions()).toBeGreaterThan(0);
    await becomes(tab, "SUSPENDED");
  },
);

test("[SERV-10 partly] an activation that ended is on the screen without a poll", async () => {
  const tab = await openWatching("felix");
  tab.store.dispatch(addOnsEvents.entered(driftwood));
  tab.store.dispatch(addOnsRead.requested({ accountId: driftwood }));
  const suite = (state: unknown) =>
    selectAddOns(state).services.data?.services.find(({ kind }) => kind === "SECURITY_SUITE");
  await tab.until((state) => suite(state)?.activation === "NOT_ACTIVE");
  const serviceId = suite(tab.store.getState())?.serviceId ?? "";
  tab.store.dispatch(
    activationEvents.requested({ accountId: driftwood, serviceId, idempotencyKey: crypto.randomUUID() }),
  );
  await tab.until((state) => suite(state)?.activation === "REQUESTED");
  backend.clock.advance(10);
  await backend.pollActivations();
  await tab.until((state) => suite(state)?.activation === "ACTIVE");
});

test("[SERV-13 partly] a notification that was read in another browser is not counted any more, without a poll", async () => {
  const [here, there] = [await openWatching("opal"), await openWatching("opal")];
  here.store.dispatch(unreadNotificationsRead.requested());
  await here.until((state) => selectUnreadNotifications(state) > 0);
  there.store.dispatch(notificationsRead.requested({ locale: "en-US" }));
  await there.until((state) => selectNotifications(state).list.phase === "ready");
  const newest = selectNotifications(there.store.getState()).list.data?.notifications[0]?.id ?? 0;
  there.store.dispatch(notificationEvents.markRequested({ first: 1, last: newest }));
  await here.until((state) => selectUnreadNotifications(state) === 0);
});

test(
  "[SERV-06 partly] an appointment that was canceled in another browser is gone from the account, without a poll",
  { tags: "full" },
  async () => {
    const [here, there] = [await openWatching("helena"), await openWatching("helena")];
    there.store.dispatch(appointmentsRead.requested({ accountId: bridgeStreet }));
    await there.until((state) => selectServiceAppointments(state).list.phase === "ready");
    const { appointments = [] } = selectServiceAppointments(there.store.getState()).list.data ?? {};
    const { orderId = "", jobId = "", version = 0 } = appointments.find(({ changeable }) => changeable) ?? {};
    await here.until((state) => selectCurrentAccount(state)?.nextAppointment?.orderId === orderId);
    const job = { accountId: bridgeStreet, orderId, jobId, version };
    there.store.dispatch(changeEvents.cancelRequested({ ...job, idempotencyKey: crypto.randomUUID() }));
    await here.until((state) => selectCurrentAccount(state)?.nextAppointment?.orderId !== orderId);
  },
);

test("[B24 partly] an answer of customer service to a question about a charge is told on an open page, without a poll", async () => {
  const dana = await openWatching("dana");
  const { store, until, accountId, client } = await openInBilling(backend.browser(), "gina");
  const listed = await queryGraph(client, StatementsDocument, { accountId, first: 12 });
  const statements = (listed.ok && listed.data.billing?.statements.nodes) || [];
  const asked = await waitingQuestion(
    statements.map(({ id }) => id),
    async (statementId) => {
      store.dispatch(questionsRead.requested({ accountId, statementId }));
      await until((state) => selectBillQuestions(state).statement.data?.statementId === statementId);
      return selectBillQuestions(store.getState()).statement.data?.lines ?? [];
    },
  );
  expect(selectCurrentAccount(dana.store.getState())?.news?.answeredQuestion).toBeUndefined();
  const answer = { body: "It is the charge for your fourth line.", credit: null, idempotencyKey: crypto.randomUUID() };
  store.dispatch(billQuestionEvents.answerRequested({ accountId, ...asked, ...answer }));
  await dana.until((state) => selectCurrentAccount(state)?.news?.answeredQuestion?.statementId === asked.statementId);
});

/** The first question that waits for an answer. */
async function waitingQuestion(
  statementIds: readonly string[],
  linesOf: (statementId: string) => Promise<readonly QuestionedLine[]>,
) {
  for (const statementId of statementIds)
    for (const { position, question } of await linesOf(statementId))
      if (question?.state === "RECEIVED") return { statementId, position, version: question.version };
  throw new Error("no question waits");
}

test("while the stream is open nothing is polled; while it is down polls go on, and no dialog opens", async () => {
  const tab = await openWatching("ines");
  tab.store.dispatch(unreadNotificationsRead.requested());
  const counts = () => tab.countOf("/unread-count");
  await expect.poll(counts).toBeGreaterThan(0);
  await tab.timers.elapse(1_000);
  const before = counts();
  await tab.timers.elapse(600_000);
  expect(counts()).toBe(before);
  await tab.breakStream();
  await tab.timers.elapse(120_000);
  await expect.poll(counts).toBe(before + 1);
  expect(selectShownFailure(tab.store.getState())).toBeNull();
});

test("a stream that broke and came back catches up with what changed meanwhile", { tags: "full" }, async () => {
  const [tab, ada] = [await openWatching("dana"), await openWatching("ada")];
  await showEquipment(tab);
  await showEquipment(ada);
  await tab.breakStream();
  await restart(ada, "MODEM");
  expect(deviceOf(tab.store.getState(), "MODEM")?.restart).toBeNull();
  tab.allowStream();
  const state = async () => {
    await tab.timers.elapse(2_000);
    return deviceOf(tab.store.getState(), "MODEM")?.restart?.state;
  };
  await expect.poll(state, { timeout: 20_000 }).toBe("REQUESTED");
  expect(selectIsConnected(tab.store.getState())).toBe(true);
});
