import { pdfName } from "./statements.archive.ts";
import { statementDocument, wordsFor, type Reader, type Wanted } from "./statements.documents.ts";
import { statementRow } from "./statements.reads.ts";

export type { Wanted as StatementFileWanted } from "./statements.documents.ts";

/**
 * A statement as a file, with its file name.
 * @throws Error when it does not exist
 */
export async function statementFile(
  deps: Wanted,
  reader: Reader,
  accountId: string,
  statementId: string,
): Promise<{ name: string; pdf: Buffer }> {
  const statement = await statementRow(deps.database, accountId, statementId);
  if (!statement) throw new Error("the statement is not there");
  return {
    name: pdfName(await wordsFor(deps, reader), statement),
    pdf: await statementDocument(deps, reader, statement),
  };
}
