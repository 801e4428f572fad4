import type { FastifyReply, FastifyRequest } from "fastify";
import { phoneShown } from "@portico/rules/phone";
import type { Dependencies } from "../../dependencies.ts";
import { documentQueue } from "../../lib/fairQueue.ts";
import { contentDisposition } from "../../lib/fileName.ts";
import type { Handler, Operations } from "../../lib/operations.ts";
import { ink, page, taggedPdf } from "../../lib/pdf/document.ts";
import { Problem } from "../../lib/problem.ts";
import { onAccountTime } from "../account/accountTime.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { foundMessage, type FoundMessage } from "./messages.service.ts";
import { speechLikeSound } from "./voicemail.sound.ts";

interface MediaRequest {
  Params: { messageId: string };
  Querystring: { accountId: string };
}

/** The first and the last byte that a Range header asks for; undefined for all of it, and for a range to ignore. */
function rangeOf(header: string | undefined, size: number): [from: number, to: number] | undefined {
  const [, from, to] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(header ?? "") ?? [];
  if (from === undefined || Number(from) >= size) return undefined;
  if (to && Number(to) < Number(from)) return undefined;
  return [Number(from), Math.min(to ? Number(to) : size - 1, size - 1)];
}

/** Browsers ask for parts of a sound to move within it. */
function sendSound({ headers }: FastifyRequest, reply: FastifyReply, sound: Buffer): FastifyReply {
  const range = rangeOf(headers.range, sound.length);
  void reply.type("audio/wav").header("cache-control", "no-store").header("accept-ranges", "bytes");
  if (!range) return reply.send(sound);
  const [from, to] = range;
  return reply
    .code(206)
    .header("content-range", `bytes ${from}-${to}/${sound.length}`)
    .send(sound.subarray(from, to + 1));
}

/** The sounds of voicemails and the files of faxes (SERV-04). */
export function voiceMediaOperations(deps: Dependencies): Operations {
  const queue = documentQueue();
  const ofKind =
    (kind: FoundMessage["row"]["kind"], send: (found: FoundMessage, ...to: Parameters<Handler>) => unknown): Handler =>
    async (request, reply) => {
      const { params, query, principal } = request as FastifyRequest<MediaRequest>;
      const found = await foundMessage(deps, principal, query.accountId, params.messageId);
      if (found.row.kind !== kind) throw new Problem("NOT_FOUND");
      return queue.run(principal?.userId ?? "", () => Promise.resolve(send(found, request, reply)));
    };
  return {
    getVoicemailAudio: ofKind("VOICEMAIL", ({ row }, request, reply) =>
      sendSound(request, reply, speechLikeSound(row.id, row.seconds)),
    ),
    downloadFax: ofKind("FAX", async (found, request, reply) => {
      const { accountId } = request.query as MediaRequest["Querystring"];
      const { clock } = await onAccountTime(deps, deps.database, accountId);
      const pdf = await faxPdf(deps, request, found, clock.timeZone);
      return reply
        .type("application/pdf")
        .header("cache-control", "no-store")
        .header("content-disposition", contentDisposition("attachment", `fax-${found.row.id}.pdf`))
        .send(pdf);
    }),
  };
}

/** The pages of a fax, each with who sent it and when. */
async function faxPdf(
  deps: Dependencies,
  { site, locale }: FastifyRequest,
  { row, line }: FoundMessage,
  timeZone: string,
): Promise<Buffer> {
  const t = await copyFor(deps, site, locale);
  const sender = row.callerName ?? (row.caller === null ? t("voice.message.unknownCaller") : phoneShown(row.caller));
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone });
  const about = [t("voice.fax.to", { number: phoneShown(line.telephoneNumber) }), when.format(row.receivedAt)];
  const texts = (row.content ?? "").split("\f");
  const title = t("voice.fax.title", { sender });
  const siteName = t(`shell.siteName.${site}`);
  return taggedPdf({ title, siteName, locale, writtenAt: row.receivedAt }, (document, _root, add) => {
    for (const text of about) add("P", () => document.moveDown(0.4).font("regular").fontSize(11).text(text));
    for (let number = 1; number <= row.pages; number += 1) {
      if (number > 1) document.addPage();
      const heading = t("voice.fax.page", { number, pages: row.pages });
      add("H2", () => document.moveDown(1).font("bold").fontSize(13).fillColor(ink.text).text(heading, page.margin));
      const body = texts[number - 1];
      if (body)
        add("P", () => document.moveDown(0.6).font("regular").fontSize(12).text(body, page.margin), row.language);
    }
  });
}
