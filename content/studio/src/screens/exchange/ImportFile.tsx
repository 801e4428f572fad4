import { useCopy } from "@portico/content-runtime/react";
import { FileField } from "@portico/design-system/file-field";
import { fileEndings, largestFile } from "./formats.ts";
import type { FileHandle } from "./useChosenFile.ts";
import { fields, useFileFault } from "./useFaults.ts";

export type ImportFileProps = { file: FileHandle; error: string | undefined; onChange: () => void };

/** The file that came back; what is wrong with it is said as soon as it is read. */
export function ImportFile({ file: { files, chosen, choose }, error, onChange }: ImportFileProps) {
  const t = useCopy();
  const faultOf = useFileFault();
  const take = (next: File[]) => {
    onChange();
    void choose(next);
  };
  return (
    <FileField
      label={t("studio.exchange.import.file")}
      hint={t("studio.exchange.import.file.hint")}
      name={fields.file}
      files={files}
      onChange={take}
      error={chosen ? undefined : error}
      errorOf={(file) => (chosen?.file === file ? faultOf(chosen) : undefined)}
      buttonLabel={t("studio.exchange.import.file.choose")}
      dropLabel={t("studio.exchange.import.file.drop")}
      chosen={(count) => t("studio.exchange.import.file.chosen", { count })}
      removeLabel={(file) => t("studio.exchange.import.file.remove", { file })}
      onlyOne={(file) => t("studio.exchange.import.file.onlyOne", { file })}
      accept={{ types: fileEndings, refused: (file) => t("studio.exchange.import.file.wrongKind", { file }) }}
      maxSize={{ bytes: largestFile, refused: (file, limit) => t("studio.exchange.import.file.tooLarge", { file, limit }) }}
    />
  );
}
