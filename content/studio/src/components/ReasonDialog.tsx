import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { TextArea } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import { type ReactNode, useEffect, useRef } from "react";
import type { ActionState } from "../data/useAction.ts";
import { reasonLength, useReason } from "./useReason.ts";
import { useProblemWords } from "./useProblemWords.ts";

type AskedReason = { label: string; hint?: string; missing?: string };

export type ReasonDialogProps = {
  question: string;
  /** What will happen, and whether it can be undone. */
  consequence: string;
  confirmLabel: string;
  busyLabel: string;
  tone?: "plain" | "danger";
  /** The text that is asked for; unless told, why it is done, which is needed. `missing` says what to enter where the text is needed. */
  reason?: AskedReason | "none";
  /** Where the change stands that is asked about. */
  state: ActionState<unknown>;
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
  const { state, children, check = () => true, onConfirm, onClose, tone = "plain" } = props;
  const t = useCopy();
  const why = { label: t("studio.shared.reason"), hint: t("studio.shared.reason.hint"), missing: t("studio.shared.reason.missing") };
  const reason: AskedReason | undefined = props.reason === "none" ? undefined : (props.reason ?? why);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // What is to be typed comes before the answers; a question without fields keeps the focus on the safe one.
    const later = setTimeout(() => field.current?.closest("[role=alertdialog]")?.querySelector<HTMLElement>("input, select, textarea")?.focus(), 0);
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
            fieldRef={field}
            maxLength={reasonLength.most}
            remaining={(left) => (left < 0 ? t("studio.shared.charactersOver", { count: -left }) : t("studio.shared.charactersLeft", { count: left }))}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function useError(state: ActionState<unknown>) {
  const t = useCopy();
  const { title, detail } = useProblemWords(state.phase === "refused" ? state.problem : { status: 0, code: "" });
  return state.phase === "refused" ? { toneLabel: t("studio.shell.tone.bad"), message: `${title} ${detail}` } : undefined;
}
