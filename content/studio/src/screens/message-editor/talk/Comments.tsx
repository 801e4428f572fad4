import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { TextArea } from "@portico/design-system/field";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import { ProblemAlert } from "../../../components/ProblemAlert.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useAction } from "../../../data/useAction.ts";
import { useRead } from "../../../data/useRead.ts";
import { addComment, closeComment, type Comment, commentsReading } from "./talk.api.ts";

/** What editors said of a message, oldest first, and room to say more. */
export function Comments({ of }: { of: string }) {
  const t = useCopy();
  const { read, again } = useRead(commentsReading(of));
  const skeleton = (
    <SkeletonGroup label={t("studio.editor.comments.loading")}>
      <Skeleton shape="text" lines={3} />
    </SkeletonGroup>
  );
  return (
    <Stack gap="large">
      <ScreenState read={read} onRetry={again} skeleton={skeleton} empty={{ when: (said) => said.length === 0, show: <Text tone="quiet">{t("studio.editor.comments.none")}</Text> }}>
        {(said) => (
          <Stack as="ul" gap="medium">
            {said.map((comment) => (
              <OneComment key={comment.id} comment={comment} />
            ))}
          </Stack>
        )}
      </ScreenState>
      <AddComment of={of} />
    </Stack>
  );
}

function OneComment({ comment: { id, author, at, text, resolvedBy, resolvedAt } }: { comment: Comment }) {
  const t = useCopy();
  const { state, run } = useAction(closeComment);
  return (
    <Stack as="li" gap="xsmall" align="start">
      <Text size="small" tone="quiet">
        {t("studio.editor.comment.by", { author, at })}
      </Text>
      <Text>{text}</Text>
      {resolvedBy && resolvedAt ? (
        <Text size="small" tone="good">
          {t("studio.editor.comment.closed", { author: resolvedBy, at: resolvedAt })}
        </Text>
      ) : (
        <Button variant="quiet" size="compact" busy={state.phase === "running" ? t("studio.editor.comment.closing") : undefined} onPress={() => void run(id)}>
          {t("studio.editor.comment.close")}
        </Button>
      )}
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
    </Stack>
  );
}

const longest = 2000;

function AddComment({ of }: { of: string }) {
  const t = useCopy();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(false);
  const { state, run } = useAction(addComment);
  const missing = text.trim() === "";
  const add = async () => {
    setAsked(true);
    if (missing) return;
    const answer = await run({ key: of, text: text.trim() });
    if (!answer.ok) return;
    setText("");
    setAsked(false);
  };
  return (
    <Stack gap="small">
      <TextArea
        label={t("studio.editor.comment.label")}
        name="comment"
        rows={2}
        value={text}
        onChange={setText}
        maxLength={longest}
        remaining={(left) => t(left < 0 ? "studio.editor.reason.over" : "studio.editor.reason.left", { count: Math.abs(left) })}
        error={asked && missing ? t("studio.editor.comment.missing") : undefined}
      />
      <Inline>
        <Button variant="secondary" busy={state.phase === "running" ? t("studio.editor.comment.adding") : undefined} onPress={() => void add()}>
          {t("studio.editor.comment.add")}
        </Button>
      </Inline>
      {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
    </Stack>
  );
}
