import { sql, type SQL } from "drizzle-orm";
import type { components } from "@portico/openapi/studio";
import { type Flow, flowSteps } from "@portico/rules/flowSteps";
import type { Transaction } from "../../../database/database.ts";
import type { Site } from "../../../lib/principal.ts";
import { type CalledOperation, nameOf, type RecordedCall } from "./calledOperations.domain.ts";
import { type WebVital, webVitals } from "./webVitals.domain.ts";

type Schemas = components["schemas"];
type Statistics = Schemas["CallStatistics"];

/**
 * Rows that a report reads at most: the newest of its period. A statement that reads all of them stays well below the
 * statement timeout (docs/operations.md).
 */
export const maxEvents = 100_000;
/** Distinct paths that are looked up, the most frequent ones; a sender could make up any number. */
const maxPaths = 2_000;
const maxErrors = 50;
/** A response time above ten minutes is a made-up one or a sleeping device's. */
const maxMilliseconds = 600_000;

/** What a report reads: events of a site that arrived after `from` and until `to`. */
export type ReportRange = { site: Site | "all"; from: Date; to: Date; maxEvents: number };

const newestEvents = ({ site, from, to, maxEvents: limit }: ReportRange): SQL => sql`
  select name, received_at, data from telemetry_events
  where received_at >= ${from.toISOString()}::timestamptz and received_at <= ${to.toISOString()}::timestamptz
    ${site === "all" ? sql`` : sql`and site = ${site}`}
  order by received_at desc limit ${limit}`;

const graphOperation = sql`coalesce(data->>'graphOperation', '')`;

/** The paths and names of the calls, most frequent first. */
async function recordedPaths(tx: Transaction, range: ReportRange): Promise<RecordedCall[]> {
  const { rows } = await tx.execute<RecordedCall>(sql`
    select data->>'appApiHttpVerb' as method, data->>'appApiPath' as path, ${graphOperation} as "graphOperation"
    from (${newestEvents(range)}) event
    where name in ('apiSuccess', 'apiFailure') and data ? 'appApiHttpVerb' and data ? 'appApiPath'
    group by 1, 2, 3 order by count(*) desc, 1, 2, 3 limit ${maxPaths}`);
  return rows;
}

/** The columns of the calls. A call that the page gave up is recorded as a failure with this text (ANLY-06). */
const calls = sql`
  select received_at, data->>'appApiHttpVerb' as method, data->>'appApiPath' as path,
    ${graphOperation} as "graphOperation", least((data->>'appApiResponseTimeMs')::float8, ${maxMilliseconds}) as ms,
    data->>'appApiResponseCode' = '0' as unanswered, name = 'apiFailure' and not gave_up as failed, gave_up as canceled
  from (select *, coalesce(name = 'apiFailure' and data->>'appApiResponseText' = 'Aborted', false) as gave_up from events) event
  where name in ('apiSuccess', 'apiFailure')`;

const counts = sql`count(*)::int as calls, count(*) filter (where failed)::int as failed, count(*) filter (where canceled)::int as canceled`;

const statistics = sql`
  select grouping(operation) = 1 as total, operation, ${counts},
    percentile_cont(array[0.5, 0.95]) within group (order by ms) filter (where not canceled and not coalesce(unanswered, false)) as ms
  from calls left join known using (method, path, "graphOperation") group by grouping sets ((operation), ())`;

/** Codes of another shape than the product's were made up by a sender: they are counted, and never shown. */
const errors = sql`
  select kind, case when code ~ shape then code end as code, count(*)::int as count,
    extract(epoch from max(received_at))::float8 * 1000 as last
  from (
    select 'call' as kind, '^[A-Z][A-Z0-9_-]{0,79}$' as shape, received_at, coalesce(data->>'appErrorCode',
      case data->>'appApiResponseCode' when '0' then 'NO_RESPONSE' else 'HTTP_' || (data->>'appApiResponseCode') end) as code
    from events where name = 'apiFailure' and data->>'appApiResponseText' is distinct from 'Aborted'
    union all
    select 'page', '^[A-Z][A-Za-z]{0,40}(Error|Exception)$', received_at, data->>'appErrorType'
    from events where name = 'clientError'
  ) error group by 1, 2`;

/** A session ends with 30 minutes in which its browser sent nothing. Whoever signed in during it is who it belongs to. */
const sessions = sql`
  select count(*) filter (where who = 2)::int as agents, count(*) filter (where who = 1)::int as customers,
    count(*) filter (where who = 0)::int as visitors, count(distinct device)::int as devices
  from (
    select device, session, max(who) as who from (
      select device, who, count(*) filter (where starts) over (partition by device order by received_at) as session from (
        select data->>'deviceUuid' as device, received_at,
          case when data->>'userType' in ('CSR', 'BOBO') then 2 when data ? 'userType' then 1 else 0 end as who,
          received_at - lag(received_at) over (partition by data->>'deviceUuid' order by received_at) > interval '30 minutes' as starts
        from events where data ? 'deviceUuid'
      ) event
    ) numbered group by device, session
  ) session`;

const steps = Object.entries(flowSteps).flatMap(([flow, names]) => names.map((step, place) => ({ flow, step, place })));

/** How many browsers got how far in a flow that they started in the range. */
const furthest = sql`
  select flow, place, count(*)::int as devices from (
    select data->>'deviceUuid' as device, flow, max(place) as place
    from events join jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (flow text, step text, place int)
      on data->>'flow' = step.flow and data->>'flowStep' = step.step
    where name = 'flowStep' and data ? 'deviceUuid'
    group by 1, 2 having min(place) = 0
  ) reached group by 1, 2`;

const bounds = Object.entries(webVitals).map(([vital, each]) => ({ vital, ...each }));

/** A page load's value only grows: the largest is the last. */
const vitals = sql`
  select vital, count(*)::int as visits, percentile_cont(0.75) within group (order by value) as p75,
    count(*) filter (where value <= good)::int as good, count(*) filter (where value > poor)::int as poor
  from (
    select vital, good, poor, max(least((data->>'vitalValue')::float8, bound.max)) as value
    from events join jsonb_to_recordset(${JSON.stringify(bounds)}::jsonb) as bound (vital text, good float8, poor float8, max float8)
      on data->>'vital' = bound.vital
    where name = 'webVital' and data ? 'vitalValue' and data ? 'vitalId'
    group by data->>'vitalId', vital, good, poor
  ) visit group by vital`;

type CountRow = { calls: number; failed: number; canceled: number };
type StatisticsRow = CountRow & { total: boolean; operation: number | null; ms: [number, number] | null };
type IntervalRow = CountRow & { interval: number };
type ErrorRow = { kind: "call" | "page"; code: string; count: number; last: number };
type VitalRow = { vital: WebVital; visits: number; p75: number; good: number; poor: number };
type FurthestRow = { flow: Flow; place: number; devices: number };
type ReportRow = {
  read: number;
  oldest: number | null;
  statistics: StatisticsRow[];
  intervals: IntervalRow[];
  errors: ErrorRow[];
  errorCount: number;
  sessions: Schemas["SessionCounts"];
  vitals: VitalRow[];
  furthest: FurthestRow[];
};

const listOf = (query: SQL) => sql`(select coalesce(json_agg(row), '[]') from (${query}) row)`;

/** One pass over the events: a call's path is mapped to its operation, by number. */
async function readReport(tx: Transaction, range: ReportRange, known: readonly object[], seconds: number) {
  const { rows } = await tx.execute<ReportRow>(sql`
    with events as materialized (${newestEvents(range)}),
      known as materialized (select * from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as known (method text, path text, "graphOperation" text, operation int)),
      calls as materialized (${calls}),
      counted as materialized (${errors})
    select (select count(*)::int from events) as read,
      (select extract(epoch from min(received_at))::float8 * 1000 from events) as oldest,
      ${listOf(statistics)} as statistics,
      ${listOf(sql`select floor(extract(epoch from received_at) / ${seconds}::int)::int as interval, ${counts} from calls group by 1`)} as intervals,
      ${listOf(sql`select * from counted where code is not null order by count desc, kind, code limit ${maxErrors}`)} as errors,
      (select coalesce(sum(count), 0)::int from counted) as "errorCount",
      (select to_json(session) from (${sessions}) session) as sessions,
      ${listOf(vitals)} as vitals,
      ${listOf(furthest)} as furthest`);
  return rows[0];
}

const none: Statistics = { calls: 0, failed: 0, canceled: 0, p50Ms: null, p95Ms: null };

const statisticsOf = ({ calls: all, failed, canceled, ms }: StatisticsRow): Statistics => ({
  calls: all,
  failed,
  canceled,
  p50Ms: ms ? Math.round(ms[0]) : null,
  p95Ms: ms ? Math.round(ms[1]) : null,
});

/** Every interval from the first to the last instant, those without a call too. */
function intervalsOf(rows: readonly IntervalRow[], from: Date, to: Date, seconds: number): Schemas["CallInterval"][] {
  const places = (at: Date) => Math.floor(at.getTime() / 1000 / seconds);
  const byPlace = new Map(rows.map((row) => [row.interval, row]));
  return Array.from({ length: places(to) - places(from) + 1 }, (_, index) => {
    const place = places(from) + index;
    const { calls: all = 0, failed = 0, canceled = 0 } = byPlace.get(place) ?? {};
    return { at: new Date(place * seconds * 1000).toISOString(), calls: all, failed, canceled };
  });
}

/** Whoever got to a step has passed those before it, also one that was skipped. */
function funnelsOf(rows: readonly FurthestRow[]): Schemas["Funnel"][] {
  const flows = Object.keys(flowSteps) as Flow[];
  const from = (flow: Flow, place: number) =>
    rows.filter((row) => row.flow === flow && row.place >= place).reduce((sum, { devices }) => sum + devices, 0);
  return flows.map((flow) => ({
    flow,
    steps: flowSteps[flow].map((step, place) => ({ step, devices: from(flow, place) })),
  }));
}

/** Milliseconds are whole; CLS, which is about 0.1, is rounded to a thousandth. */
function rounded(vital: WebVital, value: number): number {
  const steps = vital === "CLS" ? 1_000 : 1;
  return Math.round(value * steps) / steps;
}

function vitalsOf(rows: readonly VitalRow[]): Schemas["VitalStatistics"][] {
  return (Object.keys(webVitals) as WebVital[]).map((vital) => {
    const row = rows.find((each) => each.vital === vital);
    return row ? { ...row, p75: rounded(vital, row.p75) } : { vital, visits: 0, good: 0, poor: 0, p75: null };
  });
}

type Finder = (call: RecordedCall) => CalledOperation | undefined;

/**
 * Calls, errors, sessions and Core Web Vitals of a range, from the analytics events that browsers sent.
 * @param find the operation of a recorded call; calls without one are counted together
 * @param seconds the length of an interval
 */
export async function operationsReport(
  tx: Transaction,
  range: ReportRange,
  find: Finder,
  seconds: number,
): Promise<Schemas["OperationsReport"]> {
  const operations: CalledOperation[] = [];
  const places = new Map<string, number>();
  const known = (await recordedPaths(tx, range)).flatMap((call) => {
    const operation = find(call);
    if (!operation) return [];
    const name = nameOf(operation);
    if (!places.has(name)) places.set(name, operations.push(operation) - 1);
    return [{ ...call, operation: places.get(name) }];
  });
  const row = await readReport(tx, range, known, seconds);
  if (!row) throw new Error("The report has no row.");
  const complete = row.read < range.maxEvents;
  const from = complete || row.oldest === null ? range.from : new Date(row.oldest);
  const total = row.statistics.find((each) => each.total);
  return {
    from: from.toISOString(),
    to: range.to.toISOString(),
    complete,
    intervalSeconds: seconds,
    totals: total ? statisticsOf(total) : none,
    intervals: intervalsOf(row.intervals, from, range.to, seconds),
    operations: row.statistics
      .filter((each) => !each.total)
      .sort((one, other) => other.calls - one.calls)
      .map((each) => ({
        operation: each.operation === null ? null : (operations[each.operation] ?? null),
        statistics: statisticsOf(each),
      })),
    errors: row.errors.map(({ last, ...error }) => ({ ...error, lastAt: new Date(last).toISOString() })),
    otherErrors: row.errorCount - row.errors.reduce((sum, { count }) => sum + count, 0),
    sessions: row.sessions,
    vitals: vitalsOf(row.vitals),
    funnels: funnelsOf(row.furthest),
  };
}
