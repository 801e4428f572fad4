import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallLogFilter } from "@portico/openapi/voxcon.resolvers";
import { phoneShown } from "@portico/rules/phone";
import type { Dependencies } from "../../dependencies.ts";
import { type CsvCell, csvOf } from "../../lib/csv.ts";
import { documentQueue } from "../../lib/fairQueue.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import type { Operations } from "../../lib/operations.ts";
import type { Locale } from "../../lib/principal.ts";
import { copyFor, type Translate } from "../content/delivery/content.reads.ts";
import { callsOfFile, type ExportedCall, kindOf } from "./callLog.service.ts";

interface FileRequest {
  Querystring: Pick<CallLogFilter, "line" | "kind" | "period"> & {
    accountId: string;
    search?: string;
    locale?: Locale;
  };
}

/** The call log as a file (SERV-04); the screen reads it over the graph of voice. */
export function callLogOperations(deps: Dependencies): Operations {
  const queue = documentQueue();
  return {
    downloadCallLog: (request, reply) =>
      queue.run(request.principal?.userId ?? request.ip, () =>
        sendFile(deps, request as FastifyRequest<FileRequest>, reply),
      ),
  };
}

async function sendFile(
  deps: Dependencies,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { accountId, locale = request.locale, search = "", ...filter } = request.query;
  const { calls, clock } = await callsOfFile(deps, request.principal, accountId, { search, ...filter });
  const t = await copyFor(deps, request.site, locale);
  const name = `${t("voice.calls.fileName")}-${clock.today()}.csv`;
  return reply
    .type("text/csv; charset=utf-8")
    .header("cache-control", "no-store")
    .header("content-disposition", contentDisposition("attachment", name))
    .send(callTable(t, calls, clock.timeZone));
}

const columns = ["start", "kind", "number", "name", "lineNumber", "line", "seconds", "forwardedTo"] as const;

function callTable(t: Translate, calls: readonly ExportedCall[], timeZone: string): string {
  const head = columns.map((column) =>
    column === "start"
      ? t("voice.calls.fileStart", { zone: timeZone.replaceAll("_", " ") })
      : t("voice.calls.fileColumn", { column }),
  );
  // The wall clock of the account as 2026-11-21 09:35:00, which spreadsheets read as a time and programs can sort. One
  // formatter for all rows: making one takes longer than the rest of a row.
  const localTime = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone });
  return csvOf(
    head,
    calls.map((call) => cells(t, call, localTime)),
  );
}

const cells = (t: Translate, call: ExportedCall, localTime: Intl.DateTimeFormat): CsvCell[] => [
  localTime.format(call.at),
  t("voice.call.kind", { kind: kindOf(call) }),
  phoneShown(call.number),
  call.name,
  phoneShown(call.lineNumber),
  call.lineLabel,
  call.seconds,
  call.forwardedTo === null ? null : phoneShown(call.forwardedTo),
];
