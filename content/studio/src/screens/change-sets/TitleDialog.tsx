import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Answer } from "../../api/answer.ts";
import { changeSetHref } from "../../components/hrefs.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useReason } from "../../components/ReasonDialog.tsx";
import { type ChangeSet, openChangeSet, renameChangeSet } from "../../data/changeSets.api.ts";
import { type ActionState, useAction } from "../../data/useAction.ts";
import { useCreation } from "../../data/useCreation.ts";

/** Creates a change set and navigates to it. */
export function CreateButton() {
  const t = useCopy();
  const go = useNavigate();
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useCreation(openChangeSet);
  const begin = async (title: string) => {
    const answer = await run({ title });
    if (answer.ok) await go(changeSetHref(answer.data.id));
    return answer;
  };
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("studio.changeSets.begin")}</Button>
      <TitleDialog
        open={open}
        heading={t("studio.changeSets.begin")}
        saveLabel={t("studio.changeSets.begin")}
        first=""
        action={state}
        onSave={begin}
        onClose={close}
      />
    </>
  );
}

/** Renames a change set. */
export function RenameButton({ changeSet }: { changeSet: ChangeSet }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useAction(renameChangeSet);
  const close = () => {
    setOpen(false);
    reset();
  };
  const save = async (title: string) => {
    const answer = await run({ seen: changeSet, title });
    if (answer.ok) close();
    return answer;
  };
  return (
    <>
      <Button variant="secondary" size="compact" onPress={() => setOpen(true)}>
        {t("studio.changeSets.rename")}
      </Button>
      <TitleDialog
        open={open}
        heading={t("studio.changeSets.rename")}
        saveLabel={t("studio.changeSets.rename.save")}
        first={changeSet.title}
        action={state}
        onSave={save}
        onClose={close}
      />
    </>
  );
}

export type TitleDialogProps = {
  open: boolean;
  heading: string;
  saveLabel: string;
  /** The current title. */
  first: string;
  action: ActionState<unknown>;
  onSave: (title: string) => Promise<Answer<unknown>>;
  onClose: () => void;
};

const maxLength = 120;

/** Dialog for the title of a change set. */
function TitleDialog({ open, heading, onClose, ...form }: TitleDialogProps) {
  const t = useCopy();
  return (
    <Dialog open={open} size="small" title={heading} closeLabel={t("studio.shell.close")} onOpenChange={onClose}>
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
        ref={field}
        maxLength={maxLength}
      />
    </Form>
  );
}
