import { type DragEvent, type Ref, useEffect, useRef, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { BillIcon, CloseIcon, UploadIcon } from "../icons/index.ts";
import { FieldFrame, type FieldLabels } from "../internal/form/FieldFrame.tsx";
import { fieldIds, useFieldId, wiring } from "../internal/form/ids.ts";
import { fileKey, type FileRules, sizeText } from "./files.ts";
import { useFiles } from "./useFiles.ts";
import { IconButton } from "../button/index.ts";
import { FieldError } from "../internal/form/FieldError.tsx";
import { useLocale } from "../locale/index.ts";
import * as css from "./FileField.css.ts";

export type FileFieldProps = FieldLabels &
  FileRules & {
    /** The accepted files. Files that `accept` or `maxSize` reject are listed with the reason and are never in here. */
    files: readonly File[];
    onChange: (files: File[]) => void;
    /** Label of the button: "Choose files". */
    buttonLabel: string;
    /** Text beside the button, on devices with drag and drop: "or drop them here". */
    dropLabel: string;
    /** Above the list and announced at each change: "2 files chosen". */
    chosen: (count: number) => string;
    /** Accessible name of a file's remove button: "Remove prices.csv". */
    removeLabel: (fileName: string) => string;
    /** The server's error for an accepted file. */
    errorOf?: (file: File) => string | undefined;
  } & (
    | { multiple: true; onlyOne?: never }
    | {
        multiple?: false;
        /**
         * Message for each further file when several are dropped at once: "Only one file can be imported: b.csv was
         * left out."
         */
        onlyOne: (fileName: string) => string;
      }
  );

/**
 * A file input with drag and drop. With `multiple`, new files are added to the list; otherwise a new file replaces the
 * old one.
 *
 * @example
 * <FileField label={copy("import.file")} name="file" files={files} onChange={setFiles} buttonLabel={copy("import.choose")} dropLabel={copy("import.drop")}
 *   chosen={(count) => copy("import.chosen", { count })} removeLabel={(file) => copy("import.remove", { file })} onlyOne={(file) => copy("import.onlyOne", { file })}
 *   accept={{ types: [".xlf", ".csv"], refused: (file) => copy("import.wrongKind", { file }) }} />
 */
export function FileField(props: FileFieldProps) {
  const {
    files,
    onChange,
    multiple,
    onlyOne,
    accept,
    maxSize,
    buttonLabel,
    dropLabel,
    chosen,
    removeLabel,
    errorOf,
    ...labels
  } = props;
  const { refused, spoken, take, remove } = useFiles({ files, onChange, onlyOne, chosen, accept, maxSize });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { over, ...dropping } = useDropping(take);
  const id = useFieldId(labels.id);
  const [buttonId, countId] = [`${id}-button`, `${id}-count`];
  useEffect(() => writeFiles(input.current, files), [files, refused]);
  const shown = [
    ...files.map((file) => ({ file, error: errorOf?.(file) })),
    ...refused.map(({ file, why }) => ({ file, error: why })),
  ];
  const removeAt = (file: File, index: number) => {
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    remove(file);
  };
  return (
    <FieldFrame {...labels} id={id} fit="line">
      <div className={css.zone} data-state={over ? "over" : labels.error ? "invalid" : "ready"} {...dropping}>
        <input
          {...wiring(id, labels)}
          ref={input}
          type="file"
          // Suppresses the browser's tooltip, which would say that no file is chosen.
          title=""
          multiple={multiple}
          accept={accept?.types.join(",")}
          aria-labelledby={`${fieldIds(id).label} ${buttonId}`}
          onChange={(event) => take([...(event.currentTarget.files ?? [])])}
          className={css.native}
        />
        <span id={buttonId} className={css.button}>
          <UploadIcon size={20} />
          {buttonLabel}
        </span>
        <span className={css.drop}>{dropLabel}</span>
      </div>
      {shown.length > 0 && (
        <div className={css.chosen}>
          <p id={countId} className={css.count}>
            {chosen(files.length)}
          </p>
          <FileList
            id={id}
            labelId={countId}
            files={shown}
            removeLabel={removeLabel}
            onRemove={removeAt}
            listRef={list}
          />
        </div>
      )}
      <LiveRegion urgency="polite" message={spoken} />
    </FieldFrame>
  );
}

/**
 * Writes the listed files into the file input: the browser replaces its files at each selection, and would keep the
 * rejected ones.
 */
function writeFiles(input: HTMLInputElement | null, files: readonly File[]): void {
  const listed = new DataTransfer();
  for (const file of files) listed.items.add(file);
  // Reflect.set does not throw: test libraries replace `files` with a property that throws on assignment.
  if (input) Reflect.set(input, "files", listed.files);
}

function useDropping(take: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
}

type ListedFile = { file: File; error: string | undefined };

type FileListProps = {
  id: string;
  labelId: string;
  files: readonly ListedFile[];
  removeLabel: (fileName: string) => string;
  onRemove: (file: File, index: number) => void;
  listRef: Ref<HTMLUListElement>;
};

/** The list of files, each with its size, its error and a remove button. */
function FileList({ id, labelId, files, removeLabel, onRemove, listRef }: FileListProps) {
  const locale = useLocale();
  return (
    <ul ref={listRef} aria-labelledby={labelId} className={css.list}>
      {files.map(({ file, error }, index) => (
        <li key={fileKey(file)} className={css.item} data-state={error ? "refused" : "chosen"}>
          <span className={css.mark}>
            <BillIcon size={22} />
          </span>
          <div className={css.text}>
            <span className={css.name}>{file.name}</span>{" "}
            <span className={css.size}>{sizeText(file.size, locale)}</span>
            {error ? <FieldError id={`${id}-${index}-error`}>{error}</FieldError> : null}
          </div>
          <IconButton
            label={removeLabel(file.name)}
            icon={<CloseIcon size={20} />}
            onPress={() => onRemove(file, index)}
          />
        </li>
      ))}
    </ul>
  );
}
