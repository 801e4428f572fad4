import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type ReactNode, useState } from "react";
import type { Answer } from "../../api/answer.ts";
import { ReasonDialog } from "../../components/ReasonDialog.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";
import { promoteStaging, stageChangeSets, type ReleasePage } from "../../data/releases.api.ts";
import { type ActionState, useAction } from "../../data/useAction.ts";
import { useRead } from "../../data/useRead.ts";

export type StagingStep = "put" | "clear" | "promote";
type Step = StagingStep;
type Props = {
  page: ReleasePage;
  /** Change sets on staging. */ staged: readonly number[];
  onDone: (step: StagingStep) => void;
  onStale: () => void;
};

/** Adds change sets to staging, removes them, and promotes staging to live. */
export function StagingActions({ page: { version }, staged, onDone, onStale }: Props) {
  const [asking, setAsking] = useState<Step>();
  const [chosen, setChosen] = useState<readonly number[]>(staged);
  const [putting, promoting] = [useAction(stageChangeSets), useAction(promoteStaging)];
  const state = asking === "promote" ? promoting.state : putting.state;
  const close = () => {
    setAsking(undefined);
    putting.reset();
    promoting.reset();
  };
  const ask = (step: Step) => {
    setChosen(staged);
    setAsking(step);
  };
  const act = (step: Step, reason: string): Promise<Answer<unknown>> =>
    step === "promote"
      ? promoting.run({ version, reason })
      : putting.run({ version, reason, changeSets: step === "put" ? [...chosen] : [] });
  const confirm = async (step: Step, reason: string) => {
    const answer = await act(step, reason);
    if (!answer.ok) return answer.problem.status === 412 ? onStale() : undefined;
    onDone(step);
    close();
  };
  return (
    <Stack gap="medium">
      {staged.length > 0 ? <PromotableOffers staged={staged} onPress={ask} /> : <Offers isEmpty onPress={ask} />}
      {asking && (
        <StagingDialog
          key={asking}
          step={asking}
          state={state}
          onConfirm={(reason) => confirm(asking, reason)}
          onClose={close}
        >
          {asking === "put" && <StagingChoice chosen={chosen} onChange={setChosen} />}
        </StagingDialog>
      )}
    </Stack>
  );
}

/** Says what a step has changed. */
export function StagingOutcome({ step }: { step: StagingStep }) {
  const t = useCopy();
  return (
    <Alert
      tone="success"
      toneLabel={t("studio.shell.tone.success")}
      title={t(`studio.releases.stage.${step}.done`)}
      live="polite"
    />
  );
}

type OffersProps = {
  isEmpty: boolean;
  /** Why staging cannot be promoted. */ obstacle?: string;
  onPress: (step: Step) => void;
};

/** Staging can be promoted once all its change sets are approved; the disabled button names the missing ones. */
function PromotableOffers({ staged, onPress }: { staged: readonly number[]; onPress: (step: Step) => void }) {
  const t = useCopy();
  const { read } = useRead(changeSetsReading());
  const waiting = (read.data ?? []).filter(
    ({ id, state }) => staged.includes(id) && state !== "approved" && state !== "scheduled",
  );
  const titles = waiting.map(({ title }) => title).join(", ");
  return (
    <Offers
      isEmpty={false}
      {...(waiting.length > 0 && {
        obstacle: t("studio.releases.stage.unapproved", { count: waiting.length, titles }),
      })}
      onPress={onPress}
    />
  );
}

function Offers({ isEmpty, obstacle, onPress }: OffersProps) {
  const t = useCopy();
  const offer = (step: Step, variant: "primary" | "secondary") => (
    <Button
      variant={variant}
      size="compact"
      {...(step === "promote" && obstacle !== undefined && { disabledReason: obstacle })}
      onPress={() => onPress(step)}
    >
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

type DialogProps = {
  step: "put" | "clear" | "promote";
  state: ActionState<unknown>;
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** Confirmation of a staging action. */
function StagingDialog({ step, state, onConfirm, onClose, children }: DialogProps) {
  const t = useCopy();
  return (
    <ReasonDialog
      question={t(`studio.releases.stage.${step}.question`)}
      consequence={t(`studio.releases.stage.${step}.consequence`)}
      confirmLabel={t(`studio.releases.stage.${step}.label`)}
      busyLabel={t("studio.releases.working")}
      state={state}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {children}
    </ReasonDialog>
  );
}

/** Chooses the change sets on staging. */
function StagingChoice({ chosen, onChange }: { chosen: readonly number[]; onChange: (chosen: number[]) => void }) {
  const t = useCopy();
  const { read, again } = useRead(changeSetsReading());
  const none = <Text tone="quiet">{t("studio.releases.stage.none")}</Text>;
  return (
    <ScreenState
      read={read}
      onRetry={again}
      skeleton={<RowSkeletons label={t("studio.changeSets.loading")} rows={1} />}
      empty={{ when: (all) => !all.some(canBeStaged), show: none }}
    >
      {(all) => (
        <CheckboxGroup
          legend={t("studio.releases.stage.choice")}
          name="changeSets"
          value={chosen.map(String)}
          onChange={(values) => onChange(values.map(Number))}
          options={all.filter(canBeStaged).map(({ id, title, state }) => ({
            value: String(id),
            label: title,
            description: t(`studio.changeSets.state.${state}`),
          }))}
        />
      )}
    </ScreenState>
  );
}

/** Change sets that can be put on staging: non-empty and open. No approval is needed. */
const canBeStaged = ({ state, items }: ChangeSet): boolean =>
  items > 0 && state !== "published" && state !== "discarded";
