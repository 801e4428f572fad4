import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "../alert/index.ts";
import { Button } from "../button/index.ts";
import { AlertDialog } from "./AlertDialog.tsx";
import * as css from "./ConfirmDialog.css.ts";

export type ConfirmDialogProps = {
  open: boolean;
  /** The question: "Remove Visa ending in 4242?" */
  question: string;
  /** The consequence, and whether it can be undone; announced with the question. */
  consequence: string;
  /** Label of the confirm button: what happens, as in "Remove the card". */
  confirmLabel: string;
  /**
   * Label of the cancel button: what stays, as in "Keep the card". It has the initial focus, and Escape does the same.
   */
  cancelLabel: string;
  /** `critical` for a destructive action. */
  tone?: "neutral" | "critical";
  /** More detail below the consequence: what is affected, and how to keep it. */
  children?: ReactNode;
  /** The busy label while the action runs ("Removing the card"). The dialog stays open and its buttons are inactive. */
  busy?: string | undefined;
  /** Why the action failed and what to do, with the name of its tone: "Problem"; `action`: a link below the text. */
  error?: { toneLabel: string; message: string; action?: ReactNode } | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * Asks for confirmation of an important or destructive action. It stays open until the screen closes it: while the
 * action runs, and after it failed.
 *
 * @example
 * <ConfirmDialog open={asking} tone="critical" question={copy("wallet.remove.question", { method })} consequence={copy("wallet.remove.means")}
 *   confirmLabel={copy("wallet.remove")} cancelLabel={copy("wallet.keep")} busy={removing && copy("wallet.removing")} onConfirm={remove} onCancel={close} />
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    question,
    consequence,
    confirmLabel,
    cancelLabel,
    tone = "neutral",
    busy,
    error,
    children,
    onConfirm,
    onCancel,
  } = props;
  const alert = useRef<HTMLDivElement>(null);
  // It is below what is asked, which may be longer than the window.
  useEffect(() => void alert.current?.scrollIntoView({ block: "nearest" }), [error?.message]);
  return (
    <AlertDialog
      open={open}
      title={question}
      description={consequence}
      {...(!busy && { onOpenChange: onCancel })}
      actions={
        <>
          {/* Rendered also while it is disabled, so that the layout does not shift under the finger. */}
          <span className={css.answer} inert={Boolean(busy)} data-state={busy ? "waiting" : "ready"}>
            <Button variant="secondary" onPress={onCancel}>
              {cancelLabel}
            </Button>
          </span>
          <Button variant={tone === "critical" ? "danger" : "primary"} {...(busy && { busy })} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error ? (
        <div ref={alert}>
          <Alert tone="critical" toneLabel={error.toneLabel} live="assertive" action={error.action}>
            {error.message}
          </Alert>
        </div>
      ) : null}
    </AlertDialog>
  );
}
