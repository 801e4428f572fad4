import { useCopy } from "@portico/content-runtime/react";
import { FileField } from "@portico/design-system/file-field";
import { useState } from "react";
import { fileEndings, formatOf, hasBadLetters, largestFile } from "./formats.ts";
import type { FileFormat } from "./importExport.api.ts";

export const fileField = "import-file";

/** Validation of a file before it is sent. */
export function useFileError(): (chosen: ChosenFile | undefined) => string | undefined {
  const t = useCopy();
  return (chosen) => {
    if (chosen === undefined) return t("studio.importExport.import.file.missing");
    if (chosen.text.trim() === "") return t("studio.importExport.import.file.empty");
    return hasBadLetters(chosen.text) ? t("studio.importExport.import.file.badLetters") : undefined;
  };
}

export type ImportFileProps = { file: FileHandle; error: string | undefined; onChange: () => void };

/** The file input; validation errors are shown as soon as the file is read. */
export function ImportFile({ file: { files, chosen, choose }, error, onChange }: ImportFileProps) {
  const t = useCopy();
  const errorOf = useFileError();
  const take = (next: File[]) => {
    onChange();
    void choose(next);
  };
  return (
    <FileField
      label={t("studio.importExport.import.file")}
      hint={t("studio.importExport.import.file.hint")}
      name={fileField}
      files={files}
      onChange={take}
      error={chosen ? undefined : error}
      errorOf={(file) => (chosen?.file === file ? errorOf(chosen) : undefined)}
      buttonLabel={t("studio.importExport.import.file.choose")}
      dropLabel={t("studio.importExport.import.file.drop")}
      chosen={(count) => t("studio.importExport.import.file.chosen", { count })}
      removeLabel={(file) => t("studio.importExport.import.file.remove", { file })}
      onlyOne={(file) => t("studio.importExport.import.file.onlyOne", { file })}
      accept={{ types: fileEndings, refused: (file) => t("studio.importExport.import.file.wrongKind", { file }) }}
      maxSize={{
        bytes: largestFile,
        refused: (file, limit) => t("studio.importExport.import.file.tooLarge", { file, limit }),
      }}
    />
  );
}

/** A local file: its text, and its format once detected. */
export type ChosenFile = { file: File; text: string; format: FileFormat | undefined };

export type FileHandle = {
  files: readonly File[];
  /** Undefined without a file and while one is being read. */
  chosen: ChosenFile | undefined;
  choose: (files: readonly File[]) => Promise<ChosenFile | undefined>;
  setFormat: (format: FileFormat) => void;
};

/** State of the file input. A newer file supersedes one that is still being read. */
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
