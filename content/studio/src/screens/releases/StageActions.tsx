import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import type { Answer } from "../../api/answer.ts";
import { useFocusOnTitle } from "../../components/useFocusOnTitle.ts";
import { changeSetsReading } from "../../data/changeSets.api.ts";
import { promoteStage, putOnStage, type ReleasePage } from "../../data/releases.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";
import { StageChoice } from "./StageChoice.tsx";
import { StageDialog } from "./StageDialog.tsx";

type Step = "put" | "clear" | "promote";
type Props = { page: ReleasePage; /** Change sets that are on the stage. */ onStage: readonly number[]; onStale: () => void };

/** Puts change sets on the stage, takes them off, and makes what it shows live. */
export function StageActions({ page: { version }, onStage, onStale }: Props) {
  const [asking, setAsking] = useState<Step>();
  const [done, setDone] = useState<{ step: Step }>();
  useFocusOnTitle(done);
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
    setDone({ step });
    close();
  };
  return (
    <Stack gap="medium">
      {done && <Outcome step={done.step} />}
      {onStage.length > 0 ? <PromotableOffers onStage={onStage} onPress={ask} /> : <Offers isEmpty onPress={ask} />}
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

type OffersProps = { isEmpty: boolean; /** Why what is there cannot go live. */ obstacle?: string; onPress: (step: Step) => void };

/** What is on staging goes live once every change set of it is approved, so the button says which are not. */
function PromotableOffers({ onStage, onPress }: { onStage: readonly number[]; onPress: (step: Step) => void }) {
  const t = useCopy();
  const { read } = useRead(changeSetsReading());
  const waiting = (read.data ?? []).filter(({ id, state }) => onStage.includes(id) && state !== "approved" && state !== "scheduled");
  const titles = waiting.map(({ title }) => title).join(", ");
  return <Offers isEmpty={false} {...(waiting.length > 0 && { obstacle: t("studio.releases.stage.unapproved", { count: waiting.length, titles }) })} onPress={onPress} />;
}

function Offers({ isEmpty, obstacle, onPress }: OffersProps) {
  const t = useCopy();
  const offer = (step: Step, variant: "primary" | "secondary") => (
    <Button variant={variant} size="compact" {...(step === "promote" && obstacle !== undefined && { disabledReason: obstacle })} onPress={() => onPress(step)}>
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
