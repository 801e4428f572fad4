import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { Stack } from "@portico/design-system/layout";
import { changeSetHref } from "../../components/places.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { Conflict } from "./Conflict.tsx";
import { useFindingWords } from "./useFindingWords.ts";
import type { ToggleFormHandle } from "./useToggleForm.ts";

/** What became of saving: done, refused by the gate, somebody was faster, or another problem. What was typed stays. */
export function SaveOutcome({ form }: { form: ToggleFormHandle }) {
  const [t, say] = [useCopy(), useFindingWords()];
  const { state } = form;
  if (state.phase === "done") {
    const changeSet = state.data.draft?.changeSet;
    const link = changeSet !== undefined && <Link href={changeSetHref(changeSet)}>{t("studio.toggles.edit.saved.link")}</Link>;
    return <Alert tone="good" toneLabel={t("studio.shell.tone.good")} title={t("studio.toggles.edit.saved")} live="polite" action={link} />;
  }
  if (state.phase !== "refused") return null;
  if (state.problem.status === 412) return <Conflict form={form} problem={state.problem} />;
  return (
    <ProblemAlert problem={state.problem}>
      <Stack as="span" gap="xsmall">
        {(state.problem.findings ?? []).map((finding, index) => (
          <span key={index}>{say(finding)}</span>
        ))}
      </Stack>
    </ProblemAlert>
  );
}
