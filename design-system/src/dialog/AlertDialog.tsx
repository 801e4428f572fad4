import { type ReactNode, useRef } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./dialog.css.ts";
import { Layer } from "./Layer.tsx";
import { ScrollBody } from "./ScrollBody.tsx";
import { useWordIds } from "./wordIds.ts";

export type AlertDialogProps = {
  open: boolean;
  title: string;
  /** What happened and what the choice means; spoken when the dialog opens. */
  description: string;
  children?: ReactNode;
  /** Buttons. The first one gets the focus, so the safe answer comes first. */
  actions: ReactNode;
  /** What Escape means. Without it Escape does nothing: the question needs an answer. */
  onEscape?: () => void;
};

/**
 * A question that cannot wait. It is spoken at once, is not closed by a press outside, and puts the focus on its first
 * answer.
 *
 * @example
 * <AlertDialog open={warned} title={copy("session.stillThere")} description={copy("session.leaving")} onEscape={stay}
 *   actions={<><Button onPress={stay}>{copy("session.stay")}</Button><Button variant="secondary" onPress={leave}>{copy("session.leave")}</Button></>} />
 */
export function AlertDialog({ open, title, description, children, actions, onEscape }: AlertDialogProps) {
  const footer = useRef<HTMLElement>(null);
  const ids = useWordIds(description);
  if (!open) return null;
  return (
    <Layer
      role="alertdialog"
      ids={ids}
      className={classes(css.sheet, css.size.small)}
      onEscape={onEscape}
      firstIn={() => footer.current?.querySelector<HTMLElement>("button, a[href]")}
    >
      <div className={css.header}>
        <div className={css.headings}>
          <h2 id={ids.title} className={css.title}>{title}</h2>
          <p id={ids.description}>{description}</p>
        </div>
      </div>
      {children ? <ScrollBody label={title}>{children}</ScrollBody> : null}
      <footer ref={footer} className={css.footer}>{actions}</footer>
    </Layer>
  );
}
