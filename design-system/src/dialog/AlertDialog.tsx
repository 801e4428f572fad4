import { type ReactNode, useRef } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./dialog.css.ts";
import { Layer } from "./Layer.tsx";
import { ScrollBody } from "./ScrollBody.tsx";
import { useLabelIds } from "./wordIds.ts";

export type AlertDialogProps = {
  open: boolean;
  title: string;
  /** What happened and what the choice means; announced when the dialog opens. */
  description: string;
  children?: ReactNode;
  /** The buttons. The first one gets the focus, so put the safe choice first. */
  actions: ReactNode;
  /** Called with `false` on Escape. Without it Escape does nothing, because the question needs an answer. */
  onOpenChange?: (open: boolean) => void;
};

/**
 * A modal question that must be answered (`role="alertdialog"`). It is announced at once, a press outside does not
 * close it, and focus moves to its first button.
 *
 * @example
 * <AlertDialog open={warned} title={copy("session.stillThere")} description={copy("session.leaving")}
 *   onOpenChange={stay} actions={<>
 *     <Button onPress={stay}>{copy("session.stay")}</Button>
 *     <Button variant="secondary" onPress={leave}>{copy("session.leave")}</Button>
 *   </>} />
 */
export function AlertDialog({ open, title, description, children, actions, onOpenChange }: AlertDialogProps) {
  const footer = useRef<HTMLDivElement>(null);
  const ids = useLabelIds(description);
  if (!open) return null;
  return (
    <Layer
      role="alertdialog"
      ids={ids}
      className={classes(css.sheet, css.size.small)}
      onEscape={onOpenChange && (() => onOpenChange(false))}
      initialFocus={() => footer.current?.querySelector<HTMLElement>("button, a[href]")}
    >
      <div className={css.header}>
        <div className={css.headings}>
          <h2 id={ids.title} className={css.title}>
            {title}
          </h2>
          <p id={ids.description}>{description}</p>
        </div>
      </div>
      {children ? <ScrollBody label={title}>{children}</ScrollBody> : null}
      {/* A <footer> outside of <main> is a landmark of the page, and dialogs can lie over each other. */}
      <div ref={footer} className={css.footer}>
        {actions}
      </div>
    </Layer>
  );
}
