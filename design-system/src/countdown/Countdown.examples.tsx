import { useState } from "react";
import { Button } from "../button/index.ts";
import { AlertDialog } from "../dialog/index.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../locale/index.ts";
import { Text } from "../text/index.ts";
import { Countdown } from "./Countdown.tsx";

const english = {
  label: "Time left before we sign you out",
  valueText: (seconds: number) => (seconds === 1 ? "1 second left" : `${seconds} seconds left`),
};
const spanish = {
  label: "Tiempo antes de cerrar la sesión",
  valueText: (seconds: number) => (seconds === 1 ? "Queda 1 segundo" : `Quedan ${seconds} segundos`),
};
const useWords = () => (useLocale() === "es-US" ? spanish : english);

/** Controlled: counted by the screen's own clock. */
export function SecondsLeft({ secondsLeft = 95, marks }: { secondsLeft?: number; marks?: readonly number[] }) {
  return <Countdown {...useWords()} secondsLeft={secondsLeft} marks={marks} />;
}

export function Large() {
  return <Countdown {...useWords()} secondsLeft={65} size="large" />;
}

/** Counts down to an instant by itself. */
export function ToAnInstant({ until, now, onEnd }: { until?: number; now?: () => number; onEnd?: () => void }) {
  const [twoMinutesOn] = useState(() => Date.now() + 120_000);
  return <Countdown {...useWords()} until={until ?? twoMinutesOn} now={now} onEnd={onEnd} />;
}

/** As in the session timeout dialog. */
export function BeforeSigningOut({ secondsLeft = 95 }: { secondsLeft?: number }) {
  return (
    <AlertDialog
      open
      title="Are you still there?"
      description="To keep your account safe, we sign you out after 15 minutes without activity."
      actions={<Button>Stay signed in</Button>}
    >
      <Text size="small">Time left</Text>
      <Countdown {...useWords()} secondsLeft={secondsLeft} size="large" />
    </AlertDialog>
  );
}

export function AllStates() {
  return (
    <Stack align="start">
      <SecondsLeft />
      <Large />
      <SecondsLeft secondsLeft={3725} />
      <SecondsLeft secondsLeft={0} />
    </Stack>
  );
}
