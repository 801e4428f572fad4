import type { FastifyReply, FastifyRequest } from "fastify";
import { supportFiles as limits } from "@portico/rules/serviceConstants";
import type { Dependencies } from "../../../dependencies.ts";
import { contentDisposition } from "../../../lib/fileName.ts";
import type { Operations } from "../../../lib/operations.ts";
import { Problem } from "../../../lib/problem.ts";
import { customerOf } from "../../../lib/principal.ts";
import { downloadedFile, uploadFile } from "./attachments.service.ts";

/** Enough for the files of two messages at once; the hourly limits are those of a person. */
const CALLS_PER_MINUTE = 30;

type Upload = { Querystring: { accountId: string; name: string } };
type Download = { Params: { fileId: string }; Querystring: { accountId: string } };

async function upload(deps: Dependencies, request: FastifyRequest, reply: FastifyReply) {
  const { query, body } = request as FastifyRequest<Upload>;
  const caller = customerOf(request, query.accountId);
  if (!Buffer.isBuffer(body)) throw new Problem("UNSUPPORTED_MEDIA_TYPE");
  const file = await uploadFile(deps, caller, query.accountId, { name: query.name, content: body });
  void reply.status(201);
  return file;
}

/** Never shown in the portal's origin: it comes as a download, of the type that its content has, and may run nothing. */
async function download(deps: Dependencies, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { params, query } = request as FastifyRequest<Download>;
  const reader = customerOf(request, query.accountId);
  const { content, name, type } = await downloadedFile(deps, reader, query.accountId, params.fileId);
  return reply
    .type(type === "text/plain" ? "text/plain; charset=utf-8" : type)
    .headers({
      "cache-control": "no-store",
      "content-disposition": contentDisposition("attachment", name),
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    .send(Buffer.from(content));
}

/** Upload and download of the files of messages (decision 78). */
export function attachmentOperations(deps: Dependencies): Operations {
  return {
    uploadSupportFile: {
      handler: (request, reply) => upload(deps, request, reply),
      bodyLimit: limits.maxBytes,
      callsPerMinute: CALLS_PER_MINUTE,
    },
    downloadSupportFile: (request, reply) => download(deps, request, reply),
  };
}
