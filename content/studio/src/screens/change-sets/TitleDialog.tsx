import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { useId, useRef } from "react";
import type { Answer } from "../../api/answer.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useReason } from "../../components/useReason.ts";
import type { ActionState } from "../../data/useAction.ts";

export type TitleDialogProps = {
  open: boolean;
  heading: string;
  saveLabel: string;
  /** The title that it has. */
  first: string;
  action: ActionState<unknown>;
  onSave: (title: string) => Promise<Answer<unknown>>;
  onClose: () => void;
};

const most = 120;

/** Asks for the title of a change set. */
export function TitleDialog({ open, heading, onClose, ...form }: TitleDialogProps) {
  const t = useCopy();
  return (
    <Dialog open={open} size="small" title={heading} closeLabel={t("studio.shell.close")} onClose={onClose}>
      <TitleForm {...form} />
    </Dialog>
  );
}

function TitleForm({ saveLabel, first, action, onSave }: Omit<TitleDialogProps, "open" | "heading" | "onClose">) {
  const t = useCopy();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const title = useReason(true, first);
  const save = () => (title.check() ? void onSave(title.text.trim()) : field.current?.focus());
  const submit = (
    <Button type="submit" id={id} {...(action.phase === "running" && { busy: t("studio.changeSets.saving") })}>
      {saveLabel}
    </Button>
  );
  return (
    <Form labelledBy={id} onSubmit={save} busy={action.phase === "running"} actions={<Actions>{submit}</Actions>}>
      {action.phase === "refused" && <ProblemAlert problem={action.problem} />}
      <TextField
        label={t("studio.changeSets.titleField")}
        name="title"
        hint={t("studio.changeSets.titleField.hint")}
        {...(title.missing && { error: t("studio.changeSets.titleField.missing") })}
        value={title.text}
        onChange={title.setText}
        fieldRef={field}
        maxLength={most}
      />
    </Form>
  );
}
