import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { type FormDefinition, FormDifference } from "../../components/differences/FormDifference.tsx";
import { useFocusWhenLost } from "../../components/focus.ts";
import { changeSetHref } from "../../components/hrefs.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import type { FormEditorHandle } from "./useFormEditor.ts";

/** The outcome of saving: saved, with a link to the change set; a conflict to resolve; or why not. */
export function SavedOrRefused({ editor }: { editor: FormEditorHandle }) {
  const t = useCopy();
  const { state } = editor;
  const place = useFocusWhenLost<HTMLDivElement>(state.phase === "done" ? state.data : undefined);
  if (state.phase === "refused")
    return state.problem.status === 412 ? (
      <Conflict editor={editor} theirs={state.problem.theirs} />
    ) : (
      <ProblemAlert problem={state.problem} />
    );
  if (state.phase !== "done") return null;
  const isBroken = state.data.findings.length > 0;
  const tone = isBroken ? "warning" : "success";
  const changeSet = state.data.draft?.changeSet;
  return (
    <div ref={place} tabIndex={-1}>
      <Alert
        tone={tone}
        toneLabel={t(`studio.shell.tone.${tone}`)}
        title={t("studio.forms.saved.title")}
        live="polite"
        action={changeSet !== undefined && <Link href={changeSetHref(changeSet)}>{t("studio.forms.saved.link")}</Link>}
      >
        {isBroken && t("studio.forms.saved.broken")}
      </Alert>
    </div>
  );
}

/** Edit conflict: what differs between theirs and mine, and the two ways to resolve it. */
function Conflict({ editor: { form, settle, settling }, theirs }: { editor: FormEditorHandle; theirs: unknown }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Alert
        tone="warning"
        toneLabel={t("studio.shell.tone.warning")}
        title={t("studio.forms.conflict.title")}
        live="assertive"
      >
        {t("studio.forms.conflict.detail")}
      </Alert>
      <FormDifference before={(theirs ?? undefined) as FormDefinition | undefined} after={form} />
      {settling.phase === "refused" && <ProblemAlert problem={settling.problem} />}
      <Actions>
        <Button variant="secondary" onPress={() => void settle("mine")}>
          {t("studio.forms.conflict.keep")}
        </Button>
        <Button variant="quiet" onPress={() => void settle("theirs")}>
          {t("studio.forms.conflict.take")}
        </Button>
      </Actions>
    </Stack>
  );
}
