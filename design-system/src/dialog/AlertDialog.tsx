import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { classes } from "../internal/classes.ts";
import * as css from "./dialog.css.ts";
import { ScrollBody } from "./ScrollBody.tsx";
import { useReturningFocus } from "./useReturningFocus.ts";
import { useStillPage } from "./useStillPage.ts";

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
  const focus = useReturningFocus(() => footer.current?.querySelector("button, a[href]"));
  useStillPage(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onEscape?.())}>
      <Radix.Portal>
        <div className={css.shade} />
        <div className={css.stage}>
          <Radix.Content
            {...focus}
            role="alertdialog"
            className={classes(css.sheet, css.size.small)}
            onPointerDownOutside={(event) => event.preventDefault()}
          >
            <header className={css.header}>
              <div className={css.headings}>
                <Radix.Title className={css.title}>{title}</Radix.Title>
                <Radix.Description>{description}</Radix.Description>
              </div>
            </header>
            {children ? <ScrollBody label={title}>{children}</ScrollBody> : null}
            <footer ref={footer} className={css.footer}>{actions}</footer>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
