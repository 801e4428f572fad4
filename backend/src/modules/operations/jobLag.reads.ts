import { sql, type SQL } from "drizzle-orm";
import { localDateAt } from "@portico/rules/dates";
import type { Dependencies } from "../../dependencies.ts";

type Clocks = Pick<Dependencies, "clock" | "securityClock">;

/** Jobs due from midnight of a local date: table, date, and condition. */
const byDate = {
  scheduledPayments: { table: "payments", date: "payment_date", which: sql`t.state = 'SCHEDULED'` },
  autoPayDebits: { table: "auto_pay_enrolments", date: "next_date", which: sql`true` },
  statements: {
    table: "billing_cycles",
    date: "next_statement_date",
    which: sql`(t.held_until is null or t.held_until <= t.next_statement_date)`,
  },
} as const;

/** Jobs due from an instant, of business or security time. */
const byInstant = {
  paymentRetries: {
    table: "payment_failures",
    instant: "next_try_at",
    which: sql`state = 'WAITING'`,
    clock: "business",
  },
  restorations: { table: "restorations", instant: "restore_from", which: sql`restored_at is null`, clock: "business" },
  openPayments: {
    table: "payments",
    instant: "ask_from",
    which: sql`state in ('CONFIRMING', 'PENDING')`,
    clock: "security",
  },
  autoPayChanges: {
    table: "auto_pay_actions",
    instant: "ask_from",
    which: sql`ask_from is not null`,
    clock: "security",
  },
  callbacks: { table: "webhook_events", instant: "try_from", which: sql`state = 'RECEIVED'`, clock: "security" },
  messages: { table: "messages", instant: "next_try", which: sql`state = 'WAITING'`, clock: "security" },
} as const;

/** Seconds. */
export type JobLag = Record<keyof typeof byDate | keyof typeof byInstant, number>;

/**
 * Seconds since the earliest due midnight, each in its account's time zone. Reads at most a thousand of the earliest
 * rows by index, however many are due.
 */
function sinceMidnight({ clock }: Clocks, { table, date, which }: (typeof byDate)[keyof typeof byDate]): SQL {
  const [now, latest] = [clock.now().toISOString(), localDateAt(clock.now(), "Pacific/Kiritimati")];
  const [from, on] = [sql.identifier(table), sql.identifier(date)];
  const earliest = sql`select t.${on}::timestamp at time zone coalesce((select time_zone from accounts a where a.account_id = t.account_id), ${clock.timeZone}) as due from ${from} t where ${which} and t.${on} <= ${latest}::date order by t.${on} limit 1000`;
  return sql`select extract(epoch from ${now}::timestamptz - min(due))::float8 from (${earliest}) dated where due <= ${now}::timestamptz`;
}

function sinceInstant(
  { clock, securityClock }: Clocks,
  { table, instant, which, clock: by }: (typeof byInstant)[keyof typeof byInstant],
): SQL {
  const now = (by === "business" ? clock : securityClock).now().toISOString();
  const at = sql.identifier(instant);
  return sql`select extract(epoch from ${now}::timestamptz - min(${at}))::float8 from ${sql.identifier(table)} where ${which} and ${at} <= ${now}::timestamptz`;
}

/** The lag of each kind of job: how many seconds the longest due item has been waiting; 0 when nothing is due. */
export async function jobLag(deps: Pick<Dependencies, "database" | "clock" | "securityClock">): Promise<JobLag> {
  const dates = Object.entries(byDate).map(([name, kind]) => [name, sinceMidnight(deps, kind)] as const);
  const instants = Object.entries(byInstant).map(([name, kind]) => [name, sinceInstant(deps, kind)] as const);
  const queries = [...dates, ...instants];
  const { rows } = await deps.database.execute<Record<string, number | null>>(
    sql`select ${sql.join(
      queries.map(([name, query]) => sql`(${query}) as ${sql.identifier(name)}`),
      sql`, `,
    )}`,
  );
  return Object.fromEntries(queries.map(([name]) => [name, Math.max(0, Math.round(rows[0]?.[name] ?? 0))])) as JobLag;
}
