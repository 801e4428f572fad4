import { useCopy } from "@portico/content-runtime/react";
import { LiveRegion } from "@portico/design-system/feedback";
import { FileField } from "@portico/design-system/file-field";
import { Stack } from "@portico/design-system/layout";
import { supportFileEndings, supportFiles as limits } from "@portico/rules/serviceConstants";
import { useState } from "react";
import { useSelector } from "react-redux";
import { failureCopy } from "../../../components/FailureAlert.tsx";
import { uploadKey } from "../model/uploads.slice.ts";
import { selectWebForm } from "../model/webForm.slice.ts";

const accepted = Object.values(supportFileEndings).flat();

/** The files of a message. They stay until it was sent. */
export function useChosenFiles(form: string) {
  const t = useCopy();
  const [files, setFiles] = useState<readonly File[]>([]);
  const hasTooMany = files.length > limits.maxInMessage;
  return {
    ...{ form, files, setFiles },
    /** Names the field and its errors. */
    name: `${form}-files`,
    /** The keys of the files, for the request. */
    fileKeys: files.map((file) => uploadKey(form, file)),
    error: hasTooMany ? t("support.forms.files.tooMany", { max: limits.maxInMessage }) : undefined,
  };
}
export type ChosenFiles = ReturnType<typeof useChosenFiles>;

type FilesFieldProps = { chosen: ChosenFiles; onChange?: () => void };

/** Chooses the files of a message; says which one is uploaded, and at each why it was refused. */
export function FilesField({ chosen: { form, files, setFiles, name, error }, onChange }: FilesFieldProps) {
  const t = useCopy();
  const { failures, progress } = useSelector(selectWebForm).uploads;
  const now = progress[form];
  const failureOf = (file: File) => {
    const failure = failures[uploadKey(form, file)];
    return failure && t(failureCopy(failure).title);
  };
  return (
    <Stack gap="small">
      <FileField
        multiple
        label={t("support.forms.files")}
        hint={t("support.forms.files.hint", { max: limits.maxInMessage })}
        name={name}
        files={files}
        onChange={(next) => {
          setFiles(next);
          onChange?.();
        }}
        error={error}
        errorOf={failureOf}
        buttonLabel={t("support.forms.files.choose")}
        dropLabel={t("support.forms.files.drop")}
        chosen={(count) => t("support.forms.files.chosen", { count })}
        removeLabel={(file) => t("support.forms.files.remove", { file })}
        accept={{ types: accepted, refused: (file) => t("support.forms.files.wrongKind", { file }) }}
        maxSize={{
          bytes: limits.maxBytes,
          refused: (file, limit) => t("support.forms.files.tooLarge", { file, limit }),
        }}
      />
      <LiveRegion
        urgency="polite"
        message={now ? t("support.forms.files.uploading", { file: now.name, number: now.number, count: now.of }) : ""}
      />
    </Stack>
  );
}
