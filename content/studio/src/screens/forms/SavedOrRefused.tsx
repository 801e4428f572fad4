import { useCopy } from "@portico/content-runtime/react";
import { type FormDefinition, FormDifference } from "../../components/differences/FormDifference.tsx";
import { ConflictChoice, DraftSaved } from "../../components/draftParts.tsx";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import type { FormEditorHandle } from "./useFormEditor.ts";

/** The outcome of saving: saved, with a link to the change set; a conflict to resolve; or why not. */
export function SavedOrRefused({ editor: { form, settle, settling, state } }: { editor: FormEditorHandle }) {
  const t = useCopy();
  if (state.phase === "refused" && state.problem.status !== 412) return <ProblemAlert problem={state.problem} />;
  if (state.phase === "refused") {
    const words = {
      title: t("studio.forms.conflict.title"),
      detail: t("studio.forms.conflict.detail"),
      keep: t("studio.forms.conflict.keep"),
      take: t("studio.forms.conflict.take"),
    };
    return (
      <ConflictChoice words={words} settling={settling} settle={settle}>
        <FormDifference before={(state.problem.theirs ?? undefined) as FormDefinition | undefined} after={form} />
      </ConflictChoice>
    );
  }
  const saved = state.phase === "done" ? state.data : undefined;
  const isBroken = saved !== undefined && saved.findings.length > 0;
  return (
    <DraftSaved
      saved={saved}
      isUnfinished={isBroken}
      title={t("studio.forms.saved.title")}
      linkLabel={t("studio.forms.saved.link")}
    >
      {isBroken && t("studio.forms.saved.broken")}
    </DraftSaved>
  );
}
