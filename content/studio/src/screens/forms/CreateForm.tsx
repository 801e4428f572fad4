import { useCopy } from "@portico/content-runtime/react";
import { formKeyStart, formLimits, isFormId } from "@portico/rules/webForm";
import { useNavigate } from "react-router-dom";
import { CreateDefinition } from "../../components/definitionForm.tsx";
import { formHref } from "../../components/hrefs.ts";
import { useAction } from "../../data/useAction.ts";
import { newForm } from "./definition.ts";
import { type FormList, saveFormDraft } from "./forms.api.ts";

/** Creates a form as a draft with one question, and opens it. */
export function CreateForm({ list }: { list: FormList }) {
  const t = useCopy();
  const go = useNavigate();
  const { state, run } = useAction(saveFormDraft);
  return (
    <CreateDefinition
      kind="forms"
      isId={isFormId}
      isTaken={(id) => list.forms.some(({ key }) => key === formKeyStart + id)}
      maxLength={formLimits.title}
      state={state}
      onCreate={async (id, title) => {
        const key = formKeyStart + id;
        const definition = newForm(title);
        const reason = t("studio.forms.create.reason");
        const answer = await run({ key, changeSet: undefined, etag: list.newEtag, definition, reason });
        if (answer.ok) await go(formHref(key));
      }}
    />
  );
}
