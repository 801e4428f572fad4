import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { TextArea } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Answer } from "../api/answer.ts";
import { type ActionState, type Change, useAction } from "../data/useAction.ts";
import { useFocusOnTitle } from "./focus.ts";
import { useProblemText } from "./ProblemAlert.tsx";

type ReasonField = { label: string; hint?: string; missing?: string };

export type ReasonDialogProps = {
  question: string;
  /** What will happen, and whether it can be undone. */
  consequence: string;
  confirmLabel: string;
  busyLabel: string;
  tone?: "neutral" | "critical";
  /**
   * The text field; by default the reason, which is required. `missing` is its validation message when the text is
   * required.
   */
  reason?: ReasonField | "none";
  /** The state of the change. */
  state: ActionState<unknown>;
  /** More fields, or what is affected. */
  children?: ReactNode;
  /** Validates the other fields; returns whether to submit. */
  check?: () => boolean;
  /** Submits the change. The caller closes the dialog on success; until then typed input is kept. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/**
 * A confirmation dialog for an important change, with a reason for the history. Shows errors inside; typed input is
 * kept.
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const { state, children, check = () => true, onConfirm, onClose, tone = "neutral" } = props;
  const t = useCopy();
  const why = {
    label: t("studio.shared.reason"),
    hint: t("studio.shared.reason.hint"),
    missing: t("studio.shared.reason.missing"),
  };
  const reason: ReasonField | undefined = props.reason === "none" ? undefined : (props.reason ?? why);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Focus order: the field comes before the buttons; a dialog without fields focuses the safe button.
    const later = setTimeout(
      () =>
        field.current?.closest("[role=alertdialog]")?.querySelector<HTMLElement>("input, select, textarea")?.focus(),
      0,
    );
    return () => clearTimeout(later);
  }, []);
  const typed = useReason(reason?.missing !== undefined);
  const confirm = async () => {
    const [complete, given] = [check(), typed.check()];
    if (!given) return field.current?.focus();
    if (complete) await onConfirm(typed.text.trim());
  };
  return (
    <ConfirmDialog
      open
      tone={tone}
      question={props.question}
      consequence={props.consequence}
      confirmLabel={props.confirmLabel}
      cancelLabel={t("studio.shared.cancel")}
      busy={state.phase === "running" ? props.busyLabel : undefined}
      error={useError(state)}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <Stack gap="medium">
        {children}
        {reason && (
          <TextArea
            label={reason.label}
            name="reason"
            rows={3}
            {...(reason.hint !== undefined && { hint: reason.hint })}
            {...(typed.missing && reason.missing !== undefined && { error: reason.missing })}
            value={typed.text}
            onChange={typed.setText}
            ref={field}
            maxLength={reasonLength.max}
            remaining={(left) =>
              left < 0
                ? t("studio.shared.charactersOver", { count: -left })
                : t("studio.shared.charactersLeft", { count: left })
            }
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function useError(state: ActionState<unknown>) {
  const t = useCopy();
  const { title, detail } = useProblemText(state.phase === "refused" ? state.problem : { status: 0, code: "" });
  if (state.phase !== "refused") return undefined;
  return {
    toneLabel: t("studio.shell.tone.critical"),
    message: `${title} ${detail}`,
    ...(state.problem.code === "SECOND_FACTOR_MISSING" && { action: <SecurityLink /> }),
  };
}

/** Where two-step sign-in is turned on, in another window: what was typed here stays, and can be sent from here after it. */
function SecurityLink() {
  const t = useCopy();
  return (
    <Link href="/user-preferences/security" tone="inherit" external={{ label: t("studio.shell.newWindow") }}>
      {t("studio.shell.secondFactor.action")}
    </Link>
  );
}

/** Minimum and maximum length of a reason, a note or a title, as the service accepts them. */
const reasonLength = { min: 3, max: 500 };

/** State of a required text: keeps typed input, and shows the validation error after the first submit. */
export function useReason(required: boolean, first = "") {
  const [text, setText] = useState(first);
  const [submitted, setSubmitted] = useState(false);
  const missing = required && text.trim().length < reasonLength.min;
  return {
    text,
    setText,
    missing: submitted && missing,
    /** Validates; returns whether to continue. */
    check: () => {
      setSubmitted(true);
      return !missing && text.length <= reasonLength.max;
    },
  };
}

export type ConfirmedAction<Variables, T> = {
  state: ActionState<T>;
  /** Whether the dialog is open. */
  asking: boolean;
  ask: () => void;
  /** Closes the dialog and clears its error. */
  close: () => void;
  /** Submits the change and closes the dialog on success; then focus moves to the screen's heading. */
  run: (variables: Variables) => Promise<Answer<T>>;
};

/** State of a change that a dialog confirms. `onStale` is called on an edit conflict (412). */
export function useConfirmedAction<Variables, T extends object>(
  change: Change<Variables, T>,
  onStale: () => void,
): ConfirmedAction<Variables, T> {
  const [asking, setAsking] = useState(false);
  const { state, run, reset } = useAction(change);
  // Only once the dialog is gone: a closing dialog gives the focus back to its opener.
  useFocusOnTitle(state.phase === "done" && !asking ? state.data : undefined);
  return {
    state,
    asking,
    ask: () => setAsking(true),
    close() {
      setAsking(false);
      reset();
    },
    async run(variables) {
      const answer = await run(variables);
      if (answer.ok) setAsking(false);
      else if (answer.problem.status === 412) onStale();
      return answer;
    },
  };
}
