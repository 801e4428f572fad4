import type { Ref } from "react";
import { IconButton } from "../button/index.ts";
import { BillIcon, CloseIcon } from "../icons/index.ts";
import { FieldError } from "../internal/form/FieldError.tsx";
import { useLocale } from "../locale/index.ts";
import * as css from "./FileField.css.ts";
import { fileKey, sizeText } from "./files.ts";

export type ListedFile = { file: File; error: string | undefined };

type FileListProps = {
  id: string;
  labelId: string;
  files: readonly ListedFile[];
  removeLabel: (fileName: string) => string;
  onRemove: (file: File, index: number) => void;
  listRef: Ref<HTMLUListElement>;
};

/** Every file with its size, what is wrong with it, and a button of its own that takes it away. */
export function FileList({ id, labelId, files, removeLabel, onRemove, listRef }: FileListProps) {
  const locale = useLocale();
  return (
    <ul ref={listRef} aria-labelledby={labelId} className={css.list}>
      {files.map(({ file, error }, index) => (
        <li key={fileKey(file)} className={css.item} data-state={error ? "refused" : "chosen"}>
          <span className={css.mark}><BillIcon size={22} /></span>
          <div className={css.words}>
            <span className={css.name}>{file.name}</span>{" "}
            <span className={css.size}>{sizeText(file.size, locale)}</span>
            {error ? <FieldError id={`${id}-${index}-error`}>{error}</FieldError> : null}
          </div>
          <IconButton label={removeLabel(file.name)} icon={<CloseIcon size={20} />} onPress={() => onRemove(file, index)} />
        </li>
      ))}
    </ul>
  );
}
