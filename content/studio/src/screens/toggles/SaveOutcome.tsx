import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Columns, Stack } from "@portico/design-system/layout";
import { useId } from "react";
import type { Problem } from "../../api/answer.ts";
import { ConflictChoice, DraftSaved } from "../../components/draftParts.tsx";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { Rules } from "./LiveRules.tsx";
import type { ToggleDefinition } from "./toggles.api.ts";
import { type ToggleFormHandle, useFindingText } from "./useToggleForm.ts";

/** The outcome of saving: saved, rejected by the gate, edit conflict, or another problem. Typed input is kept. */
export function SaveOutcome({ form }: { form: ToggleFormHandle }) {
  const [t, say] = [useCopy(), useFindingText()];
  const { state } = form;
  if (state.phase !== "refused") {
    const saved = state.phase === "done" ? state.data : undefined;
    const isLeft = saved?.kind === "setting" && saved.draft?.definition?.state === "DISABLED";
    return (
      <DraftSaved
        saved={saved}
        isUnfinished={isLeft}
        title={t("studio.toggles.edit.saved")}
        linkLabel={t("studio.toggles.edit.saved.link")}
      >
        {isLeft && t("studio.toggles.edit.saved.left")}
      </DraftSaved>
    );
  }
  if (state.problem.status === 412) return <Conflict form={form} problem={state.problem} />;
  const findings = state.problem.findings ?? [];
  const isRefused = state.problem.code === "REFUSED_BY_GATE" && findings.length > 0;
  const refused = {
    ...state.problem,
    title: t("studio.toggles.edit.refused.title"),
    detail: t("studio.toggles.edit.refused.detail"),
  };
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

/** Edit conflict: both versions side by side, and the two ways to resolve it. */
function Conflict({
  form: { settle, settling },
  problem: { theirs, mine },
}: {
  form: ToggleFormHandle;
  problem: Problem;
}) {
  const t = useCopy();
  const words = {
    title: t("studio.toggles.conflict.title"),
    detail: t("studio.toggles.conflict.detail"),
    keep: t("studio.toggles.conflict.keep"),
    take: t("studio.toggles.conflict.take"),
  };
  return (
    <ConflictChoice words={words} settling={settling} settle={settle}>
      <Columns template="equal">
        <Version title={t("studio.toggles.conflict.theirs")} definition={theirs} />
        <Version title={t("studio.toggles.conflict.mine")} definition={mine} />
      </Columns>
    </ConflictChoice>
  );
}

/** The conflicting version is a definition; undefined when the other user discarded the draft. */
function Version({ title, definition }: { title: string; definition: unknown }) {
  const id = useId();
  return (
    <Card labelledBy={id} variant="sunken">
      <Stack gap="small">
        <CardTitle level={3} id={id}>
          {title}
        </CardTitle>
        {definition ? <Rules definition={definition as ToggleDefinition} /> : null}
      </Stack>
    </Card>
  );
}
