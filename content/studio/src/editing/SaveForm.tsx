import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { useEffect, useRef, useState } from "react";
import { useFocusWhenLost } from "../components/focus.ts";
import { changeSetHref } from "../components/hrefs.ts";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import { ChangeSetChoice } from "./ChangeSetChoice.tsx";
import type { AddressOf } from "./place.ts";
import type { SavingHandle } from "./useSaving.ts";
import { publishableIn } from "./useWordingChecks.ts";
import type { Writing } from "./useWriting.ts";

export type SaveFormProps = { writing: Writing; addressOf: AddressOf };

const longestReason = 500;
const shortestReason = 3;

/**
 * Saves the draft with a change set and a reason. A draft with gate errors can be saved too; the form says that it
 * cannot be published.
 */
export function SaveForm({ writing, addressOf }: SaveFormProps) {
  const { message, target, draft, saving, checks } = writing;
  const t = useCopy();
  const reasonRef = useRef<HTMLTextAreaElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const { reason } = draft.words;
  const missing = reason.trim().length < shortestReason;
  const nothing = !draft.dirty && message.draft === undefined;
  const submit = () => {
    setSubmitted(missing);
    if (missing) return reasonRef.current?.focus();
    if (!nothing) saving.save();
  };
  useSaveKey(submit);
  return (
    <Stack gap="medium">
      <Heading level={2} id="save-title">
        {t("studio.editor.save.title")}
      </Heading>
      <ChangeSetChoice place={target} addressOf={addressOf} />
      <Form
        labelledBy="save-title"
        onSubmit={submit}
        busy={saving.busy}
        actions={
          <Actions>
            <Button
              type="submit"
              busy={saving.busy ? t("studio.editor.save.busy") : undefined}
              disabledReason={nothing ? t("studio.editor.save.nothing") : undefined}
            >
              {t("studio.editor.save")}
            </Button>
            {message.draft && <Discard discard={saving.discard} />}
          </Actions>
        }
      >
        <TextArea
          label={t("studio.editor.reason")}
          hint={t("studio.editor.reason.hint")}
          name="reason"
          rows={2}
          ref={reasonRef}
          value={reason}
          onChange={(text) => draft.change({ reason: text })}
          maxLength={longestReason}
          remaining={(left) =>
            t(left < 0 ? "studio.editor.reason.over" : "studio.editor.reason.left", { count: Math.abs(left) })
          }
          error={submitted && missing ? t("studio.editor.reason.missing") : undefined}
        />
      </Form>
      <Outcome saving={saving} publishable={publishableIn(checks)} />
    </Stack>
  );
}

function Outcome({ saving, publishable }: { saving: SavingHandle; publishable: boolean }) {
  const t = useCopy();
  const { saved, problem } = saving;
  const tone = publishable ? "success" : "warning";
  const place = useFocusWhenLost<HTMLDivElement>(saved);
  const link = saved?.draft && (
    <Link href={changeSetHref(saved.draft.changeSet)}>{t("studio.editor.saved.changeSet")}</Link>
  );
  return (
    <>
      {problem && <ProblemAlert problem={problem} />}
      {saved?.draft && (
        <div ref={place} tabIndex={-1}>
          <Alert
            tone={tone}
            toneLabel={t(`studio.shell.tone.${tone}`)}
            title={t("studio.editor.saved.title")}
            live="polite"
            action={link}
          >
            {t(publishable ? "studio.editor.saved.detail" : "studio.editor.saved.broken")}
          </Alert>
        </div>
      )}
    </>
  );
}

/** Discards the saved draft, after a confirmation. */
function Discard({ discard }: { discard: () => Promise<boolean> }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  const confirm = async () => {
    await discard();
    setOpen(false);
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t("studio.editor.discard")}
      </Button>
      <ConfirmDialog
        open={open}
        question={t("studio.editor.discard.question")}
        consequence={t("studio.editor.discard.consequence")}
        confirmLabel={t("studio.editor.discard.confirm")}
        cancelLabel={t("studio.editor.discard.cancel")}
        tone="critical"
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** Ctrl+S (Cmd+S on a Mac) saves, wherever the focus is. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
