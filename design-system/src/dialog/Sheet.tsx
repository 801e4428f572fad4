import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { CloseIcon } from "../icons/index.ts";
import * as css from "./dialog.css.ts";
import { ScrollBody } from "./ScrollBody.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";
import { useStillPage } from "./useStillPage.ts";

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
  const focus = useReturningFocus((dialog) => dialog);
  useStillPage(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <div className={css.shade} />
        <div className={css.stage}>
          <Radix.Content {...focus} {...(!description && { "aria-describedby": undefined })} className={form}>
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
