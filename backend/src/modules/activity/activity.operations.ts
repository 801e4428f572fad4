import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { csvOf } from "../../lib/csv.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import type { ActivityFilter } from "./activity.domain.ts";
import { activityOf } from "./activity.reads.ts";
import { activityTable } from "./activity.table.ts";

interface ActivityRequest { Params: { accountId: string }; Querystring: ActivityFilter & { locale?: Locale } }

/** Account activity as a file, equal to the screen with the same filters (B06). */
export function activityOperations(deps: Dependencies): Operations {
  return {
    downloadActivity: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, principal, site } = request as FastifyRequest<ActivityRequest>;
      if (!principal?.accountIds.includes(params.accountId)) throw new Problem("NOT_FOUND");
      const own = await onAccountTime(deps, deps.database, params.accountId);
      const { locale = request.locale, ...filter } = query;
      const say = await copyFor(own, site, locale);
      const rows = await activityOf(own, params.accountId, filter);
      const name = `${say("billing.activity.fileName")}-${own.clock.today()}.csv`;
      const table = activityTable(say, rows);
      return reply.type("text/csv; charset=utf-8").header("cache-control", "no-store").header("content-disposition", contentDisposition("attachment", name)).send(csvOf(table.header, table.rows));
    },
  };
}
