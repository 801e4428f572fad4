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
 * Reads a file and checks its texts, in a worker thread: a file may have several megabytes, and both would block every
 * other request. A problem's class is lost between threads, so an unreadable file returns the problem's members.
 */
export async function readAndCheck(
  format: FileFormat,
  text: string,
  { contracts, glossary }: Rules,
): Promise<CheckedFile | Pick<Problem, "members">> {
  try {
    const { entries, skipped } = readFile(format, text);
    const findingsOf = ({ key, en, es }: FileEntry) =>
      checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, { en, es }, glossary)
        .findings as Finding[];
    return { skipped, entries: entries.map((entry) => ({ ...entry, findings: findingsOf(entry) })) };
  } catch (error) {
    if (error instanceof Problem && error.code === "FILE_UNREADABLE") return { members: error.members };
    throw error;
  }
}
