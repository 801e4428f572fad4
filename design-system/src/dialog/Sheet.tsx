import type { ReactNode } from "react";
import { CloseIcon } from "../icons/index.ts";
import * as css from "./dialog.css.ts";
import { Layer } from "./Layer.tsx";
import { ScrollBody } from "./ScrollBody.tsx";
import { useWordIds } from "./wordIds.ts";

export type DialogProps = {
  open: boolean;
  title: string;
  /** One sentence under the title; spoken with it when the dialog opens. */
  description?: string;
  children: ReactNode;
  /** The actions. On phones they fill the width, the last one nearest to the thumb. */
  footer?: ReactNode;
  size?: "small" | "medium";
  /** Name of the closing cross. */
  closeLabel: string;
  /** Asked to close: by the cross, by Escape, or by a press outside. */
  onClose: () => void;
};

export type DrawerProps = Omit<DialogProps, "size">;

/** What `Dialog` and `Drawer` have in common; `form` is the class that gives it its place and size. */
export function Sheet({ open, title, description, children, footer, closeLabel, onClose, form }: DrawerProps & { form: string }) {
  const ids = useWordIds(description);
  if (!open) return null;
  return (
    <Layer ids={ids} className={form} onEscape={onClose} onShade={onClose}>
      <div className={css.header}>
        <div className={css.headings}>
          <h2 id={ids.title} className={css.title}>{title}</h2>
          {description ? <p id={ids.description} className={css.description}>{description}</p> : null}
        </div>
        <button type="button" className={css.close} aria-label={closeLabel} onClick={() => onClose()}>
          <CloseIcon size={22} />
        </button>
      </div>
      <ScrollBody label={title}>{children}</ScrollBody>
      {footer ? <footer className={css.footer}>{footer}</footer> : null}
    </Layer>
  );
}
