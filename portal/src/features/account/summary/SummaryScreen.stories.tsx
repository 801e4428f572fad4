import type { Meta } from "@storybook/react-vite";
import {
  bootstrapFor,
  dana,
  erin,
  inCredit,
  onAutoPay,
  owing,
  pastDue,
  sam,
  schedule,
  services,
} from "../../../testing/fixtures.ts";
import { statuses } from "../../../testing/statusFixtures.ts";
import { portalStory } from "../../../testing/portalStory.tsx";
import { unreadCountPath } from "../../../testing/voiceFixtures.ts";
import type { MockAnswers } from "../../../testing/mockFetch.ts";
import { withCookie } from "../../../testing/serverCookie.ts";
import type { Account, DelinquencySchedule } from "../model/account.api.ts";

const meta: Meta = { title: "Screens/Account summary" };
export default meta;

const accountsPath = "/api/pub/account/v1/accounts";
const schedulePath = "/api/pub/account/v1/get-delinquency-schedule";
const servicesPath = "/api/pub/account/v1/services";

const accounts = (account: Account): MockAnswers => ({ [accountsPath]: { body: { accounts: [account] } } });
const late = (tier: DelinquencySchedule["tier"], account = pastDue): MockAnswers => ({
  ...accounts(account),
  [schedulePath]: { body: schedule(tier) },
});
const summary = (answers: MockAnswers = {}, who = dana) =>
  portalStory({ at: "/account-summary", bootstrap: bootstrapFor(who), answers });
const failure = { status: 500, code: "INTERNAL_ERROR" } as const;

export const Owing = summary();
export const NewMessages = summary({ [unreadCountPath]: { body: { unreadCount: 4 } } });
export const NewsOfEverything = summary({
  ...accounts({ ...owing, news: { unreadEmail: 3, answeredQuestion: { statementId: "st-1", position: 2 } } }),
  [unreadCountPath]: { body: { unreadCount: 4 } },
});
export const NewsInSpanish = { ...NewsOfEverything, globals: { locale: "es-US" } };
export const Tier30 = summary(late(30));
export const Tier43 = summary(late(43));
export const Tier50 = summary(late(50));
export const Tier76 = summary(late(76));
export const ScheduleFailed = summary({ ...accounts(pastDue), [schedulePath]: failure });
export const AllPastDue = summary(
  late(30, {
    ...pastDue,
    status: { ...statuses.pastDue, amountDue: 18240, stillDue: 18240, current: 0, dueDate: null },
  }),
);
export const PastDueWithCredit = summary(
  late(43, { ...pastDue, status: { ...statuses.pastDue, creditBalance: 1500 } }),
);
export const InCredit = summary(accounts(inCredit));
export const OnAutoPay = summary(accounts(onAutoPay));
const failed = {
  id: "autopay_2026-11-20",
  kind: "AUTO_PAY",
  paymentId: "pay_1",
  date: "2026-11-20",
  amount: 24317,
  code: "DECLINED",
  retryOn: "2026-11-23",
  retryAmount: 24317,
  retryDiscount: 500,
  paused: false,
} as const;
export const AutoPayDeclined = summary(accounts({ ...onAutoPay, status: { ...onAutoPay.status, failures: [failed] } }));
export const AutoPayPaused = summary(
  accounts({
    ...onAutoPay,
    status: {
      ...onAutoPay.status,
      autoPay: { ...onAutoPay.status.autoPay, pausedSince: "2026-11-20", charge: null },
      failures: [
        { ...failed, code: "METHOD_CLOSED", retryOn: null, retryAmount: null, retryDiscount: null, paused: true },
      ],
    },
  }),
);
const saying = (status: Account["status"]) => summary(accounts({ ...owing, status }));
export const PaymentOnItsWay = saying(statuses.onItsWay);
export const PartOnItsWay = saying({ ...statuses.due, stillDue: 14817, current: 14817, onItsWay: 10000 });
export const Scheduled = saying(statuses.scheduled);
export const ScheduledWithProblem = saying(statuses.scheduledProblem);
export const Arrangement = saying(statuses.arrangement);
export const PaymentReturned = saying(statuses.returned);
export const PaymentReturnedInSpanish = { ...PaymentReturned, globals: { locale: "es-US" } };
export const DevicePaymentDisputed = saying(statuses.disputedForDevice);
export const PaymentDisputed = saying(statuses.disputed);
const withService = (service: Partial<Account["status"]["service"]>) =>
  saying({ ...statuses.pastDue, service: { ...statuses.pastDue.service, ...service } });
export const Disconnected = withService({ state: "DISCONNECTED", stopsOn: null });
export const MobileLimited = withService({ mobile: "HOTLINED", restoreMinutes: 15 });
export const BeingRestored = saying({
  ...statuses.due,
  service: {
    ...statuses.due.service,
    state: "BEING_RESTORED",
    restoredBy: "2026-11-21T15:15:00.000Z",
    restoreMinutes: 15,
  },
});
const troubled = services.map((service) => ({
  ...service,
  ...(service.key === "INTERNET" && { trouble: "OUTAGE" as const }),
  ...(service.key === "VOICE" && { trouble: "EQUIPMENT_OFFLINE" as const }),
  ...(service.key === "MOBILE" && { status: "Unassigned" as const }),
}));
export const ServicesWithTrouble = summary({ [servicesPath]: { body: { services: troubled } } });
export const ServicesWithTroubleInSpanish = { ...ServicesWithTrouble, globals: { locale: "es-US" } };
export const PaymentBeingConfirmed = summary(accounts({ ...owing, paymentLocked: true, status: statuses.confirming }));
export const MayNotPay = summary(accounts({ ...owing, canPay: false }), sam);
export const BilledElsewhere = summary(accounts({ ...owing, canPay: false, billedElsewhere: true }));
const nextAppointment = {
  orderId: "SO-48302",
  jobId: "1",
  kind: "REPAIR",
  stage: "ARRIVING",
  date: "2026-11-21",
  startsAt: "2026-11-21T15:00:00.000Z",
  endsAt: "2026-11-21T17:00:00.000Z",
  technician: "Marcus",
} as const;
export const AppointmentToday = summary(accounts({ ...owing, nextAppointment }));
export const AppointmentComing = summary(
  accounts({
    ...owing,
    nextAppointment: {
      ...nextAppointment,
      kind: "INSTALLATION",
      stage: "UPCOMING",
      date: "2026-12-03",
      startsAt: "2026-12-03T18:00:00.000Z",
      endsAt: "2026-12-03T20:00:00.000Z",
    },
  }),
);
export const WithoutAccount = summary({}, erin);
export const Loading = summary({ [accountsPath]: "never", [servicesPath]: "never", [schedulePath]: "never" });
/** The place of a technician's visit of today is kept. */
export const LoadingOnTheDayOfAVisit = withCookie("portico-appointments", "2026-11-21", Loading);
export const Failed = summary({ [accountsPath]: failure, [servicesPath]: failure });
export const ServicesFailed = summary({ [servicesPath]: failure });
export const NoServices = summary({ [servicesPath]: { body: { services: [] } } });
