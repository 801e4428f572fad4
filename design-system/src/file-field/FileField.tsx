import { type DragEvent, useEffect, useRef, useState } from "react";
import { LiveRegion } from "../feedback/index.ts";
import { UploadIcon } from "../icons/index.ts";
import { FieldFrame, type FieldWords } from "../internal/form/FieldFrame.tsx";
import { fieldIds, useFieldId, wiring } from "../internal/form/ids.ts";
import * as css from "./FileField.css.ts";
import { FileList } from "./FileList.tsx";
import type { FileRules } from "./files.ts";
import { useFiles } from "./useFiles.ts";

export type FileFieldProps = FieldWords &
  FileRules & {
    /** The files that were taken. Those that `accept` or `maxSize` refuse are shown with the reason and never get here. */
    files: readonly File[];
    onChange: (files: File[]) => void;
    /** On the button: "Choose files". */
    buttonLabel: string;
    /** Beside it, where things can be dragged: "or drop them here". */
    dropLabel: string;
    /** Above the list and spoken at each change: "2 files chosen". */
    chosen: (count: number) => string;
    /** Name of the button that takes a file away: "Remove prices.csv". */
    removeLabel: (fileName: string) => string;
    /** What the server found wrong with a file that was taken. */
    errorOf?: (file: File) => string | undefined;
  } & (
    | { multiple: true; onlyOne?: never }
    | {
        multiple?: false;
        /** Said about further files when several are dropped at once: "Only one file can be imported: b.csv was left out." */
        onlyOne: (fileName: string) => string;
      }
  );

/**
 * Files from the device, chosen or dropped. With `multiple`, files that come later are added to those that are there;
 * otherwise a new one takes the place of the old one.
 *
 * @example
 * <FileField label={copy("import.file")} name="file" files={files} onChange={setFiles} buttonLabel={copy("import.choose")} dropLabel={copy("import.drop")}
 *   chosen={(count) => copy("import.chosen", { count })} removeLabel={(file) => copy("import.remove", { file })} onlyOne={(file) => copy("import.onlyOne", { file })}
 *   accept={{ types: [".xlf", ".csv"], refused: (file) => copy("import.wrongKind", { file }) }} />
 */
export function FileField(props: FileFieldProps) {
  const { files, onChange, multiple, onlyOne, accept, maxSize, buttonLabel, dropLabel, chosen, removeLabel, errorOf, ...words } = props;
  const { refused, spoken, take, remove } = useFiles({ files, onChange, onlyOne, chosen, accept, maxSize });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { over, ...dropping } = useDropping(take);
  const id = useFieldId(words.id);
  const [buttonId, countId] = [`${id}-button`, `${id}-count`];
  useEffect(() => hold(input.current, files), [files, refused]);
  const shown = [...files.map((file) => ({ file, error: errorOf?.(file) })), ...refused.map(({ file, why }) => ({ file, error: why }))];
  const removeAt = (file: File, index: number) => {
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    remove(file);
  };
  return (
    <FieldFrame {...words} id={id} fit="line">
      <div className={css.zone} data-state={over ? "over" : words.error ? "invalid" : "ready"} {...dropping}>
        <input
          {...wiring(id, words)}
          ref={input}
          type="file"
          // Browsers would say here that nothing is chosen.
          title=""
          multiple={multiple}
          accept={accept?.types.join(",")}
          aria-labelledby={`${fieldIds(id).label} ${buttonId}`}
          onChange={(event) => take([...(event.currentTarget.files ?? [])])}
          className={css.native}
        />
        <span id={buttonId} className={css.button}><UploadIcon size={20} />{buttonLabel}</span>
        <span className={css.drop}>{dropLabel}</span>
      </div>
      {shown.length > 0 && (
        <div className={css.chosen}>
          <p id={countId} className={css.count}>{chosen(files.length)}</p>
          <FileList id={id} labelId={countId} files={shown} removeLabel={removeLabel} onRemove={removeAt} listRef={list} />
        </div>
      )}
      <LiveRegion urgency="polite" message={spoken} />
    </FieldFrame>
  );
}

/** Gives the browser's control the files that are listed: it forgets the earlier ones each time it is used, and would keep those that were refused. */
function hold(input: HTMLInputElement | null, files: readonly File[]): void {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  // Not assigned: test libraries put a stand-in there that refuses assignments, loudly.
  if (input) Reflect.set(input, "files", held.files);
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
