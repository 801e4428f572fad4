import { and, asc, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/database.ts";
import { supportCases } from "../support.tables.ts";
import { supportFiles as files } from "./attachments.tables.ts";

type FileRow = typeof files.$inferSelect;
/** What is known of a file without its content. */
export type FileFacts = Pick<FileRow, "id" | "name" | "type" | "bytes">;
export type MessageFile = FileFacts & { caseNumber: number | null; messagePosition: number | null };
/** Who may name an upload in a message, and where. */
export type Uploader = Pick<FileRow, "accountId" | "uploadedBy">;

const facts = { id: files.id, name: files.name, type: files.type, bytes: files.bytes };

export async function insertFile(tx: Transaction, row: typeof files.$inferInsert): Promise<void> {
  await tx.insert(files).values(row);
}

/**
 * The uploads among `ids` that still wait for a message of their uploader, locked until the transaction ends.
 * @param after those that were uploaded later than this; security time
 */
export async function lockedUploads(
  tx: Transaction,
  { accountId, uploadedBy }: Uploader,
  ids: readonly string[],
  after: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        inArray(files.id, [...ids]),
        eq(files.accountId, accountId),
        eq(files.uploadedBy, uploadedBy),
        isNull(files.caseNumber),
        gt(files.uploadedAt, after),
      ),
    )
    .orderBy(files.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Makes locked uploads the files of a message, in the order of the ids. */
export async function attachFiles(
  tx: Transaction,
  ids: readonly string[],
  message: { caseNumber: number; position: number },
): Promise<void> {
  for (const [place, id] of ids.entries())
    await tx
      .update(files)
      .set({ caseNumber: message.caseNumber, messagePosition: message.position, place })
      .where(eq(files.id, id));
}

/** The files of the messages of some cases, in the order in which they were chosen. */
export async function filesOf(tx: Transaction | Database, numbers: readonly number[]): Promise<MessageFile[]> {
  if (numbers.length === 0) return [];
  return tx
    .select({ ...facts, caseNumber: files.caseNumber, messagePosition: files.messagePosition })
    .from(files)
    .where(inArray(files.caseNumber, [...numbers]))
    .orderBy(asc(files.caseNumber), asc(files.messagePosition), asc(files.place));
}

/**
 * A file of a message, with its content; undefined for an upload without a message.
 * @param openedBy whose case it has to be; undefined for any case of the account
 */
export async function fileOfCase(
  tx: Transaction | Database,
  name: { id: string; accountId: string; openedBy: string | undefined },
): Promise<(FileFacts & Pick<FileRow, "content">) | undefined> {
  const [row] = await tx
    .select({ ...facts, content: files.content })
    .from(files)
    .innerJoin(supportCases, eq(supportCases.number, files.caseNumber))
    .where(
      and(
        eq(files.id, name.id),
        eq(supportCases.accountId, name.accountId),
        name.openedBy === undefined ? undefined : eq(supportCases.openedBy, name.openedBy),
      ),
    );
  return row;
}

/** Deletes uploads of `before` or earlier that no message names. */
export async function deleteExpiredUploads(tx: Transaction | Database, before: Date): Promise<void> {
  await tx.delete(files).where(and(isNull(files.caseNumber), lte(files.uploadedAt, before)));
}
