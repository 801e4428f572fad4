import type { FastifyReply, FastifyRequest } from "fastify";
import type { components } from "@portico/openapi/users";
import type { Dependencies } from "../../dependencies.ts";
import { type CsvCell, csvOf } from "../../lib/csv.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, isAgent, type Locale } from "../../lib/principal.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { acceptedWording } from "../content/releases/acceptedWording.reads.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { hasMoreThan, type LogRow, logRows, peopleInLog } from "./activityLog.reads.ts";
import type { LoggedArea } from "./activityLog.tables.ts";
import { activityText } from "./activityLog.text.ts";
import { dayMilliseconds } from "@portico/rules/constants";

type Schemas = components["schemas"];

interface LogRequest {
  Params: { accountId: string };
  Querystring: { area?: LoggedArea; person?: string; days?: number; before?: string; locale?: Locale };
}

const PAGE_SIZE = 25;
const MAX_ROWS_IN_FILE = 10_000;

/** The activity log of an account, on the screen and as a file (B17). */
export function activityLogOperations(deps: Dependencies): Operations {
  return {
    getActivityLog: (request) => page(deps, request as FastifyRequest<LogRequest>),
    downloadActivityLog: (request, reply) => download(deps, request as FastifyRequest<LogRequest>, reply),
  };
}

/** @throws Problem NOT_FOUND for another user's account */
async function wanted(deps: Dependencies, { params, query, principal, site, locale }: FastifyRequest<LogRequest>) {
  const { accountId } = params;
  customerOf({ principal }, accountId);
  const { area, person, days, before } = query;
  const own = await onAccountTime(deps, deps.database, accountId);
  return {
    accountId,
    t: await copyFor(own, site, query.locale ?? locale),
    today: own.clock.today(),
    filter: {
      area,
      person,
      from: days === undefined ? undefined : new Date(deps.securityClock.now().getTime() - days * dayMilliseconds),
      before: before === undefined ? undefined : Number(before),
    },
  };
}

async function page(deps: Dependencies, request: FastifyRequest<LogRequest>): Promise<Schemas["ActivityLog"]> {
  const { accountId, filter, t } = await wanted(deps, request);
  const rows = await logRows(deps.database, accountId, filter, PAGE_SIZE + 1);
  const shown = rows.slice(0, PAGE_SIZE);
  const isCut = await hasMoreThan(deps.database, accountId, { ...filter, before: undefined }, MAX_ROWS_IN_FILE);
  return {
    entries: await Promise.all(shown.map((row) => entryOf(deps, row, t))),
    people: await peopleInLog(deps.database, accountId),
    newestInFile: isCut ? MAX_ROWS_IN_FILE : null,
    next: rows.length > PAGE_SIZE ? String(shown.at(-1)?.id) : null,
  };
}

/** Who did it; an agent of the provider is marked, and whoever has a role in their enterprise's directory. */
function actorIn({ by, actorType, actorEnterpriseRole: role }: LogRow, t: Translate): string {
  if (actorType !== null && isAgent({ userType: actorType })) return t("users.log.byAgent", { name: by });
  return role === null || role === "NONE" ? by : t("users.log.byEnterpriseRole", { name: by, role });
}

async function entryOf({ database }: Dependencies, row: LogRow, t: Translate): Promise<Schemas["LogEntry"]> {
  const { id, at, kind, facts } = row;
  const { paymentId, terms } = facts;
  return {
    id: String(id),
    at: at.toISOString(),
    kind,
    by: actorIn(row, t),
    what: activityText(t, kind, facts),
    ...(paymentId && { paymentId }),
    ...(terms && {
      agreed: { text: (await acceptedWording(database, terms)) ?? null, locale: terms.locale as Locale },
    }),
  };
}

async function download(deps: Dependencies, request: FastifyRequest<LogRequest>, reply: FastifyReply) {
  const { accountId, filter, t, today } = await wanted(deps, request);
  const rows = await logRows(deps.database, accountId, filter, MAX_ROWS_IN_FILE);
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-disposition", contentDisposition("attachment", `${t("users.log.fileName")}-${today}.csv`))
    .send(
      csvOf(
        (["when", "who", "what"] as const).map((column) => t("users.log.column", { column })),
        rows.map((row) => cells(t, row)),
      ),
    );
}

/** The time as ISO 8601 in UTC, which spreadsheets and programs can sort. */
const cells = (t: Translate, row: LogRow): CsvCell[] => [
  row.at.toISOString(),
  actorIn(row, t),
  activityText(t, row.kind, row.facts),
];
