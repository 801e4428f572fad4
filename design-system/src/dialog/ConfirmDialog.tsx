import type { ReactNode } from "react";
import { Alert } from "../alert/index.ts";
import { Button } from "../button/index.ts";
import { AlertDialog } from "./AlertDialog.tsx";
import * as css from "./ConfirmDialog.css.ts";

export type ConfirmDialogProps = {
  open: boolean;
  /** "Remove Visa ending in 4242?" */
  question: string;
  /** What happens then, and whether it can be undone; spoken with the question. */
  consequence: string;
  /** Says what happens: "Remove the card". */
  confirmLabel: string;
  /** Says what stays as it is: "Keep the card". It has the focus at first, and Escape means it. */
  cancelLabel: string;
  /** `danger` where something is lost. */
  tone?: "plain" | "danger";
  /** More about what happens, below the consequence: what is affected, and the way to keep it. */
  children?: ReactNode;
  /** What is going on after the answer ("Removing the card"). The question stays open and cannot be answered again. */
  busy?: string | undefined;
  /** Why it did not work and what to do, with the word for its tone: "Problem". */
  error?: { toneLabel: string; message: string } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks once more before something that matters. It stays open until the screen closes it: while the answer is carried out,
 * and when that failed.
 *
 * @example
 * <ConfirmDialog open={asking} tone="danger" question={copy("wallet.remove.question", { method })} consequence={copy("wallet.remove.means")}
 *   confirmLabel={copy("wallet.remove")} cancelLabel={copy("wallet.keep")} busy={removing && copy("wallet.removing")} onConfirm={remove} onCancel={close} />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, consequence, confirmLabel, cancelLabel, tone = "plain", busy, error, children, onConfirm, onCancel } = props;
  return (
    <AlertDialog
      open={open}
      title={question}
      description={consequence}
      {...(!busy && { onEscape: onCancel })}
      actions={
        <>
          {/* It keeps its place while it cannot be given, so that nothing moves under the finger. */}
          <span className={css.answer} inert={Boolean(busy)} data-state={busy ? "waiting" : "ready"}>
            <Button variant="secondary" onPress={onCancel}>{cancelLabel}</Button>
          </span>
          <Button variant={tone === "danger" ? "danger" : "primary"} {...(busy && { busy })} onPress={onConfirm}>{confirmLabel}</Button>
        </>
      }
    >
      {children}
      {error ? <Alert tone="bad" toneLabel={error.toneLabel} live="assertive">{error.message}</Alert> : null}
    </AlertDialog>
  );
}
