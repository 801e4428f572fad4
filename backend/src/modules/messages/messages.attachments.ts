import { statementFile, type StatementFileWanted } from "../statements/statementFile.reads.ts";
import type { Attachment } from "./messages.tables.ts";

export interface AttachedFile { filename: string; content: Buffer; contentType: string }

/** @throws Error when what it is made of is not there */
export async function attachedFile(deps: StatementFileWanted, { accountId, statementId, site, locale }: Attachment): Promise<AttachedFile> {
  const { name, pdf } = await statementFile(deps, { site, locale }, accountId, statementId);
  return { filename: name, content: pdf, contentType: "application/pdf" };
}
