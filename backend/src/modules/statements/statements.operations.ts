import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Dependencies } from "../../dependencies.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import { documentQueue } from "../../lib/fairQueue.ts";
import type { Operations } from "../../lib/operations.ts";
import { customerOf, type Locale } from "../../lib/principal.ts";
import { Problem } from "../../lib/problem.ts";
import { zipOf } from "../../lib/zip.ts";
import { archiveFiles, pdfName, type ArchiveContent } from "./statements.archive.ts";
import { statementDocument, wordsFor, type Reader } from "./statements.documents.ts";
import { statementRow, statementsBetween } from "./statements.reads.ts";

interface DocumentRequest {
  Params: { accountId: string; statementId: string };
  Querystring: { locale?: Locale };
}
interface ArchiveRequest {
  Params: { accountId: string };
  Querystring: { from: string; to: string; content: ArchiveContent; locale?: Locale };
}

/** Downloads of statements. Another account's statement returns the same 404 as one that does not exist. */
export function statementOperations(deps: Dependencies): Operations {
  const queue = documentQueue();
  const inTurn = (request: FastifyRequest, work: () => Promise<FastifyReply>) =>
    queue.run(request.principal?.userId ?? request.ip, work);
  return {
    downloadStatement: (request, reply) =>
      inTurn(request, () => sendDocument(deps, request as FastifyRequest<DocumentRequest>, reply)),
    downloadStatements: {
      handler: (request, reply) =>
        inTurn(request, () => sendArchive(deps, request as FastifyRequest<ArchiveRequest>, reply)),
      callsPerMinute: 20,
    },
  };
}

function readerOf({ query, site, locale }: FastifyRequest<DocumentRequest> | FastifyRequest<ArchiveRequest>): Reader {
  return { site, locale: query.locale ?? locale };
}

async function sendDocument(
  deps: Dependencies,
  request: FastifyRequest<DocumentRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  customerOf(request, request.params.accountId);
  const statement = await statementRow(deps.database, request.params.accountId, request.params.statementId);
  if (!statement) throw new Problem("NOT_FOUND");
  const reader = readerOf(request);
  const name = pdfName(await wordsFor(deps, reader), statement);
  const pdf = await statementDocument(deps, reader, statement);
  return reply
    .type("application/pdf")
    .header("cache-control", "no-store")
    .header("content-disposition", contentDisposition("inline", name))
    .send(pdf);
}

/** @throws Problem NOT_FOUND when there is no statement in these months */
async function sendArchive(
  deps: Dependencies,
  request: FastifyRequest<ArchiveRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  customerOf(request, request.params.accountId);
  const { from, to, content } = request.query;
  const statements = await statementsBetween(deps.database, request.params.accountId, from, to);
  if (statements.length === 0) throw new Problem("NOT_FOUND");
  const reader = readerOf(request);
  const t = await wordsFor(deps, reader);
  const name = `${t(content === "accountant" ? "statements.pack.fileName" : "statements.archive.fileName")}-${from}-${to}.zip`;
  const files = Readable.from(zipOf(archiveFiles(deps, reader, statements, content), deps.clock.now()));
  const isOver = new Promise<void>((over) => files.once("close", over));
  void reply
    .type("application/zip")
    .header("cache-control", "no-store")
    .header("content-disposition", contentDisposition("attachment", name))
    .send(files);
  // The archive's files are generated while it streams.
  await isOver;
  return reply;
}
