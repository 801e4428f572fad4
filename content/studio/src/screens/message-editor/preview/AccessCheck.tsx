import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";
import { type AccessFault, checkAccess } from "./checkAccess.ts";

type State = { of: string; phase: "running" } | { of: string; phase: "failed" } | { of: string; phase: "done"; faults: readonly AccessFault[] };

export type AccessCheckProps = {
  frames: ReadonlyMap<string, HTMLElement>;
  /** Names what the frames show: a result stands for that alone. */
  shown: string;
};

/** Has axe-core look at the previews, and says what it found. */
export function AccessCheck({ frames, shown }: AccessCheckProps) {
  const t = useCopy();
  const [state, setState] = useState<State>();
  const check = async () => {
    setState({ of: shown, phase: "running" });
    try {
      setState({ of: shown, phase: "done", faults: await checkAccess([...frames.values()]) });
    } catch {
      setState({ of: shown, phase: "failed" });
    }
  };
  const now = state?.of === shown ? state : undefined;
  return (
    <Stack gap="small" align="start">
      <Button variant="secondary" size="compact" busy={now?.phase === "running" ? t("studio.editor.access.running") : undefined} onPress={() => void check()}>
        {t("studio.editor.access.check")}
      </Button>
      {now && now.phase !== "running" && <Result state={now} />}
    </Stack>
  );
}

function Result({ state }: { state: Exclude<State, { phase: "running" }> }) {
  const t = useCopy();
  if (state.phase === "failed") return <Said tone="attention" title={t("studio.editor.access.failed")} faults={[]} />;
  const { faults } = state;
  return faults.length === 0 ? <Said tone="good" title={t("studio.editor.access.good")} faults={[]} /> : <Said tone="bad" title={t("studio.editor.access.faults", { count: faults.length })} faults={faults} />;
}

function Said({ tone, title, faults }: { tone: "good" | "attention" | "bad"; title: string; faults: readonly AccessFault[] }) {
  const t = useCopy();
  return (
    <Alert tone={tone} toneLabel={t(`studio.shell.tone.${tone}`)} title={title} live="polite">
      {faults.map(({ rule, help }) => (
        <span key={rule} lang="en">
          {help} ({rule}){" "}
        </span>
      ))}
    </Alert>
  );
}
