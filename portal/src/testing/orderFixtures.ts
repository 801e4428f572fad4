import type { BillChange, Catalogue, Offer, Order, Quote } from "../features/orders/model/orders.api.ts";

const base = "/api/pub/orders/v1";
export const cataloguePath = `${base}/catalogue`;
export const quotePath = `${base}/quote`;
export const ordersPath = `${base}/orders`;
export const orderAnswerPath = (orderId: string) => `${ordersPath}/${orderId}`;

const thousand: Offer = {
  code: "INTERNET_1000",
  service: "INTERNET",
  kind: "CHANGE",
  size: 1000,
  use: "BUSY",
  monthlyPrice: 17_900,
  difference: 5_000,
  oneTimePrice: 0,
  visit: false,
  isCurrent: false,
};
const internet = (size: number, use: Offer["use"], difference: number): Offer => ({
  ...thousand,
  code: `INTERNET_${size}`,
  size,
  use,
  difference,
  monthlyPrice: 12_900 + difference,
  isCurrent: difference === 0,
});
const television: Offer = {
  ...thousand,
  code: "TV_48",
  service: "VIDEO",
  kind: "NEW",
  size: 48,
  use: "LOUNGE",
  monthlyPrice: 7_900,
  difference: 7_900,
  oneTimePrice: 4_900,
  visit: true,
};

export const catalogue = (more: Partial<Catalogue> = {}): Catalogue => ({
  block: null,
  pastDue: 0,
  openOrder: null,
  current: [
    { key: "INTERNET", size: 600, monthlyPrice: 12_900 },
    { key: "VOICE", size: 4, monthlyPrice: 9_600 },
  ],
  offers: [
    internet(300, "SMALL", -4_000),
    internet(600, "TEAM", 0),
    thousand,
    { ...internet(2000, "LARGE", 12_000), visit: true, oneTimePrice: 9_900 },
    television,
    ...[1, 2].map((added): Offer => ({
      ...thousand,
      code: `VOICE_MORE_${added}`,
      service: "VOICE",
      kind: "MORE_LINES",
      size: 4 + added,
      added,
      use: "LINES",
      monthlyPrice: (4 + added) * 2_400,
      difference: added * 2_400,
    })),
    { ...television, code: "SECURITY", service: "SECURITY", use: "SECURITY", size: 1, difference: 900, visit: false },
  ],
  address: "14 Harbor St, Boston, MA 02110",
  zip: "02110",
  ...more,
});

const bill: BillChange = {
  statementDate: "2026-12-05",
  periodFrom: "2026-11-05",
  periodTo: "2026-12-04",
  before: 24_817,
  after: 26_984,
  monthlyBefore: 24_817,
  monthlyAfter: 29_817,
  lines: [
    { code: "INTERNET_PLAN", quantity: 600, amount: 7_310, from: "2026-11-05", to: "2026-11-21", changed: true },
    { code: "INTERNET_PLAN", quantity: 1000, amount: 7_757, from: "2026-11-22", to: "2026-12-04", changed: true },
    { code: "VOICE_LINES", quantity: 4, amount: 9_600, from: "2026-11-05", to: "2026-12-04", changed: false },
    { code: "COMMUNICATIONS_TAX", quantity: 1, amount: 1_917, from: "2026-11-05", to: "2026-12-04", changed: false },
    { code: "EMERGENCY_FEE", quantity: 4, amount: 400, from: "2026-11-05", to: "2026-12-04", changed: false },
  ],
};

export const quote: Quote = {
  offer: thousand,
  effectiveOn: "2026-11-22",
  cancellableUntil: "2026-11-22T01:00:00.000Z",
  bill,
  timeZone: "America/New_York",
  startsAt: null,
  slots: [],
};

const slot = (date: string, hour: number, free = true) => ({
  date,
  startsAt: `${date}T${hour}:00:00.000Z`,
  endsAt: `${date}T${hour + 2}:00:00.000Z`,
  free,
});

export const visitQuote: Quote = {
  ...quote,
  offer: television,
  effectiveOn: "2026-11-24",
  cancellableUntil: "2026-11-23T13:00:00.000Z",
  startsAt: "2026-11-24T13:00:00.000Z",
  slots: [slot("2026-11-24", 13), slot("2026-11-24", 15, false), slot("2026-11-25", 18)],
};

export const order: Order = {
  orderId: "SO-600003",
  state: "PLACED",
  service: "INTERNET",
  kind: "CHANGE",
  size: 1000,
  sizeBefore: 600,
  visit: null,
  placedAt: "2026-11-21T15:00:00.000Z",
  placedBy: "Dana",
  effectiveOn: "2026-11-22",
  cancellableUntil: "2026-11-22T01:00:00.000Z",
  cancellable: true,
  cancelledAt: null,
  cancelReason: null,
  bill,
  timeZone: "America/New_York",
  version: 1,
};

export const visitOrder: Order = {
  ...order,
  service: "VIDEO",
  kind: "NEW",
  size: 48,
  sizeBefore: null,
  visit: {
    jobId: "1",
    date: "2026-11-24",
    startsAt: "2026-11-24T13:00:00.000Z",
    endsAt: "2026-11-24T15:00:00.000Z",
    missed: false,
  },
  effectiveOn: "2026-11-24",
};

/** The same when its day is over and no technician came. */
export const missedVisitOrder: Order = {
  ...visitOrder,
  state: "CONFIRMED",
  cancellable: false,
  visit: visitOrder.visit && { ...visitOrder.visit, missed: true },
};
