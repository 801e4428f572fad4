import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { languages } from "@portico/message/tree";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { WordDiff } from "../../../components/word-diff/WordDiff.tsx";
import { useRead } from "../../../data/useRead.ts";
import type { Scope, Wording } from "../../../editing/message.api.ts";
import { type Step, stepsOf } from "./steps.ts";
import { historyReading } from "./talk.api.ts";

export type HistoryProps = { of: string; scope: Scope; onRestore: ((wording: Wording) => void) | undefined };

/** Who changed the words, when and why, newest first; an older wording can be taken back into the draft. */
export function History({ of, scope, onRestore }: HistoryProps) {
  const t = useCopy();
  const { read, again } = useRead(historyReading(of));
  const skeleton = (
    <SkeletonGroup label={t("studio.editor.history.loading")}>
      <Skeleton shape="text" lines={4} />
    </SkeletonGroup>
  );
  return (
    <ScreenState read={read} onRetry={again} skeleton={skeleton} empty={{ when: (entries) => stepsOf(entries, scope).length === 0, show: <Text tone="quiet">{t("studio.editor.history.none")}</Text> }}>
      {(entries) => (
        <Stack as="ul" gap="large">
          {stepsOf(entries, scope).map((step) => (
            <OneStep key={step.id} step={step} onRestore={onRestore} />
          ))}
        </Stack>
      )}
    </ScreenState>
  );
}

function OneStep({ step: { action, author, at, reason, wording, before }, onRestore }: { step: Step; onRestore: HistoryProps["onRestore"] }) {
  const t = useCopy();
  return (
    <Stack as="li" gap="xsmall" align="start">
      <Text weight="strong">{t("studio.editor.history.entry", { action, author })}</Text>
      <Text size="small" tone="quiet">
        {t("studio.editor.history.when", { at })}
      </Text>
      <Text>{reason}</Text>
      {wording && <Words wording={wording} before={before} />}
      {wording && onRestore && (
        <LinkButton onPress={() => onRestore(wording)}>{t("studio.editor.history.restore")}</LinkButton>
      )}
    </Stack>
  );
}

/** Against the wording before; the first known one stands as it is. */
function Words({ wording, before }: { wording: Wording; before: Wording | undefined }) {
  return languages.map((language) => (
    <Text key={language} as="div">
      <WordDiff lang={language} before={before?.[language] ?? wording[language]} after={wording[language]} />
    </Text>
  ));
}
