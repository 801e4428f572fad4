import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "../icons/index.ts";
import { classes } from "../internal/classes.ts";
import * as css from "./dialog.css.ts";
import { ScrollBody } from "./ScrollBody.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";

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

/**
 * A task of its own above the page. The focus goes to the dialog, stays in it, and returns to what opened it.
 *
 * @example
 * <Dialog open={asking} title={copy("wallet.rename")} closeLabel={copy("dialog.close")} onClose={close}
 *   footer={<Button type="submit" form="rename">{copy("wallet.rename.save")}</Button>}>...</Dialog>
 */
export function Dialog({ open, title, description, children, footer, size = "medium", closeLabel, onClose }: DialogProps) {
  const focus = useReturningFocus((dialog) => dialog);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.shade} />
        <div className={css.stage}>
          <Radix.Content {...focus} {...(!description && { "aria-describedby": undefined })} className={classes(css.sheet, css.size[size])}>
            <header className={css.header}>
              <div className={css.headings}>
                <Radix.Title className={css.title}>{title}</Radix.Title>
                {description ? <Radix.Description className={css.description}>{description}</Radix.Description> : null}
              </div>
              <Radix.Close className={css.close} aria-label={closeLabel}>
                <CloseIcon size={22} />
              </Radix.Close>
            </header>
            <ScrollBody label={title}>{children}</ScrollBody>
            {footer ? <footer className={css.footer}>{footer}</footer> : null}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
