import type { ReactNode } from "react";
import { CloseIcon } from "../icons/index.ts";
import * as css from "./dialog.css.ts";
import { Layer } from "./Layer.tsx";
import { ScrollBody } from "./ScrollBody.tsx";
import { useLabelIds } from "./wordIds.ts";

export type DialogProps = {
  open: boolean;
  title: string;
  /** One sentence under the title; announced with it when the dialog opens. */
  description?: string;
  children: ReactNode;
  /** The action buttons. On phones they are full width, with the last one at the bottom. */
  footer?: ReactNode;
  size?: "small" | "medium";
  /** While an action of it runs: it stays open, whatever asks to close it. Say so at the button of the action. */
  busy?: boolean;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Called with `false` by the close button, Escape and a press outside. */
  onOpenChange: (open: boolean) => void;
};

export type DrawerProps = Omit<DialogProps, "size">;

/**
 * Inline, because it is rare and the styles of every dialog are loaded with the first screen. Forced colors keep it.
 */
const unavailable = { opacity: 0.4, pointerEvents: "none" } as const;

/** The shared markup of `Dialog` and `Drawer`; `form` is the class that sets the position and the size. */
export function Sheet({
  open,
  title,
  description,
  children,
  footer,
  busy,
  closeLabel,
  onOpenChange,
  form,
}: DrawerProps & { form: string }) {
  const ids = useLabelIds(description);
  if (!open) return null;
  const close = () => !busy && onOpenChange(false);
  return (
    <Layer ids={ids} className={form} onEscape={close} onBackdropPress={close}>
      <div className={css.header}>
        <div className={css.headings}>
          <h2 id={ids.title} className={css.title}>
            {title}
          </h2>
          {description ? (
            <p id={ids.description} className={css.description}>
              {description}
            </p>
          ) : null}
        </div>
        <button
          type="button"
          className={css.close}
          style={busy ? unavailable : undefined}
          aria-label={closeLabel}
          aria-disabled={busy}
          onClick={close}
        >
          <CloseIcon size={22} />
        </button>
      </div>
      <ScrollBody label={title}>{children}</ScrollBody>
      {footer ? <footer className={css.footer}>{footer}</footer> : null}
    </Layer>
  );
}
