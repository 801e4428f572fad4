import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attemptKey } from "../../api/attemptKey.ts";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../testing/openPortal.ts";
import { selectAccounts } from "../account/model/account.selectors.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { Answer, Question } from "./troubleshoot/troubleshooting.api.ts";
import { troubleshootingWorkflows } from "./troubleshoot/troubleshooting.saga.ts";
import {
  bookingEvents,
  changeEvents,
  checksRead,
  selectTroubleshooting,
  visitTimesRead,
} from "./troubleshoot/troubleshooting.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(troubleshootingWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const marrowLane = "8347204022";
const stateOf = (tab: OpenedTab) => selectTroubleshooting(tab.store.getState());
const newest = (tab: OpenedTab) => stateOf(tab).checks.data?.checks[0];

/** The tab of a customer whose check did not help, with the times at which a technician can come. */
async function unresolved(username: string, accountId: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [troubleshootingWorkflows.name] }));
  tab.store.dispatch(checksRead.requested({ accountId }));
  await tab.until((state) => selectTroubleshooting(state).checks.phase === "ready");
  const settled = () => tab.until((state) => selectTroubleshooting(state).change.name !== "working");
  tab.store.dispatch(
    changeEvents.startRequested({ accountId, service: "INTERNET", idempotencyKey: crypto.randomUUID() }),
  );
  await settled();
  const answer = async (question: Question, given: Answer) => {
    const { reference = "", version = 0 } = newest(tab) ?? {};
    const wanted = { accountId, reference, version, question, answer: given };
    tab.store.dispatch(changeEvents.answerRequested({ ...wanted, idempotencyKey: crypto.randomUUID() }));
    await settled();
  };
  await answer("RESTART", "SKIPPED");
  await answer("CABLES", "NO_POWER");
  const reference = newest(tab)?.reference ?? "";
  tab.store.dispatch(visitTimesRead.requested({ accountId, reference }));
  await tab.until((state) => selectTroubleshooting(state).times.phase === "ready");
  const free = (stateOf(tab).times.data?.slots ?? []).filter((slot) => slot.free);
  const book = async (startsAt: string) => {
    const wanted = { accountId, reference, startsAt };
    tab.store.dispatch(
      bookingEvents.requested({ ...wanted, idempotencyKey: attemptKey(stateOf(tab).booking, wanted) }),
    );
    await tab.until((state) => selectTroubleshooting(state).booking.name !== "working");
    return stateOf(tab).booking;
  };
  return { tab, free, book, reference };
}

test(
  "[SERV-10 partly] a lost answer is asked for again and books one visit; the check and the account have it",
  { tags: "full" },
  async () => {
    let lose = true;
    const losing: Network = (fetch) => async (input, init) => {
      const isBooking = input instanceof Request && input.method === "POST" && input.url.endsWith("/visit");
      const response = await fetch(input, init);
      if (!lose || !isBooking) return response;
      lose = false;
      throw new TypeError("lost");
    };
    const { tab, free, book, reference } = await unresolved("theo", marrowLane, losing);
    const startsAt = free[0]?.startsAt ?? "";
    expect(await book(startsAt)).toMatchObject({ name: "failed", failure: { kind: "unreachable" } });
    expect(await book(startsAt)).toEqual({ name: "done" });
    expect(newest(tab)).toMatchObject({
      reference,
      bookable: false,
      visit: { orderId: reference, jobId: "1", startsAt },
    });
    const { rows } = await backend.database.execute(
      "select count(*)::int as visits from service_appointments where order_id like 'TS-%'",
    );
    expect(rows).toEqual([{ visits: 1 }]);
    await tab.until((state) => {
      const account = selectAccounts(state).find(({ accountId }) => accountId === marrowLane);
      return account?.nextAppointment?.orderId === reference;
    });
  },
);

test("[SERV-10 partly] a time that was taken meanwhile is refused with the next free ones, and the times are read again", async () => {
  const { tab, free, book } = await unresolved("ines", "8347204014");
  const [wanted] = free;
  await backend.database.execute("update technician_hours set jobs = 0 where start_hour = 8");
  const taken = await book(
    free.find(({ startsAt }) => startsAt.includes("T13:00"))?.startsAt ?? wanted?.startsAt ?? "",
  );
  expect(taken).toMatchObject({ name: "failed", failure: { code: "SLOT_TAKEN" } });
  expect(taken.name === "failed" && taken.slots.length).toBe(3);
  await tab.until((state) => {
    const { times } = selectTroubleshooting(state);
    return times.phase === "ready" && !times.data.slots.some((slot) => slot.free && slot.startsAt.includes("T13:00"));
  });
});
