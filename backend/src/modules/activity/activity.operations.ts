import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { type CsvCell, csvOf } from "../../lib/csv.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale } from "../../lib/principal.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import type { ActivityFilter, ActivityRow } from "./activity.domain.ts";
import { activityOf } from "./activity.reads.ts";

interface ActivityRequest {
  Params: { accountId: string };
  Querystring: ActivityFilter & { locale?: Locale };
}

/** Account activity as a file, with the same rows as the screen for the same filters (B06). */
export function activityOperations(deps: Dependencies): Operations {
  return {
    downloadActivity: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, site } = request as FastifyRequest<ActivityRequest>;
      customerOf(request, params.accountId);
      const own = await onAccountTime(deps, deps.database, params.accountId);
      const { locale = request.locale, ...filter } = query;
      const t = await copyFor(own, site, locale);
      const rows = await activityOf(own, params.accountId, filter);
      const name = `${t("billing.activity.fileName")}-${own.clock.today()}.csv`;
      const table = activityTable(t, rows);
      return reply
        .type("text/csv; charset=utf-8")
        .header("cache-control", "no-store")
        .header("content-disposition", contentDisposition("attachment", name))
        .send(csvOf(table.header, table.rows));
    },
  };
}

/**
 * Account activity as a table in the language of `t`: the screen's columns and every field of payments. Dates as
 * YYYY-MM-DD. Amounts are signed, so that a column adds up to the change of the balance; a row without money moved has
 * none.
 */
function activityTable(t: Translate, rows: readonly ActivityRow[]): { header: string[]; rows: CsvCell[][] } {
  const heads = [
    "date",
    "kind",
    "description",
    "amount",
    "status",
    "posted",
    "due",
    "method",
    "channel",
    "confirmation",
    "reference",
  ] as const;
  return {
    header: heads.map((head) => t(`billing.activity.column.${head}`)),
    rows: rows.map((row) => cells(t, row)),
  };
}

function describe(
  t: Translate,
  { description, payment, reason }: Pick<ActivityRow, "description" | "payment" | "reason">,
): string {
  if (description) return t("billing.activity.description", { what: description });
  return reason
    ? t("billing.reversal.reason", { reason })
    : t("billing.activity.paymentBy", { channel: payment?.channel ?? "online" });
}

function cells(
  t: Translate,
  { date, kind, description, signedAmount, payment, postedDate, dueDate, reason }: ActivityRow,
): CsvCell[] {
  return [
    date,
    t("billing.activity.kind", { kind }),
    describe(t, { description, payment, reason }),
    signedAmount === null || signedAmount === undefined ? null : { cents: signedAmount },
    payment ? t(`billing.status.${payment.status}`) : "",
    postedDate ?? "",
    dueDate ?? "",
    payment ? t("billing.methodNamed", { type: payment.paymentMethodType, lastFour: payment.lastFour }) : "",
    payment ? t("billing.channel", { channel: payment.channel }) : "",
    payment?.confirmationNumber ?? "",
    payment?.customerReference ?? "",
  ];
}
