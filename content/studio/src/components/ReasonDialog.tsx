import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { TextArea } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { type ReactNode, useRef } from "react";
import type { Problem } from "../api/answer.ts";
import { reasonLength, useReason } from "./useReason.ts";
import { useProblemWords } from "./useProblemWords.ts";

export type ReasonDialogProps = {
  open: boolean;
  question: string;
  /** What will happen, and whether it can be undone. */
  consequence: string;
  confirmLabel: string;
  cancelLabel: string;
  busyLabel: string;
  tone?: "plain" | "danger";
  /** Label of the text; without one nothing is asked for. `missing` says what to enter where the text is needed. */
  reason?: { label: string; hint?: string; missing?: string; first?: string };
  running: boolean;
  problem: Problem | undefined;
  /** More fields, or what is affected. */
  children?: ReactNode;
  /** Looks at the other fields; answers whether it may go on. */
  check?: () => boolean;
  /** Does it. Whoever opened the dialog closes it when that worked; until then what was typed stays. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks before something that matters, with the reason that goes into the history. A refusal is shown in it, and what was typed stays. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { open, reason, running, problem, children, check = () => true, onConfirm, onClose, tone = "plain" } = props;
  const t = useCopy();
  const field = useRef<HTMLTextAreaElement>(null);
  const typed = useReason(reason?.missing !== undefined, reason?.first);
  const confirm = async () => {
    const [complete, given] = [check(), typed.check()];
    if (!given) return field.current?.focus();
    if (complete) await onConfirm(typed.text.trim());
  };
  return (
    <ConfirmDialog
      open={open}
      tone={tone}
      question={props.question}
      consequence={props.consequence}
      confirmLabel={props.confirmLabel}
      cancelLabel={props.cancelLabel}
      busy={running ? props.busyLabel : undefined}
      error={useError(problem)}
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
            fieldRef={field}
            maxLength={reasonLength.most}
            remaining={(left) => (left < 0 ? t("studio.shared.charactersOver", { count: -left }) : t("studio.shared.charactersLeft", { count: left }))}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function useError(problem: Problem | undefined) {
  const t = useCopy();
  const { title, detail } = useProblemWords(problem ?? { status: 0, code: "" });
  return problem && { toneLabel: t("studio.shell.tone.bad"), message: `${title} ${detail}` };
}
