import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { formKeyStart, formLimits, isFormId } from "@portico/rules/webForm";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { formHref } from "../../components/hrefs.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useAction } from "../../data/useAction.ts";
import { newForm } from "./definition.ts";
import { type FormList, saveFormDraft } from "./forms.api.ts";

/** Creates a form as a draft with one question, and opens it. */
export function CreateForm({ list }: { list: FormList }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("studio.forms.create")}</Button>
      <Dialog
        open={open}
        size="small"
        title={t("studio.forms.create.heading")}
        closeLabel={t("studio.shell.close")}
        onOpenChange={setOpen}
      >
        <NewForm list={list} />
      </Dialog>
    </>
  );
}

type Typed = { id: string; en: string; es: string };
type Errors = { fieldName: keyof Typed; message: string }[];

function useErrors({ id, en, es }: Typed, { forms }: FormList): Errors {
  const t = useCopy();
  const isTaken = forms.some(({ key }) => key === formKeyStart + id);
  const missing = (language: "en" | "es") =>
    t("studio.forms.problem", { fault: "MISSING", where: t("studio.forms.field.title", { language }) });
  return [
    ...(isFormId(id) ? [] : [{ fieldName: "id" as const, message: t("studio.forms.create.key.wrong") }]),
    ...(isTaken ? [{ fieldName: "id" as const, message: t("studio.forms.create.key.taken") }] : []),
    ...(en.trim() === "" ? [{ fieldName: "en" as const, message: missing("en") }] : []),
    ...(es.trim() === "" ? [{ fieldName: "es" as const, message: missing("es") }] : []),
  ];
}

function NewForm({ list }: { list: FormList }) {
  const t = useCopy();
  const go = useNavigate();
  const buttonId = useId();
  const [typed, setTyped] = useState<Typed>({ id: "", en: "", es: "" });
  const [attempts, setAttempts] = useState(0);
  const { state, run } = useAction(saveFormDraft);
  const faults = useErrors(typed, list);
  const errors = attempts > 0 ? faults : [];
  const busy = state.phase === "running";
  const create = async () => {
    setAttempts(attempts + 1);
    if (faults.length > 0) return;
    const key = formKeyStart + typed.id;
    const form = newForm({ en: typed.en.trim(), es: typed.es.trim() });
    const reason = t("studio.forms.create.reason");
    const answer = await run({ key, changeSet: undefined, etag: list.newEtag, definition: form, reason });
    if (answer.ok) await go(formHref(key));
  };
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    error: errors.find(({ fieldName }) => fieldName === name)?.message,
    autoComplete: "off",
  });
  return (
    <Form
      labelledBy={buttonId}
      busy={busy}
      errors={{ title: t("studio.forms.create.check"), errors, focusOn: attempts }}
      onSubmit={() => void create()}
      actions={
        <Actions>
          <Button type="submit" id={buttonId} {...(busy && { busy: t("studio.forms.create.saving") })}>
            {t("studio.forms.create.save")}
          </Button>
        </Actions>
      }
    >
      <Stack gap="medium">
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <TextField
          {...field("id")}
          label={t("studio.forms.create.key")}
          hint={t("studio.forms.create.key.hint")}
          spellCheck={false}
        />
        <TextField
          {...field("en")}
          label={t("studio.forms.field.title", { language: "en" })}
          maxLength={formLimits.title}
        />
        <TextField
          {...field("es")}
          label={t("studio.forms.field.title", { language: "es" })}
          maxLength={formLimits.title}
        />
      </Stack>
    </Form>
  );
}
