import type { Contracts } from "@portico/gate/checkCatalogue";
import { checkWording } from "@portico/gate/checkWording";
import type { Glossary } from "@portico/gate/glossary";
import { Problem } from "../../../lib/problem.ts";
import type { Finding } from "../content.types.ts";
import { readFile } from "./formats.ts";
import type { FileEntry, FileFormat, MessageFile } from "./messageFile.ts";

/** A message of a file, with what the gate found in its texts. */
export type CheckedEntry = FileEntry & { findings: Finding[] };
export type CheckedFile = Pick<MessageFile, "skipped"> & { entries: CheckedEntry[] };

/** What the gate compares a file's texts with. */
export type Rules = { contracts: Contracts; glossary: Glossary };

/**
 * Reads a file in a worker thread: a file may have several megabytes, and would block every other request. A problem's
 * class is lost between threads, so an unreadable file returns the problem's members.
 */
export async function readMessages(format: FileFormat, text: string): Promise<MessageFile | Pick<Problem, "members">> {
  try {
    return readFile(format, text);
  } catch (error) {
    if (error instanceof Problem && error.code === "FILE_UNREADABLE") return { members: error.members };
    throw error;
  }
}

/**
 * Checks the texts of a file with the gate, in a worker thread. A job of its own: the rules are larger than most files,
 * and an unreadable file does not cost loading and copying them.
 */
export async function checkMessages(
  entries: readonly FileEntry[],
  { contracts, glossary }: Rules,
): Promise<CheckedEntry[]> {
  const findingsOf = ({ key, en, es }: FileEntry) =>
    checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, { en, es }, glossary)
      .findings as Finding[];
  return entries.map((entry) => ({ ...entry, findings: findingsOf(entry) }));
}
