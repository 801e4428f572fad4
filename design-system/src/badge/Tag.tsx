import type { ReactNode } from "react";
import * as css from "./Tag.css.ts";

type Removable = {
  /** Called when the remove button is pressed. Without it the tag is not removable. */
  onRemove: () => void;
  /** Accessible name of the remove button: "Remove the filter Visa". */
  removeLabel: string;
};

type Fixed = { onRemove?: never; removeLabel?: never };

export type TagProps = {
  /** One to three words. */
  children: ReactNode;
} & (Removable | Fixed);

/**
 * A label attached to an item, or an active filter. Put several removable tags into a `TagList`, which manages the
 * focus.
 *
 * @example <Tag onRemove={clear} removeLabel={t("filter.remove", { filter: "Visa" })}>Visa</Tag>
 */
export function Tag({ children, onRemove, removeLabel }: TagProps) {
  return (
    <span className={css.tag} data-state={onRemove ? "removable" : "fixed"}>
      <span className={css.text}>{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel} onClick={() => onRemove()} className={css.remove}>
          {/* A title of the button itself would be read after the same name. */}
          <span aria-hidden="true" title={removeLabel} className={css.tooltip}>
            <svg viewBox="0 0 24 24" className={css.cross}>
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </span>
        </button>
      )}
    </span>
  );
}
