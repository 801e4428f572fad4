import { useCopy } from "@portico/content-runtime/react";
import { Select, TextField } from "@portico/design-system/field";
import { useEditor } from "../../session/sessionContext.ts";
import { type Destination, newSet } from "./useDestination.ts";
import { fields } from "./useFaults.ts";

export type DestinationFieldsProps = { destination: Destination; error: string | undefined; onChange: () => void };

/** The change set for the drafts: one's own, somebody's that is named, or a new one with a name. */
export function DestinationFields({ destination: { value, setValue, name, setName, sets, failed }, error, onChange }: DestinationFieldsProps) {
  const t = useCopy();
  const username = useEditor()?.username;
  const labelOf = (title: string, author: string) => (author === username ? t("studio.exchange.import.into.own", { title }) : t("studio.exchange.import.into.other", { title, author }));
  const options = [{ value: newSet, label: t("studio.exchange.import.into.new") }, ...sets.map(({ id, title, author }) => ({ value: String(id), label: labelOf(title, author) }))];
  return (
    <>
      <Select
        label={t("studio.exchange.import.into")}
        name="import-into"
        value={value}
        options={options}
        hint={failed ? t("studio.exchange.import.into.failed") : undefined}
        onChange={(next) => (setValue(next), onChange())}
      />
      {value === newSet && <TextField label={t("studio.exchange.import.name")} name={fields.name} value={name} error={error} onChange={(next) => (setName(next), onChange())} />}
    </>
  );
}
