import { randomUUID } from "node:crypto";
import type { components } from "@portico/openapi/support";
import { supportFiles as limits } from "@portico/rules/serviceConstants";
import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Principal } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { consumeAll } from "../../rate-limits/rateLimits.writes.ts";
import { roleOf } from "../cases.domain.ts";
import { attachFiles, fileOfCase, insertFile, lockedUploads, type Uploader } from "./attachments.repository.ts";
import { fileTypeOf, storedName } from "./fileType.domain.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "securityClock" | "scanner" | "logger">;
const hour = 3_600_000;

/** Counts an upload against what one person may upload in an hour, also one that is then refused. */
async function countUpload({ database, securityClock }: Deps, userId: string, bytes: number): Promise<void> {
  const { files, bytes: max } = limits.hourly;
  const costs = [
    { name: `support files ${userId}`, amount: 1, max: files, windowMilliseconds: hour },
    { name: `support bytes ${userId}`, amount: bytes, max, windowMilliseconds: hour },
  ];
  const retryAfterSeconds = await consumeAll(database, costs, securityClock.now());
  if (retryAfterSeconds > 0) throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/** @throws Problem FILE_UNSAFE, and FILE_CHECK_UNAVAILABLE: a file that nobody could scan is not stored */
async function scan({ scanner, logger }: Deps, content: Uint8Array): Promise<void> {
  const verdict = await scanner.scan(content).catch((error: unknown) => {
    logger.error({ err: error }, "an uploaded file could not be scanned");
    throw new Problem("FILE_CHECK_UNAVAILABLE", { cause: error });
  });
  if (verdict === "UNSAFE") throw new Problem("FILE_UNSAFE");
}

/**
 * Stores a file for a message that its uploader sends within an hour.
 * @throws Problem TOO_MANY_REQUESTS, FILE_TYPE_NOT_ACCEPTED, FILE_UNSAFE, FILE_CHECK_UNAVAILABLE
 */
export async function uploadFile(
  deps: Deps,
  { userId }: Principal,
  accountId: string,
  { name, content }: { name: string; content: Uint8Array },
): Promise<Schemas["SupportFile"]> {
  await countUpload(deps, userId, content.length);
  const type = fileTypeOf(content);
  if (!type) throw new Problem("FILE_TYPE_NOT_ACCEPTED");
  await scan(deps, content);
  const file = { id: randomUUID(), name: storedName(name, type), type, bytes: content.length };
  const uploadedAt = deps.securityClock.now();
  await insertFile(deps.database, { ...file, accountId, uploadedBy: userId, content, uploadedAt });
  return file;
}

/** A file of a message that the reader may see. @throws Problem NOT_FOUND */
export async function downloadedFile({ database }: Deps, reader: Principal, accountId: string, id: string) {
  const openedBy = roleOf(reader) === "ANSWERS" ? undefined : reader.userId;
  const file = await fileOfCase(database, { id, accountId, openedBy });
  if (!file) throw new Problem("NOT_FOUND");
  return file;
}

/** Why the files of a message cannot be taken. */
export type FilesError = "TOO_MANY_FILES" | "FILE_NOT_AVAILABLE";

/**
 * Locks the uploads that a message names, before anything is written.
 * @returns how to make them the files of the message, or why they cannot be
 */
export async function takeUploads(
  tx: Transaction,
  uploader: Uploader,
  ids: readonly string[] = [],
  now: Date,
): Promise<{ code: FilesError } | { attach: (caseNumber: number, position: number) => Promise<void> }> {
  if (ids.length > limits.maxInMessage) return { code: "TOO_MANY_FILES" };
  if (ids.length > 0) {
    const waiting = await lockedUploads(tx, uploader, ids, new Date(now.getTime() - limits.waitsMilliseconds));
    if (waiting.length !== ids.length) return { code: "FILE_NOT_AVAILABLE" };
  }
  return { attach: (caseNumber, position) => attachFiles(tx, ids, { caseNumber, position }) };
}
