import { useCopy } from "@portico/content-runtime/react";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Stack } from "@portico/design-system/layout";
import { LinkButton } from "@portico/design-system/link";
import { Tabs } from "@portico/design-system/tabs";
import { Heading, Text } from "@portico/design-system/text";
import { concernedBy } from "@portico/gate/permissions";
import { languages } from "@portico/message/tree";
import { useId, useState } from "react";
import { reasonText } from "../../components/reasonText.ts";
import { Comments } from "../../components/comments/Comments.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { WordDiff } from "../../components/word-diff/WordDiff.tsx";
import { useRead } from "../../data/useRead.ts";
import type { Message, Scope, Wording } from "../../editing/message.api.ts";
import { useMaySettle } from "../../session/sessionContext.ts";
import { historyReading, type Step, stepsOf } from "./messageHistory.ts";

export type TalkProps = {
  message: Message;
  /** Restores an older wording into the draft; absent without write permission. */
  onRestore: ((wording: Wording) => void) | undefined;
};

/** Comments and history of a message. */
export function Talk({ message: { key, scope }, onRestore }: TalkProps) {
  const t = useCopy();
  const maySettle = useMaySettle([concernedBy({ item: "message", key, scope: "all" }, undefined, undefined)]);
  const id = useId();
  const [shown, setShown] = useState<"comments" | "history">("comments");
  const tabs = [
    {
      id: "comments" as const,
      label: t("studio.comments.title"),
      content: <Comments about={{ key }} maySettle={maySettle} headingId={id} />,
    },
    {
      id: "history" as const,
      label: t("studio.editor.history"),
      content: <History of={key} scope={scope} onRestore={onRestore} />,
    },
  ];
  return (
    <Stack gap="medium">
      <Heading level={2} id={id}>
        {t("studio.editor.talk")}
      </Heading>
      <Tabs label={t("studio.editor.talk")} tabs={tabs} value={shown} onChange={setShown} keepMounted />
    </Stack>
  );
}

export type HistoryProps = { of: string; scope: Scope; onRestore: ((wording: Wording) => void) | undefined };

/** The message's history, newest first; an older wording can be restored into the draft. */
function History({ of, scope, onRestore }: HistoryProps) {
  const t = useCopy();
  const { read, again } = useRead(historyReading(of));
  const skeleton = (
    <SkeletonGroup label={t("studio.editor.history.loading")}>
      <Skeleton shape="text" lines={4} />
    </SkeletonGroup>
  );
  return (
    <Stack gap="large">
      <ScreenState
        read={read}
        onRetry={again}
        skeleton={skeleton}
        empty={{
          when: (entries) => stepsOf(entries, scope).length === 0,
          show: <Text tone="quiet">{t("studio.editor.history.none")}</Text>,
        }}
      >
        {(entries) => (
          <Stack as="ul" gap="large">
            {stepsOf(entries, scope).map((step) => (
              <OneStep key={step.id} step={step} onRestore={onRestore} />
            ))}
          </Stack>
        )}
      </ScreenState>
    </Stack>
  );
}

function OneStep({
  step: { action, author, at, reason, wording, before },
  onRestore,
}: {
  step: Step;
  onRestore: HistoryProps["onRestore"];
}) {
  const t = useCopy();
  return (
    <Stack as="li" gap="xsmall" align="start">
      <Text weight="strong">{t("studio.editor.history.entry", { action, author })}</Text>
      <Text size="small" tone="quiet">
        {t("studio.editor.history.when", { at })}
      </Text>
      <Text>{reasonText(t, reason)}</Text>
      {wording && <Words wording={wording} before={before} />}
      {wording && onRestore && (
        <LinkButton onPress={() => onRestore(wording)}>{t("studio.editor.history.restore")}</LinkButton>
      )}
    </Stack>
  );
}

/** The diff from the previous wording; the oldest known one is shown without a diff. */
function Words({ wording, before }: { wording: Wording; before: Wording | undefined }) {
  return languages.map((language) => (
    <Text key={language} as="div">
      <WordDiff lang={language} before={before?.[language] ?? wording[language]} after={wording[language]} />
    </Text>
  ));
}
