import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryGraph } from "../../../api/graphCalls.ts";
import { CalendarFeedsDocument, MoneyCalendarDocument } from "../../../api/graphql/generated/graph.calendar.ts";
import { openInBilling } from "../../../testing/billingDriver.ts";
import type { Network } from "../../../testing/openPortal.ts";
import { calendarFeedsEvents, selectCalendarFeeds } from "./calendarFeeds.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openAs(username: string, network?: Network) {
  const tab = await openInBilling(backend.browser(), username, { network });
  const { store, until, accountId, client } = tab;
  const calendar = async () => {
    const answer = await queryGraph(client, MoneyCalendarDocument, { accountId });
    return answer.ok ? (answer.data.billing?.moneyCalendar ?? []) : [];
  };
  await queryGraph(client, CalendarFeedsDocument, { accountId });
  return {
    ...tab,
    calendar,
    making: () => selectCalendarFeeds(store.getState()).making,
    /** The feeds as the screen shows them now. */
    feeds: () =>
      client.readQuery({ query: CalendarFeedsDocument, variables: { accountId } })?.billing?.calendarFeeds ?? [],
    make: async () => {
      store.dispatch(calendarFeedsEvents.createRequested({ accountId }));
      await until((state) => ["made", "refused"].includes(selectCalendarFeeds(state).making.name));
      return selectCalendarFeeds(store.getState()).making;
    },
    close: async (feedId: string) => {
      store.dispatch(calendarFeedsEvents.closeRequested({ feedId }));
      store.dispatch(calendarFeedsEvents.closeConfirmed({ accountId, feedId }));
      await until((state) => selectCalendarFeeds(state).closing.name !== "closing");
    },
    /** What a calendar program receives; it has no session. */
    subscribe: async (address: string) => backend.browser().fetch(address),
  };
}

test("[B09] every dated event is on the screen, and in the calendar feed until the customer revokes it", async () => {
  const dana = await openAs("dana");
  expect((await dana.calendar()).find(({ kind }) => kind === "BILL_DUE")).toMatchObject({
    date: "2026-12-05",
    amount: 24_817,
  });
  const made = await dana.make();
  if (made.name !== "made") throw new Error(JSON.stringify(made));
  const subscribed = await dana.subscribe(made.address);
  expect([subscribed.status, (await subscribed.text()).includes("SUMMARY:Bill due: $248.17")]).toEqual([200, true]);
  const [feed] = dana.feeds();
  await dana.close(feed?.id ?? "");
  expect([dana.feeds(), dana.making().name]).toEqual([[], "idle"]);
  expect((await dana.subscribe(made.address)).status).toBe(404);
});

test("[B09 partly] after leaving the screen the feed's URL is in no state and in no cache", async () => {
  const dana = await openAs("dana");
  const made = await dana.make();
  if (made.name !== "made") throw new Error(JSON.stringify(made));
  dana.store.dispatch(calendarFeedsEvents.left());
  const stored = JSON.stringify([dana.store.getState(), (await dana.graph()).extract()]);
  expect(stored).toContain(dana.feeds()[0]?.id);
  expect(stored).not.toContain(made.address.split("token=")[1]);
});

test("[B09 partly] a feed whose creation answer was lost is in the list and can be revoked", async () => {
  const losing: Network = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const makes =
      request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("CreateCalendarFeed");
    const answer = await fetch(request);
    if (makes) throw new TypeError("the connection was cut");
    return answer;
  };
  const pat = await openAs("pat", losing);
  expect(await pat.make()).toEqual({ name: "refused", code: "FAILED" });
  expect(pat.feeds()).toHaveLength(1);
  await pat.close(pat.feeds()[0]?.id ?? "");
  expect(pat.feeds()).toEqual([]);
});

test("[B09 partly] the sixth feed is refused with a message that five is the limit", async () => {
  const morgan = await openAs("morgan");
  for (let count = 0; count < 5; count += 1) expect((await morgan.make()).name).toBe("made");
  expect(await morgan.make()).toEqual({ name: "refused", code: "TOO_MANY" });
});
