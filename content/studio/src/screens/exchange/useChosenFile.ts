import { useState } from "react";
import type { FileFormat } from "./exchange.api.ts";
import { formatOf } from "./formats.ts";

/** A file from the device: its text once it is read, and its format once that is known. */
export type ChosenFile = { file: File; text: string; format: FileFormat | undefined };

export type FileHandle = {
  files: readonly File[];
  /** Undefined while there is none, and while it is being read. */
  chosen: ChosenFile | undefined;
  choose: (files: readonly File[]) => Promise<ChosenFile | undefined>;
  setFormat: (format: FileFormat) => void;
};

/** The file to import. A file that was chosen meanwhile wins over one that is still being read. */
export function useChosenFile(): FileHandle {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [read, setRead] = useState<ChosenFile>();
  const choose = async (next: readonly File[]) => {
    setFiles(next);
    const [file] = next;
    if (file === undefined) return undefined;
    const text = await file.text();
    const chosen = { file, text, format: formatOf(file.name, text) };
    setRead(chosen);
    return chosen;
  };
  const setFormat = (format: FileFormat) => setRead((now) => now && { ...now, format });
  return { files, chosen: read?.file === files[0] ? read : undefined, choose, setFormat };
}
