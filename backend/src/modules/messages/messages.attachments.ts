import { safeFileName } from "../../lib/fileName.ts";
import { receiptFile } from "../receipts/receiptFile.reads.ts";
import { refundFile } from "../receipts/refundFile.reads.ts";
import { statementFile, type StatementFileWanted } from "../statements/statementFile.reads.ts";
import type { Attachment } from "./messages.tables.ts";

export interface AttachedFile { filename: string; content: Buffer; contentType: string }

/** @throws Error when what it is made of is not there */
export async function attachedFile(deps: StatementFileWanted, attachment: Attachment): Promise<AttachedFile> {
  const file = await fileOf(deps, attachment);
  if (!file) throw new Error("there is no receipt");
  return { filename: safeFileName(file.name), content: file.pdf, contentType: "application/pdf" };
}

function fileOf(deps: StatementFileWanted, attachment: Attachment): Promise<{ name: string; pdf: Buffer } | undefined> {
  const { accountId, site, locale } = attachment;
  switch (attachment.kind) {
    case "statement":
      return statementFile(deps, { site, locale }, accountId, attachment.statementId);
    case "receipt":
      return receiptFile(deps, { site, locale }, accountId, attachment.paymentId);
    case "refund":
      return refundFile(deps, { site, locale }, accountId, attachment.refundId);
  }
}
