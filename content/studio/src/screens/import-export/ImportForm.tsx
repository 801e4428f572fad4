import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Select } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { useState } from "react";
import type { Problem } from "../../api/answer.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import type { FileFault, FileFormat, ImportAsked } from "./importExport.api.ts";
import { formats } from "./formats.ts";
import { type ChosenFile, fileField, ImportFile, useChosenFile, useFileFault } from "./ImportFile.tsx";
import { type Destination, DestinationFields, longestName, nameField, newSet, useDestination } from "./DestinationFields.tsx";
import type { ImportHandle } from "./useImport.ts";

const formatField = "import-format";

const askedFor = ({ text }: ChosenFile, format: FileFormat, { value, name }: Destination): ImportAsked =>
  value === newSet ? { format, text, title: name.trim() } : { format, text, changeSet: Number(value) };

/** Which file, in which format, into which change set. Whatever is changed here takes the report away: it is about something else. */
export function ImportForm({ handle }: { handle: ImportHandle }) {
  const t = useCopy();
  const [tries, setTries] = useState(0);
  const file = useChosenFile();
  const { chosen } = file;
  const destination = useDestination(chosen?.file.name);
  const faults = useFaults(chosen, destination);
  const shown = tries > 0 ? faults : [];
  const errorAt = (field: string) => shown.find(({ fieldName }) => fieldName === field)?.message;
  const submit = () => {
    setTries(tries + 1);
    // What was chosen by default stays chosen when the list of change sets grows.
    destination.setValue(destination.value);
    if (chosen?.format !== undefined && faults.length === 0) handle.check(askedFor(chosen, chosen.format, destination));
  };
  return (
    <Form
      labelledBy="import"
      busy={handle.checking}
      onSubmit={submit}
      errors={{ title: t("studio.importExport.import.problems", { count: shown.length }), errors: shown, focusOn: shown.length > 0 ? tries : 0 }}
      actions={
        <Actions>
          <Button type="submit" busy={handle.checking ? t("studio.importExport.import.busy") : undefined}>
            {t("studio.importExport.import.check")}
          </Button>
        </Actions>
      }
    >
      <ImportFile file={file} error={errorAt(fileField)} onChange={handle.forget} />
      {chosen && <Format chosen={chosen} error={errorAt(formatField)} onChange={(format) => (file.setFormat(format), handle.forget())} />}
      <DestinationFields destination={destination} error={errorAt(nameField)} onChange={handle.forget} />
      {handle.checkProblem && (
        <ProblemAlert problem={handle.checkProblem}>
          <FaultInFile problem={handle.checkProblem} />
        </ProblemAlert>
      )}
    </Form>
  );
}

type FormatProps = { chosen: ChosenFile; error: string | undefined; onChange: (format: FileFormat) => void };

/** Recognized, and changeable: a file may lie. */
function Format({ chosen: { format }, error, onChange }: FormatProps) {
  const t = useCopy();
  const options = formats.map((value) => ({ value, label: t(`studio.importExport.format.${value}`) }));
  const known = format === undefined ? { placeholder: t("studio.importExport.import.format.unknown") } : { hint: t("studio.importExport.import.format.hint") };
  return <Select label={t("studio.importExport.format")} name={formatField} value={format ?? ""} options={options} error={error} onChange={(value) => onChange(value as FileFormat)} {...known} />;
}

/** Where a file can't be read, and why. */
function FaultInFile({ problem: { fault, line, found = "" } }: { problem: Problem }) {
  const t = useCopy();
  if (fault === undefined) return null;
  return (
    <>
      {line !== undefined && <strong>{t("studio.importExport.fault.line", { line })} </strong>}
      {faultText(t, fault, found)}
    </>
  );
}

function faultText(t: ReturnType<typeof useCopy>, fault: FileFault, found: string): string {
  if (fault === "MISSING_COLUMN" || fault === "WRONG_LANGUAGE" || fault === "UNKNOWN_RELEASE") return t(`studio.importExport.fault.${fault}`, { found });
  return t(`studio.importExport.fault.${fault}`);
}

/** A field of the form and what is wrong with it. */
type Fault = { fieldName: string; message: string };

/** What the form still needs before a file can be looked at, in its order. */
function useFaults(chosen: ChosenFile | undefined, { value, name }: Destination): Fault[] {
  const t = useCopy();
  const fileFault = useFileFault()(chosen);
  const length = name.trim().length;
  return [
    ...(fileFault === undefined ? [] : [{ fieldName: fileField, message: fileFault }]),
    ...(chosen && chosen.format === undefined ? [{ fieldName: formatField, message: t("studio.importExport.import.format.missing") }] : []),
    ...(value === newSet && (length < 3 || length > longestName) ? [{ fieldName: nameField, message: t("studio.importExport.import.name.missing") }] : []),
  ];
}
