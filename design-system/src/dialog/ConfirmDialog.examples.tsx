import { useState } from "react";
import { Button } from "../button/index.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

type Outcome = "removed" | "kept";
type ConfirmExampleProps = {
  startsOpen?: boolean;
  /** The removal; by default it never completes. */
  removal?: () => Promise<void>;
  onAnswer?: (outcome: Outcome) => void;
};
type Phase = "closed" | "asking" | "removing" | "failed";

const forever = () => new Promise<void>(() => undefined);
const failure = { toneLabel: "Problem", message: "The card was not removed. Try again in a minute." };

/** All states: asked, busy, failed and asked again. */
export function Remove({ startsOpen = false, removal = forever, onAnswer }: ConfirmExampleProps) {
  const [phase, setPhase] = useState<Phase>(startsOpen ? "asking" : "closed");
  const close = (outcome: Outcome) => {
    setPhase("closed");
    onAnswer?.(outcome);
  };
  const remove = () => {
    setPhase("removing");
    removal().then(
      () => close("removed"),
      () => setPhase("failed"),
    );
  };
  return (
    <>
      <Button variant="secondary" onPress={() => setPhase("asking")}>
        Remove
      </Button>
      <ConfirmDialog
        open={phase !== "closed"}
        tone="critical"
        question="Remove Visa ending in 4242?"
        consequence="Payments that are scheduled with it are cancelled. You can add the card again later."
        confirmLabel="Remove the card"
        cancelLabel="Keep the card"
        busy={phase === "removing" ? "Removing the card" : undefined}
        error={phase === "failed" ? failure : undefined}
        onConfirm={remove}
        onCancel={() => close("kept")}
      />
    </>
  );
}

export function Refused() {
  return <Shown error={failure} />;
}

export function Waiting() {
  return <Shown busy="Removing the card" />;
}

/** A question that is not destructive. */
export function ExpiringSoon() {
  return (
    <ConfirmDialog
      open
      question="Use a card that expires this month?"
      consequence="Auto Pay charges it on December 5. Without a new card that payment will be refused."
      confirmLabel="Use it for now"
      cancelLabel="Choose another card"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  );
}

function Shown(state: { busy?: string; error?: typeof failure }) {
  return (
    <ConfirmDialog
      open
      tone="critical"
      question="Remove Visa ending in 4242?"
      consequence="Payments that are scheduled with it are cancelled. You can add the card again later."
      confirmLabel="Remove the card"
      cancelLabel="Keep the card"
      {...state}
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />
  );
}
