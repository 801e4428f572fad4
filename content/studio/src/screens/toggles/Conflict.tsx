import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Columns, Stack } from "@portico/design-system/layout";
import { useId } from "react";
import type { Problem } from "../../api/answer.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { Rules } from "./LiveRules.tsx";
import type { ToggleDefinition } from "./toggles.api.ts";
import type { ToggleFormHandle } from "./useToggleForm.ts";

/** Both versions beside each other, and the two ways on. */
export function Conflict({ form: { settle, settling }, problem: { theirs, mine } }: { form: ToggleFormHandle; problem: Problem }) {
  const t = useCopy();
  return (
    <Stack gap="medium">
      <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.toggles.conflict.title")} live="assertive">
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

/** The service sends definitions; somebody may have dropped theirs. */
function Version({ title, definition }: { title: string; definition: unknown }) {
  const id = useId();
  return (
    <Card labelledBy={id} tone="sunken">
      <Stack gap="small">
        <CardTitle level={3} id={id}>
          {title}
        </CardTitle>
        {definition ? <Rules definition={definition as ToggleDefinition} /> : null}
      </Stack>
    </Card>
  );
}
