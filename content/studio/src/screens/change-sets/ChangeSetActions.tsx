import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useState } from "react";
import { useFocusOnTitle } from "../../components/focus.ts";
import { type ChangeSetDetails, changeSetStep, type StepName } from "../../data/changeSets.api.ts";
import { useAction } from "../../data/useAction.ts";
import { useEditor } from "../../session/sessionContext.ts";
import { type Obstacle, type Offer, offersFor } from "./offers.ts";
import { StepDialog } from "./StepDialog.tsx";

type Props = {
  details: ChangeSetDetails;
  /** Edit conflict (412): the displayed data is stale. */ onStale: () => void;
};

const look: Partial<Record<StepName, "primary" | "danger">> = {
  submit: "primary",
  approve: "primary",
  publish: "primary",
};

/**
 * The actions that a change set allows now; for unavailable ones the reason. The outcome of the last action is shown
 * above.
 */
export function ChangeSetActions({ details, onStale }: Props) {
  const editor = useEditor();
  const [asking, setAsking] = useState<StepName>();
  const [done, setDone] = useState<{ step: StepName }>();
  useFocusOnTitle(done);
  const { state, run, reset } = useAction(changeSetStep);
  const take = async (step: StepName, reason: string, at: string) => {
    const answer = await run({ step, seen: details.changeSet, reason, at });
    if (!answer.ok) return answer.problem.status === 409 || answer.problem.status === 412 ? onStale() : undefined;
    setAsking(undefined);
    setDone({ step });
  };
  const close = () => {
    setAsking(undefined);
    reset();
  };
  const offers = editor ? offersFor(editor, details) : [];
  return (
    <Stack gap="medium">
      {done && <Outcome step={done.step} />}
      {offers.length > 0 && <Offers offers={offers} onPress={setAsking} />}
      {asking && (
        <StepDialog
          key={asking}
          step={asking}
          details={details}
          state={state}
          onConfirm={(reason, at) => take(asking, reason, at)}
          onClose={close}
          onRetype={reset}
        />
      )}
    </Stack>
  );
}

function Outcome({ step }: { step: StepName }) {
  const t = useCopy();
  return (
    <Alert
      tone="success"
      toneLabel={t("studio.shell.tone.success")}
      title={t(`studio.changeSets.step.${step}.done`)}
      live="polite"
    />
  );
}

/**
 * Whether the obstacle is the user's (role, scope, own change): fixing the contents enables no button. Shown once for
 * all.
 */
const isOfPerson = (obstacle: Obstacle) => ["role", "scope", "own", "already"].includes(obstacle);

function Offers({ offers, onPress }: { offers: readonly Offer[]; onPress: (step: StepName) => void }) {
  const t = useCopy();
  const closed = [...new Set(offers.flatMap(({ obstacle }) => (obstacle && isOfPerson(obstacle) ? obstacle : [])))];
  return (
    <Stack gap="small">
      <Heading level={2}>{t("studio.changeSets.next")}</Heading>
      {closed.map((obstacle) => (
        <Text key={obstacle} tone="quiet">
          {t(`studio.changeSets.obstacle.${obstacle}`)}
        </Text>
      ))}
      <Actions>
        {offers
          .filter(({ obstacle }) => !obstacle || !isOfPerson(obstacle))
          .map(({ step, obstacle }) => (
            <Button
              key={step}
              variant={look[step] ?? "secondary"}
              {...(obstacle && { disabledReason: t(`studio.changeSets.obstacle.${obstacle}`) })}
              onPress={() => onPress(step)}
            >
              {t(`studio.changeSets.step.${step}.label`)}
            </Button>
          ))}
      </Actions>
    </Stack>
  );
}
