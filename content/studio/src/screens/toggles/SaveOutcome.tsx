import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Columns, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { useId } from "react";
import type { Problem } from "../../api/answer.ts";
import { useFocusWhenLost } from "../../components/focus.ts";
import { changeSetHref } from "../../components/hrefs.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { Rules } from "./LiveRules.tsx";
import type { ToggleDefinition } from "./toggles.api.ts";
import { type ToggleFormHandle, useFindingText } from "./useToggleForm.ts";

/** The outcome of saving: saved, rejected by the gate, edit conflict, or another problem. Typed input is kept. */
export function SaveOutcome({ form }: { form: ToggleFormHandle }) {
  const [t, say] = [useCopy(), useFindingText()];
  const { state } = form;
  const place = useFocusWhenLost<HTMLDivElement>(state.phase === "done" ? state.data : undefined);
  if (state.phase === "done") {
    const changeSet = state.data.draft?.changeSet;
    const link = changeSet !== undefined && (
      <Link href={changeSetHref(changeSet)}>{t("studio.toggles.edit.saved.link")}</Link>
    );
    const isLeft = state.data.kind === "setting" && state.data.draft?.definition?.state === "DISABLED";
    const tone = isLeft ? "warning" : "success";
    return (
      <div ref={place} tabIndex={-1}>
        <Alert
          tone={tone}
          toneLabel={t(`studio.shell.tone.${tone}`)}
          title={t("studio.toggles.edit.saved")}
          live="polite"
          action={link}
        >
          {isLeft && t("studio.toggles.edit.saved.left")}
        </Alert>
      </div>
    );
  }
  if (state.phase !== "refused") return null;
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
  return (
    <Stack gap="medium">
      <Alert
        tone="warning"
        toneLabel={t("studio.shell.tone.warning")}
        title={t("studio.toggles.conflict.title")}
        live="assertive"
      >
        {t("studio.toggles.conflict.detail")}
      </Alert>
      <Columns template="equal">
        <Version title={t("studio.toggles.conflict.theirs")} definition={theirs} />
        <Version title={t("studio.toggles.conflict.mine")} definition={mine} />
      </Columns>
      {settling.phase === "refused" && <ProblemAlert problem={settling.problem} />}
      <Actions>
        <Button variant="secondary" onPress={() => void settle("mine")}>
          {t("studio.toggles.conflict.keep")}
        </Button>
        <Button variant="quiet" onPress={() => void settle("theirs")}>
          {t("studio.toggles.conflict.take")}
        </Button>
      </Actions>
    </Stack>
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
