import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { useState } from "react";

type State =
  | { of: string; phase: "running" }
  | { of: string; phase: "failed" }
  | { of: string; phase: "done"; errors: readonly AccessibilityViolation[] };

export type AccessibilityCheckProps = {
  frames: ReadonlyMap<string, HTMLElement>;
  /** Identifies the frames' content: a result is valid only for it. */
  shown: string;
};

/** Runs axe-core on the previews and shows its findings. */
export function AccessibilityCheck({ frames, shown }: AccessibilityCheckProps) {
  const t = useCopy();
  const [state, setState] = useState<State>();
  const check = async () => {
    setState({ of: shown, phase: "running" });
    try {
      setState({ of: shown, phase: "done", errors: await checkAccessibility([...frames.values()]) });
    } catch {
      setState({ of: shown, phase: "failed" });
    }
  };
  const now = state?.of === shown ? state : undefined;
  return (
    <Stack gap="small" align="start">
      <Button
        variant="secondary"
        size="compact"
        busy={now?.phase === "running" ? t("studio.editor.access.running") : undefined}
        onPress={() => void check()}
      >
        {t("studio.editor.access.check")}
      </Button>
      {now && now.phase !== "running" && <Result state={now} />}
    </Stack>
  );
}

function Result({ state }: { state: Exclude<State, { phase: "running" }> }) {
  const t = useCopy();
  if (state.phase === "failed") return <Said tone="warning" title={t("studio.editor.access.failed")} errors={[]} />;
  const { errors } = state;
  return errors.length === 0 ? (
    <Said tone="success" title={t("studio.editor.access.good")} errors={[]} />
  ) : (
    <Said tone="critical" title={t("studio.editor.access.faults", { count: errors.length })} errors={errors} />
  );
}

function Said({
  tone,
  title,
  errors,
}: {
  tone: "success" | "warning" | "critical";
  title: string;
  errors: readonly AccessibilityViolation[];
}) {
  const t = useCopy();
  return (
    <Alert tone={tone} toneLabel={t(`studio.shell.tone.${tone}`)} title={title} live="polite">
      {errors.map(({ rule, help }) => (
        <span key={rule} lang="en">
          {help} ({rule}){" "}
        </span>
      ))}
    </Alert>
  );
}

/** A finding of axe-core in a preview: its rule, and axe's own description, which is English. */
type AccessibilityViolation = { rule: string; help: string };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];

/**
 * Runs axe-core on previews. Loads its code on first use. Removes `inert` during the run, because axe skips inert
 * content.
 * @throws when the code fails to load
 */
async function checkAccessibility(frames: readonly HTMLElement[]): Promise<AccessibilityViolation[]> {
  const { default: axe } = await import("axe-core");
  for (const frame of frames) frame.inert = false;
  try {
    const { violations } = await axe.run({ include: [...frames] }, { runOnly: tags, resultTypes: ["violations"] });
    return violations.map(({ id, help }) => ({ rule: id, help }));
  } finally {
    for (const frame of frames) frame.inert = true;
  }
}
