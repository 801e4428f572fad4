import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import type { Answer } from "../../api/answer.ts";
import { promoteStage, putOnStage, type ReleasePage } from "../../data/releases.api.ts";
import { useAction } from "../../data/useAction.ts";
import { StageChoice } from "./StageChoice.tsx";
import { StageDialog } from "./StageDialog.tsx";

type Step = "put" | "clear" | "promote";
type Props = { page: ReleasePage; /** Change sets that are on the stage. */ onStage: readonly number[]; onStale: () => void };

/** Puts change sets on the stage, takes them off, and makes what it shows live. */
export function StageActions({ page: { version }, onStage, onStale }: Props) {
  const [asking, setAsking] = useState<Step>();
  const [done, setDone] = useState<Step>();
  const [chosen, setChosen] = useState<readonly number[]>(onStage);
  const [putting, promoting] = [useAction(putOnStage), useAction(promoteStage)];
  const state = asking === "promote" ? promoting.state : putting.state;
  const close = () => {
    setAsking(undefined);
    putting.reset();
    promoting.reset();
  };
  const ask = (step: Step) => {
    setChosen(onStage);
    setAsking(step);
  };
  const act = (step: Step, reason: string): Promise<Answer<unknown>> =>
    step === "promote" ? promoting.run({ version, reason }) : putting.run({ version, reason, changeSets: step === "put" ? [...chosen] : [] });
  const confirm = async (step: Step, reason: string) => {
    const answer = await act(step, reason);
    if (!answer.ok) return answer.problem.status === 412 ? onStale() : undefined;
    setDone(step);
    close();
  };
  return (
    <Stack gap="medium">
      {done && <Outcome step={done} />}
      <Offers isEmpty={onStage.length === 0} onPress={ask} />
      {asking && (
        <StageDialog key={asking} step={asking} state={state} onConfirm={(reason) => confirm(asking, reason)} onClose={close}>
          {asking === "put" && <StageChoice chosen={chosen} onChange={setChosen} />}
        </StageDialog>
      )}
    </Stack>
  );
}

function Outcome({ step }: { step: Step }) {
  const t = useCopy();
  return <Alert tone="good" toneLabel={t("studio.shell.tone.good")} title={t(`studio.releases.stage.${step}.done`)} live="polite" />;
}

function Offers({ isEmpty, onPress }: { isEmpty: boolean; onPress: (step: Step) => void }) {
  const t = useCopy();
  const offer = (step: Step, variant: "primary" | "secondary") => (
    <Button variant={variant} size="compact" onPress={() => onPress(step)}>
      {t(`studio.releases.stage.${step}.label`)}
    </Button>
  );
  return (
    <Actions>
      {!isEmpty && offer("promote", "primary")}
      {offer("put", "secondary")}
      {!isEmpty && offer("clear", "secondary")}
    </Actions>
  );
}
