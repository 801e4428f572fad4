import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Select } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { useState } from "react";
import type { Problem } from "../../api/answer.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import type { FileError, FileFormat, ImportRequest } from "./importExport.api.ts";
import { formats } from "./formats.ts";
import { type ChosenFile, fileField, ImportFile, useChosenFile, useFileError } from "./ImportFile.tsx";
import {
  type Destination,
  DestinationFields,
  longestName,
  nameField,
  newSet,
  useDestination,
} from "./DestinationFields.tsx";
import type { ImportHandle } from "./useImport.ts";

const formatField = "import-format";

const askedFor = ({ text }: ChosenFile, format: FileFormat, { value, name }: Destination): ImportRequest =>
  value === newSet ? { format, text, title: name.trim() } : { format, text, changeSet: Number(value) };

/** The import form: file, format and change set. Any change discards the report, which no longer applies. */
export function ImportForm({ handle }: { handle: ImportHandle }) {
  const t = useCopy();
  const [tries, setTries] = useState(0);
  const file = useChosenFile();
  const { chosen } = file;
  const destination = useDestination(chosen?.file.name);
  const errors = useValidationErrors(chosen, destination);
  const shown = tries > 0 ? errors : [];
  const errorAt = (field: string) => shown.find(({ fieldName }) => fieldName === field)?.message;
  const submit = () => {
    setTries(tries + 1);
    // Keep the default choice when the list of change sets changes.
    destination.setValue(destination.value);
    if (chosen?.format !== undefined && errors.length === 0) handle.check(askedFor(chosen, chosen.format, destination));
  };
  return (
    <Form
      labelledBy="import"
      busy={handle.checking}
      onSubmit={submit}
      errors={{
        title: t("studio.importExport.import.problems", { count: shown.length }),
        errors: shown,
        focusOn: shown.length > 0 ? tries : 0,
      }}
      actions={
        <Actions>
          <Button type="submit" busy={handle.checking ? t("studio.importExport.import.busy") : undefined}>
            {t("studio.importExport.import.check")}
          </Button>
        </Actions>
      }
    >
      <ImportFile file={file} error={errorAt(fileField)} onChange={handle.forget} />
      {chosen && (
        <Format
          chosen={chosen}
          error={errorAt(formatField)}
          onChange={(format) => (file.setFormat(format), handle.forget())}
        />
      )}
      <DestinationFields destination={destination} error={errorAt(nameField)} onChange={handle.forget} />
      {handle.checkProblem && (
        <ProblemAlert problem={handle.checkProblem}>
          <ErrorInFile problem={handle.checkProblem} />
        </ProblemAlert>
      )}
    </Form>
  );
}

type FormatProps = { chosen: ChosenFile; error: string | undefined; onChange: (format: FileFormat) => void };

/** The detected format, which the user can correct. */
function Format({ chosen: { format }, error, onChange }: FormatProps) {
  const t = useCopy();
  const options = formats.map((value) => ({ value, label: t(`studio.importExport.format.${value}`) }));
  const known =
    format === undefined
      ? { placeholder: t("studio.importExport.import.format.unknown") }
      : { hint: t("studio.importExport.import.format.hint") };
  return (
    <Select
      label={t("studio.importExport.format")}
      name={formatField}
      value={format ?? ""}
      options={options}
      error={error}
      onChange={(value) => onChange(value as FileFormat)}
      {...known}
    />
  );
}

/** Where and why a file cannot be parsed. */
function ErrorInFile({ problem: { error, line, found = "" } }: { problem: Problem }) {
  const t = useCopy();
  if (error === undefined) return null;
  return (
    <>
      {line !== undefined && <strong>{t("studio.importExport.fault.line", { line })} </strong>}
      {errorText(t, error, found)}
    </>
  );
}

function errorText(t: ReturnType<typeof useCopy>, error: FileError, found: string): string {
  if (error === "MISSING_COLUMN" || error === "WRONG_LANGUAGE" || error === "UNKNOWN_RELEASE")
    return t(`studio.importExport.fault.${error}`, { found });
  return t(`studio.importExport.fault.${error}`);
}

/** A field's validation error. */
type FieldError = { fieldName: string; message: string };

/** Validation errors of the form, in field order. */
function useValidationErrors(chosen: ChosenFile | undefined, { value, name }: Destination): FieldError[] {
  const t = useCopy();
  const fileError = useFileError()(chosen);
  const length = name.trim().length;
  return [
    ...(fileError === undefined ? [] : [{ fieldName: fileField, message: fileError }]),
    ...(chosen && chosen.format === undefined
      ? [{ fieldName: formatField, message: t("studio.importExport.import.format.missing") }]
      : []),
    ...(value === newSet && (length < 3 || length > longestName)
      ? [{ fieldName: nameField, message: t("studio.importExport.import.name.missing") }]
      : []),
  ];
}
