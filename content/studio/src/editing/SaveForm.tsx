import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { TextArea } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Heading } from "@portico/design-system/text";
import { useRef, useState } from "react";
import { changeSetHref } from "../components/places.ts";
import { ProblemAlert } from "../components/ProblemAlert.tsx";
import { useFocusWhenLost } from "../components/useFocusWhenLost.ts";
import { ChangeSetChoice } from "./ChangeSetChoice.tsx";
import { Discard } from "./Discard.tsx";
import type { AddressOf } from "./place.ts";
import type { SavingHandle } from "./useSaving.ts";
import { useSaveKey } from "./useSaveKey.ts";
import { publishableIn } from "./useVerdicts.ts";
import type { Writing } from "./useWriting.ts";

export type SaveFormProps = { writing: Writing; addressOf: AddressOf };

const longestReason = 500;
const shortestReason = 3;

/** Saves the draft: into which change set, and why. A draft that the gate refuses can be saved too; it says that it cannot be published. */
export function SaveForm({ writing, addressOf }: SaveFormProps) {
  const { message, place, draft, saving, verdicts } = writing;
  const t = useCopy();
  const reasonRef = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState(false);
  const { reason } = draft.words;
  const missing = reason.trim().length < shortestReason;
  const nothing = !draft.dirty && message.draft === undefined;
  const submit = () => {
    setAsked(missing);
    if (missing) return reasonRef.current?.focus();
    if (!nothing) saving.save();
  };
  useSaveKey(submit);
  return (
    <Stack gap="medium">
      <Heading level={2} id="save-title">
        {t("studio.editor.save.title")}
      </Heading>
      <ChangeSetChoice place={place} addressOf={addressOf} />
      <Form
        labelledBy="save-title"
        onSubmit={submit}
        busy={saving.busy}
        actions={
          <Actions>
            <Button type="submit" busy={saving.busy ? t("studio.editor.save.busy") : undefined} disabledReason={nothing ? t("studio.editor.save.nothing") : undefined}>
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
          fieldRef={reasonRef}
          value={reason}
          onChange={(text) => draft.change({ reason: text })}
          maxLength={longestReason}
          remaining={(left) => t(left < 0 ? "studio.editor.reason.over" : "studio.editor.reason.left", { count: Math.abs(left) })}
          error={asked && missing ? t("studio.editor.reason.missing") : undefined}
        />
      </Form>
      <Outcome saving={saving} publishable={publishableIn(verdicts)} />
    </Stack>
  );
}

function Outcome({ saving, publishable }: { saving: SavingHandle; publishable: boolean }) {
  const t = useCopy();
  const { saved, problem } = saving;
  const tone = publishable ? "good" : "attention";
  const place = useFocusWhenLost<HTMLDivElement>(saved);
  const link = saved?.draft && <Link href={changeSetHref(saved.draft.changeSet)}>{t("studio.editor.saved.changeSet")}</Link>;
  return (
    <>
      {problem && <ProblemAlert problem={problem} />}
      {saved?.draft && (
        <div ref={place} tabIndex={-1}>
          <Alert tone={tone} toneLabel={t(`studio.shell.tone.${tone}`)} title={t("studio.editor.saved.title")} live="polite" action={link}>
            {t(publishable ? "studio.editor.saved.detail" : "studio.editor.saved.broken")}
          </Alert>
        </div>
      )}
    </>
  );
}
