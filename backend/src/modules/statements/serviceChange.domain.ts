import { addDays } from "@portico/rules/dates";
import { nextCycleDate } from "@portico/rules/billingCycle";
import {
  chargesOf,
  isPerUnit,
  linesOf,
  type Billed,
  type BilledService,
  type BilledServiceKey,
  type BillingItem,
  type Line,
  type Period,
} from "./lines.domain.ts";

/** A change of one service of an account from a day on. Cents. */
export interface ServiceChange {
  service: BilledServiceKey;
  /** Mbps, channels or lines; 1 where there is no size. */
  size: number;
  /** A month's price of one line, or of the whole service where it is not counted in units. */
  unitPrice: number;
  from: string;
  /** Charged once; 0 for nothing. */
  oneTimePrice: number;
}

/** A line of the changed bill; `changed`: the bill without the change has no such line. */
type ChangedLine = Pick<Line, "code" | "quantity" | "amount" | "from" | "to"> & { changed: boolean };

/** What a change does to the first bill that has it, and to every whole month after. Cents. */
export interface BillChange {
  statementDate: string;
  periodFrom: string;
  periodTo: string;
  before: number;
  after: number;
  monthlyBefore: number;
  monthlyAfter: number;
  lines: ChangedLine[];
}

/** The service as it is billed with the change; a new service begins with it. */
export function changedService(
  service: BilledService | undefined,
  { service: key, size, unitPrice, from }: ServiceChange,
): BilledService {
  const step = { validFrom: from, unitPrice, size };
  if (!service) return { key, quantity: size, units: isPerUnit(key) ? size : 1, prices: [step] };
  const earlier = service.prices.filter(({ validFrom }) => validFrom < from);
  return { ...service, prices: [...earlier, step] };
}

/** The services of an account as they are billed with the change. */
function withChange(services: readonly BilledService[], change: ServiceChange): BilledService[] {
  const before = services.find(({ key }) => key === change.service);
  const after = changedService(before, change);
  return before ? services.map((each) => (each === before ? after : each)) : [...services, after];
}

/** The one-off charge of a change; undefined for none. */
export function itemOfChange(change: ServiceChange, id: string): BillingItem | undefined {
  const { service, oneTimePrice: amount, from } = change;
  return amount > 0 ? { id, code: "INSTALLATION", service, amount, from, until: null } : undefined;
}

/** A billing period with the day on which its bill is issued. */
export interface Bill {
  period: Period;
  statementDate: string;
}

/** The first bill whose period has the day; bills follow the account's cycle. */
export function billWith(
  day: string,
  { periodFrom, nextStatementDate }: { periodFrom: string; nextStatementDate: string },
  cycleDay: number,
): Bill {
  let [from, to] = [periodFrom, nextStatementDate];
  while (to <= day) [from, to] = [to, nextCycleDate(to, cycleDay)];
  return { period: { from, to: addDays(to, -1) }, statementDate: to };
}

/** The bill after another one. */
export function billAfter({ statementDate }: Bill, cycleDay: number): Bill {
  const next = nextCycleDate(statementDate, cycleDay);
  return { period: { from: statementDate, to: addDays(next, -1) }, statementDate: next };
}

const isSame = (a: Line, b: Line) =>
  a.code === b.code && a.quantity === b.quantity && a.amount === b.amount && a.from === b.from && a.to === b.to;

type Bills = { first: Bill & { items: readonly BillingItem[] }; next: Bill & { items: readonly BillingItem[] } };

/** What a change does to the bills, by the rules that bill. */
export function billChange(
  services: readonly BilledService[],
  change: ServiceChange,
  { first, next }: Bills,
  levies: Billed["levies"],
): BillChange {
  const changed = withChange(services, change);
  const item = itemOfChange(change, "order");
  const before = linesOf({ period: first.period, services, items: first.items, levies });
  const items = item ? [...first.items, item] : first.items;
  const after = linesOf({ period: first.period, services: changed, items, levies });
  const month = (of: readonly BilledService[]) =>
    chargesOf(linesOf({ period: next.period, services: of, items: next.items, levies }));
  return {
    statementDate: first.statementDate,
    periodFrom: first.period.from,
    periodTo: first.period.to,
    before: chargesOf(before),
    after: chargesOf(after),
    monthlyBefore: month(services),
    monthlyAfter: month(changed),
    lines: after.map((line) => ({
      code: line.code,
      quantity: line.quantity,
      amount: line.amount,
      from: line.from,
      to: line.to,
      changed: !before.some((each) => isSame(each, line)),
    })),
  };
}
