import { useState } from "react";
import { Columns, Stack } from "../layout/index.ts";
import { FileField } from "./FileField.tsx";

type FilesProps = { initial?: File[]; onChange?: (files: File[]) => void; error?: string; name?: string };

/** A file of a given size with meaningless content. */
export const sampleFile = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name, { lastModified: 0 });

const accept = {
  types: [".xlf", ".xliff", ".csv", ".json"],
  refused: (file: string) => `${file} is no XLIFF, CSV or JSON file.`,
};
const maxSize = {
  bytes: 2_000_000,
  refused: (file: string, limit: string) => `${file} is larger than ${limit}. Split it.`,
};

function useFiles({ initial = [], onChange }: FilesProps) {
  const [files, setFiles] = useState<readonly File[]>(initial);
  const change = (next: File[]) => {
    setFiles(next);
    onChange?.(next);
  };
  return { files, onChange: change };
}

export function Import(props: FilesProps) {
  return (
    <FileField
      {...useFiles(props)}
      label="Translations"
      name={props.name ?? "translations"}
      hint="XLIFF, CSV or JSON, at most 2 MB each. You see what would change before anything does."
      multiple
      buttonLabel="Choose files"
      dropLabel="or drop them here"
      chosen={(count) => (count === 1 ? "1 file chosen" : `${count} files chosen`)}
      removeLabel={(file) => `Remove ${file}`}
      accept={accept}
      maxSize={maxSize}
      error={props.error}
    />
  );
}

/** A new file replaces the old one. */
export function Glossary(props: FilesProps) {
  return (
    <FileField
      {...useFiles(props)}
      label="Glossary"
      name="glossary"
      optionalLabel="optional"
      buttonLabel="Choose a file"
      dropLabel="or drop it here"
      chosen={(count) => (count === 0 ? "No file chosen" : "1 file chosen")}
      removeLabel={(file) => `Remove ${file}`}
      onlyOne={(file) => `Only one file can be imported: ${file} was left out.`}
    />
  );
}

/** The server's error is shown at the file. */
export function RefusedByServer() {
  const [files, setFiles] = useState<readonly File[]>([
    sampleFile("spanish-november.xlf", 48_300),
    sampleFile("spanish-october.xlf", 812),
  ]);
  return (
    <FileField
      label="Translations"
      name="refusedTranslations"
      multiple
      files={files}
      onChange={setFiles}
      buttonLabel="Choose files"
      dropLabel="or drop them here"
      chosen={(count) => `${count} files chosen`}
      removeLabel={(file) => `Remove ${file}`}
      errorOf={(file) =>
        file.name.includes("october") ? "3 messages have no Spanish text: lines 14, 80 and 122." : undefined
      }
      error="Mend or remove the file that is marked."
    />
  );
}

export function LongWords() {
  const word = "Rechnungsbenachrichtigungseinstellungen";
  return (
    <FileField
      label={word}
      name="longFile"
      multiple
      files={[sampleFile(`${word}${word}.csv`, 1_240_000)]}
      onChange={() => undefined}
      buttonLabel={`${word} wählen`}
      dropLabel={`oder ${word} ablegen`}
      chosen={() => word}
      removeLabel={(file) => `${file} entfernen`}
      errorOf={() => `${word} fehlen.`}
    />
  );
}

export function AllStates() {
  return (
    <Columns template="equal" gap="xlarge" collapseBelow="tablet">
      <Stack gap="xlarge">
        <Import />
        <Import name="missing" error="Choose at least one file." />
        <Glossary initial={[sampleFile("glossary.csv", 1_240_000)]} />
      </Stack>
      <RefusedByServer />
    </Columns>
  );
}
