import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Link } from "@portico/design-system/link";
import { Stack } from "@portico/design-system/layout";
import { changeSetHref } from "../../components/places.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useFocusWhenLost } from "../../components/useFocusWhenLost.ts";
import { Conflict } from "./Conflict.tsx";
import { useFindingWords } from "./useFindingWords.ts";
import type { ToggleFormHandle } from "./useToggleForm.ts";

/** What became of saving: done, refused by the gate, somebody was faster, or another problem. What was typed stays. */
export function SaveOutcome({ form }: { form: ToggleFormHandle }) {
  const [t, say] = [useCopy(), useFindingWords()];
  const { state } = form;
  const place = useFocusWhenLost<HTMLDivElement>(state.phase === "done" ? state.data : undefined);
  if (state.phase === "done") {
    const changeSet = state.data.draft?.changeSet;
    const link = changeSet !== undefined && <Link href={changeSetHref(changeSet)}>{t("studio.toggles.edit.saved.link")}</Link>;
    const isLeft = state.data.kind === "setting" && state.data.draft?.definition?.state === "DISABLED";
    const tone = isLeft ? "attention" : "good";
    return (
      <div ref={place} tabIndex={-1}>
        <Alert tone={tone} toneLabel={t(`studio.shell.tone.${tone}`)} title={t("studio.toggles.edit.saved")} live="polite" action={link}>
          {isLeft && t("studio.toggles.edit.saved.left")}
        </Alert>
      </div>
    );
  }
  if (state.phase !== "refused") return null;
  if (state.problem.status === 412) return <Conflict form={form} problem={state.problem} />;
  const findings = state.problem.findings ?? [];
  const isRefused = state.problem.code === "REFUSED_BY_GATE" && findings.length > 0;
  const refused = { ...state.problem, title: t("studio.toggles.edit.refused.title"), detail: t("studio.toggles.edit.refused.detail") };
  return (
    <ProblemAlert problem={isRefused ? refused : state.problem}>
      <Stack as="span" gap="xsmall">
        {findings.map((finding, index) => (
          <span key={index}>{say(finding)}</span>
        ))}
      </Stack>
    </ProblemAlert>
  );
}
