import { receiptFile } from "../receipts/receiptFile.reads.ts";
import { statementFile, type StatementFileWanted } from "../statements/statementFile.reads.ts";
import type { Attachment } from "./messages.tables.ts";

export interface AttachedFile { filename: string; content: Buffer; contentType: string }

/** @throws Error when what it is made of is not there */
export async function attachedFile(deps: StatementFileWanted, attachment: Attachment): Promise<AttachedFile> {
  const { accountId, site, locale } = attachment;
  const file = attachment.kind === "statement" ? await statementFile(deps, { site, locale }, accountId, attachment.statementId) : await receiptFile(deps, { site, locale }, accountId, attachment.paymentId);
  if (!file) throw new Error("there is no receipt");
  return { filename: file.name, content: file.pdf, contentType: "application/pdf" };
}
