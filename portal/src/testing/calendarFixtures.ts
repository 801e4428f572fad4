import type { CalendarEventPartsFragment } from "../api/graphql/generated/graph.ts";
import { accountId } from "./billingFixtures.ts";
import type { Answers } from "./Providers.tsx";

type Event = CalendarEventPartsFragment;

const eventWith = (kind: Event["kind"], date: string, changes: Partial<Event> = {}): Event => ({
  __typename: "CalendarEvent",
  key: `${kind}-${date}`,
  kind,
  date,
  amount: null,
  service: null,
  card: null,
  until: null,
  path: `/billing?account=${accountId}`,
  ...changes,
});

/** One of each kind, on business date 2026-11-21. */
export const calendarEvents: Event[] = [
  eventWith("PAYMENT", "2026-11-07", { amount: 23_142 }),
  eventWith("STATEMENT", "2026-11-14", { amount: 24_817 }),
  eventWith("SERVICE_STOPS", "2026-11-26", { amount: 18_240 }),
  eventWith("SCHEDULED_PAYMENT", "2026-11-30", { amount: 10_000 }),
  eventWith("CUT_OFF", "2026-12-04", { until: "2026-12-05T01:00:00.000Z" }),
  eventWith("BILL_DUE", "2026-12-05", { amount: 24_817 }),
  eventWith("AUTO_PAY", "2026-12-05", { amount: 24_317, service: "core" }),
  eventWith("STATEMENT_PLANNED", "2026-12-14"),
  eventWith("INSTALLMENT", "2026-12-20", { amount: 6_200 }),
  eventWith("CARD_EXPIRES", "2026-12-31", { card: { __typename: "CalendarCard", type: "amex", lastFour: "0005" } }),
  eventWith("BILL_DUE", "2027-01-04"),
  eventWith("AUTO_PAY", "2027-01-05", { service: "mobile" }),
];

const feed = (id: string, createdAt: string, lastReadAt: string | null) => ({
  __typename: "CalendarFeed",
  id,
  createdAt,
  lastReadAt,
});

export const twoFeeds = [
  feed("feed-2", "2026-11-20T15:04:00.000Z", null),
  feed("feed-1", "2026-10-02T13:30:00.000Z", "2026-11-21T11:00:00.000Z"),
];

/** GraphQL responses of the calendar and its subscription URLs. */
export const calendarAnswers = (
  events: readonly Event[] = calendarEvents,
  feeds: readonly object[] = [],
  canPay = true,
  lockingPayment: object | null = null,
): Answers => ({
  MoneyCalendar: {
    billing: {
      __typename: "BillingAccount",
      id: accountId,
      businessDate: "2026-11-21",
      canPay,
      lockingPayment,
      moneyCalendar: events,
    },
  },
  CalendarFeeds: { billing: { __typename: "BillingAccount", id: accountId, calendarFeeds: feeds } },
});
