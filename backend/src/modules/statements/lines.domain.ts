import { addDays, addMonths, daysBetween } from "@portico/rules/dates";
import { sumCents } from "@portico/rules/money";

export const billedServices = ["INTERNET", "VIDEO", "VOICE", "MOBILE", "BACKUP", "SECURITY"] as const;
export const lineGroups = ["INTERNET", "TV", "VOICE", "MOBILE", "ONE_TIME", "DISCOUNTS", "TAXES"] as const;
export const itemCodes = [
  "INSTALLATION",
  "TECHNICIAN_VISIT",
  "SERVICE_AGREEMENT",
  "OUTAGE_CREDIT",
  "PROMOTION",
] as const;
export const feeCodes = ["COMMUNICATIONS_TAX", "EMERGENCY_FEE"] as const;
export const lineCodes = [
  "INTERNET_PLAN",
  "TV_PLAN",
  "VOICE_LINES",
  "MOBILE_LINES",
  "BACKUP_PLAN",
  "SECURITY_PLAN",
  ...itemCodes,
  ...feeCodes,
] as const;
export const explanationCodes = [
  "PRICE_CHANGED",
  "PART_OF_MONTH",
  "PROMOTION_ENDED",
  "PROMOTION",
  "ONCE",
  "CREDIT",
  "TAX",
  "FEE",
] as const;

export type BilledServiceKey = (typeof billedServices)[number];
export type LineGroup = (typeof lineGroups)[number];
export type LineCode = (typeof lineCodes)[number];
export type ItemCode = (typeof itemCodes)[number];

/** First and last day, both included. */
export interface Period {
  from: string;
  to: string;
}

/** A price from a day on; cents a month for one unit. */
export interface PriceStep {
  validFrom: string;
  unitPrice: number;
  /** The size from that day on, when an order changed it; without it the service's present size. */
  size?: number | null;
}

/**
 * A service as it is billed. `quantity` is the size that is shown (Mbps, channels, lines, devices), `units` the number
 * that is charged.
 */
export interface BilledService {
  key: BilledServiceKey;
  quantity: number;
  units: number;
  /** Oldest first. */ prices: readonly PriceStep[];
}

export interface BillingItem {
  id: string;
  code: ItemCode;
  service: BilledServiceKey;
  amount: number;
  from: string;
  until: string | null;
}

export interface Levies {
  basisPoints: number;
  perLine: number;
}

/**
 * Why a line has its amount. The code determines which facts are used; the others default to the line's own days and
 * zero. Cents and ISO dates.
 */
export interface Explanation {
  code: (typeof explanationCodes)[number];
  from: string;
  until: string;
  previous: number;
  amount: number;
  days: number;
  ofDays: number;
}

export interface Line {
  group: LineGroup;
  code: LineCode;
  quantity: number;
  amount: number;
  recurring: boolean;
  from: string;
  to: string;
  explanation: Explanation | null;
}

const plans: Record<BilledServiceKey, { group: LineGroup; code: LineCode; taxed: boolean }> = {
  // Internet access is tax-exempt in the United States.
  INTERNET: { group: "INTERNET", code: "INTERNET_PLAN", taxed: false },
  VIDEO: { group: "TV", code: "TV_PLAN", taxed: true },
  VOICE: { group: "VOICE", code: "VOICE_LINES", taxed: true },
  MOBILE: { group: "MOBILE", code: "MOBILE_LINES", taxed: true },
  // Additions to the internet connection.
  BACKUP: { group: "INTERNET", code: "BACKUP_PLAN", taxed: false },
  SECURITY: { group: "INTERNET", code: "SECURITY_PLAN", taxed: false },
};

/** Lines and devices are charged per unit, every other service as a whole. */
export const isPerUnit = (key: BilledServiceKey): boolean => key === "VOICE" || key === "MOBILE";

const unitsAt = ({ key, units }: BilledService, { size }: PriceStep) => (isPerUnit(key) ? (size ?? units) : units);

/** The input that determines the lines of a period. */
export interface Billed {
  period: Period;
  services: readonly BilledService[];
  items: readonly BillingItem[];
  levies: Levies;
}

/** The lines of a bill in display order: services, one-off charges, discounts, taxes and fees. */
export function linesOf({ period, services, items, levies }: Billed): Line[] {
  const ended = items.filter((item) => endedBefore(item, period));
  const plan = services.flatMap((service) => serviceLines(service, period, ended));
  const extra = items.filter((item) => !ended.includes(item)).map((item) => itemLine(item, period));
  const lines = [
    ...plan,
    ...extra.filter(({ group }) => group === "ONE_TIME"),
    ...extra.filter(({ group }) => group === "DISCOUNTS"),
  ];
  return [...lines, ...levyLines(plan, services, period, levies)];
}

/** The sum of the charges, in cents. */
export function chargesOf(lines: readonly Pick<Line, "amount">[]): number {
  return sumCents(lines.map(({ amount }) => amount));
}

function serviceLines(service: BilledService, period: Period, ended: readonly BillingItem[]): Line[] {
  const { key, prices } = service;
  return prices.flatMap((step, index) => {
    const next = prices[index + 1];
    const from = later(step.validFrom, period.from);
    const to = next ? earlier(addDays(next.validFrom, -1), period.to) : period.to;
    if (from > to) return [];
    const quantity = step.size ?? service.quantity;
    const amount = shareOf(step.unitPrice * unitsAt(service, step), { from, to }, period);
    const explanation = priceExplanation(service, index, { from, to }, period) ?? promotionEnded(ended, key);
    return [
      { group: plans[key].group, code: plans[key].code, quantity, amount, recurring: true, from, to, explanation },
    ];
  });
}

const later = (a: string, b: string) => (a > b ? a : b);
const earlier = (a: string, b: string) => (a < b ? a : b);
const lengthOf = ({ from, to }: Period) => daysBetween(from, to) + 1;

/** A part of a month is prorated by days, rounded to the cent. */
function shareOf(monthly: number, part: Period, period: Period): number {
  return Math.round((monthly * lengthOf(part)) / lengthOf(period));
}

function priceExplanation(service: BilledService, index: number, part: Period, period: Period): Explanation | null {
  const [step, previous] = [service.prices[index], service.prices[index - 1]];
  if (!step) return null;
  const amount = step.unitPrice * unitsAt(service, step);
  if (lengthOf(part) < lengthOf(period))
    return explain("PART_OF_MONTH", part, { amount, days: lengthOf(part), ofDays: lengthOf(period) });
  if (!previous || step.validFrom <= addMonths(period.from, -1)) return null;
  return explain(
    "PRICE_CHANGED",
    { from: step.validFrom, to: part.to },
    { previous: previous.unitPrice * unitsAt(service, previous), amount },
  );
}

function explain(code: Explanation["code"], { from, to }: Period, facts: Partial<Explanation> = {}): Explanation {
  return { code, from, until: to, previous: 0, amount: 0, days: 0, ofDays: 0, ...facts };
}

const endedBefore = ({ until }: BillingItem, { from }: Period) => until !== null && until < from;

function promotionEnded(ended: readonly BillingItem[], service: BilledServiceKey): Explanation | null {
  const item = ended.find((candidate) => candidate.service === service);
  return item?.until ? explain("PROMOTION_ENDED", { from: item.from, to: item.until }, { amount: -item.amount }) : null;
}

function itemLine({ code, amount, from, until }: BillingItem, period: Period): Line {
  const days = until === null ? { from, to: from } : period;
  const explanation =
    until === null
      ? explain(amount < 0 ? "CREDIT" : "ONCE", days, { amount: Math.abs(amount) })
      : explain("PROMOTION", { from, to: until }, { amount: -amount });
  return {
    group: amount < 0 ? "DISCOUNTS" : "ONE_TIME",
    code,
    quantity: 1,
    amount,
    recurring: until !== null,
    ...days,
    explanation: code === "SERVICE_AGREEMENT" ? null : explanation,
  };
}

/** The number of phone lines on a day. */
function linesAt(voice: BilledService | undefined, day: string): number {
  if (!voice) return 0;
  const step = voice.prices.findLast(({ validFrom }) => validFrom <= day);
  return step ? (step.size ?? voice.quantity) : 0;
}

function levyLines(
  plan: readonly Line[],
  services: readonly BilledService[],
  period: Period,
  { basisPoints, perLine }: Levies,
): Line[] {
  const taxedGroups = Object.values(plans)
    .filter(({ taxed }) => taxed)
    .map(({ group }) => group);
  const base = chargesOf(plan.filter(({ group }) => taxedGroups.includes(group)));
  const voiceLines = linesAt(
    services.find(({ key }) => key === "VOICE"),
    period.to,
  );
  const levy = (code: LineCode, quantity: number, amount: number, explanation: Explanation): Line => ({
    group: "TAXES",
    code,
    quantity,
    amount,
    recurring: true,
    ...period,
    explanation,
  });
  const lines = [
    levy("COMMUNICATIONS_TAX", 1, Math.round((base * basisPoints) / 10_000), explain("TAX", period, { amount: base })),
    levy("EMERGENCY_FEE", voiceLines, voiceLines * perLine, explain("FEE", period, { amount: perLine })),
  ];
  return lines.filter(({ amount }) => amount > 0);
}
