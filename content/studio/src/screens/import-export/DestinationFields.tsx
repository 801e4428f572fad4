import { useCopy } from "@portico/content-runtime/react";
import { Select, TextField } from "@portico/design-system/field";
import { useState } from "react";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import { useRead } from "../../data/useRead.ts";
import { useEditor } from "../../session/sessionContext.ts";

export const nameField = "import-name";

export type DestinationFieldsProps = { destination: Destination; error: string | undefined; onChange: () => void };

/** The change set for the imported drafts: one's own, another user's with its author's name, or a new one. */
export function DestinationFields({
  destination: { value, setValue, name, setName, sets, failed },
  error,
  onChange,
}: DestinationFieldsProps) {
  const t = useCopy();
  const username = useEditor()?.username;
  const labelOf = (title: string, author: string) =>
    author === username
      ? t("studio.importExport.import.into.own", { title })
      : t("studio.importExport.import.into.other", { title, author });
  const options = [
    { value: newSet, label: t("studio.importExport.import.into.new") },
    ...sets.map(({ id, title, author }) => ({ value: String(id), label: labelOf(title, author) })),
  ];
  return (
    <>
      <Select
        label={t("studio.importExport.import.into")}
        name="import-into"
        value={value}
        options={options}
        hint={failed ? t("studio.importExport.import.into.failed") : undefined}
        onChange={(next) => (setValue(next), onChange())}
      />
      {value === newSet && (
        <TextField
          label={t("studio.importExport.import.name")}
          name={nameField}
          value={name}
          error={error}
          onChange={(next) => (setName(next), onChange())}
        />
      )}
    </>
  );
}

/** Option value of a new change set. */
export const newSet = "new";

/** Maximum length of a change set's title. */
export const longestName = 120;

export type Destination = {
  /** A change set's id, or `newSet`. */
  value: string;
  setValue: (value: string) => void;
  /** The title of a new one. */
  name: string;
  setName: (name: string) => void;
  sets: readonly ChangeSet[];
  /** Whether reading the change sets failed. */
  failed: boolean;
};

/** Where drafts go: by default the user's newest open change set, else a new one titled after the file. */
export function useDestination(fileName: string | undefined): Destination {
  const t = useCopy();
  const { read } = useRead(changeSetsReading("open"));
  const own = useEditor()?.username;
  const [value, setValue] = useState<string>();
  const [name, setName] = useState<string>();
  const sets = [...(read.data ?? [])].sort((a, b) => Number(b.author === own) - Number(a.author === own));
  const usual = sets[0]?.author === own ? String(sets[0]?.id) : newSet;
  const called =
    fileName === undefined ? "" : t("studio.importExport.import.name.usual", { file: fileName }).slice(0, longestName);
  return { value: value ?? usual, setValue, name: name ?? called, setName, sets, failed: read.phase === "failed" };
}
